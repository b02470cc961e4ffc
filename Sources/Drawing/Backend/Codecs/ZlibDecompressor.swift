import CCairo
import FioriModel

/// A libdeflate decompressor.
struct ZlibDecompressor: ~Copyable {
  private let handle: OpaquePointer

  /// Creates a decompressor.
  ///
  /// - Throws: ``ImageError/outOfMemory``.
  init() throws(ImageError) {
    guard let handle = libdeflate_alloc_decompressor() else { throw .outOfMemory }
    self.handle = handle
  }

  deinit {
    libdeflate_free_decompressor(handle)
  }

  /// Decompresses a zlib stream, and returns whether all of it is sound and fills `output`.
  func decompress(_ input: [UInt8], to output: UnsafeMutableRawBufferPointer) -> Bool {
    // libdeflate keeps within both sizes, whatever the stream has.
    var readCount = 0
    let status = libdeflate_zlib_decompress_ex(
      handle, input, input.count, output.baseAddress, output.count, &readCount, nil)
    return status == LIBDEFLATE_SUCCESS && readCount == input.count
  }
}
