import Testing

@testable import FioriRender
@testable import TestSupport

/// Layers as pixels.
struct LayerPixelTests {
  private static let white = RGBA(0xFFFFFF)
  /// Levels that two ways of blending may round apart.
  private static let slack = 2

  private func view() throws -> DisplayList {
    try DrawnView(KPIView(items: [.metric("27")], caption: "Orders")).drawing.displayList
  }

  private func list(_ size: PictureSize, _ commands: [DisplayCommand]) -> DisplayList {
    var list = DisplayList(size: size, background: Self.white)
    for command in commands { list.append(command) }
    return list
  }

  /// The picture's glyphs, in points from its top left.
  private func glyphs(alpha: UInt8 = 255) throws -> [DisplayCommand] {
    try view().commands.compactMap { command in
      guard case .glyphs(let run, let origin) = command else { return nil }
      let color = RGBA(red: 0, green: 0, blue: 0, alpha: alpha)
      let copy = GlyphRun(
        face: run.face, size: run.size, color: color, glyphs: run.glyphs, text: run.text,
        clusters: run.clusters, isRightToLeft: run.isRightToLeft)
      return .glyphs(copy, at: origin + Point(x: 30, y: 20))
    }
  }

  @Test func `a layer as large as the picture changes nothing`() throws {
    let view = try view()
    let clip = Rect(origin: .zero, size: view.size.canvas)
    let layer = DisplayCommand.layer(Layer(clip: clip, commands: view.commands))
    try expect(list(view.size, [layer]).bitmap(), is: list(view.size, view.commands).bitmap())
  }

  @Test(arguments: [1.0, 2, 3])
  func `a text in a layer that is seen through is where it would be`(scale: Double) throws {
    let size = PictureSize(layout: Size(width: 300, height: 200), scale: scale)
    let layer = Layer(
      clip: Rect(x: 20, y: 10, width: 270, height: 180), opacity: 128 / 255.0,
      commands: [
        .layer(Layer(clip: Rect(x: 25, y: 15, width: 200, height: 150), commands: try glyphs()))
      ])
    let picture = try list(size, [.layer(layer)]).bitmap()
    let plain = try list(size, glyphs(alpha: 128)).bitmap()
    let difference = try #require(PictureDifference(picture, plain))
    #expect(difference.largest <= Self.slack)
    #expect(picture.pixels.contains { $0 < 140 })
  }

  @Test func `overlaps do not add up`() throws {
    let size = PictureSize(layout: Size(width: 10, height: 10), scale: 1)
    let square = DisplayCommand.fill(
      Path(Rect(x: 2, y: 2, width: 6, height: 6)), .color(RGBA(0x000000)))
    let once = Layer(opacity: 0.4, commands: [square])
    let twice = Layer(opacity: 0.4, commands: [square, square])
    try expect(list(size, [.layer(once)]).bitmap(), is: list(size, [.layer(twice)]).bitmap())
  }

  @Test(arguments: [1.0, 0.5])
  func `nothing is drawn outside of the clip, nor later inside alone`(opacity: Double) throws {
    let size = PictureSize(layout: Size(width: 4, height: 1), scale: 1)
    func square(_ x: Double, _ width: Double) -> DisplayCommand {
      .fill(Path(Rect(x: x, y: 0, width: width, height: 1)), .color(RGBA(0x000000)))
    }
    let layer = Layer(
      clip: Rect(x: 1, y: 0, width: 1, height: 1), opacity: opacity, commands: [square(0, 4)])
    let bitmap = try list(size, [.layer(layer), square(3, 1)]).bitmap()
    let reds = (0..<4).map { bitmap.pixels[$0 * 4] }
    #expect(reds[0] == 255 && reds[2] == 255 && reds[3] == 0)
    #expect(abs(Int(reds[1]) - Int(255 * (1 - opacity))) <= 1)
  }

  @Test func `an edge between pixels is thinned once`() throws {
    let size = PictureSize(layout: Size(width: 4, height: 1), scale: 1)
    let square = DisplayCommand.fill(
      Path(Rect(x: 0, y: 0, width: 4, height: 1)), .color(RGBA(0x000000)))
    let layer = Layer(
      clip: Rect(x: 0, y: 0, width: 1.5, height: 1), opacity: 0.5, commands: [square])
    let half = Int(try list(size, [.layer(layer)]).bitmap().pixels[4])
    #expect(abs(half - 191) <= Self.slack)
  }

  @Test func `a PDF has layers`() throws {
    let list = list(
      PictureSize(layout: Size(width: 300, height: 200), scale: 2),
      [
        .layer(
          Layer(
            clip: Rect(x: 20, y: 10, width: 270, height: 180), opacity: 0.5,
            commands: try glyphs()))
      ])
    let bytes = try FontEnginePool.pool(for: FontOptions()).withEngine { engine in
      var canvas = try PDFCanvas(list.size, title: "layers", engine: engine)
      try list.paint(on: &canvas)
      return try canvas.pdf()
    }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("/ca 0.5"))
    #expect(text.contains("/Font"))
  }
}
