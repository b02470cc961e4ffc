import FioriBasics
import FioriModel

extension LayoutEngine {
  /// Lays out an image and a text on one baseline; the text gets the space that the image leaves.
  mutating func layout(_ label: LabelElement, in room: Constraints) throws -> Frame {
    let image = label.image.map { layout($0, in: room) }
    let taken = image.map { $0.size.width + label.spacing } ?? 0
    let text = try label.text.map {
      try layout($0, in: Constraints(maximumWidth: max(room.maximumWidth - taken, 0)))
    }
    if label.imageSide == .trailing, let image, let text,
      let frame = try lines(of: text, before: image, in: label, room)
        ?? lines(of: text, before: image, in: label)
    {
      return frame
    }
    let baseline = [text, image].compactMap { $0?.baseline }.max() ?? 0
    let ordered = label.imageSide == .leading ? [image, text] : [text, image]
    var children: [Frame.Placed] = []
    var x = 0.0
    for frame in ordered.compactMap(\.self) {
      // A number that is left out leaves no space beside its image.
      if x > 0, frame.size.width > 0 { x += label.spacing }
      let y = baseline - (frame.baseline ?? baseline)
      children.append(Frame.Placed(origin: Point(x: x, y: y), frame: frame))
      x += frame.size.width
    }
    let height = children.map { $0.origin.y + $0.frame.size.height }.max() ?? 0
    return Frame(
      size: Size(width: x, height: height), baseline: children.isEmpty ? nil : baseline,
      content: .group(inDirection(children, width: x)), kind: label.kind)
  }
}

extension LayoutEngine {
  /// Returns a text on several lines that have the whole width, with an image at the end of the last one; `nil` where it
  /// would be below the text, or more words would be broken.
  private mutating func lines(
    of text: Frame, before image: Frame, in label: LabelElement, _ room: Constraints
  ) throws -> Frame? {
    guard case .text(let block) = text.content, block.lines.count > 1, let element = label.text
    else { return nil }
    var attempt = self
    let wider = try attempt.layout(element, in: room)
    guard let frame = lines(of: wider, before: image, in: label),
      frame.size.width <= room.maximumWidth + LineBreaker.tolerance,
      wider.faultCounts <= text.faultCounts
    else { return nil }
    self = attempt
    return frame
  }

  /// Returns a text on several lines with an image at the end of its last line: beside the first, the image would be
  /// read as a part of a broken address. The last line of a text that is read against the reading direction ends at the
  /// other side, and the image is beside its first one. `nil` for a text on one line.
  private func lines(of text: Frame, before image: Frame, in label: LabelElement) -> Frame? {
    guard case .text(let block) = text.content, block.lines.count > 1 else { return nil }
    let isMirrored =
      block.text.unicodeScalars.contains(where: \.isRightToLeftLetter)
      != (direction == .rightToLeft)
    let line = block.lines[isMirrored ? 0 : block.lines.count - 1]
    let start = direction == .leftToRight ? line.x : text.size.width - line.x - line.width
    let origin = Point(
      x: start + line.width + label.spacing,
      y: line.baseline - (image.baseline ?? line.baseline))
    let size = Size(
      width: max(text.size.width, origin.x + image.size.width),
      height: max(text.size.height, origin.y + image.size.height))
    let children = [
      Frame.Placed(origin: Point(x: 0, y: 0), frame: text),
      Frame.Placed(origin: origin, frame: image),
    ]
    return Frame(
      size: size, baseline: text.baseline,
      content: .group(inDirection(children, width: size.width)), kind: label.kind)
  }
}

extension LayoutEngine {
  /// Lays out an image in its box, which is the frame regardless of the image's proportions, or in
  /// a frame of the image's size.
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
      if let tint = element.tintSource, !isTemplate {
        findings.append(
          tint.finding(
            .note,
            .noTint))
      }
      findings += warnings.map { .warning(element.origin, $0) }
    case .failure(let failure):
      findings.append(
        element.sheet?.finding(.error, failure.message)
          ?? .error(element.origin, failure.message))
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
