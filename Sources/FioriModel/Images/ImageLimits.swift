/// How large a picture may be, so that a small file cannot ask for all memory.
package struct ImageLimits: Hashable, Sendable {
  /// Pixels of the decoded picture, of which each takes four bytes.
  let maximumPixelCount: Int
  /// Bytes of the file.
  let maximumByteCount: Int

  package init(maximumPixelCount: Int, maximumByteCount: Int) {
    self.maximumPixelCount = maximumPixelCount
    self.maximumByteCount = maximumByteCount
  }

  /// Passes a file of `byteCount` bytes.
  ///
  /// - Throws: ``ImageError/tooManyBytes(_:maximum:)``.
  package func check(byteCount: Int) throws(ImageError) {
    if byteCount > maximumByteCount {
      throw .tooManyBytes(byteCount, maximum: maximumByteCount)
    }
  }

  /// Passes a picture of `width` × `height` pixels.
  ///
  /// - Throws: ``ImageError/tooManyPixels(width:height:maximum:)`` or
  ///   ``ImageError/invalidSize(width:height:)``.
  package func check(width: Int, height: Int) throws(ImageError) {
    guard width > 0, height > 0 else { throw .invalidSize(width: width, height: height) }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    // Four bytes per pixel must be countable too, whatever the limit.
    if overflow || count > min(maximumPixelCount, Int.max / 4) {
      throw .tooManyPixels(width: width, height: height, maximum: maximumPixelCount)
    }
  }
}
