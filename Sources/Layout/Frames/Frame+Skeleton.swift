import FioriBasics
package import FioriModel

extension Frame {
  /// Returns the frame with blocks instead of texts and images.
  ///
  /// The block of a line is as high as its lowercase letters (chosen:
  /// Docs/sources/headers.md#loading).
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
    case .text(let text): .group(text.lines.map { $0.block(of: text.font, in: color) })
    // It already has a color, which may be fainter than that of texts.
    case .block: self
    case .image(_, _, let cornerRadius, _) where cornerRadius > 0:
      .block(Block(cornerRadius: cornerRadius, color: color))
    case .drawing(let drawing): drawing.skeleton(in: color)
    case .image, .placeholder: .skeletonBlock(in: color)
    }
  }
}

extension TextLine {
  /// Returns a block instead of the line.
  fileprivate func block(of font: Font, in color: RGBA) -> Frame.Placed {
    let size = Size(width: width, height: font.letterHeight)
    let frame = Frame(
      size: size, baseline: nil,
      content: .skeletonBlock(in: color))
    return Frame.Placed(origin: Point(x: x, y: baseline - size.height), frame: frame)
  }
}
