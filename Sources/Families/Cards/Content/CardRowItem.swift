public import FioriKPI
public import FioriModel
public import FioriObjectHeader

/// An item of a card's row: a text, an icon or both, a tag, a rating or a KPI.
public struct CardRowItem: Sendable, ExpressibleByStringLiteral {
  // key: .fioriText, examples: ["Free Breakfast"]
  /// The text of the item; `nil` for none.
  public var text: Text?

  // key: .image, examples: ["builtin:calendar"]
  /// The icon of the item, before its text; `nil` for none.
  public var icon: Image?

  // key: .tag, examples: ["Project"]
  /// The tag; `nil` for none.
  public var tag: Tag?

  // key: .number(in: 0...10), examples: [3]
  /// The rating, as stars; `nil` for no rating.
  public var rating: Double?

  // key: .number(in: 1...10), examples: [10]
  /// The number of stars.
  public var of: Double = 5

  // key: .kpiView, examples: [["items": [["metric": "8,888"]]]]
  /// The KPI; `nil` for none.
  public var kpi: KPIView?

  // init: …
  /// Creates an item with content.
  public init(
    text: Text? = nil,
    icon: Image? = nil,
    tag: Tag? = nil,
    rating: Double? = nil,
    of: Double = 5,
    kpi: KPIView? = nil
  ) {
    self.text = text
    self.icon = icon
    self.tag = tag
    self.rating = rating
    self.of = of
    self.kpi = kpi
  }

  /// Creates an item of a text.
  public init(stringLiteral text: String) { self.init(text: Text(text)) }
}
