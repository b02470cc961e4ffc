/// The role of a text on a page, which sets its size and how it scales.
///
/// The SAPFiori counterpart is `FDLFontStyle`, the SwiftUI one `Font.FioriTextStyle`.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2

  /// Returns the style's font. Fiori draws every style Regular unless a component sets another
  /// weight (Docs/sources/text.md#styles).
  package func font(_ category: ContentSizeCategory, weight: Font.Weight = .regular) -> Font {
    let (size, leading) = metrics(category)
    return Font(weight: weight, size: size, leading: leading)
  }

  /// Returns the scale of the style relative to a device's default text size.
  package func factor(_ category: ContentSizeCategory) -> Double {
    metrics(category).size / metrics(.large).size
  }

  private func metrics(_ category: ContentSizeCategory) -> (size: Double, leading: Double) {
    let row = Self.table[category.index]
    return switch self {
    case .largeTitle: row.largeTitle
    case .title1: row.title1
    case .title2: row.title2
    case .title3: row.title3
    case .headline, .body: row.body
    case .callout: row.callout
    case .subheadline: row.subheadline
    case .footnote: row.footnote
    case .caption1: row.caption1
    case .caption2: row.caption2
    }
  }

  private typealias Metrics = (size: Double, leading: Double)
  private typealias Row = (
    largeTitle: Metrics, title1: Metrics, title2: Metrics, title3: Metrics, body: Metrics,
    callout: Metrics, subheadline: Metrics, footnote: Metrics, caption1: Metrics, caption2: Metrics
  )

  /// Sizes and leadings in points, one row per category in order (stated:
  /// Docs/sources/text.md#sizes, from Apple's guidelines).
  private static let table: [Row] = [
    (
      (31, 38), (25, 31), (19, 24), (17, 22), (14, 19),
      (13, 18), (12, 16), (12, 16), (11, 13), (11, 13)
    ),
    (
      (32, 39), (26, 32), (20, 25), (18, 23), (15, 20),
      (14, 19), (13, 18), (12, 16), (11, 13), (11, 13)
    ),
    (
      (33, 40), (27, 33), (21, 26), (19, 24), (16, 21),
      (15, 20), (14, 19), (12, 16), (11, 13), (11, 13)
    ),
    (
      (34, 41), (28, 34), (22, 28), (20, 25), (17, 22),
      (16, 21), (15, 20), (13, 18), (12, 16), (11, 13)
    ),
    (
      (36, 43), (30, 37), (24, 30), (22, 28), (19, 24),
      (18, 23), (17, 22), (15, 20), (14, 19), (13, 18)
    ),
    (
      (38, 46), (32, 39), (26, 32), (24, 30), (21, 26),
      (20, 25), (19, 24), (17, 22), (16, 21), (15, 20)
    ),
    (
      (40, 48), (34, 41), (28, 34), (26, 32), (23, 29),
      (22, 28), (21, 28), (19, 24), (18, 23), (17, 22)
    ),
    (
      (44, 52), (38, 46), (34, 41), (31, 38), (28, 34),
      (26, 32), (25, 31), (23, 29), (22, 28), (20, 25)
    ),
    (
      (48, 57), (43, 51), (39, 47), (37, 44), (33, 40),
      (32, 39), (30, 37), (27, 33), (26, 32), (24, 30)
    ),
    (
      (52, 61), (48, 57), (44, 52), (43, 51), (40, 48),
      (38, 46), (36, 43), (33, 40), (32, 39), (29, 35)
    ),
    (
      (56, 66), (53, 62), (50, 59), (49, 58), (47, 56),
      (44, 52), (42, 50), (38, 46), (37, 44), (34, 41)
    ),
    (
      (60, 70), (58, 68), (56, 66), (55, 65), (53, 62),
      (51, 60), (49, 58), (44, 52), (43, 51), (40, 48)
    ),
  ]
}

extension ContentSizeCategory {
  /// The index, starting at the smallest category.
  fileprivate var index: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}
