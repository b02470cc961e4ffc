import FioriModel

/// A text with an image next to it, vertically centered on the text's digits.
package struct LabelElement: Hashable, Sendable {
  /// The end of the text that the image is placed at.
  package enum ImageSide: Hashable, Sendable {
    case leading
    case trailing
  }

  package var text: TextElement?
  package var image: ImageElement?
  package var imageSide = ImageSide.leading
  /// The space between the image and the text, in points.
  package let spacing: Double
  /// The part's name in the layout report, also used for the text if that has no name; `nil` for a
  /// label that only groups.
  package var kind: String?

  package init(
    text: TextElement? = nil,
    image: ImageElement? = nil,
    imageSide: ImageSide = ImageSide.leading,
    spacing: Double,
    kind: String? = nil
  ) {
    self.text = text
    self.image = image
    self.imageSide = imageSide
    self.spacing = spacing
    self.kind = kind
  }

  /// Returns the size of the text as drawn in a frame of the label, as a fraction of its own; `nil` for a text that does
  /// not shrink.
  package func scale(in frame: Frame) -> Double? {
    guard let size = text?.text.font.size, let drawn = frame.firstTextSize,
      drawn < size - Self.sizeTolerance
    else { return nil }
    return drawn / size
  }

  /// In points.
  private static let sizeTolerance = 0.01

  /// Returns the label with its text and its image in another size.
  package func scaled(by factor: Double) -> LabelElement {
    var label = self
    label.text = text.map { $0.drawn(at: $0.text.boxFont.size * factor) }
    label.image = image?.scaled(by: factor)
    return label
  }

  /// Returns the label with a text no larger than the number next to it, and an image that fits it;
  /// `nil` for a size in points if there is no number.
  package func limited(to size: Double?) -> LabelElement {
    guard let text else { return self }
    let limited = text.limited(to: size)
    guard limited != text else { return self }
    var label = self
    label.text = limited
    label.image = image?.scaled(by: limited.text.boxFont.size / text.text.boxFont.size)
    return label
  }
}

extension Frame {
  /// The size of the first text in the frame, in points; `nil` without one.
  fileprivate var firstTextSize: Double? {
    switch content {
    case .text(let block): block.font.size
    case .group(let children): children.lazy.compactMap(\.frame.firstTextSize).first
    case .placeholder, .image, .block, .drawing: nil
    }
  }
}
