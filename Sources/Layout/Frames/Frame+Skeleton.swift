import FioriBasics
package import FioriModel

extension Frame {
  /// Returns the frame with blocks instead of texts and images.
  ///
  /// The block of a line is one of SAP's bars (stated: Docs/sources/headers.md#loading).
  package func skeleton(in color: RGBA) -> Frame {
    var frame = self
    // Content that is still loading is not lost.
    frame.losses = []
    frame.decoration = isText ? nil : decoration.map { Decoration(fill: $0.fill) }
    // A rounded part with its own background, such as a tag, becomes a single block.
    if let radius = decoration?.cornerRadius, radius > 0, !isText {
      frame.content = .block(Block(cornerRadius: radius, color: color))
      frame.decoration = nil
    } else {
      frame.content = content.skeleton(in: color, size: size)
    }
    return frame
  }

  /// Returns a text of one line that is at least so wide, in points.
  func widened(to least: Double) -> Frame {
    guard case .text(var block) = content, block.lines.count == 1, size.width < least else {
      return self
    }
    block.lines[0].width = least
    block.lines[0].x = 0
    var frame = self
    (frame.size.width, frame.content) = (least, .text(block))
    return frame
  }

  private var isText: Bool {
    if case .text = content { true } else { false }
  }
}

extension Frame.Content {
  /// Returns the block instead of content that is still loading.
  package static func skeletonBlock(in color: RGBA) -> Frame.Content {
    .block(Block(cornerRadius: 4, color: color))
  }

  fileprivate func skeleton(in color: RGBA, size: Size) -> Frame.Content {
    switch self {
    case .group(let children):
      .group(
        children.map { Frame.Placed(origin: $0.origin, frame: $0.frame.skeleton(in: color)) })
    case .text(let text):
      .group(text.lines.map { $0.block(of: text.font, isAlone: text.lines.count == 1, in: color) })
    // A round one is a mark such as a legend's, an angular one a line or covers another part.
    case .block(let block) where block.cornerRadius > 0: .block(block.skeleton(in: color))
    case .block: self
    case .image(_, _, let cornerRadius, _) where cornerRadius > 0:
      .block(Block(cornerRadius: cornerRadius, color: color))
    case .drawing(let drawing): drawing.skeleton(in: color)
    case .image, .placeholder: .skeletonBlock(in: color)
    }
  }
}

extension Block {
  /// Returns the block in a color, which is fainter if the block's own color is.
  fileprivate func skeleton(in color: RGBA) -> Block {
    var faint = color
    faint.alpha = min(color.alpha, self.color.alpha)
    return Block(cornerRadius: cornerRadius, color: faint, hairline: hairline)
  }
}

extension TextLine {
  /// Returns a block instead of the line, which is or is not the only one of its text.
  fileprivate func block(of font: Font, isAlone: Bool, in color: RGBA) -> Frame.Placed {
    let height = Self.barHeights.first { font.size <= $0.largest }?.height ?? Self.highest
    let isLow = isAlone && font.size <= Self.largestText
    let most = isLow ? font.leading - 2 : font.leading * Self.largestShare
    let size = Size(width: width, height: min(height, max(most, 1)))
    let frame = Frame(
      size: size, baseline: nil,
      content: .skeletonBlock(in: color))
    let top = baseline - font.ascent + (font.lineHeight - size.height) / 2
    return Frame.Placed(origin: Point(x: x, y: top), frame: frame)
  }

  /// The heights of bars by the largest size of a text, in points (stated:
  /// Docs/sources/headers.md#loading).
  private static let barHeights: [(largest: Double, height: Double)] = [
    (16, 13), (22, 20), (30, 28), (40, 41),
  ]
  private static let highest = 57.0
  /// The largest share of the distance between two lines that a bar takes, of a text of several lines or a large one:
  /// bars are apart alike at all sizes, and do not become one area (chosen: Docs/sources/headers.md#loading).
  private static let largestShare = 5.0 / 6
  /// In points.
  private static let largestText = 22.0
}
