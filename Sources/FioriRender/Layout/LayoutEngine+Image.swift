extension LayoutEngine {
  /// An image in its box; the frame is the box, whatever the image's proportions.
  mutating func layout(_ element: ImageElement) -> Frame {
    let isTemplate = element.image.renderingMode == .template
    let content: Frame.Content
    do {
      let (picture, warnings) = try loaded(element)
      content = .image(
        picture.drawn(with: element), tint: isTemplate ? element.tint : nil,
        cornerRadius: element.cornerRadius)
      findings += warnings.map { .warning(element.origin, $0) }
    } catch {
      findings.append(.error(element.origin, error.description))
      content = .group([])
    }
    return Frame(
      size: element.box, baseline: element.ascent, content: content, kind: element.kind)
  }

  /// The picture of an image, read once for a figure however often it stands there.
  private mutating func loaded(
    _ element: ImageElement
  ) throws(PictureFailure) -> (picture: Picture, warnings: [String]) {
    if let known = pictures[element.image.source] { return known }
    let side = max(element.box.width, element.box.height) * Limits.scale.upperBound
    let loaded = try images.picture(
      of: element.image, largestSide: Int(side.clamped(to: 1...4_096)))
    pictures[element.image.source] = loaded
    return loaded
  }
}

extension Picture {
  /// The picture with what an element says of its lines.
  fileprivate func drawn(with element: ImageElement) -> Picture {
    guard case .builtin(let icon, _) = self else { return self }
    return .builtin(icon, lineWidth: element.lineWidth)
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
