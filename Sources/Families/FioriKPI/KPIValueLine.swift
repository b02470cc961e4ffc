package import FioriElements
package import FioriFrames
package import FioriModel

/// The value of a view, on a line of its own.
package enum KPIValueLine: Sendable {
  case items(RowElement)
  case text(TextElement)

  /// The font that the line is sized for.
  package var font: Font {
    switch self {
    case .items(let row): row.strut
    case .text(let text): text.text.boxFont
    }
  }

  /// The line as a part of a view.
  package var element: Element {
    switch self {
    case .items(let row): .row(row)
    case .text(let text): .text(text)
    }
  }

  /// Returns the frame of the line in a width in points, under its name in the layout report.
  package func frame(in width: Double, _ layout: inout some PartLayout) throws -> Frame {
    var frame = try layout.frame(of: element, in: width)
    if case .items = self { frame.kind = "kpi" }
    return frame
  }
}
