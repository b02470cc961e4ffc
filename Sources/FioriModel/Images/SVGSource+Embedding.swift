package import FioriBasics

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
