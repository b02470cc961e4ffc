import FioriBasics
import FioriElements
import FioriModel

/// What a screen reader says of a chart: its type, its series, their extremes and where they go.
struct ChartAccessibilityText {
  let view: ChartView
  let chart: ChartElement
  let numbers: ChartNumbers

  init(_ view: ChartView, _ chart: ChartElement, _ numbers: ChartNumbers) {
    self.view = view
    self.chart = chart
    self.numbers = numbers
  }

  var words: AccessibilityText {
    let title = "\(view.chartType.spokenName) chart"
    guard chart.noData == nil else {
      return AccessibilityText(title: title, text: "\(title), no data")
    }
    let parts = [summary(title)] + sentences
    return AccessibilityText(title: title, text: AccessibilityText.joined(parts, by: "."))
  }

  /// `Line chart, 2 series, 7 categories from Jan to Jul`.
  private func summary(_ title: String) -> String {
    var parts = [title]
    let count = chart.data.drawnSeries.count
    switch view.chartType {
    case .donut: parts.append("\(count) \(count == 1 ? "segment" : "segments")")
    case .microBullet, .microHarveyBall, .microRadial, .microArea: break
    default: if count > 1 { parts.append("\(count) series") }
    }
    if hasCategories, chart.data.categoryCount > 1 {
      let known = view.categories.indices.compactMap(name)
      let range = known.count > 1 ? " from \(known[0]) to \(known[known.count - 1])" : ""
      let what = view.chartType == .stock ? "times" : "categories"
      parts.append("\(chart.data.categoryCount) \(what)\(range)")
    }
    return parts.joined(separator: ", ")
  }

  private var sentences: [String] {
    switch view.chartType {
    case .microBullet: [bullet]
    case .microHarveyBall, .microRadial: [part]
    case .donut: chart.data.drawnSeries.map(segment)
    case .scatter, .bubble: chart.data.drawnSeries.map(points)
    case .microArea: [course(of: 0)]
    default: chart.data.drawnSeries.map(course)
    }
  }

  /// What is said of a series under its name; of one alone that has none, as it is.
  ///
  /// A text that begins with a category's name keeps its first letter as it is.
  func named(_ series: Int, _ text: String, beginsWithName: Bool = false) -> String {
    let title = chart.series[series].title
    guard title != nil || chart.data.drawnSeries.count > 1 else {
      return beginsWithName ? text : Self.capitalized(text)
    }
    return "\(title ?? "Series \(series + 1)"): \(text)"
  }

  /// A category; of a time at midnight the day alone.
  func name(of category: Int) -> String? {
    guard view.categories.indices.contains(category), let name = view.categories[category],
      !name.isEmpty
    else { return nil }
    let midnight = " 00:00:00"
    return view.chartType == .stock && name.hasSuffix(midnight)
      ? String(name.dropLast(midnight.count)) : name
  }

  private var hasCategories: Bool {
    chart.data.points.isEmpty
      && ![.donut, .microBullet, .microHarveyBall, .microRadial].contains(view.chartType)
  }

  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension ChartType {
  /// The type in words.
  fileprivate var spokenName: String {
    switch self {
    case .line: "Line"
    case .area: "Area"
    case .column: "Column"
    case .stackedColumn: "Stacked column"
    case .bar: "Bar"
    case .stackedBar: "Stacked bar"
    case .combo: "Combo"
    case .waterfall: "Waterfall"
    case .scatter: "Scatter"
    case .bubble: "Bubble"
    case .donut: "Donut"
    case .stock: "Stock"
    case .microColumn: "Micro column"
    case .microBullet: "Bullet"
    case .microHarveyBall: "Harvey ball"
    case .microRadial: "Radial"
    case .microArea: "Micro area"
    }
  }
}
