import FioriBasics

/// The form of a UI5 chart in the picture.
struct ChartForm {
  /// The type of the chart in a description.
  let type: String
  /// Whether it has stacks of shares.
  private(set) var isPercent = false
  /// Whether it has a second axis.
  private(set) var isDual = false
  /// Whether its categories are dates.
  private(set) var isTime = false
  /// Whether all of its series are columns.
  private(set) var hasOnlyColumns = false
  /// How it differs from UI5's chart.
  private(set) var difference: String?

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
    guard let base = Self.bases[rest], words.isSubset(of: base.words) else { return nil }
    isPercent = words.contains("100")
    isDual = words.contains("dual")
    isTime = words.contains("timeseries")
    let isStacked = words.contains("stacked")
    guard !isPercent || isStacked, !isDual || !isStacked else { return nil }
    type =
      isStacked
      ? "stacked" + base.type.prefix(1).uppercased() + base.type.dropFirst()
      : isDual && ["column", "bar"].contains(base.type) ? "combo" : base.type
    hasOnlyColumns = type == "combo" && base.type != "combo"
    if words.contains("horizontal") || isDual && base.type == "bar" || rest == "bullet" && !isTime {
      difference = "it is drawn upright, since a description has no horizontal one"
    }
  }

  /// Whether the chart has points instead of categories.
  var hasPoints: Bool { type == "bubble" || type == "scatter" }

  /// Whether dates can be placed by time.
  var hasTimeScale: Bool {
    ["line", "area", "column", "stackedColumn", "combo", "bullet"].contains(type)
  }

  /// The greatest number of measures; `nil` for any.
  var measureLimit: Int? {
    ["donut": 1, "waterfall": 1, "scatter": 2, "bullet": 2, "bubble": 3][type]
  }

  private static let words = ["info", "timeseries", "100", "dual", "horizontal", "stacked"]
  private static let bases: [String: (type: String, words: Set<String>)] = [
    "line": ("line", ["timeseries", "dual"]), "area": ("area", ["timeseries"]),
    "column": ("column", ["timeseries", "dual", "stacked", "100"]),
    "bar": ("bar", ["timeseries", "dual", "stacked", "100"]),
    "combination": ("combo", ["timeseries", "dual", "horizontal"]),
    "donut": ("donut", []), "pie": ("donut", []),
    "waterfall": ("waterfall", ["timeseries", "horizontal"]),
    "bubble": ("bubble", []), "scatter": ("scatter", []),
    "bullet": ("bullet", ["timeseries"]), "verticalbullet": ("bullet", []),
  ]

  /// Examples of the types that have a chart.
  static let names =
    "Line, Area, Column, Bar, StackedColumn, StackedBar, 100_stacked_column, Combination, "
    + "dual_combination, Donut, Waterfall, Bullet, Bubble or Scatter"
}
