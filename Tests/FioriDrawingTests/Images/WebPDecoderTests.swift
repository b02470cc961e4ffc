import CCairo
import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

struct WebPDecoderTests {
  private let limits = ImageLimits(maximumPixelCount: 1 << 20, maximumByteCount: 1 << 22)

  private func error(decoding bytes: [UInt8]) -> ImageError? {
    do {
      _ = try ImageDecoder.decode(bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: SurfaceCase.all)
  func `a WebP becomes the pixels of the PNG`(surface: SurfaceCase) throws {
    try expect(
      ImageDecoder.decode(surface.webp(), limits: limits),
      is: ImageDecoder.decode(surface.png(), limits: limits))
  }

  /// A lossy file of one color.
  private func lossy(_ color: [UInt8], width: Int32 = 16, height: Int32 = 9) throws -> [UInt8] {
    let pixels = (0..<Int(width * height)).flatMap { _ in color }
    var file: UnsafeMutablePointer<UInt8>?
    let count = WebPEncodeRGBA(pixels, width, height, width * 4, 90, &file)
    let start = try #require(file)
    defer { WebPFree(start) }
    return Array(UnsafeBufferPointer(start: start, count: count))
  }

  @Test(arguments: [[200, 40, 80, 255], [0, 112, 242, 128], [255, 255, 255, 0]] as [[UInt8]])
  func `a lossy WebP is read too`(color: [UInt8]) throws {
    let bitmap = try ImageDecoder.decode(lossy(color), limits: limits)
    expect([bitmap.width, bitmap.height], is: [16, 9])
    for (index, channel) in bitmap.pixels.enumerated() where index % 4 == 3 || color[3] > 0 {
      #expect(abs(Int(channel) - Int(color[index % 4])) <= 3)
    }
  }

  @Test func `an animation is refused, and known by its header`() throws {
    let animation = try WebPAnimationCase(
      24, 16, colors: 2, isOpaque: true, times: [0, 40, 80]
    ).file()
    expect(error(decoding: animation), is: .animated)
    expect(ImageFormat.isAnimation(animation), is: true)
    try expect(ImageFormat.isAnimation(SurfaceCase(20, 10, colors: 5).webp()), is: false)
    try expect(ImageFormat.isAnimation(lossy([1, 2, 3, 128])), is: false)
  }

  @Test func `a WebP that is too large is refused before decoding`() throws {
    let small = ImageLimits(maximumPixelCount: 199, maximumByteCount: 4096)
    #expect(throws: ImageError.tooManyPixels(width: 20, height: 10, maximum: 199)) {
      try ImageDecoder.decode(SurfaceCase(20, 10, colors: 5).webp(), limits: small)
    }
  }

  @Test func `a cut-off WebP is damage wherever it is cut`() throws {
    let bytes = try SurfaceCase(20, 10, colors: 300).webp()
    for count in 12..<bytes.count - 1 {
      guard case .damaged(.webp, _) = error(decoding: Array(bytes[..<count])) else {
        Issue.record("cut after \(count) of \(bytes.count) bytes")
        continue
      }
    }
  }

  @Test func `no change of one byte brings the process down`() throws {
    for bytes in [try SurfaceCase(20, 10, colors: 300).webp(), try lossy([9, 99, 199, 128])] {
      for index in bytes.indices {
        var changed = bytes
        changed[index] ^= 0xFF
        _ = error(decoding: changed)
      }
    }
  }

  @Test func `a WebP in a description is drawn, an animation as its first frame`() throws {
    let still = try SurfaceCase(20, 10, colors: 5).webp()
    let animation = WebPAnimationCase(24, 16, colors: 300, isOpaque: false, times: [0, 40, 80])
    for bytes in [still, try animation.file()] {
      let (image, warnings) = try ImageLoader(folder: nil).image(
        Image(.data(bytes)), largestSide: 100)
      let first = try WebPFile(bytes).frames[0]
      expect(image, is: .bitmap(first, naturalSize: first.size))
      expect(warnings, is: [])
    }
  }

  @Test func `a cut-off animation is damage or its first frame`() throws {
    let bytes = try WebPAnimationCase(24, 16, colors: 9, isOpaque: true, times: [0, 40]).file()
    let limits = ImageLimits(maximumPixelCount: 384, maximumByteCount: 1 << 20)
    for count in bytes.indices {
      _ = try? WebPDecoder.firstFrame(of: Array(bytes[..<count]), limits: limits)
    }
    try expect(WebPDecoder.firstFrame(of: bytes, limits: limits).width, is: 24)
  }
}
