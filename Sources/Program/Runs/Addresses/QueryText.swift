/// A mistake in a query.
package struct QueryError: Error {
  package let message: String

  package init(_ message: String) { self.message = message }
}

/// The text of a query (`a=1&b=2`).
package enum QueryText {
  /// Returns the parameters in order, decoded; a plus sign is a space, as in forms.
  ///
  /// - Throws: The mistake if a part is not percent-encoded UTF-8, or a name is repeated.
  package static func parameters(
    _ query: Substring
  ) throws(QueryError) -> [(column: String, text: String)] {
    var parameters: [(column: String, text: String)] = []
    // By their bytes: names that only look the same are others.
    var names: Set<[UInt8]> = []
    for part in query.utf8.split(separator: UInt8(ascii: "&")) {
      let mark = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      let value = part[mark...].dropFirst()
      let name = try decoded(Substring(part[..<mark]))
      guard names.insert(Array(name.utf8)).inserted else {
        throw QueryError("'\(name.prefix(shownLength))' is repeated; use it once")
      }
      parameters.append((name, try decoded(Substring(value))))
    }
    return parameters
  }

  /// Returns a text with percent signs decoded.
  ///
  /// - Throws: The mistake if the result is not UTF-8.
  package static func decoded(_ text: Substring) throws(QueryError) -> String {
    let source = Array(text.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "%"):
        guard index + 2 < source.count, let high = digit(source[index + 1]),
          let low = digit(source[index + 2])
        else {
          throw QueryError(
            "'\(text.prefix(shownLength))': '%' without two hexadecimal digits; write '%25'")
        }
        bytes.append(high << 4 | low)
        index += 2
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      default: bytes.append(source[index])
      }
      index += 1
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else {
      throw QueryError("'\(text.prefix(shownLength))' is not UTF-8; encode its characters as UTF-8")
    }
    return decoded
  }

  /// The number of characters of a text in a message.
  private static let shownLength = 40

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
