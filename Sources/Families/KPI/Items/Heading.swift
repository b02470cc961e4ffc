public import FioriLowering
public import FioriModel

/// The title and the number that cards and the chart view of an object header have in common, as they do in
/// SAPFiori's `FUIKPITitleBaseView`.
public struct Heading: Sendable {
  // key: .fioriText, examples: ["Total Sales"]
  // sdk: title; titleStyleClassPath = title.styleClass
  /// The title of the card, on one line.
  public var title: Text

  // key: .runs, examples: [[["text": "Total Sales"]]]
  // sdk: titleAttributedText
  /// Attributed runs that replace the title; empty for none.
  public var titleAttributedText: [TextRun] = []

  // key: kpiItems(named: "kpiItems")
  // sdk: kpiItems
  /// The parts of the number, like the items of a KPI view.
  public var kpiItems: [KPIItem] = []

  // key: .runs, examples: [[["text": "6,590"], ["text": ".57", "font": ["size": 14]]]]
  // sdk: kpiAttributedText
  /// Attributed runs that replace the number; empty for none.
  public var kpiAttributedText: [TextRun] = []

  // no key
  /// The style of the items, except their color; `nil` for the default of the generation.
  public var attributesProvider: (any KPIAttributesProvider)?

  // init: title, kpiItems
  /// Creates a heading without attributed texts.
  public init(title: Text, kpiItems: [KPIItem] = []) {
    self.title = title
    self.kpiItems = kpiItems
  }
}
