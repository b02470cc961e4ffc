import FioriBasics

/// The counterpart of a view's property in SAPFiori's classes; its path is the property's there.
enum SDKRule {
  /// A property with the same value.
  case same(String)
  /// A label or text.
  case text(String)
  /// Runs with attributes.
  case attributed(String)
  case items(String)
  case scheme(String)
  case color(String)
  /// Colors by state.
  case colors(String)
  case image(String)
  case size(String)
  case tags(String)
  case labelItems(String)
  /// A single view.
  case view(String)
  /// The views of a header.
  case views(String)
  case detail(String)
  case pageControl(String)
  /// A page from 1.
  case page(String)
  /// The properties of a chart, which the class creates itself.
  case chart(String)
  /// The cards of a collection.
  case cards
}

/// The class of the SDK for a view.
struct SDKClass {
  let name: String
  let rules: [String: SDKRule]

  /// The classes by the names of our views. A property without a rule has no counterpart.
  static let all: [String: SDKClass] = [
    "KPIView": SDKClass(
      name: "FUIKPIView", rules: control.merging(["caption": .text("captionlabel")]) { $1 }),
    "KPIProgressView": SDKClass(
      name: "FUIKPIProgressView",
      rules: control.merging([
        "caption": .text("captionLabel"), "progress": .same("progress"),
        "chartSize": .same("chartSize"),
      ]) { $1 }),
    "KPIHeader": SDKClass(
      name: "FUIKPIHeader",
      rules: [
        "items": .views("items"), "page": .page("pageControl.currentPage"),
        "colorScheme": .scheme("colorScheme"), "isItemOrderForced": .same("isItemOrderForced"),
        "interItemSpacing": .same("interItemSpacing"), "pageControl": .pageControl("pageControl"),
      ]),
    "ObjectHeader": SDKClass(name: "FUIObjectHeader", rules: objectHeader),
    "ObjectHeaderChartView": SDKClass(
      name: "FUIObjectHeaderChartView",
      rules: trend.merging([
        "kpiProgressView": .view("kpiProgressView"), "isEnabled": .same("isEnabled"),
      ]) { $1 }),
    "ChartView": SDKClass(name: "FUIChartView", rules: ["": .chart("")]),
    "ChartCard": SDKClass(
      name: "FUIChartCardCollectionViewCell",
      rules: trend.merging(card) { $1 }.merging(["seriesTitles": .same("seriesTitles")]) { $1 }),
    "KPICard": SDKClass(name: "FUIKPICardCollectionViewCell", rules: card),
    "KPIProgressCard": SDKClass(
      name: "FUIKPIProgressCardCollectionViewCell",
      rules: card.merging(["progress": .same("progress")]) { $1 }),
    "CardCollection": SDKClass(
      name: "FUICardCollectionViewTableViewCell",
      rules: ["cards": .cards, "isAllowingFlowLayout": .same("isAllowingFlowLayout")]),
  ]

  private static let control: [String: SDKRule] = [
    "items": .items("items"), "colorScheme": .scheme("colorScheme"),
    "tintColor": .colors("tintColorForState"), "isEnabled": .same("isEnabled"),
    "isHighlighted": .same("isHighlighted"), "isSelected": .same("isSelected"),
  ]

  private static let objectHeader: [String: SDKRule] = {
    var rules: [String: SDKRule] = [
      "tags": .tags("tags"), "labelItems": .labelItems("labelItems"),
      "detailImageSize": .size("detailImageSize"), "kpiView": .view("kpiView"),
      "detailContentView": .detail("detailContentView"),
      "backgroundColorScheme": .scheme("backgroundColorScheme"),
      "statusLayout": .same("statusLayout"), "version": .same("version"),
      "numberOfTagLines": .same("numberOfTagLines"),
      "pageControl": .pageControl("_innerView.pageControl"),
      "page": .page("_innerView.pageControl.currentPage"),
    ]
    for part in [
      "headline", "subheadline", "body", "footnote", "description", "status", "substatus",
    ] {
      rules["\(part)Text"] = .text("\(part)Label")
    }
    for part in ["detail", "status", "substatus"] {
      rules["\(part)Image"] = .image("\(part)ImageView.image")
    }
    return rules
  }()

  private static let card: [String: SDKRule] = [
    "title": .text("title"), "titleAttributedText": .attributed("titleAttributedText"),
    "status": .text("status"), "statusAttributedText": .attributed("statusAttributedText"),
    "kpiItems": .items("kpiItems"), "kpiAttributedText": .attributed("kpiAttributedText"),
    "isHighlighted": .same("isHighlighted"),
  ]

  private static let trend: [String: SDKRule] = [
    "title": .text("title"), "titleAttributedText": .attributed("titleAttributedText"),
    "subtitle": .text("subtitle"), "subtitleAttributedText": .attributed("subtitleAttributedText"),
    "trend": .text("trend"), "trendAttributedText": .attributed("trendAttributedText"),
    "trendImage": .image("trendImage"), "trendSemanticColor": .color("trendSemanticColor"),
    "kpiItems": .items("kpiItems"), "kpiAttributedText": .attributed("kpiAttributedText"),
    "chartView": .chart("chartView"),
  ]

  /// The types of charts that the SDK has.
  static let chartTypes: [SwiftCode] = [
    "line", "column", "combo", "bar", "stackedColumn", "stackedBar", "waterfall", "area", "scatter",
    "bubble", "stock", "donut",
  ].map(SwiftCode.choice)

  /// The properties of a chart with the same name and value.
  static let chartPaths: Set<String> = {
    var paths: Set = [
      "numberOfGridlines", "categoryAxis.labels.isHidden", "categoryAxis.labelsPosition",
    ]
    for axis in ["numericAxis", "secondaryNumericAxis"] {
      for option in [
        "labels.isHidden", "explicitMin", "explicitMax", "isZeroBased", "adjustToNiceValues",
        "allowLooseLabels", "fudgeAxisRange", "abbreviatesLabels", "isMagnitudedDisplayed",
      ] {
        paths.insert("\(axis).\(option)")
      }
    }
    for axis in ["categoryAxis", "numericAxis", "secondaryNumericAxis"] {
      for option in ["gridlines.isHidden", "baseline.isHidden", "title"] {
        paths.insert("\(axis).\(option)")
      }
    }
    return paths
  }()
}
