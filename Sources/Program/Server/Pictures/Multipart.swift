/// A part of a form (RFC 7578).
struct FormPart {
  let name: String
  /// The name of the file; `nil` if the part is none.
  let fileName: String?
  let bytes: [UInt8]
}

/// Reads a body of the type `multipart/form-data`.
enum Multipart {
  /// The largest number of parts.
  static let partLimit = 16

  /// Returns the parts of a body; `type` is the value of `Content-Type`, which has the boundary.
  ///
  /// - Throws: The problem of a body that is cut off, has too many parts or no boundary.
  static func parts(_ body: [UInt8], type: String) throws(Problem) -> [FormPart] {
    guard let boundary = parameter("boundary", of: type[...]), !boundary.isEmpty else {
      throw Problem(400, "'Content-Type' has no boundary; send a form, such as with curl -F")
    }
    let mark = Array("\r\n--\(boundary)".utf8)
    // The first boundary may be at the very beginning.
    var rest = (Array("\r\n".utf8) + body)[...]
    var parts: [FormPart] = []
    guard var start = offset(of: mark, in: rest) else { throw cutOff }
    while true {
      rest = rest[(start + mark.count)...]
      if rest.starts(with: Array("--".utf8)) { return parts }
      guard let end = offset(of: mark, in: rest) else { throw cutOff }
      guard parts.count < partLimit else {
        throw Problem(
          400, "the form has more than the \(partLimit) parts allowed; send 'expected' and 'actual'"
        )
      }
      parts.append(try part(rest[..<end]))
      start = end
    }
  }

  private static var cutOff: Problem { Problem(400, "the form is cut off; send all of it") }

  private static func part(_ bytes: ArraySlice<UInt8>) throws(Problem) -> FormPart {
    let blank = Array("\r\n\r\n".utf8)
    guard let end = offset(of: blank, in: bytes) else {
      throw Problem(400, "a part of the form has no blank line after its header")
    }
    let header = String(decoding: bytes[..<end], as: UTF8.self)
    let disposition = header.split(separator: "\r\n")
      .first { $0.lowercased().hasPrefix("content-disposition:") }
    guard let disposition, let name = parameter("name", of: disposition) else {
      throw Problem(400, "a part of the form has no name; add one to 'Content-Disposition'")
    }
    return FormPart(
      name: name, fileName: parameter("filename", of: disposition),
      bytes: Array(bytes[(end + blank.count)...]))
  }

  /// Returns a parameter of a header field, without quotes.
  private static func parameter(_ name: String, of field: Substring) -> String? {
    for word in field.split(separator: ";").dropFirst().map(\.trimmed) {
      let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, halves[0].lowercased() == name else { continue }
      let value = halves[1]
      let isQuoted = value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
      return String(isQuoted ? value.dropFirst().dropLast() : value)
    }
    return nil
  }

  /// Returns the first place of a pattern; `nil` if it is not there.
  private static func offset(of pattern: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "\r")) {
      rest = rest[start...]
      if rest.starts(with: pattern) { return start }
      rest = rest.dropFirst()
    }
    return nil
  }
}
