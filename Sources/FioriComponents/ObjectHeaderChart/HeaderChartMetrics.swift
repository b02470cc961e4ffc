/// Lengths of a header's chart view, in points.
enum HeaderChartMetrics {
  /// Of the view, whatever stands in it (stated: Docs/sources/headers.md#chart-view).
  static let leastWidth = 100.0
  static let largestWidth = 312.0
  /// Between title and subtitle, and between the trend and the value below it (stated:
  /// Docs/sources/headers.md#chart-view).
  static let lineSpacing = 2.0
  /// Above the row of value and chart (stated: Docs/sources/headers.md#chart-view).
  static let rowSpacing = 8.0
  /// Between the value and the chart (stated: Docs/sources/headers.md#chart-view).
  static let plotSpacing = 20.0
  /// Of the chart with its labels (stated: Docs/sources/headers.md#chart-view).
  static let plotHeight = 75.0
  /// Of the trend's image (stated: Docs/sources/headers.md#chart-view).
  static let trendImageSide = 12.0
  /// What the stroke of a ring overhangs on each side (Docs/sources/headers.md#chart-view-room).
  static let ringPadding = 1.0

  /// A width of the chart at which its course can be told and two dates have room below it; before it
  /// has less, a number gets smaller (chosen: Docs/sources/headers.md#chart-view-room).
  static let comfortablePlotWidth = 80.0
  /// A chart with less is not drawn (Docs/sources/headers.md#chart-view-room).
  static let leastPlotWidth = 20.0

  /// The width that a value before a chart may have; where there is little, each has a half
  /// (chosen: Docs/sources/headers.md#chart-view-room).
  static func valueWidth(in width: Double) -> Double {
    let shared = max(width - plotSpacing, 0)
    return max(shared - comfortablePlotWidth, shared / 2)
  }
}
