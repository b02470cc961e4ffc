import FioriRender

/// What pictures are told besides their format, as far as it has a word for it.
struct EncodingOptions: Sendable {
  var idPrefix = ""
  var isAnimated = false
  var hasText = false

  /// A picture of a format as it is written.
  func output(as format: Format) -> DrawingOutput {
    switch format {
    case .png: .png
    case .webp: .webp(WebPOptions(isAnimated: isAnimated))
    case .svg: .svg(SVGOptions(idPrefix: idPrefix, isAnimated: isAnimated, hasText: hasText))
    case .pdf: .pdf
    }
  }
}
