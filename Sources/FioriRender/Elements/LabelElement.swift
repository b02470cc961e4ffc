/// A text with an image beside it: the middle of the image is on that of the text's digits.
struct LabelElement: Hashable, Sendable {
  /// Which end of the text the image stands at.
  enum ImageSide: Hashable, Sendable {
    case leading
    case trailing
  }

  var text: TextElement?
  var image: ImageElement?
  var imageSide = ImageSide.leading
  /// Points between the two.
  let spacing: Double
  /// The part's name in the layout report, which tells the text too where that has no name; `nil`
  /// for a label that only groups.
  var kind: String?
}
