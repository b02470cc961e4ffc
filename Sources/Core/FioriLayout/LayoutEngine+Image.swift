import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

extension LayoutEngine {
  /// Lays out an image in its box, which is the frame whatever the image's proportions, or in a
  /// frame of the image's size.
  mutating func layout(_ element: ImageElement, in room: Constraints) -> Frame {
    let isTemplate = element.image.renderingMode == .template
    let content: Frame.Content
    var natural = Size.zero
    switch images[element] {
    case .success(let (image, warnings)):
      natural = image.size
      content = .image(
        image.drawn(with: element, in: direction), tint: isTemplate ? element.tint : nil,
        cornerRadius: element.cornerRadius,
        contentMode: element.contentMode ?? (image.isPicture ? .fill : .fit))
      findings += warnings.map { .warning(element.origin, $0) }
    case .failure(let failure):
      findings.append(.error(element.origin, failure.description))
      content = .group([])
    }
    switch element.sizing {
    case .fixedSize(let box, let ascent):
      return Frame(size: box, baseline: ascent, content: content, kind: element.kind)
    case .intrinsic(let maximum):
      let width = max(min(maximum.width, room.maximumWidth), 0)
      return Frame(
        size: natural.shrunk(into: Size(width: width, height: maximum.height)), baseline: nil,
        content: content, kind: element.kind)
    }
  }
}

extension LoadedImage {
  /// Returns the picture with the line settings of an element, for a reading direction.
  fileprivate func drawn(
    with element: ImageElement, in direction: Environment.LayoutDirection
  ) -> LoadedImage {
    guard case .builtin(let icon, _, _) = self else { return self }
    return .builtin(
      icon, lineWidth: element.lineWidth,
      isMirrored: icon.pointsForward && direction == .rightToLeft)
  }
}
