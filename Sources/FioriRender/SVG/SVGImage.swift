/// Images inside an SVG.
enum SVGImage {
  /// The image as a data URI: an SVG stays one, pixels become a PNG.
  ///
  /// As `<image>` a viewer runs no script of it and fetches nothing that it names.
  static func uri(of picture: Picture) throws -> String {
    switch picture {
    case .bitmap(let bitmap):
      let png = try PNGEncoder.encode(bitmap, pixelsPerPoint: 1)
      return DataURI.text(png, mediaType: "image/png")
    case .svg(let source, _):
      return DataURI.text(SVGSource.hidingText(in: source), mediaType: "image/svg+xml")
    case .builtin:
      throw RenderFault("embed an icon that should have become paths")
    }
  }
}
