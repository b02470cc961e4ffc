package import FioriModel

/// What a view counts, in a line of its own.
package enum KPIValueElement: Hashable, Sendable {
  case items(RowElement)
  case text(TextElement)

  /// The font that the line is made for.
  package var font: Font {
    switch self {
    case .items(let row): row.strut
    case .text(let text): text.text.boxFont
    }
  }
}
