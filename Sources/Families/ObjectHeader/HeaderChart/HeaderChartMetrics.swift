/// The metrics of a header's chart view, in points.
enum HeaderChartMetrics {
  /// The minimum width of the view, whatever its content (stated:
  /// Docs/sources/headers.md#chart-view).
  static let leastWidth = 100.0
  static let largestWidth = 312.0
  /// How much wider a view that lacks labels gets at a time (chosen: Docs/sources/headers.md#chart-view-room).
  static let widening = 1.25
  /// The space between title and subtitle, and between the trend and the value below it (stated:
  /// Docs/sources/headers.md#chart-view).
  static let lineSpacing = 2.0
  /// The space above the row of value and chart (stated: Docs/sources/headers.md#chart-view).
  static let rowSpacing = 8.0
  /// The space between the value and the chart (stated: Docs/sources/headers.md#chart-view).
  static let plotSpacing = 20.0
  /// The height of the chart with its labels (stated: Docs/sources/headers.md#chart-view).
  static let plotHeight = 75.0
  /// The height of a chart below its number, as a fraction of its width: as of a chart that is a detail (chosen:
  /// Docs/sources/headers.md#chart-view-room).
  static let stackedPlotShare = 160.0 / 312
  /// The height of the plot of a chart that is higher for its legend, and at accessibility sizes, where a low one is lost
  /// between the texts (chosen: Docs/sources/headers.md#chart-view-room).
  static let leastPlotHeight = 40.0
  static let leastLargePlotHeight = 56.0
  /// The height below which any other plot is higher, and below which one is reported (chosen there).
  static let unreadablePlotHeight = 32.0
  /// The size of the trend's image (stated: Docs/sources/headers.md#chart-view).
  static let trendImageSide = 12.0
  /// The overhang of a ring's stroke on each side (Docs/sources/headers.md#chart-view-room).
  static let ringPadding = 1.0

  /// The largest size of a subtitle at accessibility sizes, as a fraction of the number's (chosen:
  /// Docs/sources/headers.md#chart-view-room).
  static let largestSubtitleShare = 0.85

  /// A chart width where its trend is recognizable and two dates fit below it; to keep it, the
  /// number shrinks first (chosen: Docs/sources/headers.md#chart-view-room).
  static let comfortablePlotWidth = 80.0
  /// The minimum width; narrower charts are not drawn (Docs/sources/headers.md#chart-view-room).
  static let leastPlotWidth = 20.0

  /// Returns the maximum width of a value before a chart; if there is little space, each gets half
  /// (chosen: Docs/sources/headers.md#chart-view-room).
  static func valueWidth(in width: Double) -> Double {
    let shared = max(width - plotSpacing, 0)
    return max(shared - comfortablePlotWidth, shared / 2)
  }
}
