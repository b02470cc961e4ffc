import FioriBasics
package import FioriModel

extension Frame {
  /// Returns the frame with blocks instead of bars and images.
  package func skeleton(in color: RGBA) -> Frame {
    var frame = self
    // Content that is still loading is not lost.
    frame.losses = []
    frame.decoration = decoration.map { Decoration(fill: $0.fill) }
    // A rounded part with its own background, such as a tag, becomes a single block.
    if let radius = decoration?.cornerRadius, radius > 0 {
      frame.content = .block(Block(cornerRadius: radius, color: color))
      frame.decoration = nil
    } else {
      frame.content = content.skeleton(in: color, size: size)
    }
    return frame
  }

  /// Returns one of SAP's bars, which is the same for all texts and values in a font because content that
  /// loads is not known yet (stated: Docs/sources/headers.md#loading). Its width is in ems, and at most one in
  /// points. That of a value is as high as its digits.
  static func bar(
    of share: Double, within width: Double, in font: Font, isValue: Bool = false, kind: String?
  ) -> Frame {
    let known = barHeights.first { font.size <= $0.largest }?.height ?? highestBar
    let height = isValue ? font.digitHeight : min(known, max(font.leading - 2, 1))
    let width = min(font.size * share, max(width, 0))
    let bar = Frame(size: Size(width: width, height: height), baseline: nil, content: .placeholder)
    let top = isValue ? font.ascent - height : (font.lineHeight - height) / 2
    return Frame(
      size: Size(width: width, height: font.lineHeight), baseline: font.ascent,
      content: .group([Frame.Placed(origin: Point(x: 0, y: top), frame: bar)]), kind: kind)
  }

  /// The heights of bars by the largest size of a text, in points.
  private static let barHeights: [(largest: Double, height: Double)] = [
    (14, 13), (22, 20), (30, 28), (40, 41),
  ]
  private static let highestBar = 57.0
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
    // It already has a color, which may be fainter than the color of texts.
    case .block: self
    case .image(_, _, let cornerRadius, _) where cornerRadius > 0:
      .block(Block(cornerRadius: cornerRadius, color: color))
    case .drawing(let drawing): drawing.skeleton(in: color)
    case .image, .text, .placeholder: .skeletonBlock(in: color)
    }
  }
}
