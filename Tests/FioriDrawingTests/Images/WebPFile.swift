import CCairo
import FioriRender
import Testing

/// A WebP as libwebp's own decoder sees it.
struct WebPFile {
  /// Whole pictures, however small the parts that the file has of them.
  private(set) var frames: [Bitmap] = []
  /// How long each frame is seen, in milliseconds.
  private(set) var durations: [Int] = []
  /// How often it is played; 0 is without end, and 1 what a still picture has.
  let loopCount: Int
  /// Alpha in the lowest byte.
  let background: UInt32

  /// Reads a file with all of its frames.
  init(_ bytes: [UInt8]) throws {
    let (frames, ends, info) = try bytes.withUnsafeBufferPointer { bytes in
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      var options = WebPAnimDecoderOptions()
      try #require(WebPAnimDecoderOptionsInit(&options) != 0)
      options.color_mode = MODE_RGBA
      let decoder = try #require(WebPAnimDecoderNew(&data, &options), "no WebP")
      defer { WebPAnimDecoderDelete(decoder) }
      return try Self.read(decoder)
    }
    self.frames = frames
    durations = zip(ends, [0] + ends).map { $0 - $1 }
    loopCount = Int(info.loop_count)
    background = info.bgcolor
  }

  private static func read(
    _ decoder: OpaquePointer
  ) throws -> (frames: [Bitmap], ends: [Int], info: WebPAnimInfo) {
    var info = WebPAnimInfo()
    try #require(WebPAnimDecoderGetInfo(decoder, &info) != 0)
    let (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
    var (frames, ends): ([Bitmap], [Int]) = ([], [])
    while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
      var pixels: UnsafeMutablePointer<UInt8>?
      var end: Int32 = 0
      try #require(WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, "a damaged frame")
      let bytes = UnsafeBufferPointer(start: pixels, count: width * height * 4)
      frames.append(Bitmap(width: width, height: height, pixels: Array(bytes)))
      ends.append(Int(end))
    }
    return (frames, ends, info)
  }
}
