package import FioriBasics

/// Something that a frame does not show whole.
///
/// Layout tries several arrangements of the same parts; only the losses of frames that end up in
/// the picture become warnings.
package struct Loss: Hashable, Sendable {
  /// The path of what is lost, starting at the view; empty for the path of the part around it.
  package let origin: DescriptionPath
  /// One line: what is lost, and what would help.
  package let message: String

  package init(_ origin: DescriptionPath, _ message: String) {
    self.origin = origin
    self.message = message
  }
}

extension Frame {
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

  /// The widths, in points, of the words that lines of the frame and its parts break.
  package var brokenWords: [Double] {
    switch content {
    case .text(let block): block.brokenWords
    case .group(let children): children.flatMap(\.frame.brokenWords)
    case .image, .block, .drawing, .placeholder: []
    }
  }

  /// Returns the frame with a path in place of the empty ones of its losses and its parts'.
  package func placingLosses(at origin: DescriptionPath) -> Frame {
    guard !allLosses.isEmpty else { return self }
    var frame = self
    frame.losses = losses.map { $0.origin == DescriptionPath() ? Loss(origin, $0.message) : $0 }
    if case .group(let children) = content {
      frame.content = .group(
        children.map {
          Placed(origin: $0.origin, frame: $0.frame.placingLosses(at: origin))
        })
    }
    return frame
  }
}
