package import FioriBasics
package import FioriLayout
package import FioriLowering
package import FioriModel

/// Builds the value of a view that shows one among other parts, such as a card or a header's chart.
package struct KPIValueBuilder {
  /// A value and its items for the accessibility text.
  package struct Value {
    /// The line; `nil` if there is nothing to draw.
    package var element: KPIValueLine?
    /// The items to read aloud; empty if a text replaces them.
    package var items: [PlacedKPIItem] = []
    package var findings: [Finding] = []
  }

  let items: [KPIItem]
  /// Attributed runs that replace the items; empty for none.
  let attributedText: [TextRun]
  let context: LoweringContext
  /// Returns the SDK's style classes of a part.
  let classes: (String) -> [String]
  /// The classes that the description appends to the view.
  let viewClass: [StyleClass]
  /// Whether a scaled-down number keeps the height of its line. This is right next to other parts;
  /// below another line, it would leave a gap.
  var keepsHeight = true

  package init(
    _ heading: Heading, context: LoweringContext, classes: @escaping (String) -> [String],
    viewClass: [StyleClass], keepsHeight: Bool = true
  ) {
    items = heading.kpiItems
    attributedText = heading.kpiAttributedText
    self.context = context
    self.classes = classes
    self.viewClass = viewClass
    self.keepsHeight = keepsHeight
  }

  /// Returns the value in a style.
  package func value(_ attributes: any KPIAttributesProvider) -> Value {
    if let text = text(attributes.font(for: .metric)) {
      return Value(element: KPIValueLine(row: text, kind: nil))
    }
    guard !items.isEmpty else { return Value() }
    let resolved = ResolvedKPIItems(items, key: "kpiItems", in: context)
    var value = Value(items: resolved.items, findings: resolved.findings)
    guard resolved.items.contains(where: { $0.text != "" }) else { return value }
    let builder = KPIRowBuilder(
      attributes: attributes, color: color, theme: context.theme, maximumWidth: .infinity,
      minimumScale: Self.minimumScale, keepsHeight: keepsHeight, sheets: sheets)
    value.element = KPIValueLine(row: builder.row(resolved), kind: "kpi")
    return value
  }

  /// Returns the attributed runs as a line; `nil` if there are none.
  package func text(_ font: Font) -> RowElement? {
    guard !attributedText.isEmpty else { return nil }
    let part = TextPart(
      kind: "kpi", origin: context.path.key("kpi"), style: .kpiNumber, font: font, color: color)
    return context.textElement(nil, in: part, attributed: attributedText).map { text in
      RowElement(
        items: [
          RowElement.Item(
            leadingSpace: 0, element: .text(text.inOneLine.readingNumbersFromTheLeft))
        ],
        strut: text.text.boxFont, maximumWidth: .infinity, minimumScale: Self.minimumScale,
        keepsHeight: keepsHeight, value: text.rowValue)
    }
  }

  /// The style sheet attributes for each item style.
  package var sheets: @Sendable (KPIItemStyle) -> PartStyle {
    let styles = KPIItemStyle.allCases.map { style in
      (
        style,
        context.style(
          generic: [FontStyleName.kpiNumber.className], classes(style.sheetPart),
          appended: viewClass)
      )
    }
    return { style in styles.first { $0.0 == style }?.1 ?? styles[0].1 }
  }

  /// The text color, since the value is not tappable by itself (Docs/sources/cards.md#kpi).
  private var color: RGBA { context.theme.color("primaryLabel", on: context.background) }

  /// The minimum scale of a long number, before it is shortened (Docs/sources/cards.md#kpi).
  private static let minimumScale = 0.5
}

extension KPIItemStyle {
  /// The name of the item style in style sheet classes.
  fileprivate var sheetPart: String {
    switch self {
    case .unit: "kpiUnitItem"
    case .metric: "kpiMetricItem"
    case .fraction: "kpiFractionItem"
    case .icon: "kpiIconItem"
    }
  }
}

/// The value of a view, on a line of its own.
package struct KPIValueLine: Sendable {
  package let row: RowElement
  /// The name of the line in the layout report; `nil` for its only item's.
  let kind: String?

  /// The font that the line is sized for.
  package var font: Font { row.strut }

  /// The line as a part of a view.
  package var element: Element { .row(row) }

  /// Returns the frame of the line in a width in points.
  package func frame(in width: Double, _ layout: inout some PartLayout) throws -> Frame {
    var frame = try layout.frame(of: element, in: width)
    frame.kind = kind
    return frame
  }
}
