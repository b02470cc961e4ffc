/// Which attributes of which style classes reach what is drawn: a row each.
///
/// After Docs/sources/sheets.md#classes. A component that is added brings its rows.
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
      // SAP writes it so.
      ("fdlFUIChartPlotView_numbericAxisLabel", chartText),
      ("fdlFUIChartPlotView_categoryAxisLabel", chartText),
      ("fdlFUIChartPlotView_valuesAxisTitle", chartText),
      ("fdlFUIChartPlotView_secondaryValuesAxisTitle", chartText),
      ("fdlFUIChartPlotView_categoryAxisTitle", chartText),
      ("fdlFUIChartLegendView_seriesTitles", chartText),
    ] + objectHeader + cards
    + FontStyleName.allCases.map { ($0.className, $0.isOfDigits ? [.fontColor] : fontStyle) }

  /// The parts of cards, and of an object header's chart, which are the same
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

  /// The attributes of a class; `nil` of one that reaches nothing.
  static func attributes(of name: String) -> [StyleAttribute]? { attributesByName[name] }

  /// The rows for looking up: each text asks for a dozen attributes of each of its classes.
  private static let attributesByName = Dictionary(uniqueKeysWithValues: rows.map { ($0, $1) })

  /// Whether an attribute of a class has an effect: what the table says, or any of an author's own
  /// class.
  static func reaches(_ attribute: StyleAttribute, of name: String) -> Bool {
    attributes(of: name)?.contains(attribute) ?? true
  }

  /// Whether a class is SAP's or NUI's own, of what is not drawn here.
  static func isOfSAP(_ name: String) -> Bool {
    nui.contains(name)
      || (name.hasPrefix("fdlFUI") && !drawnPrefixes.contains { name.hasPrefix($0) })
  }

  /// How the classes begin of components that are drawn wholly: another name like these is
  /// misspelt.
  private static let drawnPrefixes = ["fdlFUIKPI", "fdlFUIObjectHeader"]

  /// Whether something could have a class: one of the table's, or an author's own.
  package static func isDrawn(_ name: String) -> Bool {
    attributes(of: name) != nil || !(isOfSAP(name) || name.hasPrefix("fdl"))
  }

  /// NUI's classes for UIKit's controls (Docs/sources/sheets.md#classes, after its README).
  private static let nui: Set<String> = [
    "BarButton", "BarButtonBack", "Button", "Control", "Image", "LargeLabel", "NavigationBar",
    "Progress", "SearchBar", "SegmentedControl", "Slider", "SmallLabel", "Switch", "TabBar",
    "TabBarItem", "Table", "TableCell", "TableCellDetail", "TextField", "Toolbar", "View", "Window",
  ]

  /// Attributes that SAP and NUI know, and that change nothing of what is drawn but by the classes
  /// that have them in the table.
  static let undrawn: Set<String> = [
    "background-color", "background-color-scheme", "background-image", "border-color",
    "border-width", "corner-radius",
    "font-style", "height", "image-name", "width", "shadow-color", "shadow-offset",
    "shadow-opacity",
    "shadow-radius",
    "text-auto-fit", "text-shadow-color", "text-shadow-offset", "padding", "exclude-views",
    "exclude-subviews", "font-color-highlighted",
  ]

  /// What reaches a text that stands where its chart puts it.
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

/// The name of a style class in a sheet, such as `fdlFUIKPIView`, or one of the author's own.
///
/// The SAPFiori counterpart is `FioriStyle`.
public struct StyleClass: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as sheets write it.
  public let rawValue: String

  /// A class by its name; one that no sheet has changes nothing.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A class by its name.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}
