/// Where the tokens of a text lie that is more or less JSON.
struct JSONTokens {
  let bytes: [UInt8]
  /// Strings with their quotes, words, and single marks; blanks are left out.
  let ranges: [Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var ranges: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = Self.end(ofTokenAt: start, in: bytes)
      if !Self.blanks.contains(bytes[start]) { ranges.append(start..<end) }
      start = end
    }
    self.ranges = ranges
  }

  /// The bytes of the value, or of the member with its key and value, that begins with a token.
  func span(at index: Int) -> Range<Int> {
    let last = end(ofValueAt: index)
    let isKey = mark(last + 1) == UInt8(ascii: ":") && last + 2 < ranges.count
    let end = isKey ? end(ofValueAt: last + 2) : last
    return ranges[index].lowerBound..<ranges[end].upperBound
  }

  /// Whether a token is a word or a string.
  func isScalar(_ index: Int) -> Bool {
    !Self.marks.contains(bytes[ranges[index].lowerBound])
  }

  private static let blanks: [UInt8] = Array(" \t\r\n".utf8)
  private static let marks: [UInt8] = Array("{}[]:,".utf8)

  private func mark(_ index: Int) -> UInt8? {
    ranges.indices.contains(index) ? bytes[ranges[index].lowerBound] : nil
  }

  private func end(ofValueAt index: Int) -> Int {
    var depth = 0
    for token in index..<ranges.count {
      switch mark(token) {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      if depth <= 0 { return token }
    }
    return ranges.count - 1
  }

  private static func end(ofTokenAt start: Int, in bytes: [UInt8]) -> Int {
    if bytes[start] == UInt8(ascii: "\"") {
      var end = start + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(end + 1, bytes.count)
    }
    let ends = blanks + marks
    if ends.contains(bytes[start]) { return start + 1 }
    return bytes[start...].firstIndex { ends.contains($0) } ?? bytes.count
  }
}
