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
}
