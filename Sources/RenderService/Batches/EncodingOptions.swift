import FioriRender

/// What pictures are told besides their format, as far as it has a word for it.
package struct EncodingOptions: Sendable {
  package var idPrefix = ""
  package var isAnimated = false
  package var hasText = false

  /// Still pictures of outlines.
  package init(idPrefix: String = "", isAnimated: Bool = false, hasText: Bool = false) {
    (self.idPrefix, self.isAnimated, self.hasText) = (idPrefix, isAnimated, hasText)
  }

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
