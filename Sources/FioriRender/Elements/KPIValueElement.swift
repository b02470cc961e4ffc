/// What a view counts, in a line of its own.
enum KPIValueElement: Hashable, Sendable {
  case items(RowElement)
  case text(TextElement)

  /// The font that the line is made for.
  var font: Font {
    switch self {
    case .items(let row): row.strut
    case .text(let text): text.text.boxFont
    }
  }
}
