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
