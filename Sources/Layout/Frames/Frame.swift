package import FioriBasics
package import FioriModel

/// A part of a view after layout: its size, its baseline and its content.
package struct Frame: Sendable {
  /// The content of a frame.
  package indirect enum Content: Sendable {
    case group([Placed])
    case text(TextBlock)
    /// A picture scaled into the frame, tinted if it is a template. The corner radius, in points,
    /// applies to the visible part of the picture rather than to the frame.
    case image(
      LoadedImage, tint: RGBA?, cornerRadius: Double = 0, contentMode: ImageContentMode = .fit)
    case block(Block)
    case drawing(any FrameDrawing)
    /// An empty place that a skeleton fills with a color, and the size of the text in whose place it is, in
    /// points; `nil` for none.
    case placeholder(textSize: Double? = nil)
  }

  /// A frame and its position in the containing frame.
  package struct Placed: Sendable {
    package var origin: Point
    package var frame: Frame

    package init(origin: Point, frame: Frame) {
      self.origin = origin
      self.frame = frame
    }

    /// Returns the frame at another place, `distance` away in points.
    package func moved(by distance: Point) -> Placed {
      Placed(origin: origin + distance, frame: frame)
    }

    /// Returns the frame as far from the right as it was from the left, within a width in points.
    package func mirrored(in width: Double) -> Placed {
      Placed(
        origin: Point(x: width - origin.x - frame.size.width, y: origin.y), frame: frame)
    }
  }

  /// The state of a control.
  package enum Touch: Hashable, Sendable {
    case enabled
    case disabled
  }

  /// The kind of a value label, next to its mark or on it.
  package static let valueLabelKind = "valueLabel"

  package var size: Size
  /// The position of the first baseline in points from the top; `nil` without text.
  package var baseline: Double?
  package var content: Content
  /// The part's name in the layout report; `nil` for a frame that only groups others.
  package var kind: String?
  /// The decoration drawn under the content.
  package var decoration: Decoration?
  /// Whether the frame is a control, which a finger touches; `nil` for any other.
  package var touch: Touch?
  /// The way that the frame appears if the picture is animated; `nil` for one that is still, or
  /// whose parts move by themselves.
  package var motion: Motion?
  /// The content that the frame itself does not show completely; its parts have their own.
  package var losses: [Loss]

  package init(
    size: Size,
    baseline: Double? = nil,
    content: Content,
    kind: String? = nil,
    decoration: Decoration? = nil,
    losses: [Loss] = []
  ) {
    self.losses = losses
    self.size = size
    self.baseline = baseline
    self.content = content
    self.kind = kind
    self.decoration = decoration
  }

  /// The largest font size of the frame's texts as drawn, in points; `nil` without text.
  package var largestTextSize: Double? {
    switch content {
    case .text(let block): block.lines.flatMap(\.runs).map(\.size).max()
    case .group(let children): children.compactMap(\.frame.largestTextSize).max()
    case .placeholder(let size): size
    case .image, .block, .drawing: nil
    }
  }

  /// Returns the font sizes of the texts of a kind as drawn, in points.
  package func textSizes(of kind: String) -> [Double] {
    var sizes: [Double] = []
    addTextSizes(of: kind, to: &sizes)
    return sizes
  }

  private func addTextSizes(of kind: String, to sizes: inout [Double]) {
    if self.kind == kind { return sizes.append(contentsOf: [largestTextSize].compactMap(\.self)) }
    guard case .group(let children) = content else { return }
    for child in children { child.frame.addTextSizes(of: kind, to: &sizes) }
  }

  /// Returns the frame enlarged to `room`, with its content centered. Content that is too high begins at
  /// the top, where its title is.
  package func centered(in room: Size) -> Frame {
    guard room != size, case .group(let children) = content else { return self }
    let move = Point(x: (room.width - size.width) / 2, y: max((room.height - size.height) / 2, 0))
    var frame = self
    frame.size = room
    frame.baseline = baseline.map { $0 + move.y }
    frame.content = .group(children.map { $0.moved(by: move) })
    return frame
  }

  /// Returns the frame with its text turned clockwise by an angle in degrees; a frame without its
  /// own text is unchanged.
  package func turned(by angle: Double) -> Frame {
    guard case .text(var block) = content else { return self }
    let box = Rect(origin: .zero, size: size).turned(by: angle)
    for index in block.lines.indices {
      let line = block.lines[index]
      let start = Point(x: line.x, y: line.baseline).turned(by: angle)
      block.lines[index].x = start.x - box.minX
      block.lines[index].baseline = start.y - box.minY
      for run in line.runs.indices { block.lines[index].runs[run].angle = angle }
    }
    var frame = self
    (frame.size, frame.baseline, frame.content) = (box.size, nil, .text(block))
    return frame
  }

  /// Returns the frame scaled with everything in it.
  package func scaled(by factor: Double) -> Frame {
    guard factor != 1 else { return self }
    var frame = self
    frame.size = size * factor
    frame.baseline = baseline.map { $0 * factor }
    frame.content = content.scaled(by: factor)
    return frame
  }
}

extension Frame {
  /// The position of the last baseline of a text, in points from the top; `nil` without one.
  package var lastBaseline: Double? {
    guard case .text(let block) = content else { return baseline }
    return block.lines.last?.baseline
  }
}

extension [Frame.Placed] {
  /// The baseline of the first part that has one, relative to the origin of the placed parts.
  package var firstBaseline: Double? {
    for child in self {
      if let baseline = child.frame.baseline { return child.origin.y + baseline }
    }
    return nil
  }
}

extension Frame.Content {
  fileprivate func scaled(by factor: Double) -> Frame.Content {
    switch self {
    case .group(let children):
      .group(
        children.map {
          Frame.Placed(origin: $0.origin * factor, frame: $0.frame.scaled(by: factor))
        })
    case .text(let block): .text(block.scaled(by: factor))
    case .image(let image, let tint, let cornerRadius, let contentMode):
      .image(
        image.scaled(by: factor), tint: tint, cornerRadius: cornerRadius * factor,
        contentMode: contentMode)
    case .block(let block):
      .block(
        Block(
          cornerRadius: block.cornerRadius * factor, color: block.color, hairline: block.hairline))
    case .placeholder(let size): .placeholder(textSize: size.map { $0 * factor })
    case .drawing: self
    }
  }
}

/// Something that a frame does not show whole.
///
/// Layout tries several arrangements of the same parts; only the losses of frames that end up in
/// the picture become warnings.
package struct Loss: Hashable, Sendable {
  /// The path of the lost part, starting at the view; empty for the path of the part around it.
  package let origin: DescriptionPath
  /// One line: the lost part, and the fix.
  package let message: Message
  /// Whether nothing of the part is drawn.
  package let isWhole: Bool

  package init(_ origin: DescriptionPath, _ message: Message, isWhole: Bool = false) {
    self.origin = origin
    self.message = message
    self.isWhole = isWhole
  }
}

extension Frame {
  /// Whether the part does not fit and is left out: it takes neither its line nor the space around it.
  package var isLeftOut: Bool { size == .zero && !allLosses.isEmpty }

  /// Returns the frame of a part that does not fit, with its loss.
  package static func leftOut(_ losses: [Loss]) -> Frame {
    Frame(size: .zero, content: .group([]), losses: losses)
  }

  /// The losses of the frame and its parts, in drawing order. A drawing speaks for its texts.
  package var allLosses: [Loss] {
    guard case .group(let children) = content else { return losses }
    return losses + children.flatMap(\.frame.allLosses)
  }

  /// The number of characters that the texts of the frame and its parts show.
  package var shownCharacterCount: Int {
    switch content {
    case .text(let block): block.text.count
    case .group(let children): children.reduce(0) { $0 + $1.frame.shownCharacterCount }
    case .image, .block, .drawing, .placeholder: 0
    }
  }

  /// Whether any text in the frame has several lines.
  package var wrapsText: Bool {
    switch content {
    case .text(let block): block.lines.count > 1
    case .group(let children): children.contains { $0.frame.wrapsText }
    case .image, .block, .drawing, .placeholder: false
    }
  }

  /// The widths, in points, of the words that lines of the frame and its parts break.
  package var brokenWords: [Double] {
    switch content {
    case .text(let block): block.brokenWords
    case .group(let children): children.flatMap(\.frame.brokenWords)
    case .image, .block, .drawing, .placeholder: []
    }
  }

  /// The numbers of losses and of broken words in the frame and its parts.
  package var faultCounts: (Int, Int) { (allLosses.count, brokenWords.count) }

  /// The number of lines of all texts in the frame.
  package var lineCount: Int {
    switch content {
    case .text(let block): block.lines.count
    case .group(let children): children.reduce(0) { $0 + $1.frame.lineCount }
    case .image, .block, .drawing, .placeholder: 0
    }
  }

  /// Whether nothing is lost in the frame, and no word is broken.
  package var isWhole: Bool { faultCounts == (0, 0) }

  /// Returns the frame with a path instead of the empty ones of its losses and its parts'.
  package func placingLosses(at origin: DescriptionPath) -> Frame {
    guard !allLosses.isEmpty else { return self }
    var frame = self
    frame.losses = losses.map {
      $0.origin == DescriptionPath() ? Loss(origin, $0.message, isWhole: $0.isWhole) : $0
    }
    if case .group(let children) = content {
      frame.content = .group(
        children.map {
          Placed(origin: $0.origin, frame: $0.frame.placingLosses(at: origin))
        })
    }
    return frame
  }
}
