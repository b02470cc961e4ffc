extension SVGSource {
  /// The picture as it stands inside another, without texts, and `factor` times as large.
  ///
  /// librsvg draws an embedded picture in its own size first and enlarges the pixels; browsers do
  /// not mind the size.
  static func embedded(_ bytes: [UInt8], size: Size, factor: Double) -> [UInt8] {
    let plain = hidingText(in: bytes)
    guard let start = rootStart(of: plain), isUTF8(plain[..<start]) else { return plain }
    let width = Decimal.text(size.width)
    let height = Decimal.text(size.height)
    let open =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Decimal.text(size.width * factor))\" "
      + "height=\"\(Decimal.text(size.height * factor))\" viewBox=\"0 0 \(width) \(height)\">"
    return Array(open.utf8) + plain[start...] + Array("</svg>".utf8)
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
