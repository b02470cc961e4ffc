import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

struct ImageLayoutTests {
  private static let maximum = Size(width: 300, height: 200)

  /// A PNG of one color.
  private static func png(_ width: Int, _ height: Int) throws -> Image {
    let bitmap = Bitmap(
      width: width, height: height, pixels: [UInt8](repeating: 255, count: width * height * 4))
    return .data(try PNGEncoder.encode(bitmap, pixelsPerPoint: 1))
  }

  private static func svg(_ attributes: String) -> Image {
    .data(Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)/>".utf8))
  }

  private static func element(
    _ image: Image, _ sizing: ImageElement.Sizing, cornerRadius: Double = 0
  ) -> ImageElement {
    ImageElement(
      image: image, kind: "image", origin: DescriptionPath(.key("image")), sizing: sizing,
      tint: SquareLayout.black, cornerRadius: cornerRadius)
  }

  /// The frame of an image of its own size, in room of a width, and what was noticed.
  private func layout(
    _ image: Image, maximum: Size = maximum, room: Double = .infinity
  ) -> (frame: Frame, findings: [Finding]) {
    let element = Self.element(image, .intrinsic(maximum: maximum))
    var engine = SquareLayout.engine(imagesOf: .image(element))
    let frame = engine.layout(element, in: Constraints(maximumWidth: room))
    return (frame, engine.findings)
  }

  private func expectSize(_ found: Size, near size: Size) {
    #expect(abs(found.width - size.width) < 1e-9)
    #expect(abs(found.height - size.height) < 1e-9)
  }

  @Test(arguments: [
    (20, 10, Size(width: 20, height: 10)), (300, 200, maximum),
    (600, 100, Size(width: 300, height: 50)), (100, 400, Size(width: 50, height: 200)),
    (3000, 30, Size(width: 300, height: 3)), (1, 5000, Size(width: 0.04, height: 200)),
    (5000, 1, Size(width: 300, height: 0.06)),
  ])
  func `an image has its own size, or is scaled down to fit`(
    width: Int, height: Int, size: Size
  ) throws {
    let (frame, findings) = layout(try Self.png(width, height))
    expectSize(frame.size, near: size)
    expect(frame.baseline, is: nil)
    #expect(findings.isEmpty)
  }

  @Test(arguments: [
    ("width=\"48\" height=\"24\"", Size(width: 48, height: 24)),
    ("viewBox=\"0 0 4 2\"", Size(width: 4, height: 2)),
    ("width=\"3000\" height=\"1000\"", Size(width: 300, height: 100)),
    ("width=\"1\" height=\"100000\"", Size(width: 0.002, height: 200)),
    ("width=\"1e9\" height=\"1e9\"", Size(width: 200, height: 200)),
    ("width=\"0\" height=\"9\" viewBox=\"0 0 4 2\"", Size(width: 4, height: 2)),
  ])
  func `an SVG has the size that it asks for`(attributes: String, size: Size) {
    let (frame, findings) = layout(Self.svg(attributes))
    expectSize(frame.size, near: size)
    #expect(findings.isEmpty)
  }

  @Test(arguments: [(150.0, Size(width: 150, height: 50)), (0, .zero), (-8, .zero)])
  func `it shrinks to a narrower space`(room: Double, size: Size) throws {
    expectSize(layout(try Self.png(300, 100), room: room).frame.size, near: size)
  }

  @Test(arguments: [
    Size(width: 0, height: 200), Size(width: 300, height: 0), .zero,
  ])
  func `without a maximum there is no space for it`(maximum: Size) throws {
    expect(layout(try Self.png(300, 100), maximum: maximum).frame.size, is: .zero)
  }

  @Test func `without a maximum it is as large as it is`() throws {
    let maximum = Size(width: .infinity, height: .infinity)
    let frame = layout(try Self.png(5000, 2), maximum: maximum).frame
    expect(frame.size, is: Size(width: 5000, height: 2))
  }

  @Test(arguments: [
    Image.data([1, 2, 3]), .file("missing.png"), svg("width=\"0\" height=\"9\""),
    svg("id=\"no-size\""),
  ])
  func `an image that cannot be read takes no space, and is reported`(image: Image) {
    let (frame, findings) = layout(image)
    expect(frame.size, is: .zero)
    #expect(frame.children.isEmpty)
    expect(findings.map(\.severity), is: [.error])
  }

  @Test(arguments: [
    (
      "aaaa bb", LabelElement.ImageSide.leading, Environment.LayoutDirection.leftToRight, 0.0, 3.053
    ),
    ("aaaa bb", .trailing, .leftToRight, 22, 15.053),
    ("אאאא בב", .trailing, .rightToLeft, 10, 15.053),
    // The lines of an address end at the right.
    ("aaaa bb", .trailing, .rightToLeft, 0, 3.053),
  ])
  func `an image is at the start of the first line, or at the end of the last one`(
    text: String, side: LabelElement.ImageSide, direction: Environment.LayoutDirection, x: Double,
    y: Double
  ) throws {
    let image = SquareLayout.icon(side: 8, ascent: 6)
    var engine = SquareLayout.engine(direction, imagesOf: .image(image))
    let label = LabelElement(
      text: SquareLayout.text(text, lines: 2), image: image, imageSide: side, spacing: 2)
    let frame = try engine.layout(label, in: Constraints(maximumWidth: 50))
    let icon = frame.children.first { $0.frame.kind == "icon" }
    #expect(abs((icon?.origin.x ?? 0) - x) < 1e-9)
    #expect(abs((icon?.origin.y ?? 0) - y) < 1e-9)
  }

  @Test func `in a box it has the box's size, read or not`() throws {
    let box = Size(width: 32, height: 16)
    for image in [try Self.png(20, 10), .data([1])] {
      let element = Self.element(image, .fixedSize(box, ascent: 12))
      var engine = SquareLayout.engine(imagesOf: .image(element))
      let frame = engine.layout(element, in: Constraints(maximumWidth: 8))
      expect(frame.size, is: box)
      expect(frame.baseline, is: 12)
    }
  }

  @Test func `an icon's size does not make an image's pixels coarse`() throws {
    let image = try Self.png(600, 3)
    let room = Constraints(maximumWidth: .infinity)
    let icon = Self.element(image, .fixedSize(Size(width: 8, height: 8), ascent: 8))
    let photograph = Self.element(image, .intrinsic(maximum: Self.maximum))
    let both = LabelElement(image: icon, spacing: 0)
    var engine = SquareLayout.engine(
      imagesOf: .flow(
        FlowElement(items: [.label(both), .image(photograph)], spacing: 0, rowSpacing: 0)))
    let small = engine.layout(icon, in: room)
    let large = engine.layout(photograph, in: room)
    func pixelWidth(_ frame: Frame) -> Int? {
      guard case .image(.bitmap(let bitmap, _), _, _, _) = frame.content else { return nil }
      return bitmap.width
    }
    expect(pixelWidth(small), is: 64)
    expect(pixelWidth(large), is: 600)
  }

  @Test(arguments: [(0.0, 4.0), (12, 12)])
  func `the block in an image's place has its corners`(cornerRadius: Double, shown: Double) throws {
    let element = Self.element(
      try Self.png(20, 10), .intrinsic(maximum: Self.maximum), cornerRadius: cornerRadius)
    let grey = RGBA(0x808080)
    let skeleton = SkeletonElement(content: .image(element), color: grey)
    var engine = SquareLayout.engine(imagesOf: .skeleton(skeleton))
    let frame = try engine.layout(
      .skeleton(skeleton), in: Constraints(maximumWidth: .infinity))
    expect(frame.size, is: Size(width: 20, height: 10))
    expect(frame.content, is: .block(Block(cornerRadius: shown, color: grey)))
  }
}
