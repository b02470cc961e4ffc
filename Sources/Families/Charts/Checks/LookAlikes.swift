import FioriBasics
import FioriLayout
import FioriModel

/// The series of a chart that look like another one, so that a legend does not say which is which.
///
/// Two series that are named at the ends of lines that do not cross, and two without names, are not confused. Equal colors
/// that the description sets are meant.
struct LookAlikes {
  /// A series that looks like an earlier one.
  private let pairs: [(series: Int, earlier: Int)]
  private let chart: ChartElement
  private let isWithoutColor: Bool
  /// Returns the name of a series without a title.
  private let numbered: (Int) -> String

  /// The look that distinguishes a series from others; `nil` parts are the same for all.
  private struct Look: Hashable {
    var isLine = false
    var color: RGBA?
    var colors: [Int: RGBA] = [:]
    var dash: [Double]?
    var symbol: SeriesPattern.Symbol?
    var hatching: SeriesPattern.Hatching?
  }

  /// `explicitColors` are the series whose color the description sets; `isWithoutColor` is set if series
  /// have to differ without it.
  init(
    _ chart: ChartElement, explicitColors: Set<Int>, isWithoutColor: Bool,
    numbered: @escaping (Int) -> String
  ) {
    self.chart = chart
    self.isWithoutColor = isWithoutColor
    self.numbered = numbered
    let atEnds = Set(chart.lineEnds.map(\.series).filter { Self.reachesEnd($0, in: chart) })
    var known: [Look: [Int]] = [:]
    var pairs: [(series: Int, earlier: Int)] = []
    for series in chart.data.drawnSeries
    where chart.data.values[series].contains(where: { $0 != nil }) {
      let look = Self.look(of: series, in: chart, isWithoutColor: isWithoutColor)
      let earlier = known[look, default: []].first { other in
        let pair = [series, other]
        return pair.contains { Self.isNamed($0, in: chart) }
          && !(atEnds.isSuperset(of: pair) && Self.areApart(series, other, in: chart))
          && (isWithoutColor || !explicitColors.isSuperset(of: pair))
      }
      if let earlier { pairs.append((series, earlier)) }
      known[look, default: []].append(series)
    }
    self.pairs = pairs
  }

  private static func isNamed(_ series: Int, in chart: ChartElement) -> Bool {
    chart.series[series].title?.isEmpty == false || chart.legendHas(series)
  }

  /// Returns whether the line of a series ends where its name is.
  private static func reachesEnd(_ series: Int, in chart: ChartElement) -> Bool {
    chart.data.values[series].lastIndex { $0 != nil } == chart.data.categoryCount - 1
  }

  /// Returns whether the line of one series is above the line of another in all categories, on the same axis.
  private static func areApart(_ one: Int, _ other: Int, in chart: ChartElement) -> Bool {
    guard chart.data.secondary.contains(one) == chart.data.secondary.contains(other) else {
      return false
    }
    let distances = zip(chart.data.values[one], chart.data.values[other]).compactMap { one, other in
      one.flatMap { one in other.map { one - $0 } }
    }
    return distances.allSatisfy { $0 > 0 } || distances.allSatisfy { $0 < 0 }
  }

  private static func look(
    of index: Int, in chart: ChartElement, isWithoutColor: Bool
  ) -> Look {
    let (series, kind) = (chart.series[index], chart.type.kind)
    let isLine = kind.options.contains(.lines) && !chart.data.columns.contains(index)
    // A legend has the same dot for a line as for columns.
    var look = Look(isLine: isLine && isWithoutColor)
    if !isWithoutColor {
      look.color = chart.legendColor(of: index)
      look.colors = kind.values == .shares ? [:] : series.colors
    }
    let hasLine = isLine && !chart.hasOnlyLonePoints(index)
    if hasLine, let dash = series.pattern?.dash, !dash.isEmpty { look.dash = dash }
    guard let pattern = series.pattern else { return look }
    if isLine ? !hasLine || !series.hidesPoints : kind.values == .points {
      look.symbol = pattern.symbol
    }
    if !isLine, kind.values != .points { look.hatching = pattern.hatching }
    return look
  }

  /// A warning; `nil` if all series can be distinguished.
  func finding(at chartPath: DescriptionPath) -> Finding? {
    guard let first = pairs.first else { return nil }
    let path = chartPath.key("series")
    let (one, other) = names(of: first)
    return pairs.count == 1
      ? .warning(path.index(first.series), .alikeSeries(one, other, areColorless: isWithoutColor))
      : .warning(
        path,
        .alikeSeries(count: pairs.count, one: one, other: other, areColorless: isWithoutColor))
  }

  /// Returns the names of two series, shortened at their ends, or at their beginnings if they differ only
  /// at the end.
  private func names(of pair: (series: Int, earlier: Int)) -> (String, String) {
    let whole = [pair.series, pair.earlier].map { series in
      chart.series[series].title.flatMap { $0.isEmpty ? nil : $0 } ?? numbered(series)
    }
    let length = Self.nameLength
    let starts = whole.map { $0.count > length ? $0.prefix(length).withoutBlankEnd + "…" : $0 }
    let ends = whole.map { $0.count > length ? "…" + $0.suffix(length) : $0 }
    let shown = starts[0] == starts[1] ? ends : starts
    return (shown[0], shown[1])
  }

  /// The characters of a name that a warning shows.
  private static let nameLength = 32
}

extension Substring {
  fileprivate var withoutBlankEnd: Substring { last == " " ? dropLast() : self }
}
