import CCairo
import FioriModel

/// Reads still WebP files, lossless and lossy.
enum WebPDecoder {
  /// Returns the picture in `bytes`.
  ///
  /// Color profiles are not applied.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: Checked against the file's header, before any pixel is decoded.
  /// - Returns: The picture in straight RGBA.
  /// - Throws: ``ImageError/tooManyPixels(width:height:maximum:)``, ``ImageError/animated``,
  ///   ``ImageError/damaged(_:reason:)`` or ``ImageError/outOfMemory``.
  static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> Bitmap {
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else { throw .foreignWebPVersion }
    try check(WebPGetFeatures(bytes, bytes.count, &config.input))
    if config.input.has_animation != 0 { throw .animated }
    let (width, height) = (Int(config.input.width), Int(config.input.height))
    try limits.check(width: width, height: height)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let status = pixels.withUnsafeMutableBufferPointer { pixels in
      config.output.colorspace = MODE_RGBA
      // Written in place, so that nothing has to be freed.
      config.output.is_external_memory = 1
      config.output.u.RGBA = WebPRGBABuffer(
        rgba: pixels.baseAddress, stride: Int32(clamping: width * 4), size: pixels.count)
      return WebPDecode(bytes, bytes.count, &config)
    }
    try check(status)
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns the first frame of an animation on its canvas.
  ///
  /// - Throws: ``ImageError/damaged(_:reason:)`` and the errors of ``decode(_:limits:)``.
  static func firstFrame(of bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> Bitmap {
    guard let frame = WebPFirstFrame(bytes) else {
      throw .damaged(.webp, reason: "its first frame is invalid")
    }
    try limits.check(width: frame.width, height: frame.height)
    return try decode(frame.picture, limits: limits)
      .placed(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  private static func check(_ status: VP8StatusCode) throws(ImageError) {
    switch status {
    case VP8_STATUS_OK: return
    case VP8_STATUS_OUT_OF_MEMORY: throw .outOfMemory
    case VP8_STATUS_SUSPENDED, VP8_STATUS_NOT_ENOUGH_DATA:
      throw .damaged(.webp, reason: "the file is cut off")
    case VP8_STATUS_BITSTREAM_ERROR:
      throw .damaged(.webp, reason: "its data is invalid")
    default: throw .damaged(.webp, reason: "libwebp error \(status.rawValue)")
    }
  }
}

/// The first frame of an animation, as its own WebP, and its place on the canvas.
private struct WebPFirstFrame {
  let picture: [UInt8]
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  init?(_ bytes: [UInt8]) {
    var (width, height): (Int32, Int32) = (0, 0)
    var frame = WebPMuxFrameInfo()
    let isFound = bytes.withUnsafeBufferPointer { bytes in
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      guard let mux = WebPMuxCreate(&data, 0) else { return false }
      defer { WebPMuxDelete(mux) }
      return WebPMuxGetCanvasSize(mux, &width, &height) == WEBP_MUX_OK
        && WebPMuxGetFrame(mux, 1, &frame) == WEBP_MUX_OK
    }
    defer { WebPDataClear(&frame.bitstream) }
    guard isFound, frame.x_offset >= 0, frame.y_offset >= 0 else { return nil }
    // libwebp has copied as many bytes, which are freed after they are copied here.
    picture = Array(
      UnsafeBufferPointer(start: frame.bitstream.bytes, count: frame.bitstream.size))
    (x, y) = (Int(frame.x_offset), Int(frame.y_offset))
    (self.width, self.height) = (Int(width), Int(height))
  }
}
