import Testing

@testable import FioriDisplay
@testable import FioriRender
@testable import TestSupport

/// How an object's picture is scaled into its box (Docs/sources/headers.md#detail-image).
struct DetailImageTests {
  /// A row of two pixels, of which the second may be translucent.
  private static func picture(alpha: UInt8 = 255) throws -> Image {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, alpha])
    return .data(try bitmap.png())
  }

  private static let icon = Image.data(
    Array(
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><rect width='20' height='10'/></svg>"
        .utf8))

  /// Returns the rectangle that the picture is drawn in, and the clip around it.
  private func places(
    of image: Image, _ mode: ImageContentMode?, size: Size? = nil
  ) throws -> (picture: Rect?, clip: Rect?) {
    let header = ObjectHeader(
      headlineText: "Pump", detailImage: image, detailImageSize: size,
      detailImageContentMode: mode)
    for case .layer(let layer) in try DrawnView(header).drawing.displayList.commands {
      for case .image(_, in: let rect, tint: _) in layer.commands { return (rect, layer.clip) }
    }
    return (nil, nil)
  }

  private static let box = Rect(x: 16, y: 16, width: 44, height: 44)
  private static let covering = Rect(x: -6, y: 16, width: 88, height: 44)
  private static let inside = Rect(x: 16, y: 27, width: 44, height: 22)

  @Test(
    arguments: [(nil, covering, box), (.fill, covering, box), (.fit, inside, inside)]
      as [(ImageContentMode?, Rect, Rect)])
  func `a picture fills its box unless it is to fit`(
    mode: ImageContentMode?, picture: Rect, clip: Rect
  ) throws {
    let places = try places(of: Self.picture(), mode)
    expect(places.picture, is: picture)
    expect(places.clip, is: clip)
  }

  @Test(arguments: [(nil, inside), (.fill, covering)] as [(ImageContentMode?, Rect)])
  func `a picture with transparency is an icon`(mode: ImageContentMode?, picture: Rect) throws {
    try expect(places(of: Self.picture(alpha: 128), mode).picture, is: picture)
  }

  @Test func `a template is an icon`() throws {
    let shape = try Self.picture().withRenderingMode(.template)
    try expect(places(of: shape, nil).picture, is: Self.inside)
  }

  @Test func `a tall box is filled from side to side`() throws {
    let places = try places(of: Self.picture(), nil, size: Size(width: 20, height: 40))
    expect(places.picture, is: Rect(x: -14, y: 16, width: 80, height: 40))
    expect(places.clip, is: Rect(x: 16, y: 16, width: 20, height: 40))
  }

  @Test(arguments: [(nil, false), (.fit, false), (.fill, true)] as [(ImageContentMode?, Bool)])
  func `an SVG is an icon`(mode: ImageContentMode?, fills: Bool) throws {
    let header = ObjectHeader(
      headlineText: "Pump", detailImage: Self.icon, detailImageContentMode: mode)
    let layers = try DrawnView(header).drawing.displayList.commands.compactMap {
      command -> Rect? in
      guard case .layer(let layer) = command else { return nil }
      return layer.clip
    }
    expect(layers.first, is: fills ? Self.box : Self.inside)
  }

  @Test func `the box is the frame in either mode`() throws {
    for mode in ImageContentMode.allCases {
      let header = try ObjectHeader(
        headlineText: "Pump", detailImage: Self.picture(), detailImageContentMode: mode)
      try expect(DrawnView(header).part("detailImage").frame, is: Self.box)
    }
  }

  @Test func `an unknown mode is an error`() throws {
    let lines = try DrawnDescription(
      #"{"view":{"type":"objectHeader","headlineText":"A","detailImageContentMode":"stretch"}}"#
    ).lines
    expect(
      lines,
      is: [
        "error: view.detailImageContentMode: unknown content mode 'stretch'; expected one of 'fit', 'fill'"
      ])
  }
}
