/// A picture file format, detected from its first bytes.
package enum ImageFormat: String, Hashable, Sendable {
  case png = "PNG"
  case webp = "WebP"
  case jpeg = "JPEG"
  case gif = "GIF"
  case svg = "SVG"

  /// Creates the format whose signature `bytes` start with; `nil` if none matches.
  ///
  /// The file name is ignored: it is often wrong, and data URIs have none. Compressed SVGs
  /// (`.svgz`) do not match, because their unpacked size is unknown.
  package init?(sniffing bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if Self.looksLikeGIF(bytes) {
      self = .gif
    } else if Self.looksLikeSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Returns `HEIC` or `AVIF` for bytes in one of these formats, which are not read
  /// (Docs/sources/drawing.md#heic-and-avif), and `nil` for any others.
  package static func largeFormat(sniffing bytes: [UInt8]) -> String? {
    guard bytes.count >= 16, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    let length = min(Int(bytes[2]) << 8 | Int(bytes[3]), bytes.count)
    // The major brand, its version, and the brands that it is compatible with.
    let brands = stride(from: 8, to: max(length, 16) - 3, by: 4).filter { $0 != 12 }.map {
      String(decoding: bytes[$0..<$0 + 4], as: UTF8.self)
    }
    if brands.contains(where: { ["avif", "avis"].contains($0) }) { return "AVIF" }
    let isHEIC = brands.contains {
      ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].contains($0)
    }
    return isHEIC ? "HEIC" : nil
  }

  /// Returns whether a WebP consists of several frames, which its extended header says.
  package static func isAnimation(_ webP: [UInt8]) -> Bool {
    webP.dropFirst(12).starts(with: "VP8X".utf8) && webP.count > 20 && webP[20] & 0b10 != 0
  }

  /// Returns whether the bytes begin with the header of a GIF, which includes its size.
  private static func looksLikeGIF(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 13 && ["GIF87a", "GIF89a"].contains { bytes.starts(with: $0.utf8) }
  }

  /// Returns whether the bytes are markup that mentions `svg` where its root should be.
  private static func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let body = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
    guard body.first(where: { !" \t\r\n".utf8.contains($0) }) == UInt8(ascii: "<") else {
      return false
    }
    let head = body.prefix(4_096)
    return head.indices.contains { head[$0...].starts(with: "svg".utf8) }
  }
}

/// The size limits of pictures, so that a small file cannot use up all memory.
package struct ImageLimits: Hashable, Sendable {
  /// The maximum number of pixels when decoded, four bytes each.
  let maximumPixelCount: Int
  /// The maximum size of the file in bytes.
  let maximumByteCount: Int

  package init(maximumPixelCount: Int, maximumByteCount: Int) {
    self.maximumPixelCount = maximumPixelCount
    self.maximumByteCount = maximumByteCount
  }

  /// Checks the size of a file in bytes.
  ///
  /// - Throws: ``ImageError/tooManyBytes(_:maximum:)``.
  package func check(byteCount: Int) throws(ImageError) {
    if byteCount > maximumByteCount {
      throw .tooManyBytes(byteCount, maximum: maximumByteCount)
    }
  }

  /// Checks the size of a picture in pixels.
  ///
  /// - Throws: ``ImageError/tooManyPixels(width:height:maximum:)`` or
  ///   ``ImageError/invalidSize(width:height:)``.
  package func check(width: Int, height: Int) throws(ImageError) {
    guard width > 0, height > 0 else { throw .invalidSize(width: width, height: height) }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    // The byte count, at four per pixel, must not overflow, whatever the limit.
    if overflow || count > min(maximumPixelCount, Int.max / 4) {
      throw .tooManyPixels(width: width, height: height, maximum: maximumPixelCount)
    }
  }
}
