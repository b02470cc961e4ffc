import FioriBasics
import FioriElements
import FioriModel

extension ChartAccessibilityText {
  /// `Actual 68, target 60, forecast 82, thresholds 90 and 100`.
  var bullet: String {
    let values = chart.data.values.first ?? []
    var said = zip(["actual", "target", "forecast"], values).compactMap { word, value in
      value.map { "\(word) \(numbers.spoken($0))" }
    }
    let thresholds = (chart.data.values.dropFirst().first ?? []).compactMap(\.self)
    if !thresholds.isEmpty {
      said.append(
        "\(thresholds.count == 1 ? "threshold" : "thresholds") "
          + thresholds.map { numbers.spoken($0) }.joined(separator: " and "))
    }
    return Self.capitalized(said.joined(separator: ", "))
  }

  /// `64 h of 100 h`.
  var part: String {
    let values = chart.data.values.first ?? []
    func said(_ index: Int) -> String {
      if let name = name(of: index) { return name }
      guard values.indices.contains(index), let value = values[index] else { return "nothing" }
      return numbers.spoken(value)
    }
    return "\(said(1)) of \(said(0))"
  }

  /// `Hardware: 38, 38 percent`.
  func segment(_ series: Int) -> String {
    let name = chart.series[series].title ?? "Segment \(series + 1)"
    guard let value = chart.data.values[series].first ?? nil else { return "\(name): no value" }
    let total = chart.data.values.reduce(0) { $0 + max(($1.first ?? nil) ?? 0, 0) }
    let share =
      total > 0 ? ", \(Decimal.text(max(value, 0) / total * 100, decimals: 0)) percent" : ""
    return "\(name): \(numbers.spoken(value))\(share)"
  }

  /// `2016: 9 points, across from 12 to 66, up from 34 to 74`.
  func points(_ series: Int) -> String {
    let points = chart.data.points[series].compactMap(\.self)
    guard !points.isEmpty else { return named(series, "no points") }
    func range(_ values: [Double]) -> String {
      let ends = [values.min() ?? 0, values.max() ?? 0].map { numbers.spoken($0) }
      return ends[0] == ends[1] ? ends[0] : "from \(ends[0]) to \(ends[1])"
    }
    var said = [
      "\(points.count) \(points.count == 1 ? "point" : "points")",
      "across \(range(points.map(\.x)))", "up \(range(points.map(\.y)))",
    ]
    if view.chartType == .bubble { said.append("size \(range(points.map(\.size)))") }
    return named(series, said.joined(separator: ", "))
  }
}
