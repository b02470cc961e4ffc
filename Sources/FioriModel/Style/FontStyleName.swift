/// The styles that fonts are named by in sheets.
///
/// The SAPFiori counterpart is `FDLFontStyle` (stated: Docs/sources/text.md#styles).
package enum FontStyleName: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2, kpiNumber, kpiNumber2

  /// The class that gives all texts of the style other attributes.
  package var className: String { "fdlFontStyle_\(rawValue)" }

  /// Whether the style is of a KPI's digits, whose size is the component's own matter.
  var isOfDigits: Bool { self == .kpiNumber || self == .kpiNumber2 }

  /// The style's size as a reader wants it, with the leading that goes with it.
  func metrics(_ category: ContentSizeCategory) -> (size: Double, leading: Double) {
    if let textStyle { return textStyle.font(category).metrics }
    // As large as in the SDK's classic views, in which they do not grow.
    return self == .kpiNumber ? (48, 57) : (36, 43)
  }

  /// `nil` of KPI digits.
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

/// UIKit's names for how heavy a font is; those that Fiori's face has not are drawn as the nearest.
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
