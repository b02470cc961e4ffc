package import FioriBasics

/// What every view is made of before it has a place: a small vocabulary that knows nothing of Fiori.
package indirect enum Element: Sendable {
  /// A paragraph.
  case text(TextElement)
  /// An image in a box.
  case image(ImageElement)
  /// A text with an image beside it.
  case label(LabelElement)
  /// Parts side by side on one baseline.
  case row(RowElement)
  /// Parts below each other.
  case column(ColumnElement)
  /// Parts in rows that wrap.
  case flow(FlowElement)
  /// Parts in rows and columns.
  case grid(GridElement)
  /// A circle with texts in it and below it.
  case ring(RingElement)
  /// A part with a ground and room around it.
  case box(BoxElement)
  /// Pages of which one is shown.
  case pages(PagesElement)
  /// A part that is still being loaded.
  case skeleton(SkeletonElement)
  /// An area of one color.
  case block(BlockElement)
  /// Values with their axes.
  case chart(ChartElement)
  /// Parts at places of their own.
  case collection(CollectionElement)
  /// Parts in the layout of one family of views.
  case arrangement(any Arrangement)

  /// Where a description gives the part; `nil` of what only groups others.
  package var origin: DescriptionPath? {
    switch self {
    case .text(let text): text.origin
    case .image(let image): image.origin
    case .label, .row, .column, .flow, .grid, .ring, .box, .pages, .skeleton, .block, .chart,
      .collection, .arrangement:
      nil
    }
  }
}

extension Element {
  /// What an element shows by itself, rather than through its parts.
  package enum Leaf {
    case text(StyledText)
    case image(ImageElement)
    case chart(ChartElement)
  }

  /// Calls `body` with everything that the element and its parts show. Of the two forms of a ring's
  /// caption, only one of which is drawn, it is the one below the ring.
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
