import CCairo
import FioriModel

/// A libspng context that reads a PNG from memory.
struct PNGReader: ~Copyable {
  private let context: OpaquePointer
  private let bytes: UnsafeRawBufferPointer

  /// The maximum size in bytes of unpacked texts and color profiles, which the size of the file
  /// does not limit.
  private static let maximumMetadataByteCount = 4 << 20

  /// Creates a reader of `bytes`, which must stay valid as long as it is used.
  ///
  /// - Throws: ``ImageError/outOfMemory``.
  init(_ bytes: UnsafeRawBufferPointer) throws(ImageError) {
    guard let context = spng_ctx_new(0) else { throw .outOfMemory }
    (self.context, self.bytes) = (context, bytes)
  }

  deinit {
    spng_ctx_free(context)
  }

  /// Reads the header and returns the size in pixels. It is called once, before decoding the
  /// pixels.
  ///
  /// - Throws: ``ImageError/damaged(_:reason:)``.
  func size() throws(ImageError) -> (width: Int, height: Int) {
    let limit = max(Self.maximumMetadataByteCount, bytes.count)
    try Self.check(spng_set_chunk_limits(context, limit, limit))
    try Self.check(
      spng_set_crc_action(
        context, Int32(SPNG_CRC_ERROR.rawValue), Int32(SPNG_CRC_ERROR.rawValue)))
    try Self.check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
    var header = spng_ihdr()
    try Self.check(spng_get_ihdr(context, &header))
    return (Int(header.width), Int(header.height))
  }

  /// Decodes the picture to straight RGBA, 8 bits per channel, whatever the file contains; of 16
  /// bits the upper 8 are kept.
  ///
  /// Gamma and color profiles are not applied.
  ///
  /// - Throws: ``ImageError/damaged(_:reason:)``.
  func decode(width: Int, height: Int) throws(ImageError) -> Bitmap {
    // The header was read before, so libspng now enforces it.
    try Self.check(
      spng_set_image_limits(context, UInt32(clamping: width), UInt32(clamping: height)))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let format = Int32(SPNG_FMT_RGBA8.rawValue)
    let flags = Int32(SPNG_DECODE_TRNS.rawValue)
    try Self.check(spng_decode_image(context, &pixels, pixels.count, format, flags))
    // The last checksums follow the last pixel.
    try Self.check(spng_decode_chunks(context))
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func check(_ status: Int32) throws(ImageError) {
    if status == 0 { return }
    if status == Int32(SPNG_EMEM.rawValue) { throw .outOfMemory }
    let reason = spng_strerror(status).map { String(cString: $0) } ?? "libspng error \(status)"
    throw .damaged(.png, reason: reason)
  }
}
