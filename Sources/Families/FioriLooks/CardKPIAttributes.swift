import FioriBasics
import FioriModel

/// The classic style of the number above a card's chart.
struct CardKPIAttributes: KPIAttributesProvider {
  let category: ContentSizeCategory

  func font(for style: KPIItemStyle) -> Font {
    switch style {
    case .metric, .fraction, .icon: TextStyle.title1.font(category, weight: .light)
    case .unit: TextStyle.body.font(category)
    }
  }

  func separatorFont(for style: KPIItemStyle) -> Font { font(for: .unit) }

  func tint(for state: ControlState) -> ColorStyle { .tint(for: state) }

  /// The same as for a classic KPI (Docs/sources/cards.md#kpi).
  func kerning(_ kerning: LeadingItemKerning) -> Double {
    ClassicKPIAttributes().kerning(kerning)
  }

  /// In points (Docs/sources/cards.md#kpi).
  var iconSize: Size { Size(width: 20, height: 20) }

  var growth: Double { max(TextStyle.title1.factor(category), 1) }

  var captionFont: Font { TextStyle.subheadline.font(category) }

  var captionSpacing: Double { 0 }
}
