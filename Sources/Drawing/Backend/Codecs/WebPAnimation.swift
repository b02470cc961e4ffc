import CCairo
import FioriModel

/// An animated WebP being written, frame by frame: lossless, on a transparent background, played
/// once. The same frames produce the same bytes on every run.
///
/// Consecutive equal frames are merged, and a single frame becomes a still picture.
struct WebPAnimation: ~Copyable {
  private let encoder: OpaquePointer
  private let width: Int
  private let height: Int

  /// Creates an animation with frames of the same size.
  ///
  /// - Throws: ``ImageError/invalidSize(width:height:)`` when a side is not 1 to 16,383 pixels,
  ///   ``ImageError/notWritten(reason:)`` or ``ImageError/outOfMemory``.
  init(width: Int, height: Int) throws(ImageError) {
    let sides = try WebPPixels.sides(width: width, height: height)
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0 else { throw .foreignWebPVersion }
    options.anim_params.loop_count = 1
    options.anim_params.bgcolor = 0
    guard let encoder = WebPAnimEncoderNew(sides.width, sides.height, &options) else {
      throw .outOfMemory
    }
    (self.encoder, self.width, self.height) = (encoder, width, height)
  }

  deinit {
    WebPAnimEncoderDelete(encoder)
  }

  /// Adds a frame shown from `milliseconds` on, a Cairo `ARGB32` surface on a little-endian
  /// machine, whose pixels are changed.
  ///
  /// - Throws: ``ImageError/invalidSize(width:height:)`` when `pixels` is too short, or
  ///   ``ImageError/notWritten(reason:)``, also when the frame is earlier than the previous one or
  ///   2^24 ms later.
  mutating func add(
    premultipliedBGRA pixels: UnsafeMutableRawBufferPointer, bytesPerRow: Int, at milliseconds: Int
  ) throws(ImageError) {
    let time = try Self.time(milliseconds)
    var config = try WebPConfig.lossless(isOptimized: false)
    let pixels = try WebPPixels(
      premultipliedBGRA: pixels, width: width, height: height, bytesPerRow: bytesPerRow)
    try pixels.withPicture { picture throws(ImageError) in
      try check(WebPAnimEncoderAdd(encoder, &picture, time, &config))
    }
  }

  /// Returns the whole file, with the last frame ending at `milliseconds`.
  ///
  /// - Throws: ``ImageError/notWritten(reason:)``, also when there is no frame or the end is
  ///   earlier than the last one.
  consuming func finish(at milliseconds: Int) throws(ImageError) -> [UInt8] {
    try check(WebPAnimEncoderAdd(encoder, nil, try Self.time(milliseconds), nil))
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    try check(WebPAnimEncoderAssemble(encoder, &data))
    // libwebp has allocated as many bytes, which are freed after they are copied.
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private static func time(_ milliseconds: Int) throws(ImageError) -> Int32 {
    guard let time = Int32(exactly: milliseconds) else {
      throw .notWritten(reason: "no frame can be at \(milliseconds) ms")
    }
    return time
  }

  private func check(_ isDone: Int32) throws(ImageError) {
    if isDone != 0 { return }
    let reason = WebPAnimEncoderGetError(encoder).map { String(cString: $0) }
    throw .notWritten(reason: reason ?? "libwebp error")
  }
}
