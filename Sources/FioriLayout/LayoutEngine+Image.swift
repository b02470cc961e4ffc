import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

extension LayoutEngine {
  /// An image in its box, the frame being the box whatever the image's proportions, or in a frame
  /// of the image's own size.
  mutating func layout(_ element: ImageElement, in room: Constraints) -> Frame {
    let isTemplate = element.image.renderingMode == .template
    let content: Frame.Content
    var natural = Size.zero
    do {
      let (picture, warnings) = try loaded(element)
      natural = picture.size
      content = .image(
        picture.drawn(with: element), tint: isTemplate ? element.tint : nil,
        cornerRadius: element.cornerRadius)
      findings += warnings.map { .warning(element.origin, $0) }
    } catch {
      findings.append(.error(element.origin, error.description))
      content = .group([])
    }
    switch element.sizing {
    case .box(let box, let ascent):
      return Frame(size: box, baseline: ascent, content: content, kind: element.kind)
    case .natural(let maximum):
      let width = max(min(maximum.width, room.maximumWidth), 0)
      return Frame(
        size: natural.shrunk(into: Size(width: width, height: maximum.height)), baseline: nil,
        content: content, kind: element.kind)
    }
  }

  /// The picture of an image, read once for a figure however often it stands there in one size.
  private mutating func loaded(
    _ element: ImageElement
  ) throws(ImageFailure) -> (picture: LoadedImage, warnings: [String]) {
    let largest = element.maximumSize
    let side = max(largest.width, largest.height) * Limits.scale.upperBound
    let request = ImageRequest(
      source: element.image.source, largestSide: Int(side.clamped(to: 1...4_096)))
    if let known = pictures[request] { return known }
    let loaded = try images.picture(of: element.image, largestSide: request.largestSide)
    pictures[request] = loaded
    return loaded
  }
}

extension LoadedImage {
  /// The picture with what an element says of its lines.
  fileprivate func drawn(with element: ImageElement) -> LoadedImage {
    guard case .builtin(let icon, _) = self else { return self }
    return .builtin(icon, lineWidth: element.lineWidth)
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
