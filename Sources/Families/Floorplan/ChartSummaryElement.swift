import FioriCharts
import FioriLayout
import FioriModel

/// An item of a chart's summary with its styles resolved.
struct ChartSummaryElement: Sendable {
  /// The title of an item.
  enum Title: Sendable {
    case text(TextElement)
    /// The two ends of a range, with a dash between them.
    case range(lower: TextElement, dash: TextElement, upper: TextElement)

    /// The texts in reading order.
    var texts: [TextElement] {
      switch self {
      case .text(let text): [text]
      case .range(let lower, let dash, let upper): [lower, dash, upper]
      }
    }

    /// Returns the title no larger than the values, whose size is in points; `nil` without a number.
    func limited(to size: Double?) -> Title { changed { $0.limited(to: size) } }

    func changed(_ change: (TextElement) -> TextElement) -> Title {
      switch self {
      case .text(let text): .text(change(text))
      case .range(let lower, let dash, let upper):
        .range(lower: change(lower), dash: change(dash), upper: change(upper))
      }
    }
  }

  /// The value of a series.
  struct Value: Sendable {
    let row: RowElement
    /// The color of the series; `nil` for no dot.
    let color: RGBA?
    /// The mark in place of the dot; `nil` for a dot.
    let mark: LegendMark?
    /// How much larger body texts are than usual, and with them the dots of all items.
    var growth = 1.0
    /// The size of the text that the mark belongs to, in points.
    var markedSize = 0.0
  }

  /// The content below the title.
  enum Content: Sendable {
    case values([Value])
    /// A text in place of values.
    case empty(TextElement)
  }

  let isAggregate: Bool
  /// The title; `nil` for none.
  var title: Title?
  var content: Content
  /// The trend below the values; `nil` for none.
  let trend: LabelElement?
  /// The size in points that no value exceeds, as details do not exceed a total.
  var largestValue = Double.infinity
  /// The size in points of the smallest value of all items, whose marks have one size.
  var largestMarked = Double.infinity

  /// The item with texts whose lines begin at the side where reading starts.
  var atStart: ChartSummaryElement {
    func aligned(_ text: TextElement) -> TextElement {
      var text = text
      text.alignment = .leading
      return text
    }
    var item = self
    item.title = title?.changed(aligned)
    if case .empty(let text) = content { item.content = .empty(aligned(text)) }
    return item
  }

  /// All parts, in any order.
  var parts: [Element] {
    let content: [Element] =
      switch content {
      case .values(let values): values.map { .row($0.row) }
      case .empty(let text): [.text(text)]
      }
    let titles = (title?.texts ?? []).map(Element.text)
    return titles + content + [trend.map(Element.label)].compactMap(\.self)
  }
}
