import FioriLowering
package import FioriModel

/// The style classes of an object header, the least specific first.
///
/// Of SAP's two names for each part, the header's overrides the name of the view inside it (chosen:
/// Docs/sources/sheets.md#classes); both override the names they replace.
enum ObjectHeaderClasses {
  /// The classes of the header itself.
  static let header = ["fdlFUIObjectHeaderView", "fdlFUIObjectHeader"]

  /// Returns the classes of a part, such as `headlineLabel` or `labelItem_imageView`.
  static func names(of part: String) -> [String] {
    let names = header.map { "\($0)_\(part)" }
    let older = names.flatMap { name in
      deprecated.filter { $0.replacement == name }.map(\.name)
    }
    return older + names
  }

  /// Returns the classes of the `text` or the `image` of a label item: the names of the item and its
  /// part by SAP's rule, then the header's.
  static func labelItem(_ part: String) -> [String] {
    ["fdlFUILabelItem", "fdlFUILabelItem_\(part)"]
      + names(of: part == "text" ? "labelItem_label" : "labelItem_imageView")
  }

  /// The classes of a tag and its text, by SAP's rule for names.
  static let tag = ["fdlFUITag", "fdlFUITag_title"]

  /// The classes that SAP has deprecated, with their replacements (stated:
  /// Docs/sources/sheets.md#classes).
  static let deprecated: [(name: String, replacement: String)] = [
    ("fdlFUIObjectHeader_statusView_statusLabel", "fdlFUIObjectHeader_statusLabel"),
    ("fdlFUIObjectHeader_statusView_substatusLabel", "fdlFUIObjectHeader_substatusLabel"),
    ("fdlFUIObjectHeaderView_statusView_statusLabel", "fdlFUIObjectHeaderView_statusLabel"),
    ("fdlFUIObjectHeaderView_statusView_substatusLabel", "fdlFUIObjectHeaderView_substatusLabel"),
  ]

  static let texts = [
    "headlineLabel", "subheadlineLabel", "bodyLabel", "footnoteLabel", "descriptionLabel",
    "statusLabel", "substatusLabel", "labelItem_label",
  ]

  static let images = [
    "detailImageView", "statusImageView", "substatusImageView", "labelItem_imageView",
  ]
}

extension ObjectHeader {
  /// The classes of an object header (Docs/sources/sheets.md#classes); the gradient of its
  /// background is NUI's (Docs/sources/sheets.md#values), as for a KPI header.
  package static let styleClasses: StyleClassRows = {
    // The header and the view inside it, whose classes affect the same parts.
    let views = ["fdlFUIObjectHeader", "fdlFUIObjectHeaderView"]
    let background: [StyleAttribute] = [
      .tintColor, .backgroundColor, .backgroundColorTop, .backgroundColorBottom,
      .backgroundColorScheme,
    ]
    let parts: [(name: String, attributes: [StyleAttribute])] = views.flatMap { view in
      ObjectHeaderClasses.texts.map { ("\(view)_\($0)", StyleAttribute.text) }
        + ObjectHeaderClasses.images.map { ("\(view)_\($0)", [.imageName, .tintColor]) }
    }
    return StyleClassRows(
      views.map { ($0, background) } + parts + partsOfFacts
        + ObjectHeaderClasses.deprecated.map { ($0.name, StyleAttribute.text) },
      prefixes: ["fdlFUIObjectHeader", "fdlFUITag", "fdlFUILabelItem"],
      deprecated: ObjectHeaderClasses.deprecated,
      properties: views.flatMap { view in
        documented.map { ("\(view)_\($0)", $1.map { "\(view)\($0)" }) }
      } + [
        ("fdlFUITag_colorScheme", nil), ("fdlFUITag_fillColor", "fdlFUITag"),
        ("fdlFUILabelItem_alignment", nil),
      ])
  }()

  /// Tags and label items, with their parts.
  private static let partsOfFacts: [(name: String, attributes: [StyleAttribute])] = [
    ("fdlFUITag", StyleAttribute.text + [.backgroundColor]),
    ("fdlFUITag_title", StyleAttribute.text),
    ("fdlFUILabelItem", StyleAttribute.text + [.tintColor]),
    ("fdlFUILabelItem_text", StyleAttribute.text),
    ("fdlFUILabelItem_image", [.imageName, .tintColor]),
  ]

  /// The documented properties, each with the part that it is.
  private static let documented: [(name: String, part: String?)] =
    ["headline", "subheadline", "body", "footnote", "description", "status", "substatus"].map {
      ("\($0)Text", "_\($0)Label")
    } + ["detail", "status", "substatus"].map { ("\($0)Image", "_\($0)ImageView") } + [
      ("labelItems", "_labelItem_label"), ("backgroundColorScheme", ""),
      ("tags", nil), ("ibDisplayTagsText", nil), ("kpiView", nil), ("detailContentView", nil),
      ("detailImageSize", nil), ("statusLayout", nil), ("version", nil), ("splitPercent", nil),
      ("isApplyingSplitPercent", nil),
    ]
}

extension ObjectHeaderChartView {
  /// The parts of a header's chart, which a card also has.
  package static let styleClasses = StyleClassRows(
    partsOf: [
      ("ObjectHeaderChartView", StyleClassRows.numberParts + StyleClassRows.courseParts)
    ],
    properties: [
      ("fdlFUIObjectHeaderChartView_kpiItems", "fdlFUIObjectHeaderChartView_kpiMetricItem"),
      (
        "fdlFUIObjectHeaderChartView_kpiAttributedText", "fdlFUIObjectHeaderChartView_kpiMetricItem"
      ),
      ("fdlFUIObjectHeaderChartView_chartView", nil),
      ("fdlFUIObjectHeaderChartView_kpiProgressView", nil),
    ])
}
