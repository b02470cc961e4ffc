import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

struct WebPEncoderTests {
  private let limits = ImageLimits(maximumPixelCount: 1 << 20, maximumByteCount: 1 << 22)

  @Test(arguments: SurfaceCase.all)
  func `a WebP has the pixels of the PNG`(surface: SurfaceCase) throws {
    let webp = try WebPFile(surface.webp())
    expect(webp.frames, is: [try ImageDecoder.decode(surface.png(), limits: limits)])
  }

  @Test(arguments: SurfaceCase.all)
  func `a WebP that is written row by row has the pixels of the PNG`(surface: SurfaceCase) throws {
    let webp = try WebPFile(surface.largeWebP())
    expect(webp.frames, is: [try ImageDecoder.decode(surface.png(), limits: limits)])
    expect(try surface.largeWebP(), is: try surface.largeWebP())
  }

  @Test(arguments: PatternBitmap.small)
  func `patterns that are written row by row are read back exactly`(_ pattern: PatternBitmap) throws
  {
    let surface = SurfaceCase(pattern.bitmap)
    let webp = try WebPFile(surface.largeWebP())
    expect(webp.frames, is: [try ImageDecoder.decode(surface.png(), limits: limits)])
  }

  @Test(arguments: [(5_000, 3), (3, 5_000), (90, 90)])
  func `long runs that are written row by row take next to nothing`(
    width: Int, height: Int
  ) throws {
    for color: [UInt8] in [[0, 0, 0, 0], [255, 255, 255, 255], [40, 30, 20, 80]] {
      let pixels = Array(repeatElement(color, count: width * height).joined())
      let surface = SurfaceCase(Bitmap(width: width, height: height, pixels: pixels))
      let bytes = try surface.largeWebP()
      #expect(bytes.count < 500)
      expect(
        try WebPFile(bytes).frames, is: [try ImageDecoder.decode(surface.png(), limits: limits)])
    }
  }

  @Test func `a card that is written row by row has the pixels of the PNG`() throws {
    let view = KPIView(
      items: [.icon(.builtin(.package)), .metric("5"), .unit("k")], caption: "Sales")
    let png = try Renderer().png(of: view, in: Environment())
    let surface = SurfaceCase(try ImageDecoder.decode(png, limits: limits))
    expect(
      try WebPFile(surface.largeWebP()).frames,
      is: [try ImageDecoder.decode(surface.png(), limits: limits)])
  }

  @Test(
    arguments: [nil, RGBA(0xFFFFFF), RGBA(red: 0x36, green: 0x78, blue: 0xAF, alpha: 0x80)]
      as [RGBA?])
  func `a view's WebP has the pixels of its PNG`(background: RGBA?) throws {
    var environment = Environment()
    environment.background = background.map { .rgba($0) }
    let view = KPIView(
      items: [.icon(.builtin(.package)), .metric("5"), .unit("k")], caption: "Sales")
    let renderer = try Renderer()
    let webp = try WebPFile(renderer.webp(of: view, in: environment))
    let png = try renderer.png(of: view, in: environment)
    expect(webp.frames, is: [try ImageDecoder.decode(png, limits: limits)])
  }

  @Test func `channels above their alpha are cut off, clear pixels are black`() throws {
    let pixels: [UInt8] = [255, 9, 0, 8, 255, 255, 255, 0]
    let webp = try WebPFile(encode(pixels, width: 2, height: 1, bytesPerRow: 8))
    expect(webp.frames.map(\.pixels), is: [[0, 255, 255, 8, 0, 0, 0, 0]])
  }

  @Test(arguments: SurfaceCase.all)
  func `several tasks give the same bytes each time`(surface: SurfaceCase) async throws {
    let expected = try surface.webp()
    let files = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<3 { group.addTask { try surface.webp() } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    expect(files, is: [expected])
  }

  @Test(arguments: [
    (0, 1, 4), (1, 0, 4), (-1, 1, 4), (2, 1, 8), (1, 2, 4), (1, 1, 3), (1, 1, -4),
    (16_384, 1, 65_536), (1, 16_384, 4), (.max, .max, .max), (1, 16_383, .max),
  ])
  func `a size that does not fit the pixels is refused`(
    width: Int, height: Int, bytesPerRow: Int
  ) {
    #expect(throws: ImageError.invalidSize(width: width, height: height)) {
      try encode([0, 0, 0, 0], width: width, height: height, bytesPerRow: bytesPerRow)
    }
  }

  @Test(arguments: [(16_384, 1), (1, 16_384)])
  func `a side longer than a WebP's is refused`(width: Int, height: Int) {
    let pixels = [UInt8](repeating: 255, count: width * height * 4)
    #expect(throws: ImageError.invalidSize(width: width, height: height)) {
      try encode(pixels, width: width, height: height, bytesPerRow: width * 4)
    }
  }

  @discardableResult
  private func encode(
    _ pixels: [UInt8], width: Int, height: Int, bytesPerRow: Int
  ) throws -> [UInt8] {
    var pixels = pixels
    return try pixels.withUnsafeMutableBytes {
      try WebPEncoder.encode(
        premultipliedBGRA: $0, width: width, height: height, bytesPerRow: bytesPerRow)
    }
  }
}
