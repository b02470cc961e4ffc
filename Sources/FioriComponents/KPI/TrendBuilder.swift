import FioriBasics
import FioriElements
import FioriModel

/// Builds the text that says where a number goes, with the image before it.
struct TrendBuilder {
  let text: Text?
  /// Runs in place of the text and its image; empty: these.
  let attributedText: [TextRun]
  let image: Image?
  /// The text's; the image has its color.
  let part: TextPart
  /// The classes that style sheets know the image by.
  let imageClasses: [String]
  /// Points of the image, in texts of the usual size.
  let imageSide: Double
  let context: LoweringContext

  /// `nil`: there is nothing to draw.
  var label: LabelElement? {
    let text = context.textElement(text, in: part, attributed: attributedText)?.inOneLine
    let image = attributedText.isEmpty ? image : nil
    guard text != nil || image != nil else { return nil }
    return LabelElement(text: text, image: image.map(element), spacing: Self.spacing)
  }

  /// Its middle is on the middle of the digits beside it (Docs/sources/cards.md#trend).
  private func element(_ image: Image) -> ImageElement {
    let sheet = context.theme.style(imageClasses)
    let digits = context.theme.font(.subheadline).digitHeight
    // It grows with the text beside it (chosen: Docs/sources/cards.md#trend).
    let side = imageSide * TextStyle.subheadline.factor(context.theme.contentSizeCategory)
    return ImageElement(
      image: image, kind: "trendImage", origin: context.path.key("trendImage"),
      box: Size(width: side, height: side), tint: sheet.color([.tintColor]) ?? part.color,
      ascent: (digits + side) / 2)
  }

  /// Points between the image and the text (Docs/sources/cards.md#trend).
  static let spacing = 4.0
}
