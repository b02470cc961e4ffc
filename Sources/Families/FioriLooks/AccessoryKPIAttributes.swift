import FioriBasics
import FioriModel

/// The classic style of a KPI next to a header's texts or chart.
struct AccessoryKPIAttributes: KPIAttributesProvider {
  let category: ContentSizeCategory

  /// Sizes and weights: Docs/sources/headers.md#accessory-kpi. The leading is that of the same
  /// sizes elsewhere; no value has two lines.
  func font(for style: KPIItemStyle) -> Font {
    let font =
      switch style {
      case .metric, .fraction, .icon: Font(weight: .light, size: Self.digitSize, leading: 43)
      case .unit: Font(weight: .regular, size: 24, leading: 29)
      }
    return font.scaled(by: factor)
  }

  func separatorFont(for style: KPIItemStyle) -> Font { font(for: .unit) }

  func tint(for state: ControlState) -> ColorStyle { .tint(for: state) }

  /// The classic amounts; for a fraction, in proportion to its digits
  /// (Docs/sources/kpi.md#spacing).
  func kerning(_ kerning: LeadingItemKerning) -> Double {
    let points = ClassicKPIAttributes(contentSizeCategory: category).kerning(kerning)
    return kerning == .repeatingFraction ? points * Self.digitSize / 48 : points
  }

  /// In the same proportion to the digits as in a KPI view, 32 to 48 (chosen:
  /// Docs/sources/headers.md#accessory-kpi).
  var iconSize: Size { Size(width: 24 * factor, height: 24 * factor) }

  var growth: Double { max(factor, 1) }

  /// See Docs/sources/headers.md#accessory-kpi.
  var captionFont: Font { TextStyle.subheadline.font(category) }

  /// The same as in a KPI view (Docs/sources/kpi.md#spacing).
  var captionSpacing: Double { 2 }

  /// The size of all parts except the caption, relative to the default text size; grows as in a KPI
  /// view (Docs/sources/kpi.md#growth).
  private var factor: Double { TextStyle.largeTitle.factor(category) }

  private static let digitSize = 36.0
}
