/// Detects files that are not style sheets, where every line would be an error.
enum StyleSheetSyntaxCheck {
  /// Returns the error message for the file as a whole; `nil` if it may be a style sheet.
  static func fault(in bytes: [UInt8]) -> Message? {
    if bytes.count > Limits.styleSheetByteCount {
      return .tooLongStyleSheet(byteCount: bytes.count)
    }
    let marks = bytes.prefix(2)
    if marks.elementsEqual([0xFF, 0xFE]) || marks.elementsEqual([0xFE, 0xFF]) {
      return .utf16
    }
    return kind(of: bytes).map(Message.noStyleSheet)
  }

  private static func kind(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return "a WebP picture"
    }
    return signatures.first { bytes.starts(with: $0.bytes) }?.name ?? textKind(of: bytes)
  }

  private static let signatures: [(bytes: [UInt8], name: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"), ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    (Array("GIF89a".utf8), "a GIF picture"), (Array("GIF87a".utf8), "a GIF picture"),
    (Array("%PDF".utf8), "a PDF document"), (Array("PK\u{3}\u{4}".utf8), "a ZIP archive"),
    (Array("OTTO\0".utf8), "a font"), ([0, 1, 0, 0], "a font"),
  ]

  /// Detects text formats by their first characters, which no statement starts with.
  private static func textKind(of bytes: [UInt8]) -> String? {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var visible = bytes.dropFirst(mark).lazy.filter { $0 > 0x20 }.makeIterator()
    switch (visible.next(), visible.next()) {
    case (UInt8(ascii: "<"), _): return "XML, HTML or SVG"
    case (UInt8(ascii: "["), _), (UInt8(ascii: "{"), UInt8(ascii: "\"")): return "JSON"
    default: return nil
    }
  }
}
