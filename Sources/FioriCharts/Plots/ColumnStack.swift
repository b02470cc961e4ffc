import FioriElements
import FioriModel

/// Puts the columns of a chart beside each other, or on top of each other.
enum ColumnStack {
  /// A column for each value of the series, in the order of the series.
  static func clustered(_ data: ChartData, series: [Int], ticks: (Int) -> AxisTicks) -> [ColumnBar]
  {
    series.enumerated().flatMap { slot, series in
      let ticks = ticks(series)
      let base = ticks.position(of: ticks.baseline)
      return data.values[series].enumerated().compactMap { category, value in
        value.map {
          ColumnBar(
            series: series, category: category, value: $0, slot: slot, base: base,
            end: ticks.position(of: $0))
        }
      }
    }
  }

  /// Values above zero on top of each other, those below it under each other (stated:
  /// Docs/sources/charts.md#columns).
  static func stacked(_ data: ChartData, series: [Int], ticks: AxisTicks) -> [ColumnBar] {
    var (above, below): ([Int: Double], [Int: Double]) = ([:], [:])
    let bars = series.flatMap { series in
      data.values[series].enumerated().compactMap { category, value -> ColumnBar? in
        guard let value else { return nil }
        let base = (value < 0 ? below : above)[category] ?? 0
        let end = base + value
        if value < 0 { below[category] = end } else { above[category] = end }
        return ColumnBar(
          series: series, category: category, value: value, slot: 0,
          base: ticks.position(of: base), end: ticks.position(of: end), isOutermost: false)
      }
    }
    return markingOutermost(bars)
  }

  /// The bars with those marked that end their stack on either side.
  private static func markingOutermost(_ bars: [ColumnBar]) -> [ColumnBar] {
    var (highest, lowest): ([Int: Double], [Int: Double]) = ([:], [:])
    for bar in bars {
      highest[bar.category] = max(highest[bar.category] ?? bar.base, bar.end)
      lowest[bar.category] = min(lowest[bar.category] ?? bar.base, bar.end)
    }
    return bars.map { bar in
      var bar = bar
      bar.isOutermost =
        bar.end > bar.base ? bar.end == highest[bar.category] : bar.end == lowest[bar.category]
      return bar
    }
  }
}
