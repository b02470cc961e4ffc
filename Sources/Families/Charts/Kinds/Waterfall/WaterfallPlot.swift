import FioriLayout
import FioriModel

/// Columns that each begin where the previous one ends; totals start at the baseline.
struct WaterfallPlot: ClusterPlot {
  static let traits = AxisTraits(axes: .vertical, reachesSides: false)

  let chart: ChartElement

  var ends: [[Double?]] { [WaterfallSteps(chart.data).steps.map { $0?.end }] }

  func content(in area: PlotArea) -> PlotContent {
    let steps = WaterfallSteps(chart.data)
    let ticks = area.primary
    let bars = steps.steps.enumerated().compactMap { category, step in
      step.map {
        ColumnBar(
          series: 0, category: category, value: $0.value, slot: 0,
          base: ticks.position(of: $0.start), end: ticks.position(of: $0.end),
          isZero: $0.value == 0)
      }
    }
    return ColumnShapes(
      chart: chart, area: area, bars: bars, slotCount: 1, connectors: steps.connectors
    ).content
  }
}

/// The start and end values of the columns of a waterfall.
package struct WaterfallSteps: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    package let value: Double
    let start: Double
    let end: Double
    /// Whether the column starts at the baseline.
    let isTotal: Bool
  }

  /// A line between the ends of two adjacent columns, or along the open end of one.
  struct Connector: Hashable, Sendable {
    let from: Int
    let to: Int
    let level: Double
    /// Whether the next column begins or ends there, so that the line continues along its edge.
    let isShared: Bool
  }

  /// The steps by category; `nil` without a value.
  package let steps: [Step?]

  /// A total without a value is the sum of the previous values.
  ///
  /// The first value is part of the sum, unlike in SAP's engine, so that a computed total is not at
  /// the height of the last column (chosen: Docs/sources/charts.md#waterfall).
  package init(_ data: ChartData) {
    var level = 0.0
    var sum = 0.0
    steps = (data.values.first ?? []).enumerated().map { category, value in
      let isTotal = category == 0 || data.totals.contains(category)
      if category == 0 { sum = value ?? 0 } else if !isTotal { sum += value ?? 0 }
      guard isTotal else {
        let start = level
        level += value ?? 0
        return value.map { Step(value: $0, start: start, end: level, isTotal: false) }
      }
      guard let own = value ?? (category == 0 ? nil : sum) else { return nil }
      level = own
      return Step(value: own, start: 0, end: own, isTotal: true)
    }
  }

  /// A total in the description, and the sum that it differs from.
  package struct WrongTotal: Hashable, Sendable {
    package let category: Int
    package let total: Double
    package let sum: Double
  }

  /// Returns the totals that are neither the sum of the values before them nor the level that
  /// the column before them ends at.
  package static func wrongTotals(_ values: [Double?], totals: Set<Int>) -> [WrongTotal] {
    var (level, sum, greatest) = (0.0, 0.0, 0.0)
    return values.enumerated().compactMap { category, value in
      guard let value else { return nil }
      greatest = max(greatest, abs(value))
      guard category > 0, totals.contains(category) else {
        (level, sum) = (level + value, sum + value)
        return nil
      }
      let isWrong = min(abs(value - sum), abs(value - level)) > errorShare * greatest
      defer { level = value }
      return isWrong ? WrongTotal(category: category, total: value, sum: sum) : nil
    }
  }

  /// Returns the categories without a value that the sum of a later total lacks.
  static func missingFromSums(_ values: [Double?], totals: Set<Int>) -> [Int] {
    let computed = totals.filter { $0 > 0 && values.indices.contains($0) && values[$0] == nil }
    return (0..<(computed.max() ?? 0)).filter { values[$0] == nil && !computed.contains($0) }
  }

  /// The categories whose steps end at zero, or so near to it that nothing is seen between.
  var endingAtZero: [Int] {
    let slack = Self.unseenShare * max(abs(range.lowerBound), abs(range.upperBound))
    return steps.indices.filter { category in
      guard let step = steps[category], !step.isTotal else { return false }
      return abs(step.end) <= slack && abs(step.value) > slack
    }
  }

  /// Returns the level that a step ends at; `nil` at zero, or so near to it that nothing is seen between.
  func levelBesideZero(at category: Int) -> Double? {
    guard let level = steps[category]?.end else { return nil }
    let slack = Self.unseenShare * max(abs(range.lowerBound), abs(range.upperBound))
    return abs(level) > slack ? level : nil
  }

  /// Returns the level that a step begins at if the step is nearer to it than to zero, as a total would be; `nil`
  /// otherwise.
  func levelNear(step category: Int) -> Double? {
    guard let step = steps[category], abs(step.value - step.start) < abs(step.value) else {
      return nil
    }
    return step.start
  }

  /// The share of the greatest level that is less than a point of a plot 100 points high.
  private static let unseenShare = 0.01
  /// The share of the greatest value that is an error of rounding in a sum.
  private static let errorShare = 1e-9

  /// The range from the lowest to the highest level that a column reaches.
  package var range: ClosedRange<Double> {
    let ends = steps.compactMap { $0?.end }
    return (ends.min() ?? 0)...(ends.max() ?? 0)
  }

  /// The lines at shared levels, with none next to a missing value (stated:
  /// Docs/sources/charts.md#waterfall).
  var connectors: [Connector] {
    steps.indices.dropLast().compactMap { category in
      guard let step = steps[category], let next = steps[category + 1] else { return nil }
      let slack = 1e-9 * max(abs(step.end), abs(next.end))
      let isShared = [next.start, next.end].contains { abs($0 - step.end) <= slack }
      return Connector(
        from: category, to: category + 1, level: step.end, isShared: isShared)
    }
  }
}
