/// A kind of picture file, told by its first bytes.
package enum ImageFormat: String, Hashable, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case svg = "SVG"

  /// The format whose signature `bytes` begin with; nil when it is none of the three.
  ///
  /// A file's name is never asked: it is often wrong, and data URIs have none. A compressed SVG
  /// (`.svgz`) counts as none of them, because its size after unpacking is not known.
  package init?(sniffing bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if SVGSource.isSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }
}

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
