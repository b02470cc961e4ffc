import FioriRender
import Testing

@testable import TestSupport

/// Files that are no sheets, and bytes that are no text.
struct StyleSheetFileTests {
  private func complaints(_ bytes: [UInt8]) -> [String] {
    StyleSheet(nss: bytes, file: "a.nss").complaints
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a PNG picture"),
      ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture"), (Array("GIF89a".utf8), "a GIF picture"),
      (Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8), "a WebP picture"),
      (Array("%PDF-1.7".utf8), "a PDF document"), (Array("\n{\n \"type\": 1}".utf8), "JSON"),
      (Array("[1]".utf8), "JSON"), (Array("\u{FEFF}<svg/>".utf8), "XML, HTML or SVG"),
    ] as [([UInt8], String)])
  func `another kind of file is named`(bytes: [UInt8], name: String) {
    expect(complaints(bytes), is: ["1:1 this is \(name); name a style sheet (.nss)"])
  }

  @Test func `bytes that are no UTF-8 are told once`() {
    let text = Array("/* ".utf8) + [0xFC] + Array(" */ A { x: ".utf8) + [0xFC] + Array("; } }".utf8)
    expect(
      complaints(text),
      is: [
        "1:4 byte 0xFC is not valid UTF-8; save the file as UTF-8",
        "1:21 '}' without a '{' before it; remove it, or write the '{'",
      ])
  }

  @Test func `UTF-16 is told`() {
    expect(
      complaints([0xFF, 0xFE, 0x40, 0]), is: ["1:1 the text is UTF-16; save the file as UTF-8"])
  }

  @Test func `a sheet has a largest size`() {
    let limit = Limits.styleSheetByteCount
    expect(complaints([UInt8](repeating: 0x20, count: limit)), is: [])
    expect(
      complaints([UInt8](repeating: 0x20, count: limit + 1)),
      is: [
        "1:1 the style sheet has 1000001 bytes; at most 1000000 are read"
      ])
  }
}
