package import FioriBasics

/// A building block of views before layout: a small vocabulary that knows nothing about Fiori.
package indirect enum Element: Sendable {
  /// A paragraph.
  case text(TextElement)
  /// An image in a box.
  case image(ImageElement)
  /// A text with an image next to it.
  case label(LabelElement)
  /// Parts side by side on a shared baseline.
  case row(RowElement)
  /// Parts stacked vertically.
  case column(ColumnElement)
  /// Parts in rows that wrap.
  case flow(FlowElement)
  /// Parts in rows and columns.
  case grid(GridElement)
  /// A circle with texts inside and below it.
  case ring(RingElement)
  /// A part with padding and a background.
  case box(BoxElement)
  /// Pages, one of which is shown.
  case pages(PagesElement)
  /// A part that is still loading.
  case skeleton(SkeletonElement)
  /// An area of a single color.
  case block(BlockElement)
  /// A chart.
  case chart(ChartElement)
  /// Parts at explicit positions.
  case collection(CollectionElement)
  /// Parts with a layout specific to one family of views.
  case arrangement(any Arrangement)

  /// The part's path in the description; `nil` for elements that only group others.
  package var origin: DescriptionPath? {
    switch self {
    case .text(let text): text.origin
    case .image(let image): image.origin
    case .label(let label): label.text?.origin ?? label.image?.origin
    case .box(let box): box.content.origin
    case .row, .column, .flow, .grid, .ring, .pages, .skeleton, .block, .chart, .collection,
      .arrangement:
      nil
    }
  }
}

extension Element {
  /// The content that an element shows itself, rather than through its parts.
  package enum Leaf {
    case text(StyledText)
    case image(ImageElement)
    case chart(ChartElement)
  }

  /// Calls `body` with everything that the element and its parts show. A ring's caption has two
  /// forms, only one of which is drawn; `body` gets the one below the ring.
  package func forEachLeaf(_ body: (Leaf) -> Void) {
    switch self {
    case .text(let text): body(.text(text.text))
    case .image(let image): body(.image(image))
    case .label(let label):
      if let text = label.text { body(.text(text.text)) }
      if let image = label.image { body(.image(image)) }
    case .row(let row): row.forEachLeaf(body)
    case .column(let column): for item in column.items { item.element.forEachLeaf(body) }
    case .flow(let flow): for item in flow.items { item.forEachLeaf(body) }
    case .grid(let grid):
      for row in grid.rows { for cell in row.cells { cell?.forEachLeaf(body) } }
    case .ring(let ring):
      ring.value.forEachLeaf(body)
      for text in [ring.caption?.below, ring.footnote] {
        if let text { body(.text(text.text)) }
      }
    case .box(let box): box.content.forEachLeaf(body)
    case .pages(let pages):
      switch pages.content {
      case .filled(let items, _, _): for item in items { item.element.forEachLeaf(body) }
      case .given(let pages): for page in pages { page.element.forEachLeaf(body) }
      }
    case .skeleton(let skeleton): skeleton.content.forEachLeaf(body)
    case .block: break
    case .chart(let chart): body(.chart(chart))
    case .collection(let collection):
      for item in collection.items { item.element.forEachLeaf(body) }
    case .arrangement(let arrangement): for part in arrangement.parts { part.forEachLeaf(body) }
    }
  }
}

extension RowElement {
  fileprivate func forEachLeaf(_ body: (Element.Leaf) -> Void) {
    for item in items { item.element.forEachLeaf(body) }
  }
}
