import Foundation
import Testing

@testable import FioriDrawing
@testable import FioriNative
@testable import FioriRender
@testable import TestSupport

/// Pictures of which no two have anything in common, drawn by one engine.
struct CacheLimitTests {
  /// Fonts that no other test draws with, so that they have an engine of their own.
  private static var fonts: FontOptions {
    var options = FontOptions()
    options.folders = ["\(Repository.fonts.path)/."]
    return options
  }

  private static let count = 240

  @Test func `nothing grows beyond its limit, and pictures stay the same`() throws {
    let renderer = try Renderer(fonts: Self.fonts)
    let pool = try FontEnginePool.pool(for: Self.fonts)
    let first = try Self.files(0, renderer)
    var largest: [String: Int] = [:]
    var fontMaps = 0
    for number in 0..<Self.count {
      let before = try pool.withEngine { ObjectIdentifier($0.fontMap) }
      _ = try Self.file(number, as: Format.allCases[number / 4 % 4], renderer)
      let sizes = try pool.withEngine { CacheSize.all(of: $0) }
      expect(sizes.filter { $0.byteCount > $0.byteLimit }, is: [], "picture \(number)")
      largest.merge(sizes.map { ($0.name, $0.byteCount) }, uniquingKeysWith: max)
      if try pool.withEngine({ ObjectIdentifier($0.fontMap) }) != before { fontMaps += 1 }
    }
    // They were full, or there would be no test.
    #expect(fontMaps > 0)
    #expect(largest["masks"] ?? 0 > GlyphMaskCache.byteLimit * 9 / 10)
    #expect(largest["outlines"] ?? 0 > 0 && largest["texts of outlines"] ?? 0 > 0)
    try expect(Self.files(0, renderer), is: first)
  }

  @Test func `a new font map has no bytes`() throws {
    let map = try FontMap(FontLibrary(Self.fonts))
    #expect(map.byteCount == 0)
  }

  /// A picture's files in every format.
  private static func files(_ number: Int, _ renderer: Renderer) throws -> [[UInt8]] {
    try Format.allCases.map { try file(number, as: $0, renderer) }
  }

  private static func file(
    _ number: Int, as format: Format, _ renderer: Renderer
  ) throws -> [UInt8] {
    let document = DescribedDocument(try description(number)).document
    expect(document.diagnostics, is: [])
    let figure = try #require(document.figures.first)
    return try renderer.data(of: renderer.drawing(of: figure), as: DrawingOutput(format))
  }

  private static func description(_ number: Int) throws -> String {
    let text = "\(number) Ab مرحبا שלום"
    let runs =
      "[{\"text\": \"\(text)\", \"font\": {\"size\": \(40 + Double(number) * 0.09)}}]"
    let view =
      switch number % 4 {
      case 0: "{\"type\": \"kpiCard\", \"title\": \"\(text)\", \"titleAttributedText\": \(runs)}"
      case 1: "{\"type\": \"kpiView\", \"items\": [\(try icon(number))], \"caption\": \(runs)}"
      case 2: "{\"type\": \"objectHeader\", \"headlineText\": \(runs)}"
      default: "{\"type\": \"kpiView\", \"items\": [\(metric(number))], \"caption\": \(runs)}"
      }
    return """
      {"view": \(view), "environment": {"width": \(300 + number), "locale": "\(locale(number))", \
      "palette": "v\(4 + number % 5)", "generation": "\(number % 2 == 0 ? "classic" : "horizon")"}}
      """
  }

  private static func locale(_ number: Int) -> String {
    let letters = [number % 26, number / 26].map { String(UnicodeScalar(UInt8(97 + $0))) }
    return "\(["ar", "de", "fr", "ja"][number % 4])-\(letters.joined())"
  }

  private static func metric(_ number: Int) -> String {
    "{\"metric\": {\"value\": \(number), \"style\": \"percent\"}}"
  }

  private static func icon(_ number: Int) throws -> String {
    let side = 8 + number % 9
    let pixels = Array(
      repeatElement([UInt8(number), 0, 255, 255], count: side * side).joined())
    let png = try PNGEncoder.encode(
      Bitmap(width: side, height: side, pixels: pixels), pixelsPerPoint: 1)
    return "{\"icon\": \"data:image/png;base64,\(Data(png).base64EncodedString())\"}"
  }
}

/// What a cache takes, and what it may take.
private struct CacheSize: Hashable {
  let name: String
  let byteCount: Int
  let byteLimit: Int

  init(_ name: String, _ byteCount: Int, of byteLimit: Int) {
    (self.name, self.byteCount, self.byteLimit) = (name, byteCount, byteLimit)
  }

  init<Key, Value>(_ name: String, _ cache: LeastRecentlyUsedCache<Key, Value>) {
    self.init(name, cache.byteCount, of: cache.byteLimit)
  }

  static func all(of engine: FontEngine) -> [CacheSize] {
    [
      CacheSize("shaped texts", engine.shapedTexts.byteCount, of: ShapedTextCache.byteLimit),
      CacheSize("masks", engine.masks.byteCount, of: GlyphMaskCache.byteLimit),
      CacheSize("shadows", engine.shadows.byteCount, of: ShadowTileCache.byteLimit),
      CacheSize("fonts", engine.outlines.fonts), CacheSize("outlines", engine.outlines.outlines),
      CacheSize("texts of outlines", engine.outlines.texts),
      CacheSize("boxes of glyphs", engine.outlines.inks),
      CacheSize("colored glyphs", engine.outlines.colorBitmaps),
      CacheSize("fonts of PDFs", engine.paintFonts),
      CacheSize("numbers", ICUNumbers.shared.byteCount, of: ICUNumbers.byteLimit),
      CacheSize("times", ICUTimes.shared.byteCount, of: ICUTimes.byteLimit),
      CacheSize("font map", engine.fontMap.byteCount, of: FontMap.byteLimit),
    ]
  }
}
