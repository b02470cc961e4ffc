import FioriRender
import Testing

@testable import FioriBackend
@testable import TestSupport

/// Shadows in SVGs.
struct SVGShadowTests {
  /// Levels of 255: librsvg's blur is of three boxes, whose sum is no true Gaussian.
  private static let slack = 4
  /// Of deviations below two pixels librsvg draws less than the Gaussian has: of one pixel, 13 % of
  /// the color instead of 30 % beside an edge, where Chromium has 33 %.
  private static let smallBlurSlack = 8

  private func list(_ commands: [DisplayCommand], scale: Double = 2) -> DisplayList {
    var list = DisplayList(
      size: PictureSize(layout: Size(width: 100, height: 80), scale: scale),
      background: RGBA(0xF5F6F7))
    for command in commands { list.append(command) }
    return list
  }

  private func svg(_ list: DisplayList, idPrefix: String = "") throws -> String {
    var canvas = SVGCanvas(
      list.size, words: AccessibilityText(title: "", text: ""), outlines: SquareOutlines(),
      idPrefix: idPrefix, pngEncoder: { try PNGEncoder.encode($0, pixelsPerPoint: 1) })
    try list.paint(on: &canvas)
    return canvas.svg.description
  }

  private static let rect = Rect(x: 20, y: 10, width: 50, height: 40)

  @Test func `a shadow is the shape, moved, blurred, and cut out`() throws {
    let svg = try svg(list([.shadow(Self.rect, cornerRadius: 0, .classic)]))
    #expect(
      svg.contains(
        """
        <defs>
        <filter id="blur-2-50-40" x="-0.14" y="-0.175" width="1.28" height="1.35" \
        color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="2"/></filter>
        <clipPath id="outside-20-10-50-40-0"><path d="M-60-70L150-70L150 130L-60 130Z\
        M20 10L70 10L70 50L20 50Z" clip-rule="evenodd"/></clipPath>
        </defs>

        """))
    #expect(
      svg.contains(
        """
        <path d="M20 12L70 12L70 52L20 52Z" fill="#000000" opacity="0.149" \
        filter="url(#blur-2-50-40)" clip-path="url(#outside-20-10-50-40-0)"/>

        """))
  }

  @Test func `shapes of one size share their blur, shadows of one shape their clip`() throws {
    let other = Rect(x: 21, y: 60, width: 50, height: 40)
    let commands = [Self.rect, other].flatMap { rect in
      Shadow.horizon.map { DisplayCommand.shadow(rect, cornerRadius: 4, $0) }
    }
    let svg = try svg(list(commands), idPrefix: "a-")
    expect(svg.ranges(of: "<filter id=\"a-blur-").count, is: 2)
    expect(svg.ranges(of: "filter=\"url(#a-blur-").count, is: 4)
    expect(svg.ranges(of: "<clipPath id=\"a-outside-").count, is: 2)
    expect(svg.ranges(of: "clip-path=\"url(#a-outside-").count, is: 4)
  }

  @Test func `without a blur there is no filter`() throws {
    let shadow = Shadow(color: RGBA(0x112233), blur: 0, offset: Point(x: 1, y: 1))
    let svg = try svg(list([.shadow(Self.rect, cornerRadius: 0, shadow)]))
    #expect(!svg.contains("filter"))
    #expect(!svg.contains("opacity"))
  }

  @Test(arguments: [1.0, 2, 3])
  func `a viewer draws what the PNG has`(scale: Double) throws {
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
