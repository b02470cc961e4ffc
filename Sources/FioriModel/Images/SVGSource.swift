package import FioriBasics

/// Inspects and edits the source of an SVG.
///
/// Sources are read as UTF-8 or ASCII bytes; other encodings, such as UTF-16, are not recognized.
package enum SVGSource {
  /// Returns whether the root element is `svg`, with or without a namespace prefix.
  package static func isSVG(_ bytes: [UInt8]) -> Bool {
    guard looksLikeMarkup(bytes), hasReadableEncoding(bytes) else { return false }
    var scanner = SVGTagScanner(bytes)
    return scanner.next().map { !$0.isEnd && bytes[$0.name].elementsEqual("svg".utf8) } ?? false
  }

  /// Returns whether there is a `text` element, which would be drawn in the system's fonts.
  package static func containsText(_ bytes: [UInt8]) -> Bool {
    var scanner = SVGTagScanner(bytes)
    while let tag = scanner.next() {
      if isText(tag, in: bytes) { return true }
    }
    return false
  }

  /// Returns the picture with every `text` element renamed `desc`, which is not drawn.
  ///
  /// A style such as `text{display:none!important}` would not work: the picture's own styles can be
  /// `!important` too, and come later.
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

  /// Returns whether the XML declaration, if any, names an encoding whose markup is plain ASCII.
  ///
  /// In other encodings, such as UTF-7, elements could be hidden from a byte scanner.
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
  /// Returns the SVG for embedding in another, scaled by `factor`.
  ///
  /// librsvg first draws an embedded picture at its own size and then scales the pixels; browsers
  /// ignore the size.
  package static func embedded(_ bytes: [UInt8], size: Size, factor: Double) -> [UInt8] {
    guard let start = rootStart(of: bytes), isUTF8(bytes[..<start]) else { return bytes }
    let width = Decimal.text(size.width)
    let height = Decimal.text(size.height)
    let open =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Decimal.text(size.width * factor))\" "
      + "height=\"\(Decimal.text(size.height * factor))\" viewBox=\"0 0 \(width) \(height)\">"
    return Array(open.utf8) + unplaced(bytes[start...]) + Array("</svg>".utf8)
  }

  /// Returns the source with its root's `x` and `y` renamed: they have no effect in a standalone
  /// picture, but would move it inside another.
  private static func unplaced(_ source: ArraySlice<UInt8>) -> [UInt8] {
    guard let end = tagEnd(of: source) else { return Array(source) }
    let tag = String(decoding: source[..<end], as: UTF8.self)
    let renamed = tag.replacing(/(\s)([xy])(\s*=)/) { "\($0.1)data-\($0.2)\($0.3)" }
    return Array(renamed.utf8) + source[end...]
  }

  /// Returns the end of the first tag: a `>` outside quotes.
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

  /// Returns the start of the root's tag, after any declaration, type and comments.
  private static func rootStart(of bytes: [UInt8]) -> Int? {
    var scanner = SVGTagScanner(bytes)
    guard let root = scanner.next() else { return nil }
    return bytes[..<root.name.lowerBound].lastIndex(of: UInt8(ascii: "<"))
  }

  /// Returns whether the text before the root keeps the encoding UTF-8.
  private static func isUTF8(_ prolog: ArraySlice<UInt8>) -> Bool {
    !String(decoding: prolog, as: UTF8.self).lowercased().contains("8859")
  }
}
