import FioriRender
import Testing

@testable import TestSupport

/// See Docs/sources/text.md#sizes.
struct TextStyleTests {
  @Test(arguments: [
    TextStyleRow(.extraSmall, "31/38 25/31 19/24 17/22 14/19 13/18 12/16 12/16 11/13 11/13"),
    TextStyleRow(.small, "32/39 26/32 20/25 18/23 15/20 14/19 13/18 12/16 11/13 11/13"),
    TextStyleRow(.medium, "33/40 27/33 21/26 19/24 16/21 15/20 14/19 12/16 11/13 11/13"),
    TextStyleRow(.large, "34/41 28/34 22/28 20/25 17/22 16/21 15/20 13/18 12/16 11/13"),
    TextStyleRow(.extraLarge, "36/43 30/37 24/30 22/28 19/24 18/23 17/22 15/20 14/19 13/18"),
    TextStyleRow(.extraExtraLarge, "38/46 32/39 26/32 24/30 21/26 20/25 19/24 17/22 16/21 15/20"),
    TextStyleRow(
      .extraExtraExtraLarge, "40/48 34/41 28/34 26/32 23/29 22/28 21/28 19/24 18/23 17/22"),
    TextStyleRow(
      .accessibilityMedium, "44/52 38/46 34/41 31/38 28/34 26/32 25/31 23/29 22/28 20/25"),
    TextStyleRow(
      .accessibilityLarge, "48/57 43/51 39/47 37/44 33/40 32/39 30/37 27/33 26/32 24/30"),
    TextStyleRow(
      .accessibilityExtraLarge, "52/61 48/57 44/52 43/51 40/48 38/46 36/43 33/40 32/39 29/35"),
    TextStyleRow(
      .accessibilityExtraExtraLarge,
      "56/66 53/62 50/59 49/58 47/56 44/52 42/50 38/46 37/44 34/41"),
    TextStyleRow(
      .accessibilityExtraExtraExtraLarge,
      "60/70 58/68 56/66 55/65 53/62 51/60 49/58 44/52 43/51 40/48"),
  ])
  func `a style has its size and leading at each size of texts`(_ row: TextStyleRow) {
    expect(row.fonts.count, is: 11)
    for (style, font) in row.fonts { expect(style.font(row.category), is: font, "\(style)") }
  }

  @Test func `every size of texts has a row`() {
    expect(ContentSizeCategory.allCases.count, is: 12)
    let sizes = ContentSizeCategory.allCases.map { TextStyle.largeTitle.font($0).size }
    expect(sizes, is: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60])
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
