import FioriBasics
import FioriModel

/// The style of the number in a card.
struct CardKPIAttributes: KPIAttributesProvider {
  private let category: ContentSizeCategory

  /// Of a chart card: light digits of 28 points, and in today's look a KPI's middle size, which has
  /// the same height (Docs/sources/cards.md#kpi).
  static func chart(in context: LoweringContext) -> any KPIAttributesProvider {
    let category = context.theme.contentSizeCategory
    return switch context.theme.generation {
    case .classic: CardKPIAttributes(category: category)
    case .horizon: HorizonKPIAttributes(size: .medium, contentSizeCategory: category)
    }
  }

  /// Of a KPI card: as a KPI view, in today's look the large one (Docs/sources/cards.md#kpi).
  static func alone(in context: LoweringContext) -> any KPIAttributesProvider {
    context.kpiAttributes(size: .large)
  }

  func font(for style: KPIItemStyle) -> Font {
    switch style {
    case .metric, .fraction, .icon: TextStyle.title1.font(category, weight: .light)
    case .unit: TextStyle.body.font(category)
    }
  }

  func separatorFont(for style: KPIItemStyle) -> Font { font(for: .unit) }

  func tint(for state: ControlState) -> ColorStyle { .tint(for: state) }

  /// As a classic KPI's (Docs/sources/cards.md#kpi).
  func kerning(_ kerning: LeadingItemKerning) -> Double {
    ClassicKPIAttributes().kerning(kerning)
  }

  /// Points (Docs/sources/cards.md#kpi).
  var iconSize: Size { Size(width: 20, height: 20) }

  var captionFont: Font { TextStyle.subheadline.font(category) }

  var captionSpacing: Double { 0 }
}
