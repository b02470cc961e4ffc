extension LayoutEngine {
  /// An image in its box; the frame is the box, whatever the image's proportions.
  mutating func layout(_ element: ImageElement) -> Frame {
    let isTemplate = element.image.renderingMode == .template
    let content: Frame.Content
    do {
      let (picture, warnings) = try images.picture(of: element.image)
      content = .image(picture, tint: isTemplate ? element.tint : nil)
      findings += warnings.map { .warning(element.origin, $0) }
    } catch {
      findings.append(.error(element.origin, error.description))
      content = .group([])
    }
    return Frame(
      size: element.box, baseline: element.ascent, content: content, kind: element.kind)
  }
}
