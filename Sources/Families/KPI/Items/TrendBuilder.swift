import FioriBasics
package import FioriLayout
package import FioriLowering
import FioriModel

/// Builds the text of a trend with the image before it.
package struct TrendBuilder {
  let trend: HeadingTrend
  /// The part of the text; the image has the same color.
  private(set) var part: TextPart
  /// The style classes of the image.
  let imageClasses: [String]
  /// The size of the image at the default text size, in points.
  let imageSide: Double
  let context: LoweringContext

  package init(
    _ trend: HeadingTrend, part: TextPart, imageClasses: [String], imageSide: Double,
    context: LoweringContext
  ) {
    self.trend = trend
    self.part = part
    self.part.described = context.inks(trend.trendSemanticColor)
    self.imageClasses = imageClasses
    self.imageSide = imageSide
    self.context = context
  }

  /// The trend; `nil` if there is nothing to draw.
  package var label: LabelElement? {
    let runs = trend.trendAttributedText
    let text = context.textElement(ofNumber: trend.trend, in: part, attributed: runs)?
      .readingNumbersFromTheLeft
    let image = runs.isEmpty ? trend.trendImage : nil
    guard text != nil || image != nil else { return nil }
    return LabelElement(text: text, image: image.map(element), spacing: Self.spacing)
  }

  /// The image is centered on the digits next to it (Docs/sources/cards.md#trend).
  private func element(_ image: Image) -> ImageElement {
    let sheet = context.style(imageClasses, appended: part.viewClass)
    let digits = context.theme.font(.subheadline).digitHeight
    // The image grows with the text next to it (chosen: Docs/sources/cards.md#trend).
    let side = imageSide * TextStyle.subheadline.factor(context.theme.contentSizeCategory)
    var element = ImageElement(
      image: image, kind: "trendImage", origin: context.path.key("trendImage"),
      box: Size(width: side, height: side),
      tint: sheet.color(.image, described: part.described, orElse: part.color),
      ascent: (digits + side) / 2)
    element.tintSource = sheet.tintSource
    return element
  }

  /// The space between the image and the text, in points (Docs/sources/cards.md#trend).
  package static let spacing = 4.0
}
