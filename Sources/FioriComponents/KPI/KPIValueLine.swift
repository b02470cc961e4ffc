import FioriElements
import FioriFrames
import FioriModel

/// What a view counts, in a line of its own.
enum KPIValueLine: Sendable {
  case items(RowElement)
  case text(TextElement)

  /// The font that the line is made for.
  var font: Font {
    switch self {
    case .items(let row): row.strut
    case .text(let text): text.text.boxFont
    }
  }

  /// The line as a part of a view.
  var element: Element {
    switch self {
    case .items(let row): .row(row)
    case .text(let text): .text(text)
    }
  }

  /// The line in a width in points, under its name in the layout report.
  func frame(in width: Double, _ layout: inout some PartLayout) throws -> Frame {
    var frame = try layout.frame(of: element, in: width)
    if case .items = self { frame.kind = "kpi" }
    return frame
  }
}
