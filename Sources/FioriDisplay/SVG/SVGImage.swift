import FioriBasics
import FioriFrames
import FioriModel

/// Writes the images in an SVG.
enum SVGImage {
  /// How far a picture may be enlarged before it blurs in viewers that draw it at its own size.
  private static let largestScale = Limits.scale.upperBound

  /// Returns the image as a data URI: an SVG stays an SVG, and pixels become a PNG.
  ///
  /// In an `<image>`, a viewer runs no scripts and loads no references.
  static func uri(of image: LoadedImage, pngEncoder: SVGCanvas.PNGEncoder) throws -> String {
    switch image {
    case .bitmap(let bitmap, _):
      return DataURI.text(try pngEncoder(bitmap), mediaType: "image/png")
    case .svg(let source, let size):
      let embedded = SVGSource.embedded(source, size: size, factor: largestScale)
      return DataURI.text(embedded, mediaType: "image/svg+xml")
    case .builtin:
      throw RenderError("embed an icon that should have become paths")
    }
  }
}
