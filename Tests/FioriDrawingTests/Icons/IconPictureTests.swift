import FioriRender
import Foundation
import Testing

@testable import FioriDrawing
@testable import TestSupport

/// Icons in the manner of each exporter, drawn by us and by librsvg.
struct IconPictureTests {
  private static let folder = Repository.root.appending(path: "Fuzz/Seeds/icons")
  private static let side = 64.0
  /// The share of pixels that may differ by more than the levels.
  private static let slack = (share: 0.01, levels: 16)
  /// librsvg 2.54 draws what is outside of the subset, text in fonts of its own, and neither clips of
  /// clips nor the overflow of a symbol that is sliced.
  private static let different = [
    "figma-text.svg", "hand-clips.svg", "hand-outside.svg", "hand-symbols.svg", "hand-text.svg",
  ]
  private static let refused = "illustrator-entities.svg"

  private static let names = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".svg") && $0 != refused }.sorted()
  }()

  private func source(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appending(path: name)))
  }

  /// The icon with its longer side as long as all others'.
  private func list(_ source: [UInt8]) throws -> (list: DisplayList, zoom: Double) {
    let (image, _) = try SVGReader.read(try XMLReader.read(source))
    let zoom = Self.side / max(image.size.width, image.size.height)
    let size = Size(width: image.size.width * zoom, height: image.size.height * zoom)
    let frame = Frame(
      size: size, baseline: nil, content: .image(.vector(image), tint: nil, cornerRadius: 0))
    var list = DisplayList(size: PictureSize(layout: size, scale: 1))
    list.append(frame, at: .zero)
    return (list, zoom)
  }

  private func svg(_ list: DisplayList) throws -> [UInt8] {
    var canvas = SVGCanvas(
      list.size, accessibilityText: AccessibilityText(title: "", text: ""),
      outlines: SquareOutlines(),
      idPrefix: "", pngEncoder: { try PNGEncoder.encode($0, pixelsPerPoint: 1) })
    try list.paint(on: &canvas)
    return canvas.svg.bytes
  }

  /// The share of pixels in which a channel differs by more than the allowed levels, on white.
  private func share(_ one: Bitmap, _ other: Bitmap) throws -> Double {
    try #require(one.width == other.width && one.height == other.height)
    let count = (0..<one.width * one.height).count { pixel in
      zip(one.onWhite(pixel), other.onWhite(pixel)).contains { abs($0 - $1) > Self.slack.levels }
    }
    return Double(count) / Double(one.width * one.height)
  }

  private func decoded(_ png: [UInt8]) throws -> Bitmap {
    try ImageDecoder.decode(
      png, limits: ImageLimits(maximumPixelCount: 1_000_000, maximumByteCount: 1_000_000))
  }

  @Test(arguments: names)
  func `an icon looks as librsvg draws it`(name: String) throws {
    let source = try source(name)
    let (list, zoom) = try list(source)
    let expected = try decoded(Rasterizer.png(of: source, zoom: zoom))
    let share = try share(list.bitmap(), expected)
    let isDifferent = Self.different.contains(name)
    #expect((share > Self.slack.share) == isDifferent, "\(share)")
  }

  @Test(arguments: names)
  func `an icon's SVG looks like its PNG`(name: String) throws {
    let list = try list(source(name)).list
    let drawn = try decoded(Rasterizer.png(of: svg(list), zoom: 1))
    let share = try share(list.bitmap(), drawn)
    #expect(share <= Self.slack.share, "\(share)")
  }

  @Test func `there are icons of each exporter`() {
    expect(
      Set(Self.names.map { String($0.prefix { $0 != "-" }) }),
      is: ["figma", "hand", "illustrator", "inkscape", "sap", "sketch"])
  }
}
