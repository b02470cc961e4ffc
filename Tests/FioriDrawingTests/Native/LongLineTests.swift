import FioriRender
import Testing

@testable import FioriBasics
@testable import TestSupport

/// Lines of many points as pixels.
struct LongLineTests {
  private static let size = PictureSize(layout: Size(width: 300, height: 100), scale: 2)

  /// Of 255 levels: an edge is a sixteenth of a pixel off at the most, and Cairo's rows of coverage
  /// are as coarse.
  private static let outlineSlack = 24

  /// What a reduced line may differ by, of 255 levels: where a point is left out beside a higher
  /// one, an edge is up to half a pixel off.
  private static let reductionSlack = 112
  /// The share of pixels that may differ by more than an edge's roughness.
  private static let reductionShare = 0.005

  private func bitmap(_ path: Path, _ style: StrokeStyle, alpha: UInt8 = 255) throws -> Bitmap {
    var list = DisplayList(size: Self.size, background: RGBA(0xFFFFFF))
    list.append(.stroke(path, style, RGBA(red: 0, green: 64, blue: 128, alpha: alpha)))
    return try list.bitmap()
  }

  /// The path with a further start, which draws nothing and leaves the stroke to Cairo.
  private func strokedByCairo(_ path: Path) -> Path {
    var path = path
    path.move(to: Point(x: -100, y: -100))
    return path
  }

  private func outline(_ path: Path, _ style: StrokeStyle) -> GraphOutline? {
    GraphOutline(path, style, on: Self.size.grid, width: Self.size.canvas.width)
  }

  private func line(_ points: [Point]) -> Path {
    Path(through: points, isClosed: false)
  }

  @Test(arguments: LongLine.allCases, [StrokeStyle.Cap.round, .butt])
  func `a long line looks as Cairo strokes it`(kind: LongLine, cap: StrokeStyle.Cap) throws {
    let style = StrokeStyle(width: 2, cap: cap)
    let path = line(kind.points(800))
    #expect(outline(path, style) != nil)
    let difference = try #require(
      PictureDifference(
        bitmap(path, style, alpha: 200), bitmap(strokedByCairo(path), style, alpha: 200)))
    #expect(difference.largest <= Self.outlineSlack)
    #expect(difference.count > 0)
  }

  @Test func `a line to the left is the line to the right`() throws {
    let points = LongLine.noise.points(2_000)
    let style = StrokeStyle(width: 1.5)
    try expect(bitmap(line(points), style), is: bitmap(line(points.reversed()), style))
  }

  @Test func `a long line with steps and repeated points is drawn where it is`() throws {
    let points = (0..<600).map { place -> Point in
      Point(x: Double(place / 2) * 2 - 150, y: place % 4 < 2 ? 20.0 : 80.0)
    }
    let path = line(points + points.suffix(1))
    let style = StrokeStyle(width: 3)
    #expect(outline(path, style) != nil)
    let difference = try #require(
      PictureDifference(bitmap(path, style), bitmap(strokedByCairo(path), style)))
    #expect(difference.largest <= Self.outlineSlack)
  }

  @Test(arguments: LongLine.allCases)
  func `a reduced line looks like the full one`(kind: LongLine) throws {
    let points = kind.points(20_000)
    let style = StrokeStyle(width: 2)
    let reduced = PolylineReduction.reduced(points, on: Self.size.grid)
    #expect(reduced.count < 8 * Self.size.pixelWidth)
    let (full, less) = (try bitmap(line(points), style), try bitmap(line(reduced), style))
    let difference = try #require(PictureDifference(full, less))
    #expect(difference.largest <= Self.reductionSlack)
    let pixels = full.width * full.height
    let changed = (0..<pixels).count { pixel in
      zip(full.onWhite(pixel), less.onWhite(pixel)).contains { abs($0 - $1) > Self.outlineSlack }
    }
    #expect(Double(changed) / Double(pixels) <= Self.reductionShare)
  }

  @Test func `a short line is left to Cairo`() throws {
    let points = LongLine.noise.points(GraphOutline.threshold)
    let path = line(points)
    let style = StrokeStyle(width: 2)
    #expect(outline(path, style) == nil)
    try expect(bitmap(path, style), is: bitmap(strokedByCairo(path), style))
  }

  @Test func `lines with gaps or in several directions are left to Cairo`() {
    let points = LongLine.noise.points(2_000)
    let style = StrokeStyle(width: 2)
    #expect(outline(line(points), style) != nil)
    #expect(outline(line(points + points.prefix(1)), style) == nil)
    #expect(outline(Path(through: points, isClosed: true), style) == nil)
    #expect(outline(line(points + [Point(x: .infinity, y: 0)]), style) == nil)
    #expect(outline(line(points + [Point(x: 301, y: .nan)]), style) == nil)
    #expect(outline(line(points), StrokeStyle(width: 2, dash: [4, 4])) == nil)
    #expect(outline(line(points), StrokeStyle(width: 100)) == nil)
    #expect(outline(line(points), StrokeStyle(width: 0)) == nil)
    #expect(outline(line(points), StrokeStyle(width: .nan)) == nil)
  }

  @Test func `a line far beyond the picture costs no more than the picture`() throws {
    let points = LongLine.noise.points(2_000).map { Point(x: ($0.x - 150) * 1e12, y: $0.y) }
    let path = try #require(outline(line(points), StrokeStyle(width: 2))).path
    #expect(path.steps.count < 4 * 16 * Self.size.pixelWidth)
  }

  @Test(arguments: [400, -400, 1e300, -1e300])
  func `a line beside the picture has no outline`(distance: Double) throws {
    let points = LongLine.noise.points(2_000).map { Point(x: $0.x + distance, y: $0.y) }
    #expect(try #require(outline(line(points), StrokeStyle(width: 2))).path.isEmpty)
  }
}
