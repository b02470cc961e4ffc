import FioriRender
import Testing

@testable import TestSupport

/// See Docs/sources/text.md#sizes.
struct TextStyleTests {
  @Test func `a style has its size and leading at each size of texts`() throws {
    try CaseTable("style/text-styles").check { row in
      let category = try #require(ContentSizeCategory(rawValue: row["category"]))
      let fonts = TextStyle.allCases.map { $0.font(category) }
      return fonts.map { "\(Decimal.text($0.size))/\(Decimal.text($0.leading))" }
        .joined(separator: " ")
    }
  }

  @Test(arguments: TextStyle.allCases)
  func `a style is regular unless a component says otherwise`(style: TextStyle) {
    expect(style.font(.large).weight, is: .regular)
    expect(style.font(.large, weight: .bold).weight, is: .bold)
    expect(style.font(.large, weight: .bold).size, is: style.font(.large).size)
  }

  @Test(arguments: [
    (TextStyle.subheadline, ContentSizeCategory.large, 1.0), (.subheadline, .extraSmall, 0.8),
    (.subheadline, .accessibilityLarge, 2), (.title1, .accessibilityMedium, 38 / 28.0),
    (.footnote, .extraSmall, 12 / 13.0),
  ])
  func `a style is so much larger than at first`(
    style: TextStyle, category: ContentSizeCategory, factor: Double
  ) {
    #expect(abs(style.factor(category) - factor) < 1e-12)
  }

  @Test(arguments: [
    (ContentSizeCategory.extraSmall, false), (.medium, false), (.large, false),
    (.extraLarge, true), (.accessibilityExtraExtraExtraLarge, true),
  ])
  func `texts are large above the size that a device has by itself`(
    category: ContentSizeCategory, isLarge: Bool
  ) {
    var environment = Environment()
    environment.contentSizeCategory = category
    expect(Theme(environment).hasLargeTexts, is: isLarge)
  }
}
