import CCairo
import FioriModel

/// A TurboJPEG decompressor that reads a JPEG from memory.
struct TurboJPEGReader: ~Copyable {
  private let handle: tjhandle
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Creates a reader of `bytes`, which must stay valid as long as it is used.
  ///
  /// - Throws: ``ImageError/outOfMemory``.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImageError) {
    guard let handle = tjInitDecompress() else { throw .outOfMemory }
    (self.handle, self.bytes) = (handle, bytes)
  }

  deinit {
    tjDestroy(handle)
  }

  /// Returns the size in pixels, from the header alone.
  ///
  /// - Throws: ``ImageError/damaged(_:reason:)``, or ``ImageError/printingColors`` for a CMYK
  ///   picture.
  func size() throws(ImageError) -> (width: Int, height: Int) {
    var (width, height, subsampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    try check(
      tjDecompressHeader3(
        handle, bytes.baseAddress, UInt(bytes.count), &width, &height, &subsampling, &colors))
    let printing = [TJCS_CMYK.rawValue, TJCS_YCCK.rawValue]
    if printing.contains(UInt32(clamping: colors)) { throw .printingColors }
    return (Int(width), Int(height))
  }

  /// Decodes the picture to RGBA, with an alpha of 255 everywhere.
  ///
  /// - Throws: ``ImageError/damaged(_:reason:)``, also for a truncated file.
  func decode(width: Int, height: Int) throws(ImageError) -> Bitmap {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    // A progressive file may repeat tiny scans of a large picture endlessly.
    let flags = TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
    try check(
      tjDecompress2(
        handle, bytes.baseAddress, UInt(bytes.count), &pixels, Int32(clamping: width), 0,
        Int32(clamping: height), Int32(TJPF_RGBA.rawValue), flags))
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func check(_ status: Int32) throws(ImageError) {
    if status == 0 { return }
    let reason = tjGetErrorStr2(handle).map { String(cString: $0) } ?? "TurboJPEG error"
    throw .damaged(.jpeg, reason: reason)
  }
}
