import FioriCharts

/// The widths of the titles of a single-row legend; the longest titles are shortened first.
struct LegendWidths {
  /// The width of each title in points.
  let texts: [Double]

  /// `natural` are the unconstrained widths, and `indents` the room of the marks before them.
  init(_ natural: [Double], indents: [Double], room: Double) {
    let indents = indents.reduce(0, +)
    let gaps = Double(max(natural.count - 1, 0)) * LegendRows.entrySpacing
    var left = max(room - indents - gaps, 0)
    var bound = Double.infinity
    // Narrowest first, so that the room they do not need is shared by the wider ones.
    for (index, width) in natural.sorted().enumerated() {
      let share = left / Double(natural.count - index)
      if width > share {
        bound = share
        break
      }
      left -= width
    }
    texts = natural.map { min($0, bound) }
  }
}
