public import FioriBasics
public import FioriModel

/// The style of a KPI's items, independent of how they are laid out.
///
/// All controls with KPI items share one builder. Each look is a separate provider, and you can
/// write your own (<doc:Theming>). The SAPFiori counterpart is `FUIKPIAttributesProvider`.
public protocol KPIAttributesProvider: Sendable {
  /// Returns the font of an item.
  func font(for style: KPIItemStyle) -> Font

  /// Returns the font of `.` and `,` next to a digit of an item.
  func separatorFont(for style: KPIItemStyle) -> Font

  /// Returns the default color of all items in a state.
  func tint(for state: ControlState) -> ColorStyle

  /// Returns the default color of all items in a state on a background; by default, the same on both.
  func tint(for state: ControlState, on background: Appearance) -> ColorStyle

  /// Returns the space between an item and the previous one, in points.
  func kerning(_ kerning: LeadingItemKerning) -> Double

  /// Returns the font, color, kerning and baseline offset of the item at an index of a view in a
  /// state, as a run without text, where they differ from its style; `nil` if none does.
  func attributes(of style: KPIItemStyle, at index: Int, in state: ControlState) -> TextRun?

  /// The size of an icon in points.
  var iconSize: Size { get }

  /// The line width of a built-in icon in points.
  var iconLineWidth: Double { get }

  /// How much larger the digits are than at the default text size, at least 1. A value may be that
  /// much wider, and its digits may shrink to the same size, before it is truncated.
  var growth: Double { get }

  /// The font whose line box the items have, whatever their own size.
  var lineFont: Font { get }

  /// The font of the caption.
  var captionFont: Font { get }

  /// The space between the box of the items and the box of the caption, in points.
  var captionSpacing: Double { get }
}

extension KPIAttributesProvider {
  /// 2 points in a box of 32, like the stems of the classic digits (chosen:
  /// Docs/sources/kpi.md#icons).
  public var iconLineWidth: Double { iconSize.width / 16 }

  /// The font of the metric.
  public var lineFont: Font { font(for: .metric) }

  /// 1, for digits that do not grow with the text size.
  public var growth: Double { 1 }

  /// The color on any background.
  public func tint(for state: ControlState, on background: Appearance) -> ColorStyle {
    tint(for: state)
  }

  /// Returns the color of the look in a state.
  package func tint(
    in state: ControlState, _ context: LoweringContext, on background: Appearance
  ) -> RGBA {
    context.theme.color(tint(for: state, on: background), on: background)
  }

  /// Returns the color of the look for a value and its caption in a state.
  package func valueColor(
    in state: ControlState, _ context: LoweringContext, on background: Appearance
  ) -> RGBA {
    guard let color = context.valueColor, state != .disabled else {
      return tint(in: state, context, on: background)
    }
    return context.theme.color(color, on: background)
  }

  /// Returns `nil`: all items of a style are equal.
  public func attributes(
    of style: KPIItemStyle, at index: Int, in state: ControlState
  ) -> TextRun? { nil }
}

extension LoweringContext {
  /// Returns the style of a KPI view's items in the current look.
  package func kpiAttributes(size: KPIViewSize) -> any KPIAttributesProvider {
    theme.look.kpi.view(size, theme.contentSizeCategory)
  }

  /// Returns the style of a KPI view's items in a header.
  package func headerKPIAttributes(size: KPIViewSize) -> any KPIAttributesProvider {
    theme.look.kpi.header(size, theme.contentSizeCategory)
  }

  /// The style of the number above a card's chart.
  package var chartCardKPIAttributes: any KPIAttributesProvider {
    theme.look.kpi.chartCard(theme.contentSizeCategory)
  }

  /// The style of a KPI next to a header's texts or chart.
  package var accessoryKPIAttributes: any KPIAttributesProvider {
    theme.look.kpi.accessory(theme.contentSizeCategory)
  }
}

extension ColorStyle {
  /// Returns the color of a KPI in a state (stated: Docs/sources/kpi.md#states). `primaryLabel` is
  /// `primary1` in V2 to V4.
  package static func tint(for state: ControlState) -> ColorStyle {
    switch state {
    case .normal: "tintColor"
    case .disabled: "primaryLabel"
    case .highlighted, .selected: "tintColorTapState"
    }
  }

  /// Returns the color of a KPI in the classic look: on light, a disabled one is `primary3` (measured:
  /// Docs/sources/kpi.md#states).
  package static func classicTint(
    for state: ControlState, on background: Appearance
  ) -> ColorStyle {
    state == .disabled && background == .light ? "tertiaryLabel" : tint(for: state)
  }
}

/// The styles of KPI items in the look of an environment, which custom ones can start from.
package struct LookKPIAttributes {
  private let look: Look.KPI
  private let category: ContentSizeCategory

  package init(_ environment: Environment) {
    look = Look.look(of: environment.generation).kpi
    category = environment.contentSizeCategory
  }

  /// Returns the style of a KPI view.
  package func view(_ size: KPIViewSize) -> any KPIAttributesProvider { look.view(size, category) }

  /// The style of the number above a card's chart.
  package var chartCard: any KPIAttributesProvider { look.chartCard(category) }

  /// The style of a KPI next to a header's texts or chart.
  package var accessory: any KPIAttributesProvider { look.accessory(category) }
}
