package import FioriBasics

/// What can be told of an SVG picture, and changed in it, from its source alone.
///
/// Sources are read as UTF-8 or ASCII bytes; one in another encoding, such as UTF-16, counts as no
/// SVG.
package enum SVGSource {
  /// Whether the root element is `svg`, with or without a namespace prefix.
  package static func isSVG(_ bytes: [UInt8]) -> Bool {
    guard looksLikeMarkup(bytes), hasReadableEncoding(bytes) else { return false }
    var scanner = SVGTagScanner(bytes)
    return scanner.next().map { !$0.isEnd && bytes[$0.name].elementsEqual("svg".utf8) } ?? false
  }

  /// Whether there is a `text` element, which would be drawn in whatever fonts the host has.
  package static func containsText(_ bytes: [UInt8]) -> Bool {
    var scanner = SVGTagScanner(bytes)
    while let tag = scanner.next() {
      if isText(tag, in: bytes) { return true }
    }
    return false
  }

  /// The same picture with every `text` element renamed `desc`, which nothing draws.
  ///
  /// A style such as `text{display:none!important}` would not do: the picture's own styles can
  /// be `!important` too, and come later.
  package static func hidingText(in bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var scanner = SVGTagScanner(bytes)
    while let tag = scanner.next() {
      if isText(tag, in: bytes) { result.replaceSubrange(tag.name, with: "desc".utf8) }
    }
    return result
  }

  private static func isText(_ tag: SVGTag, in bytes: [UInt8]) -> Bool {
    bytes[tag.name].elementsEqual("text".utf8)
  }

  private static func looksLikeMarkup(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let body = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
    return body.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
  }

  /// Whether an XML declaration, if there is one, names an encoding whose markup is plain ASCII.
  ///
  /// In others, such as UTF-7, elements could hide from a reader of bytes.
  private static func hasReadableEncoding(_ bytes: [UInt8]) -> Bool {
    let declaration = bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }
    let words = String(decoding: declaration, as: UTF8.self).lowercased()
      .split { " \t\r\n=\"'".contains($0) }
    guard words.first?.hasSuffix("<?xml") == true,
      let label = words.firstIndex(of: "encoding")
    else { return true }
    return words.dropFirst(label + 1).first.map {
      ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-1"].contains($0)
    } ?? false
  }
}

extension SVGSource {
  /// The picture as it stands inside another, `factor` times as large.
  ///
  /// librsvg draws an embedded picture in its own size first and enlarges the pixels; browsers do
  /// not mind the size.
  package static func embedded(_ bytes: [UInt8], size: Size, factor: Double) -> [UInt8] {
    guard let start = rootStart(of: bytes), isUTF8(bytes[..<start]) else { return bytes }
    let width = Decimal.text(size.width)
    let height = Decimal.text(size.height)
    let open =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Decimal.text(size.width * factor))\" "
      + "height=\"\(Decimal.text(size.height * factor))\" viewBox=\"0 0 \(width) \(height)\">"
    return Array(open.utf8) + unplaced(bytes[start...]) + Array("</svg>".utf8)
  }

  /// The source with its root's `x` and `y` renamed: they count for nothing in a picture by itself,
  /// and would move it inside another.
  private static func unplaced(_ source: ArraySlice<UInt8>) -> [UInt8] {
    guard let end = tagEnd(of: source) else { return Array(source) }
    let tag = String(decoding: source[..<end], as: UTF8.self)
    let renamed = tag.replacing(/(\s)([xy])(\s*=)/) { "\($0.1)data-\($0.2)\($0.3)" }
    return Array(renamed.utf8) + source[end...]
  }

  /// Where the first tag ends: at a `>` that no quotes enclose.
  private static func tagEnd(of source: ArraySlice<UInt8>) -> Int? {
    var quote: UInt8?
    return source.indices.first { index in
      let byte = source[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      return quote == nil && byte == UInt8(ascii: ">")
    }
  }

  /// Where the root's start tag begins, after any declaration, type and comment.
  private static func rootStart(of bytes: [UInt8]) -> Int? {
    var scanner = SVGTagScanner(bytes)
    guard let root = scanner.next() else { return nil }
    return bytes[..<root.name.lowerBound].lastIndex(of: UInt8(ascii: "<"))
  }

  /// Whether what stands before the root leaves the text UTF-8.
  private static func isUTF8(_ prolog: ArraySlice<UInt8>) -> Bool {
    !String(decoding: prolog, as: UTF8.self).lowercased().contains("8859")
  }
}
