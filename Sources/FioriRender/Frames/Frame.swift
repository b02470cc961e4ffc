/// A part of a view, laid out: its size, its baseline and what is inside it.
struct Frame: Hashable, Sendable {
  /// What a frame shows.
  indirect enum Content: Hashable, Sendable {
    case group([Placed])
    case text(TextBlock)
    case image(Picture, tint: RGBA?)
  }

  /// A frame and where it stands in the one around it.
  struct Placed: Hashable, Sendable {
    var origin: Point
    var frame: Frame
  }

  var size: Size
  /// The first baseline, in points from the top; `nil` without text.
  var baseline: Double?
  var content: Content
  /// The part's name in the layout report; `nil` for a frame that only groups others.
  var kind: String?

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
    case .image: self
    }
  }
}
