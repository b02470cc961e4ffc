import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

/// Shadows in SVGs.
struct SVGShadowTests {
  /// Levels of 255: librsvg's blur is of three boxes, whose sum is no true Gaussian.
  private static let slack = 4
  /// Of deviations below two pixels librsvg draws less than the Gaussian has: of one pixel, 13 % of
  /// the color instead of 30 % beside an edge, where Chromium has 33 %.
  private static let smallBlurSlack = 8

  private func list(_ commands: [DisplayCommand], scale: Double) -> DisplayList {
    var list = DisplayList(
      size: PictureSize(layout: Size(width: 100, height: 80), scale: scale),
      background: RGBA(0xF5F6F7))
    for command in commands { list.append(command) }
    return list
  }

  private func svg(_ list: DisplayList) throws -> String {
    var canvas = SVGCanvas(
      list.size, accessibilityText: AccessibilityText(title: "", text: ""),
      outlines: SquareOutlines(),
      idPrefix: "", pngEncoder: { try PNGEncoder.encode($0, pixelsPerPoint: 1) })
    try list.paint(on: &canvas)
    return canvas.svg.description
  }

  private static let rect = Rect(x: 20, y: 10, width: 50, height: 40)

  @Test(arguments: [1.0, 2, 3])
  func `a viewer draws the same as the PNG`(scale: Double) throws {
    #expect(try largestDifference(8, [.classic], scale: scale) <= Self.slack)
    #expect(try largestDifference(16, [Shadow.horizon[1]], scale: scale) <= Self.slack)
    #expect(try largestDifference(16, Shadow.horizon, scale: scale) <= Self.smallBlurSlack)
  }

  /// Between librsvg's picture and ours.
  private func largestDifference(
    _ cornerRadius: Double, _ shadows: [Shadow], scale: Double
  ) throws -> Int {
    let list = list(
      shadows.map { .shadow(Self.rect, cornerRadius: cornerRadius, $0) }, scale: scale)
    let png = try Rasterizer.png(of: Array(svg(list).utf8), zoom: scale)
    let seen = try ImageDecoder.decode(
      png, limits: ImageLimits(maximumPixelCount: 100_000, maximumByteCount: 100_000))
    return try #require(PictureDifference(seen, try list.bitmap())).largest
  }
}
