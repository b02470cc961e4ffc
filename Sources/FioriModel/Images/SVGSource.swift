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
