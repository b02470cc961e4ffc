public import FioriBasics
public import FioriModel

/// The style of a KPI's items, apart from how they are put together.
///
/// The same builder serves every control that shows KPI items; each look is another provider, as one
/// of your own in <doc:Theming>. The SAPFiori counterpart is `FUIKPIAttributesProvider`.
public protocol KPIAttributesProvider: Sendable {
  /// The font of an item.
  func font(for style: KPIItemStyle) -> Font

  /// The font of `.` and `,` beside a digit of an item.
  func separatorFont(for style: KPIItemStyle) -> Font

  /// The color of everything in a state, when nothing else was asked for.
  func tint(for state: ControlState) -> ColorStyle

  /// Points between an item and the one before it.
  func kerning(_ kerning: LeadingItemKerning) -> Double

  /// The box of an icon, in points.
  var iconSize: Size { get }

  /// Points of the lines of a built-in icon.
  var iconLineWidth: Double { get }

  /// The font of the caption.
  var captionFont: Font { get }

  /// Points between the items' box and the caption's.
  var captionSpacing: Double { get }
}

extension KPIAttributesProvider {
  /// 2 in a box of 32, as the stems of the classic digits (chosen: Docs/sources/kpi.md#icons).
  public var iconLineWidth: Double { iconSize.width / 16 }
}

extension LoweringContext {
  /// The style of a KPI view's items in the look that is drawn.
  func kpiAttributes(size: KPIViewSize) -> any KPIAttributesProvider {
    theme.look.kpi.view(size, theme.contentSizeCategory)
  }

  /// The style of the number above a card's chart.
  var chartCardKPIAttributes: any KPIAttributesProvider {
    theme.look.kpi.chartCard(theme.contentSizeCategory)
  }

  /// The style of a KPI beside a header's texts, or beside its chart.
  var accessoryKPIAttributes: any KPIAttributesProvider {
    theme.look.kpi.accessory(theme.contentSizeCategory)
  }
}

extension ColorStyle {
  /// The color of a KPI in a state (stated: Docs/sources/kpi.md#states). `primaryLabel` is
  /// `primary1` in V2 to V4.
  static func tint(for state: ControlState) -> ColorStyle {
    switch state {
    case .normal: "tintColor"
    case .disabled: "primaryLabel"
    case .highlighted, .selected: "tintColorTapState"
    }
  }
}
