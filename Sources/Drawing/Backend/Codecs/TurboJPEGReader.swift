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

  /// Returns the size in pixels, and whether the colors are for printing, from the header alone.
  ///
  /// - Throws: ``ImageError/damaged(_:reason:)``.
  func header() throws(ImageError) -> (width: Int, height: Int, isForPrinting: Bool) {
    var (width, height, subsampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, -1)
    let status = tjDecompressHeader3(
      handle, bytes.baseAddress, UInt(bytes.count), &width, &height, &subsampling, &colors)
    // Samplings that TurboJPEG has no name for are decoded all the same.
    if width <= 0 || height <= 0 || colors < 0 { try check(status) }
    let printing = [TJCS_CMYK.rawValue, TJCS_YCCK.rawValue]
    return (Int(width), Int(height), printing.contains(UInt32(clamping: colors)))
  }

  /// Decodes the picture to RGBA, with an alpha of 255 everywhere, or to the four channels of
  /// printing as they are stored. What is missing or damaged is passed to `warn`, if there is one, and
  /// is an error if not.
  ///
  /// - Throws: ``ImageError/damaged(_:reason:)``.
  func pixels(
    width: Int, height: Int, isForPrinting: Bool, warn: ((ImageError) -> Void)?
  ) throws(ImageError) -> [UInt8] {
    let layout = isForPrinting ? TJPF_CMYK : TJPF_RGBA
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    // A progressive file may repeat tiny scans of a large picture endlessly.
    let flags = TJFLAG_LIMITSCANS | (warn == nil ? TJFLAG_STOPONWARNING : 0)
    // TurboJPEG writes at most the requested rows of the requested width, with four bytes for each
    // pixel.
    let status = tjDecompress2(
      handle, bytes.baseAddress, UInt(bytes.count), &pixels, Int32(clamping: width), 0,
      Int32(clamping: height), Int32(layout.rawValue), flags)
    if let warn, status != 0, tjGetErrorCode(handle) == TJERR_WARNING.rawValue {
      warn(.partlyDamaged(.jpeg, reason: reason))
    } else {
      try check(status)
    }
    return pixels
  }

  private func check(_ status: Int32) throws(ImageError) {
    if status == 0 { return }
    throw .damaged(.jpeg, reason: reason)
  }

  /// The last message of the library, without the name of the function that it may begin with.
  private var reason: String {
    let message = tjGetErrorStr2(handle).map { String(cString: $0) } ?? "TurboJPEG error"
    guard let end = message.firstRange(of: "(): ")?.upperBound else { return message }
    return String(message[end...])
  }
}
