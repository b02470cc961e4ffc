import FioriModel

/// How much there is to shape in an element's texts, the labels of charts left out.
package struct TextCost {
  /// Unicode scalars.
  package private(set) var characterCount = 0
  package private(set) var runCount = 0
  /// Of the runs, without those that are as the one before.
  private var fonts: [Font] = []

  /// What the texts of an element and of all parts in it come to.
  package init(of element: Element) {
    add(element)
  }

  /// How many different fonts there are; `nil`: not more than `limit`.
  ///
  /// A set of fonts is made for texts that may have too many: its first use costs a small picture half
  /// a percent.
  package func fontCount(over limit: Int) -> Int? {
    guard fonts.count > limit else { return nil }
    let count = Set(fonts).count
    return count > limit ? count : nil
  }

  private mutating func add(_ element: Element) {
    switch element {
    case .text(let text): add(text.text)
    case .image, .block: break
    case .label(let label): add(label.text?.text)
    case .row(let row): add(row)
    case .column(let column): add(column.items)
    case .flow(let flow): for item in flow.items { add(item) }
    case .grid(let grid): for cell in grid.rows.flatMap(\.cells) { add(cell) }
    case .ring(let ring): add(ring)
    case .box(let box): add(box.content)
    case .pages(let pages): add(pages.content)
    case .headerColumns(let header): add(header)
    case .skeleton(let skeleton): add(skeleton.content)
    case .chart(let chart): add(chart)
    case .card(let card): add(card)
    case .headerChart(let view): add(view)
    case .collection(let collection): for item in collection.items { add(item.element) }
    }
  }

  private mutating func add(_ element: Element?) {
    if let element { add(element) }
  }

  private mutating func add(_ text: StyledText?) {
    guard let text else { return }
    runCount += text.runs.count
    for run in text.runs {
      characterCount += run.text.unicodeScalars.count
      if fonts.last != run.font { fonts.append(run.font) }
    }
  }

  private mutating func add(_ row: RowElement) {
    for item in row.items { add(item.element) }
  }

  private mutating func add(_ items: [ColumnElement.Item]) {
    for item in items { add(item.element) }
  }

  /// Of a caption only one of its two forms is drawn.
  private mutating func add(_ ring: RingElement) {
    add(ring.value)
    add(ring.caption?.below.text)
    add(ring.footnote?.text)
  }

  private mutating func add(_ content: PagesElement.Content) {
    switch content {
    case .filled(let items, _, _): for item in items { add(item.element) }
    case .given(let pages): for page in pages { add(page.element) }
    }
  }

  private mutating func add(_ header: HeaderColumnsElement) {
    add(header.headlines)
    add(header.details)
    add(header.middle?.element)
    add(header.accessory?.element)
  }

  private mutating func add(_ chart: ChartElement) {
    for axis in [chart.primary, chart.secondary, chart.horizontal] { add(axis?.title) }
    add(chart.categories?.title)
    add(chart.noData)
    for entry in chart.legend { add(entry.text) }
  }

  private mutating func add(_ card: CardElement) {
    for text in [card.title, card.status, card.trend?.text] { add(text?.text) }
    add(card.value)
    for entry in card.legend { add(entry.text) }
    switch card.body {
    case .none: break
    case .chart(let chart): add(chart)
    case .value(let value): add(value)
    case .ring(let ring): add(ring)
    }
  }

  private mutating func add(_ view: HeaderChartElement) {
    for text in [view.title, view.subtitle, view.trend?.text] { add(text?.text) }
    switch view.value {
    case .kpi(let value): add(value)
    case .ring(let ring): add(ring)
    case nil: break
    }
    if case .chart(let chart) = view.plot { add(chart) }
  }

  private mutating func add(_ value: KPIValueElement?) {
    switch value {
    case .items(let row): add(row)
    case .text(let text): add(text.text)
    case nil: break
    }
  }
}
