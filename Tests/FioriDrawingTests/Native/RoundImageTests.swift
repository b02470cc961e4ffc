import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

/// Images with round corners, in all formats.
struct RoundImageTests {
  struct TintedPicture: Sendable, CustomTestStringConvertible {
    let name: String
    let picture: LoadedImage
    let tint: RGBA?

    var testDescription: String { name }
  }

  private static let bitmap = LoadedImage.bitmap(
    Bitmap(
      width: 2, height: 1, pixels: [0x20, 0x40, 0x80, 255, 0x20, 0x40, 0x80, 255]))
  private static let icon = LoadedImage.vector(
    VectorImage(
      size: Size(width: 20, height: 10),
      nodes: [
        .shape(
          VectorShape(
            path: Path(Rect(x: 0, y: 0, width: 20, height: 10)), style: .fill(.nonZero),
            paint: .color(RGBA(0x204080))))
      ]))
  private static let tint = RGBA(red: 0x80, green: 0x30, blue: 0x10, alpha: 0x80)
  private static let images = [
    TintedPicture(name: "bitmap", picture: bitmap, tint: nil),
    TintedPicture(name: "bitmap, tinted", picture: bitmap, tint: tint),
    TintedPicture(name: "shapes", picture: icon, tint: nil),
    TintedPicture(name: "shapes, tinted", picture: icon, tint: tint),
  ]
  /// Of 255: librsvg and Cairo count what an edge covers in steps of their own.
  private static let slack = 6

  /// An image of 40 × 20 with corners of 8 in a box that is higher, 4 from the left and the top.
  private func list(_ picture: LoadedImage, tint: RGBA?, scale: Double = 2) -> DisplayList {
    let frame = Frame(
      size: Size(width: 40, height: 40), baseline: nil,
      content: .image(picture, tint: tint, cornerRadius: 8))
    var list = DisplayList(size: PictureSize(layout: Size(width: 48, height: 48), scale: scale))
    list.append(frame, at: Point(x: 4, y: 4))
    return list
  }

  private func svg(_ list: DisplayList) throws -> String {
    var canvas = SVGCanvas(
      list.size, accessibilityText: AccessibilityText(title: "", text: ""),
      outlines: SquareOutlines(),
      idPrefix: "",
      pngEncoder: { try PNGEncoder.encode($0, pixelsPerPoint: 1) })
    try list.paint(on: &canvas)
    return canvas.svg.description
  }

  private func pdf(_ list: DisplayList) throws -> [UInt8] {
    try FontEnginePool.pool(for: FontOptions()).withEngine { engine in
      var canvas = try PDFCanvas(list.size, title: "image", engine: engine)
      try list.paint(on: &canvas)
      return try canvas.pdf()
    }
  }

  /// How much the image covers of a pixel, 0 to 255.
  private func alpha(_ bitmap: Bitmap, _ column: Int, _ row: Int) -> Int {
    Int(bitmap.pixels[(row * bitmap.width + column) * 4 + 3])
  }

  @Test(arguments: images, [1, 2, 3])
  func `the picture's own corners are cut, and nothing else of it`(
    image: TintedPicture, scale: Int
  ) throws {
    let bitmap = try list(image.picture, tint: image.tint, scale: Double(scale)).bitmap()
    let full = Int(image.tint?.alpha ?? 255)
    let (left, right) = (4 * scale, 44 * scale - 1)
    let (top, bottom) = (14 * scale, 34 * scale - 1)
    // On the diagonal, a circle of 8 begins 2.34 from the corner.
    for (inset, expected) in [(0, 0), (scale, 0), (4 * scale, full)] {
      for column in [left + inset, right - inset] {
        for row in [top + inset, bottom - inset] {
          expect(alpha(bitmap, column, row), is: expected)
        }
      }
    }
    let (middle, center) = (24 * scale, 24 * scale)
    for (column, row) in [(middle, top), (middle, bottom), (left, center), (right, center)] {
      expect(alpha(bitmap, column, row), is: full)
    }
    for (column, row) in [(middle, top - 1), (middle, bottom + 1), (left - 1, center)] {
      expect(alpha(bitmap, column, row), is: 0)
    }
  }

  @Test(arguments: images)
  func `the corners are smooth, and cover the area of a disc of their radius`(
    image: TintedPicture
  ) throws {
    let bitmap = try list(image.picture, tint: image.tint).bitmap()
    let full = Double(image.tint?.alpha ?? 255)
    let corner = (0..<16).flatMap { row in
      (0..<16).map { alpha(bitmap, 8 + $0, 28 + row) }
    }
    #expect(Set(corner).count > 8)
    let covered = corner.reduce(0.0) { $0 + Double($1) / full }
    // A quarter of a disc of 16 pixels: thinned twice, its edge would lack three of them.
    #expect(abs(covered - .pi * 64) < 1)
  }

  @Test(arguments: images, [1.0, 2, 3])
  func `a viewer of the SVG draws the same as the PNG`(
    image: TintedPicture, scale: Double
  ) throws {
    let list = list(image.picture, tint: image.tint, scale: scale)
    let svg = try svg(list)
    #expect(svg.contains("<clipPath id=\"clip-4-14-40-20-8\"><path "))
    #expect(svg.contains("<g clip-path=\"url(#clip-4-14-40-20-8)\">\n"))
    let seen = try ImageDecoder.decode(
      Rasterizer.png(of: Array(svg.utf8), zoom: scale),
      limits: ImageLimits(maximumPixelCount: 100_000, maximumByteCount: 100_000))
    let difference = try #require(PictureDifference(seen, try list.bitmap()))
    #expect(difference.largest <= Self.slack)
  }

  @Test(arguments: [nil, tint])
  func `shapes stay shapes in an SVG and in a PDF`(tint: RGBA?) throws {
    let list = list(Self.icon, tint: tint)
    #expect(try !svg(list).contains("href="))
    #expect(!String(decoding: try pdf(list), as: UTF8.self).contains("/Subtype /Image"))
  }

  @Test(arguments: ["1", "1e9"], [0.0, 8])
  func `a hair and a wall are drawn without a fault`(width: String, cornerRadius: Double) throws {
    let source =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"100000\"/>"
    let (picture, _) = try ImageLoader(folder: nil).image(
      .data(Array(source.utf8)), largestSide: 1_000)
    let frame = Frame(
      size: Size(width: 120, height: 120), baseline: nil,
      content: .image(picture, tint: Self.tint, cornerRadius: cornerRadius))
    var list = DisplayList(size: PictureSize(layout: frame.size, scale: 2))
    list.append(frame, at: .zero)
    try expect(list.bitmap().width, is: 240)
    #expect(try svg(list).hasSuffix("</svg>\n"))
    #expect(try pdf(list).starts(with: "%PDF".utf8))
  }
}
