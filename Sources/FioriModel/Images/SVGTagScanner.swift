/// Finds the tags in SVG source without building a tree.
///
/// Comments, CDATA sections, processing instructions and the document type are skipped. It is only
/// correct for well-formed XML; for anything else it still ends after one pass.
struct SVGTagScanner {
  private let bytes: [UInt8]
  private var position = 0

  /// Starts at the first byte of `bytes`, read as UTF-8 or ASCII.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the next start or end tag; `nil` at the end, or if the last tag is not closed.
  mutating func next() -> SVGTag? {
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open
      let isEnd = byte(open + 1) == UInt8(ascii: "/")
      let start = open + (isEnd ? 2 : 1)
      if let first = byte(start), isNameByte(first) { return readTag(nameAt: start, isEnd: isEnd) }
      skipMarkup()
    }
    return nil
  }

  private func byte(_ index: Int) -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  private func starts(_ text: StaticString) -> Bool {
    let end = position + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return (position..<end).allSatisfy { bytes[$0] == text.utf8Start[$0 - position] }
  }

  private mutating func skip(past text: StaticString) {
    while position < bytes.count {
      if starts(text) {
        position += text.utf8CodeUnitCount
        return
      }
      position += 1
    }
  }

  /// Skips a `<` construct that is not a tag.
  private mutating func skipMarkup() {
    if starts("<!--") {
      position += 4
      skip(past: "-->")
    } else if starts("<![CDATA[") {
      skip(past: "]]>")
    } else if starts("<?") {
      skip(past: "?>")
    } else if starts("<!DOCTYPE") {
      skipDocumentType()
    } else {
      position += 1
    }
  }

  private mutating func skipDocumentType() {
    var depth = 0
    while let current = byte(position) {
      switch current {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted(by: current)
      case UInt8(ascii: "<") where starts("<!--") || starts("<?"): skipMarkup()
      case UInt8(ascii: "<"): (depth, position) = (depth + 1, position + 1)
      case UInt8(ascii: ">"): (depth, position) = (depth - 1, position + 1)
      default: position += 1
      }
      if depth == 0 { return }
    }
  }

  private mutating func skipQuoted(by quote: UInt8) {
    let close = bytes[(position + 1)...].firstIndex(of: quote)
    position = close.map { $0 + 1 } ?? bytes.count
  }

  private mutating func readTag(nameAt start: Int, isEnd: Bool) -> SVGTag? {
    let nameEnd = bytes[start...].firstIndex { !isNameByte($0) } ?? bytes.count
    position = nameEnd
    while let current = byte(position), current != UInt8(ascii: ">") {
      if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") {
        skipQuoted(by: current)
      } else {
        position += 1
      }
    }
    guard position < bytes.count else { return nil }
    position += 1
    let isEmpty = bytes[position - 2] == UInt8(ascii: "/")
    return SVGTag(name: localName(start..<nameEnd), isEnd: isEnd, isEmpty: isEmpty)
  }

  private func localName(_ name: Range<Int>) -> Range<Int> {
    let colon = bytes[name].lastIndex(of: UInt8(ascii: ":"))
    return (colon.map { $0 + 1 } ?? name.lowerBound)..<name.upperBound
  }
}

/// A tag in SVG source.
struct SVGTag {
  /// The offsets of the element's name, without its namespace prefix.
  let name: Range<Int>
  /// Whether this is an end tag, such as `</g>`.
  let isEnd: Bool
  /// Whether the tag ends with `/>`, so that no end tag follows.
  let isEmpty: Bool
}
