import FioriCharts

/// How wide the titles of a legend in one row may be: the longest give way first.
struct LegendWidths {
  /// Of each title, in points.
  let texts: [Double]

  /// `natural` are the widths without bounds, `dots` tells which have a dot before them.
  init(_ natural: [Double], dots: [Bool], room: Double) {
    let indents = dots.reduce(0) { $0 + ($1 ? LegendRows.textIndent : 0) }
    let gaps = Double(max(natural.count - 1, 0)) * LegendRows.entrySpacing
    var left = max(room - indents - gaps, 0)
    var bound = Double.infinity
    // The narrowest first: what they do not need is shared by those that need more.
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
