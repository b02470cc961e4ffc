import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

/// Shadows as pixels.
struct StretchedShadowTests {
  /// A picture with a shadow in it; on a clear background, where alpha is all that there is.
  private func picture(
    _ rect: Rect, cornerRadius: Double, _ shadow: Shadow, scale: Double = 1,
    size: Size = Size(width: 100, height: 80)
  ) throws -> Bitmap {
    var list = DisplayList(size: PictureSize(layout: size, scale: scale))
    list.append(.shadow(rect, cornerRadius: cornerRadius, shadow))
    return try list.bitmap()
  }

  private func alphas(_ bitmap: Bitmap) -> [Int] {
    (0..<bitmap.width * bitmap.height).map { Int(bitmap.pixels[$0 * 4 + 3]) }
  }

  /// Levels that FreeType covers the four corners apart.
  private static let slack = 2

  private static let black = RGBA(0x000000)
  private static let rect = Rect(x: 20, y: 20, width: 60, height: 40)

  @Test(arguments: [(1.0, 0.0), (1.5, 2), (2, 2), (3, -1), (1.25, 2)])
  func `a tile that is stretched is the whole blurred`(scale: Double, offset: Double) throws {
    let rect = Rect(x: 16, y: 12, width: 128, height: 96)
    let shadow = Shadow(color: Self.black, blur: 4, offset: Point(x: offset / 2, y: offset))
    let pixels = try #require(
      StretchedShadow(of: rect, cornerRadius: 8, shadow, scale: scale, isCutOut: true))
    #expect(pixels.columns.extra > 0 && pixels.rows.extra > 0)
    let cache = ShadowTileCache(rasterizer: try GlyphRasterizer())
    let tile = try cache.mask(of: pixels.tile)
    let stretched = pixels.mask(of: pixels.whole, from: tile)
    let whole = try cache.mask(of: Self.unstretched(pixels))
    #expect(stretched.width == whole.width && stretched.height == whole.height)
    let differences = zip(stretched.values, whole.values).map { abs(Int($0) - Int($1)) }
    #expect((differences.max() ?? 255) <= 1)
  }

  /// The tile as large as the shadow.
  private static func unstretched(_ pixels: StretchedShadow) -> ShadowTile {
    func side(_ span: ShadowSpan) -> ShadowTile.Side {
      ShadowTile.Side(
        count: span.count, length: span.side.length + span.extra, start: span.side.start,
        movedStart: span.side.movedStart)
    }
    return ShadowTile(
      horizontal: side(pixels.columns), vertical: side(pixels.rows),
      cornerRadius: pixels.tile.cornerRadius, deviation: pixels.tile.deviation,
      isCutOut: pixels.tile.isCutOut)
  }

  /// Shapes of which both sides, the height, the width and no side repeat a pixel.
  private static let shapes = [
    rect, Rect(x: 40, y: 10, width: 4, height: 60), Rect(x: 20, y: 40, width: 60, height: 3),
    Rect(x: 40, y: 40, width: 5, height: 5),
  ]

  @Test(arguments: [1.0, 1.5, 2, 3], shapes)
  func `all of the frame is drawn, and there is nothing besides`(scale: Double, rect: Rect) throws {
    let shadow = Shadow(color: Self.black, blur: 4, offset: Point(x: 1, y: 2))
    let pixels = try #require(
      StretchedShadow(of: rect, cornerRadius: 8, shadow, scale: scale, isCutOut: true))
    expect(pixels.columns.extra > 0, is: rect.size.width > 9)
    expect(pixels.rows.extra > 0, is: rect.size.height > 9)
    let cache = ShadowTileCache(rasterizer: try GlyphRasterizer())
    let mask = pixels.mask(of: pixels.whole, from: try cache.mask(of: pixels.tile))
    let drawn = alphas(
      try picture(rect, cornerRadius: 8, shadow, scale: scale))
    expect(drawn.reduce(0, +), is: mask.values.reduce(0) { $0 + Int($1) })
  }

  @Test func `only covered pixels are drawn`() {
    let mask = CoverageMask(width: 4, height: 3, values: [0, 0, 0, 0, 0, 9, 0, 1, 7, 0, 0, 0])
    let areas = [
      (0..<4, 0..<3), (1..<4, 0..<3), (2..<3, 0..<3), (0..<2, 2..<3), (0..<4, 0..<1),
      // Only the part inside the mask counts.
      (-9..<9, -9..<9), (3..<9, 0..<3), (9..<12, 9..<12),
    ]
    let covered = areas.map { columns, rows in
      mask.covered(columns: columns, rows: rows).map { "\($0.columns) \($0.rows)" }
    }
    expect(
      covered,
      is: [
        "0..<4 1..<3", "1..<4 1..<2", nil, "0..<1 2..<3", nil, "0..<4 1..<3", "3..<4 1..<2", nil,
      ])
  }

  @Test func `without an offset it is symmetric`() throws {
    let drawn = alphas(
      try picture(Self.rect, cornerRadius: 8, Shadow(color: Self.black, blur: 6), scale: 2))
    let differences = zip(drawn, drawn.reversed()).map { abs($0 - $1) }
    #expect((differences.max() ?? 255) <= Self.slack)
  }

  @Test func `nothing of it is inside of the shape`() throws {
    let shadow = Shadow(color: Self.black, blur: 8, offset: Point(x: 3, y: 5))
    let bitmap = try picture(Self.rect, cornerRadius: 0, shadow)
    let drawn = alphas(bitmap)
    for y in 20..<60 {
      for x in 20..<80 where drawn[y * 100 + x] != 0 { Issue.record("\(x) \(y)") }
    }
    #expect(drawn[60 * 100 + 50] > 100)
  }

  @Test func `it lies where it is moved to`() throws {
    let shadow = Shadow(color: Self.black, blur: 0, offset: Point(x: 7, y: -5))
    let drawn = alphas(try picture(Self.rect, cornerRadius: 0, shadow))
    for (index, alpha) in drawn.enumerated() {
      let (x, y) = (index % 100, index / 100)
      let isMoved = (27..<87).contains(x) && (15..<55).contains(y)
      let isShape = (20..<80).contains(x) && (20..<60).contains(y)
      expect(alpha, is: (isMoved && !isShape ? 255 : 0))
    }
  }

  @Test func `at a straight edge it begins with half of its color`() throws {
    let shadow = Shadow(
      color: RGBA(red: 10, green: 20, blue: 30, alpha: 200), blur: 8)
    let bitmap = try picture(Self.rect, cornerRadius: 4, shadow, scale: 3)
    let index = (40 * 3 * bitmap.width + 20 * 3 - 1)
    #expect(abs(Int(bitmap.pixels[index * 4 + 3]) - 97) <= 2)
  }

  @Test(arguments: [
    (Size(width: 1, height: 1), 0.0), (Size(width: 0.2, height: 30), 8.0),
    (Size(width: 90, height: 1), 8.0), (Size(width: 12, height: 12), 6.0),
    (Size(width: 5, height: 70), 100.0),
  ])
  func `small shapes have small shadows`(size: Size, radius: Double) throws {
    let rect = Rect(origin: Point(x: 5, y: 5), size: size)
    let bitmap = try picture(rect, cornerRadius: radius, .classic, scale: 2)
    #expect(alphas(bitmap).contains { $0 > 0 })
  }

  @Test(arguments: [
    Size(width: 0, height: 10), Size(width: 10, height: -3), Size(width: 0, height: 0),
  ])
  func `no shape has no shadow`(size: Size) throws {
    let rect = Rect(origin: Point(x: 20, y: 20), size: size)
    #expect(alphas(try picture(rect, cornerRadius: 4, .classic)).allSatisfy { $0 == 0 })
  }

  @Test func `the largest blur and the farthest places are drawn`() throws {
    let shadow = Shadow(color: Self.black, blur: 1e9, offset: Point(x: 3, y: 2))
    let wide = try picture(Self.rect, cornerRadius: 8, shadow)
    #expect(alphas(wide).contains { $0 > 0 })
    for far in [
      Rect(x: 1e300, y: 0, width: 10, height: 10), Rect(x: -9e6, y: 0, width: 9e6, height: 80),
      Rect(x: 0, y: 0, width: 4e6, height: 4e6),
    ] {
      try expect(picture(far, cornerRadius: 1e6, .classic).width, is: 100)
    }
  }

  @Test func `a layer's clip cuts it`() throws {
    var list = DisplayList(size: PictureSize(layout: Size(width: 100, height: 80), scale: 1))
    let shadow = DisplayCommand.shadow(Self.rect, cornerRadius: 8, .classic)
    list.append(.layer(Layer(clip: Self.rect, opacity: 0.5, commands: [shadow])))
    let drawn = alphas(try list.bitmap())
    expect(drawn[62 * 100 + 50], is: 0)
  }

  @Test func `threads draw the same bytes`() async throws {
    let expected = try picture(Self.rect, cornerRadius: 16, .classic, scale: 1.5)
    let results = try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 {
        group.addTask { try picture(Self.rect, cornerRadius: 16, .classic, scale: 1.5) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0 == expected })
  }

  @Test func `a PDF has an image of it outside of the shape`() throws {
    var list = DisplayList(size: PictureSize(layout: Size(width: 100, height: 80), scale: 2))
    list.append(.shadow(Self.rect, cornerRadius: 8, .classic))
    let bytes = try FontEnginePool.pool(for: FontOptions()).withEngine { engine in
      var canvas = try PDFCanvas(list.size, title: "shadow", engine: engine)
      try list.paint(on: &canvas)
      return try canvas.pdf()
    }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("/SMask"))
    // A pixel a point, as its deviation is two, and six points of reach on either side.
    #expect(text.contains("/Width 73"))
  }
}
