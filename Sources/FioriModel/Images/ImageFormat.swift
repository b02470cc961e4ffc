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
