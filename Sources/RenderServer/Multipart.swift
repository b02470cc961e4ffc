import WebServer

/// A part of a form (RFC 7578).
struct FormPart {
  let name: String
  /// The name of the file; `nil` if the part is none.
  let fileName: String?
  let bytes: [UInt8]
}

/// Reads a body of the type `multipart/form-data`.
enum Multipart {
  /// Returns the parts of a body; `type` is the value of `Content-Type`, which has the boundary.
  ///
  /// - Throws: The problem of a body that is cut off or has no boundary.
  static func parts(_ body: [UInt8], type: String) throws(Problem) -> [FormPart] {
    guard let boundary = parameter("boundary", of: type[...]), !boundary.isEmpty else {
      throw Problem(400, "'Content-Type' has no boundary; send a form, such as with curl -F")
    }
    let mark = Array("\r\n--\(boundary)".utf8)
    // The first boundary may stand at the very beginning.
    let bytes = Array("\r\n".utf8) + body
    var places = matches(of: mark, in: bytes)[...]
    var parts: [FormPart] = []
    while let start = places.popFirst() {
      let content = bytes[(start + mark.count)...]
      if content.starts(with: Array("--".utf8)) { return parts }
      guard let end = places.first else { break }
      parts.append(try part(bytes[(start + mark.count)..<end]))
    }
    throw Problem(400, "the form is cut off; send all of it")
  }

  private static func part(_ bytes: ArraySlice<UInt8>) throws(Problem) -> FormPart {
    let blank = Array("\r\n\r\n".utf8)
    guard let end = matches(of: blank, in: Array(bytes)).first else {
      throw Problem(400, "a part of the form has no blank line after its header")
    }
    let header = String(decoding: bytes.prefix(end), as: UTF8.self)
    let disposition = header.split(separator: "\r\n")
      .first { $0.lowercased().hasPrefix("content-disposition:") }
    guard let disposition, let name = parameter("name", of: disposition) else {
      throw Problem(400, "a part of the form has no name; give 'Content-Disposition' a name")
    }
    return FormPart(
      name: name, fileName: parameter("filename", of: disposition),
      bytes: Array(bytes.dropFirst(end + blank.count)))
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

  /// Returns the places of a pattern, none of which overlap.
  private static func matches(of pattern: [UInt8], in bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    var place = 0
    while place + pattern.count <= bytes.count {
      guard let next = bytes[place...].firstIndex(of: pattern[0]),
        next + pattern.count <= bytes.count
      else { break }
      if bytes[next..<(next + pattern.count)].elementsEqual(pattern) {
        places.append(next)
        place = next + pattern.count
      } else {
        place = next + 1
      }
    }
    return places
  }
}
