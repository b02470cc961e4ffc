/// What every view is made of before it has a place: a small vocabulary that knows nothing of Fiori.
indirect enum Element: Hashable, Sendable {
  /// A paragraph.
  case text(TextElement)
  /// An image in a box.
  case image(ImageElement)
  /// Parts side by side on one baseline.
  case row(RowElement)
  /// Parts below each other.
  case column(ColumnElement)
}
