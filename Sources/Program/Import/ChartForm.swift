import FioriBasics
import FioriRender

/// The form of a UI5 chart in the picture.
struct ChartForm {
  /// The type of the chart in a description.
  let type: ChartType
  /// Whether it has stacks of shares.
  private(set) var isPercent = false
  /// Whether it has a second axis.
  private(set) var isDual = false
  /// Whether its categories are dates.
  private(set) var isTime = false
  /// Whether all of its series are columns.
  private(set) var hasOnlyColumns = false
  /// How it differs from UI5's chart.
  private(set) var difference: Message?

  /// Creates the form of a type such as `Line` or `info/100_dual_stacked_column`; `nil` if there is no
  /// such chart.
  init?(_ name: String) {
    var rest = name.lowercased().filter { $0.isLetter || $0.isNumber }
    var words: Set<String> = []
    while let word = Self.words.first(where: { rest.hasPrefix($0) }) {
      guard words.insert(word).inserted else { return nil }
      rest.removeFirst(word.count)
    }
    words.remove("info")
    guard let (type, chart) = Self.charts.first(where: { $1.matches(rest, with: words) }) else {
      return nil
    }
    self.type = type
    isPercent = words.contains("100")
    isDual = words.contains("dual")
    isTime = words.contains("timeseries")
    hasOnlyColumns = chart.hasOnlyColumns
    if words.contains("horizontal") || chart.isHorizontal && type.plot.axes != .horizontal {
      difference = .drawnUpright
    }
  }

  private var kind: ChartKind { type.kind }

  /// Whether the chart has points instead of categories, and whether they have sizes.
  var hasPoints: Bool { kind.values.isPoint }
  var hasSizes: Bool { kind.values == .bubbles }

  /// Whether the chart is a ring, with a part for each category.
  var isRing: Bool { kind.values == .shares }

  /// Whether its measures are parts of stacks, or can be lines over columns.
  var isStacked: Bool { kind.hasTotals }
  var isCombined: Bool { kind.options.contains(.columns) }

  /// Whether its measures are a single series, with targets, or with totals of it.
  var hasOneSeries: Bool { kind.seriesLimit != nil }
  var hasTargets: Bool { kind.targetSeries != nil }
  var hasTotals: Bool { kind.options.contains(.totals) }

  /// Whether dates can be placed by time.
  var hasTimeScale: Bool { kind.options.contains(.time) }

  /// The greatest number of measures; `nil` for any.
  var measureLimit: Int? {
    kind.values.point?.counts.lowerBound ?? (isRing ? 1 : kind.seriesLimit)
  }

  private static let words = ["info", "timeseries", "100", "dual", "horizontal", "stacked"]
  /// The charts of all types, each with its type.
  private static let charts = ChartType.allCases.flatMap { type in
    type.kind.imported.map { (type: type, chart: $0) }
  }

  /// Examples of the types that have a chart.
  static let names =
    (ChartType.allCases.compactMap { $0.kind.imported.first?.title } + ["100_stacked_column"])
    .joined(separator: ", ") + " or dual_combination"
}
