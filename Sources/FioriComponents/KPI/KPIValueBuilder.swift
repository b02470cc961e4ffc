import FioriBasics
import FioriElements
import FioriModel

/// Builds the value of a view that shows one among other parts: a card, or a header's chart.
struct KPIValueBuilder {
  /// A value, and what is said of it.
  struct Value {
    /// `nil`: there is nothing to draw.
    var element: KPIValueLine?
    /// The items that are read out; of a text in their place none.
    var items: [PlacedKPIItem] = []
    var findings: [Finding] = []
  }

  let items: [KPIItem]
  /// Runs in place of the items; empty: the items.
  let attributedText: [TextRun]
  let context: LoweringContext
  /// The classes that style sheets know a part by.
  let classes: (String) -> [String]
  /// Whether a number that is scaled down keeps its line's height, as beside neighbors; below
  /// another line a hole would open over it.
  var keepsHeight = true

  /// The value in a style.
  func value(_ attributes: any KPIAttributesProvider) -> Value {
    if let text = text(attributes.font(for: .metric)) { return Value(element: .text(text)) }
    guard !items.isEmpty else { return Value() }
    let resolved = ResolvedKPIItems(items, key: "kpiItems", in: context)
    var value = Value(items: resolved.items, findings: resolved.findings)
    guard resolved.items.contains(where: { $0.text != "" }) else { return value }
    value.element = .items(
      KPIRowBuilder(
        attributes: attributes, color: color, maximumWidth: .infinity,
        minimumScale: Self.minimumScale, keepsHeight: keepsHeight,
        isLanguageRightToLeft: context.isLanguageRightToLeft, sheets: sheets
      ).row(resolved.items))
    return value
  }

  /// The runs in place of the items; `nil`: there are none.
  func text(_ font: Font) -> TextElement? {
    guard !attributedText.isEmpty else { return nil }
    let part = TextPart(kind: "kpi", origin: context.path.key("kpi"), font: font, color: color)
    return context.textElement(nil, in: part, attributed: attributedText)?.inOneLine
  }

  /// What style sheets say of the items of each style.
  var sheets: @Sendable (KPIItemStyle) -> PartStyle {
    let styles = KPIItemStyle.allCases.map { style in
      (style, context.theme.style(classes(style.sheetPart)))
    }
    return { style in styles.first { $0.0 == style }?.1 ?? styles[0].1 }
  }

  /// The text's own, since it cannot be tapped by itself (Docs/sources/cards.md#kpi).
  private var color: RGBA { context.theme.color("primaryLabel", on: context.ground) }

  /// How far a long number is scaled down before it is cut (Docs/sources/cards.md#kpi).
  private static let minimumScale = 0.5
}

extension KPIItemStyle {
  /// How the classes of style sheets call the items of the style.
  fileprivate var sheetPart: String {
    switch self {
    case .unit: "kpiUnitItem"
    case .metric: "kpiMetricItem"
    case .fraction: "kpiFractionItem"
    case .icon: "kpiIconItem"
    }
  }
}
