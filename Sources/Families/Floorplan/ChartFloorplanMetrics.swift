import FioriBasics
import FioriLowering
import FioriModel

/// The metrics of a chart floorplan, in points. All are chosen: SAP publishes none
/// (Docs/sources/floorplan.md#layout).
struct ChartFloorplanMetrics: Hashable, Sendable {
  let isCompact: Bool
  let width: Double
  /// The height set in the environment; `nil` for the view's own.
  let givenHeight: Double?

  init(in context: LoweringContext) {
    isCompact = context.sizeClass == .compact
    width = context.screenWidth
    givenHeight = context.isAlone ? context.givenHeight : nil
    let factor = TextStyle.subheadline.factor(context.theme.contentSizeCategory)
    growth = min(max(factor, 1), 2)
  }

  /// The margins of an object header (Docs/sources/headers.md#margins), which stands on the same
  /// screens.
  var side: Double { isCompact ? 16 : 32 }

  /// The width between the margins.
  var innerWidth: Double { max(width - 2 * side, 0) }

  /// The margin above and below.
  static let padding = 16.0
  /// The growth of spaces with the texts around them, up to twice.
  let growth: Double

  /// The space between the texts, the summary and the chart.
  var blockSpacing: Double { 16 * growth }
  /// The space between the title, the subtitle and a status below them.
  var lineSpacing: Double { 2 * growth }
  /// The space between the title and a status on the same line.
  var statusSpacing: Double { 16 * growth }
  /// The largest share of the width that the texts take next to the summary.
  static let largestTextShare = 0.4
  /// The space between the texts and a summary next to them.
  var summarySpacing: Double { 32 * growth }

  /// The height of the chart with its titles and legend, unless the environment sets the height.
  var chartHeight: Double { isCompact ? 256 : 352 }
  /// The least height of the chart: a plot, its labels, titles and legend.
  static let leastChartHeight = 160.0

  // MARK: Summary

  /// The space between two items.
  var itemSpacing: Double { 24 * growth }
  /// The space on each side of the line after the aggregates.
  var separatorSpacing: Double { 16 * growth }
  /// The space between two rows of items.
  var rowSpacing: Double { 16 * growth }
  /// The space between the texts of a range's title.
  static let boundSpacing = 4.0
  /// The space between the parts of an item.
  static let partSpacing = 2.0
  /// The size of a trend's image (stated: Docs/sources/floorplan.md#summary).
  static let trendImageSide = 16.0
  /// The least scale of a value that is too long, as in cards (Docs/sources/cards.md#kpi).
  static let minimumScale = 0.5
}
