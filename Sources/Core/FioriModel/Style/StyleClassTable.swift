/// The attributes of each style class that affect drawing, one row per class.
///
/// Based on Docs/sources/sheets.md#classes. New components add their rows.
package enum StyleClassTable {
  static let rows: [(name: String, attributes: [StyleAttribute])] =
    [
      ("fdlFUIKPIView", kpi), ("fdlFUIKPIView_textView", kpi),
      ("fdlFUIKPIView_captionLabel", kpi + StyleAttribute.text),
      ("fdlFUIKPIProgressView", progress),
      ("fdlFUIKPIProgressView_captionLabel", progressText + StyleAttribute.text),
      (
        "fdlFUIKPIHeader_background",
        [.backgroundColor, .backgroundColorTop, .backgroundColorBottom]
      ),
      ("fdlFUIKPIHeader_kpiView", kpi), ("PageControl", [.color, .currentColor]),
      ("Label", StyleAttribute.text),
      // SAP's spelling.
      ("fdlFUIChartPlotView_numbericAxisLabel", chartText),
      ("fdlFUIChartPlotView_categoryAxisLabel", chartText),
      ("fdlFUIChartPlotView_valuesAxisTitle", chartText),
      ("fdlFUIChartPlotView_secondaryValuesAxisTitle", chartText),
      ("fdlFUIChartPlotView_categoryAxisTitle", chartText),
      ("fdlFUIChartLegendView_seriesTitles", chartText),
    ] + objectHeader + cards + floorplan
    + FontStyleName.allCases.map { ($0.className, $0.isOfDigits ? [.fontColor] : fontStyle) }

  /// The parts of cards, and of an object header's chart, which has the same
  /// (Docs/sources/sheets.md#card-classes).
  private static let cards: [(name: String, attributes: [StyleAttribute])] = {
    let value: [(String, [StyleAttribute])] = [
      ("title", StyleAttribute.text), ("kpiUnitItem", chartText), ("kpiMetricItem", chartText),
      ("kpiFractionItem", chartText), ("kpiIconItem", [.tintColor]),
    ]
    let dated = value + [("status", StyleAttribute.text)]
    let course: [(String, [StyleAttribute])] = [
      ("subtitle", StyleAttribute.text), ("trend", StyleAttribute.text),
      ("trendImage", [.tintColor]),
    ]
    let chart = dated + course + [("seriesTitles", chartText)]
    let parts: [(String, [(String, [StyleAttribute])])] =
      [
        ("KPITitleBaseView", value), ("CardBaseView", dated),
        ("ObjectHeaderChartView", value + course),
      ]
      + ["ChartCardView", "ChartCardCollectionViewCell"].map { ($0, chart) }
      + [
        "KPICardView", "KPICardCollectionViewCell", "KPIProgressCardView",
        "KPIProgressCardCollectionViewCell",
      ].map { ($0, dated) }
    return parts.flatMap { view, parts in
      parts.map { part, attributes in ("fdlFUI\(view)_\(part)", attributes) }
    }
  }()

  /// The parts of a chart floorplan and of the items of its summary
  /// (Docs/sources/sheets.md#floorplan-classes).
  private static let floorplan: [(name: String, attributes: [StyleAttribute])] = {
    let trend: [(String, [StyleAttribute])] = [
      ("trend", StyleAttribute.text), ("trendImage", [.tintColor]),
    ]
    let parts: [(String, [(String, [StyleAttribute])])] = [
      (
        "ChartFloorplanViewController",
        ["title", "subtitle", "status"].map { ($0, StyleAttribute.text) }
          + ["seriesTitles", "valuesAxisTitle", "categoryAxisTitle"].map { ($0, chartText) }
      ),
      (
        "ChartSummaryItem",
        [
          ("title", StyleAttribute.text), ("valuesText", chartText),
          ("emptyText", StyleAttribute.text),
        ] + trend
      ),
      (
        "ChartRangeSummaryItem",
        [
          ("lowerBoundTitle", StyleAttribute.text), ("upperBoundTitle", StyleAttribute.text),
          ("value", chartText),
        ] + trend
      ),
    ]
    return parts.flatMap { view, parts in
      parts.map { part, attributes in ("fdlFUI\(view)_\(part)", attributes) }
    }
  }()

  /// Returns the attributes of a class; `nil` if it has no effect.
  static func attributes(of name: String) -> [StyleAttribute]? { attributesByName[name] }

  /// The rows for lookup: each text looks up a dozen attributes in each of its classes.
  private static let attributesByName = Dictionary(uniqueKeysWithValues: rows.map { ($0, $1) })

  /// Returns whether an attribute of a class has an effect: as in the table, or always for custom
  /// classes.
  static func reaches(_ attribute: StyleAttribute, of name: String) -> Bool {
    attributes(of: name)?.contains(attribute) ?? true
  }

  /// Returns whether a class belongs to SAP or NUI and is not drawn.
  static func isOfSAP(_ name: String) -> Bool {
    nui.contains(name)
      || (name.hasPrefix("fdlFUI") && !drawnPrefixes.contains { name.hasPrefix($0) })
  }

  /// The prefixes of fully supported components: unknown names with them are misspelled.
  private static let drawnPrefixes = [
    "fdlFUIKPI", "fdlFUIObjectHeader", "fdlFUIChartFloorplanViewController",
    "fdlFUIChartSummaryItem", "fdlFUIChartRangeSummaryItem",
  ]

  /// Returns whether a part can have the class: one in the table, or a custom one.
  package static func isDrawn(_ name: String) -> Bool {
    attributes(of: name) != nil || !(isOfSAP(name) || name.hasPrefix("fdl"))
  }

  /// NUI's classes for UIKit's controls (Docs/sources/sheets.md#classes, from its README).
  private static let nui: Set<String> = [
    "BarButton", "BarButtonBack", "Button", "Control", "Image", "LargeLabel", "NavigationBar",
    "Progress", "SearchBar", "SegmentedControl", "Slider", "SmallLabel", "Switch", "TabBar",
    "TabBarItem", "Table", "TableCell", "TableCellDetail", "TextField", "Toolbar", "View", "Window",
  ]

  /// Attributes of SAP and NUI that have no effect, except on classes that list them in the table.
  static let undrawn: Set<String> = [
    "background-color", "background-color-scheme", "background-image", "border-color",
    "border-width", "corner-radius",
    "font-style", "height", "image-name", "width", "shadow-color", "shadow-offset",
    "shadow-opacity",
    "shadow-radius",
    "text-auto-fit", "text-shadow-color", "text-shadow-offset", "padding", "exclude-views",
    "exclude-subviews", "font-color-highlighted",
  ]

  /// The attributes of a text positioned by its chart.
  private static let chartText: [StyleAttribute] = [
    .fontColor, .fontName, .fontSize, .fontStyle, .textAlpha,
  ]
  private static let fontStyle: [StyleAttribute] = [.fontColor, .fontStyle]
  private static let kpi: [StyleAttribute] = [
    .tintColor, .tintColorDisabled, .tintColorHighlighted,
  ]
  private static let progressText: [StyleAttribute] = [
    .tintColor, .tintColorDisabled, .tintColorHighlighted, .fontColor, .fontColorDisabled,
    .fontColorHighlighted,
  ]
  private static let progress: [StyleAttribute] =
    progressText + [.progressTintColor, .trackTintColor]
}

/// The name of a style class, such as `fdlFUIKPIView` or a custom one.
///
/// The SAPFiori counterpart is `FioriStyle`.
public struct StyleClass: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name in style sheets.
  public let rawValue: String

  /// Creates a class from its name; one that no style sheet uses has no effect.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a class from its name.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}
