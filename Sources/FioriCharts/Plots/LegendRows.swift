import FioriBasics
package import FioriFrames
package import FioriModel

/// The titles of series with their colors, in as many rows as needed.
package struct LegendRows {
  /// A title and its color.
  package struct Entry {
    let text: Frame
    let font: Font
    /// The color of the dot; `nil` for no dot.
    let color: RGBA?

    package init(text: Frame, font: Font, color: RGBA?) {
      (self.text, self.font, self.color) = (text, font, color)
    }

    /// The space before the text, in points.
    fileprivate var indent: Double { color == nil ? 0 : LegendRows.textIndent }
  }

  private let rows: [[Entry]]

  package init(_ entries: [Entry], width: Double) {
    rows = entries.reduce(into: []) { rows, entry in
      guard let last = rows.last, Self.width(of: last + [entry]) <= width else {
        rows.append([entry])
        return
      }
      rows[rows.count - 1].append(entry)
    }
  }

  package var isEmpty: Bool { rows.isEmpty }

  /// The height of all rows in points.
  package var height: Double {
    rows.isEmpty ? 0 : Double(rows.count) * rowHeight + Double(rows.count - 1) * Self.rowSpacing
  }

  private var rowHeight: Double {
    max(Self.leastRowHeight, rows.joined().map(\.font.leading).max() ?? 0)
  }

  /// Returns the rows starting at a height, either centered or at the side where reading starts.
  package func placed(
    below top: Double, width: Double, isCentered: Bool, isRightToLeft: Bool
  ) -> [Frame.Placed] {
    rows.enumerated().flatMap { index, row in
      let middle = top + Double(index) * (rowHeight + Self.rowSpacing) + rowHeight / 2
      let free = isCentered ? (width - Self.width(of: row)) / 2 : 0
      let placed = placed(row, from: free, middle: middle)
      return isRightToLeft ? placed.map { $0.mirrored(in: width) } : placed
    }
  }

  /// A dot is centered on the digits next to it (Docs/sources/cards.md#legend).
  private func placed(_ row: [Entry], from left: Double, middle: Double) -> [Frame.Placed] {
    var x = left
    return row.flatMap { entry -> [Frame.Placed] in
      let text = entry.text.centered(x: x + entry.indent + entry.text.size.width / 2, y: middle)
      defer { x += entry.indent + entry.text.size.width + Self.entrySpacing }
      guard let color = entry.color else { return [text] }
      let digits = text.origin.y + (entry.text.baseline ?? 0) - entry.font.digitHeight / 2
      let dot = Frame(
        size: Size(width: Self.dotSize, height: Self.dotSize), baseline: nil,
        content: .block(Block(cornerRadius: Self.dotSize / 2, color: color)))
      return [Frame.Placed(origin: Point(x: x, y: digits - Self.dotSize / 2), frame: dot), text]
    }
  }

  private static func width(of row: [Entry]) -> Double {
    row.reduce(-entrySpacing) { $0 + $1.indent + $1.text.size.width + entrySpacing }
  }

  /// In points (Docs/sources/cards.md#legend).
  private static let dotSize = 8.0
  package static let textIndent = 14.0
  package static let entrySpacing = 16.0
  private static let rowSpacing = 4.0
  private static let leastRowHeight = 18.0
}
