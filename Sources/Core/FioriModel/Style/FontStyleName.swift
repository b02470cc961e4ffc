/// The font styles in style sheets.
///
/// The SAPFiori counterpart is `FDLFontStyle` (stated: Docs/sources/text.md#styles).
package enum FontStyleName: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2, kpiNumber, kpiNumber2

  /// The class that changes other attributes of all texts in the style.
  package var className: String { "fdlFontStyle_\(rawValue)" }

  /// Whether the style is for KPI digits, whose size the component sets.
  var isOfDigits: Bool { self == .kpiNumber || self == .kpiNumber2 }

  /// Returns the style's size at the preferred text size, with its leading.
  func metrics(_ category: ContentSizeCategory) -> (size: Double, leading: Double) {
    if let textStyle { return textStyle.font(category).metrics }
    // The size in the SDK's classic views, which grows as theirs do (Docs/sources/kpi.md#growth).
    let factor = TextStyle.largeTitle.factor(category)
    return self == .kpiNumber ? (48 * factor, 57 * factor) : (36 * factor, 43 * factor)
  }

  /// The text style; `nil` for KPI digits.
  private var textStyle: TextStyle? {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .body: .body
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    case .kpiNumber, .kpiNumber2: nil
    }
  }
}

extension Font {
  fileprivate var metrics: (size: Double, leading: Double) { (size, leading) }
}

/// UIKit's font weights; weights that Fiori's font lacks map to the nearest.
package enum FontWeightName: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  package var weight: Font.Weight {
    switch self {
    case .ultraLight, .thin, .light: .light
    case .regular: .regular
    case .medium, .semibold: .semibold
    case .bold, .heavy, .black: .bold
    }
  }
}
