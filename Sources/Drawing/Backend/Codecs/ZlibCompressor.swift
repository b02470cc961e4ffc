import CCairo
import FioriModel

/// A libdeflate compressor.
struct ZlibCompressor: ~Copyable {
  private let handle: OpaquePointer

  /// Creates a compressor of `level` 1 (fast) to 12 (small).
  ///
  /// - Throws: ``ImageError/outOfMemory``.
  init(level: Int32) throws(ImageError) {
    guard let handle = libdeflate_alloc_compressor(level) else { throw .outOfMemory }
    self.handle = handle
  }

  deinit {
    libdeflate_free_compressor(handle)
  }

  /// Calls `body` with the zlib stream of `input`, which must not outlive the call.
  ///
  /// - Throws: ``ImageError/outOfMemory`` when libdeflate's own bound was too small.
  func withCompressed<Result>(
    _ input: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(ImageError) -> Result {
    // Not an array, which would touch pages of the bound that the stream does not reach.
    let output = UnsafeMutableRawBufferPointer.allocate(
      byteCount: libdeflate_zlib_compress_bound(handle, input.count), alignment: 16)
    defer { output.deallocate() }
    let count = libdeflate_zlib_compress(
      handle, input.baseAddress, input.count, output.baseAddress, output.count)
    // libdeflate writes at most as many bytes as it has space for, or returns 0.
    guard count > 0 else { throw .outOfMemory }
    return body(UnsafeRawBufferPointer(rebasing: output[..<count]))
  }

  /// Returns the number of bytes of the zlib stream of `input`.
  ///
  /// - Throws: ``ImageError/outOfMemory``, as ``withCompressed(_:_:)`` does.
  func size(of input: UnsafeRawBufferPointer) throws(ImageError) -> Int {
    try withCompressed(input) { $0.count }
  }

  /// Returns the number of bytes of the zlib stream of `input`.
  ///
  /// - Throws: ``ImageError/outOfMemory``, as ``withCompressed(_:_:)`` does.
  func size(of input: ArraySlice<UInt8>) throws(ImageError) -> Int {
    try input.withUnsafeBytes { input in Result { () throws(ImageError) in try size(of: input) } }
      .get()
  }
}
