/// A text with an image beside it: the middle of the image is on that of the text's digits.
package struct LabelElement: Hashable, Sendable {
  /// Which end of the text the image stands at.
  package enum ImageSide: Hashable, Sendable {
    case leading
    case trailing
  }

  package var text: TextElement?
  package var image: ImageElement?
  package var imageSide = ImageSide.leading
  /// Points between the two.
  package let spacing: Double
  /// The part's name in the layout report, which tells the text too where that has no name; `nil`
  /// for a label that only groups.
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
