/// A part of a view, laid out: its size, its baseline and what is inside it.
struct Frame: Hashable, Sendable {
  /// What a frame shows.
  indirect enum Content: Hashable, Sendable {
    case group([Placed])
    case text(TextBlock)
    /// A picture as large as fits, in a tint where it is a template; the radius is the picture's, in
    /// points, not the frame's.
    case image(Picture, tint: RGBA?, cornerRadius: Double = 0)
    case ring(Ring)
    case block(Block)
    case axis(AxisContent)
    case plot(PlotContent)
    /// Nothing yet; a skeleton gives it a colour.
    case placeholder
  }

  /// A frame and where it stands in the one around it.
  struct Placed: Hashable, Sendable {
    var origin: Point
    var frame: Frame

    /// The frame as far from the right as it was from the left, in a width in points.
    func mirrored(in width: Double) -> Placed {
      Placed(
        origin: Point(x: width - origin.x - frame.size.width, y: origin.y), frame: frame)
    }
  }

  /// The name of a value that is written beside its mark or on it.
  static let valueLabelKind = "valueLabel"

  var size: Size
  /// The first baseline, in points from the top; `nil` without text.
  var baseline: Double?
  var content: Content
  /// The part's name in the layout report; `nil` for a frame that only groups others.
  var kind: String?
  /// What is drawn under the content.
  var decoration: Decoration?

  /// The frame made as large as `room`, its content in the middle.
  func centred(in room: Size) -> Frame {
    guard room != size, case .group(let children) = content else { return self }
    let move = Point(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2)
    var frame = self
    frame.size = room
    frame.baseline = baseline.map { $0 + move.y }
    frame.content = .group(
      children.map { Placed(origin: $0.origin + move, frame: $0.frame) })
    return frame
  }

  /// The frame made smaller or larger with everything in it.
  func scaled(by factor: Double) -> Frame {
    guard factor != 1 else { return self }
    var frame = self
    frame.size = size * factor
    frame.baseline = baseline.map { $0 * factor }
    frame.content = content.scaled(by: factor)
    return frame
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
    case .image(let picture, let tint, let cornerRadius):
      .image(picture.scaled(by: factor), tint: tint, cornerRadius: cornerRadius * factor)
    case .ring, .block, .axis, .plot, .placeholder: self
    }
  }
}
