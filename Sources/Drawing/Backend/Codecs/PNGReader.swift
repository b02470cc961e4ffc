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

  /// Reads the header. It is called once, before decoding the pixels.
  ///
  /// - Throws: ``ImageError/damaged(_:reason:)``.
  func header() throws(ImageError) -> spng_ihdr {
    let limit = max(Self.maximumMetadataByteCount, bytes.count)
    try Self.check(spng_set_chunk_limits(context, limit, limit))
    try Self.check(
      spng_set_crc_action(
        context, Int32(SPNG_CRC_ERROR.rawValue), Int32(SPNG_CRC_ERROR.rawValue)))
    try Self.check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
    var header = spng_ihdr()
    try Self.check(spng_get_ihdr(context, &header))
    return header
  }

  /// Decodes the picture to straight RGBA, 8 bits per channel, regardless of the file's format; of
  /// 16 bits the upper 8 are kept.
  ///
  /// Gamma and color profiles are not applied.
  ///
  /// - Throws: ``ImageError/damaged(_:reason:)``.
  func decode(_ header: spng_ihdr) throws(ImageError) -> Bitmap {
    let (width, height) = (Int(header.width), Int(header.height))
    // The header was read before, so libspng now enforces it.
    try Self.check(spng_set_image_limits(context, header.width, header.height))
    // The chunks before the pixels.
    try Self.check(spng_decode_chunks(context))
    var transparency = spng_trns()
    if spng_get_trns(context, &transparency) != 0,
      let bitmap = try PNGRowFile(bytes, header: header)?.bitmap()
    {
      return bitmap
    }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let format = Int32(SPNG_FMT_RGBA8.rawValue)
    let flags = Int32(SPNG_DECODE_TRNS.rawValue)
    try Self.check(spng_decode_image(context, &pixels, pixels.count, format, flags))
    // The last checksums follow the last pixel.
    try Self.check(spng_decode_chunks(context))
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns the ICC profile, or `nil` if there is none.
  func colorProfile() -> [UInt8]? {
    var chunk = spng_iccp()
    guard spng_get_iccp(context, &chunk) == 0, let profile = chunk.profile else { return nil }
    // libspng has unpacked as many bytes, and keeps them as long as its context.
    return Array(UnsafeRawBufferPointer(start: profile, count: chunk.profile_len))
  }

  private static func check(_ status: Int32) throws(ImageError) {
    if status == 0 { return }
    if status == Int32(SPNG_EMEM.rawValue) { throw .outOfMemory }
    let reason = spng_strerror(status).map { String(cString: $0) } ?? "libspng error \(status)"
    throw .damaged(.png, reason: reason)
  }
}
