package import FioriBasics

/// What every view is made of before it has a place: a small vocabulary that knows nothing of Fiori.
package indirect enum Element: Hashable, Sendable {
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
  /// The columns of a header.
  case headerColumns(HeaderColumnsElement)
  /// A part that is still being loaded.
  case skeleton(SkeletonElement)
  /// An area of one color.
  case block(BlockElement)
  /// Values with their axes.
  case chart(ChartElement)
  /// A title, a number and what they are about.
  case card(CardElement)
  /// A title, a number and a chart beside it.
  case headerChart(HeaderChartElement)
  /// Parts at places of their own.
  case collection(CollectionElement)

  /// Where a description gives the part; `nil` of what only groups others.
  package var origin: DescriptionPath? {
    switch self {
    case .text(let text): text.origin
    case .image(let image): image.origin
    case .label, .row, .column, .flow, .grid, .ring, .box, .pages, .skeleton, .block, .chart,
      .card, .collection, .headerColumns, .headerChart:
      nil
    }
  }
}
