import FioriBasics
import FioriLowering
import FioriModel

/// The metrics of a chart floorplan, in points: chosen, since SAP publishes none
/// (Docs/sources/floorplan.md#layout), or measured in SAP's own (Docs/sources/floorplan.md#classic).
struct ChartFloorplanMetrics: Hashable, Sendable {
  let isCompact: Bool
  let width: Double
  /// The margin at the sides.
  let side: Double
  private let look: Look.Floorplan
  /// The height set in the environment; `nil` for the view's own.
  let declaredHeight: Double?

  init(in context: LoweringContext) {
    isCompact = context.sizeClass == .compact
    width = context.screenWidth
    side = context.screenMargin
    look = context.theme.look.floorplan
    declaredHeight = context.isAlone ? context.declaredHeight : nil
    let factor = TextStyle.subheadline.factor(context.theme.contentSizeCategory)
    growth = min(max(factor, 1), 2)
    isAccessible = context.theme.contentSizeCategory.isAccessibilityCategory
  }

  private let isAccessible: Bool

  /// The width between the margins.
  var innerWidth: Double { max(width - 2 * side, 0) }

  /// The margin above and below.
  static let padding = 16.0
  /// The growth of spaces with the texts around them, up to twice.
  let growth: Double

  /// The space between the texts and a summary below them.
  var headSpacing: Double { look.headSpacing * growth }
  /// The space between the texts or the summary and the chart.
  var chartSpacing: Double { look.chartSpacing * growth }
  /// Whether the status may be on the title's line.
  var sharesTitleLine: Bool { look.status == .besideTitle }
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
  /// The height of a plot, its labels, titles and legend, below which the items of the summary share a row.
  static let leastChartHeight = 160.0
  /// The least height of the chart: a low plot and its labels.
  static let leastVisibleChart = 64.0

  // MARK: Summary

  /// Whether the summary is a table between hairlines, aligned where reading ends.
  var isTable: Bool { if case .table = look.summary { true } else { false } }
  /// The space above and below the items of a table.
  static let tableInsets = (top: 10.0, bottom: 8.0)
  /// The space between the margin and the items of a table, half of that between two items; none at
  /// accessibility sizes, whose items are below each other and need the width.
  var tableIndent: Double { isTable && !isAccessible ? itemSpacing / 2 : 0 }
  /// The space between two items.
  var itemSpacing: Double { 24 * growth }
  /// The space on each side of the line after the aggregates.
  var separatorSpacing: Double { 16 * growth }
  /// The space between two rows of items.
  var rowSpacing: Double { 16 * growth }
  /// The space between the texts of a range's title.
  static let boundSpacing = 4.0
  /// The space between the parts of an item.
  var partSpacing: Double { isTable ? 4 : 2 }
  /// The space between the values of an item.
  var valueSpacing: Double { isTable ? 4 : 0 }
  /// The size of a trend's image (stated: Docs/sources/floorplan.md#summary).
  static let trendImageSide = 16.0
  /// How many times as large as body text the value of an aggregate is at least beside values of that size.
  static let leastContrast = 1.2
  /// The least scale of a value that is too long, as in cards (Docs/sources/cards.md#kpi).
  static let minimumScale = 0.5
}
