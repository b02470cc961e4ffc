import FioriBasics
import FioriLayout
import FioriModel

/// The series of a chart that look like another one, so that a legend does not say which is which.
///
/// Two series that are named at the ends of lines that do not cross, and two without names, are not confused. Equal colors
/// that the description sets are meant.
struct LookAlikes {
  /// A series that looks like an earlier one.
  private typealias Pair = (series: Int, earlier: Int)

  private let pairs: [Pair]
  /// The first two series whose colors are nearly equal because the description sets one of them; `nil` without such
  /// series, and if others are equal.
  private let nearPair: Pair?
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

    /// Returns whether another look differs only in a color that is nearly equal.
    func isNear(_ other: Look) -> Bool {
      guard let color, let second = other.color, colors == other.colors, dash == other.dash else {
        return false
      }
      return ColorDifference(color, second).amount < ColorDifference.leastOfDots
    }
  }

  /// `explicitColors` are the series whose color the description sets, and `ownColors` the ones with a color that is not
  /// in the palette for charts; `isWithoutColor` is set if series have to differ without it.
  init(
    _ chart: ChartElement, explicitColors: Set<Int>, ownColors: Set<Int>, isWithoutColor: Bool,
    numbered: @escaping (Int) -> String
  ) {
    self.chart = chart
    self.isWithoutColor = isWithoutColor
    self.numbered = numbered
    let atEnds = Set(chart.lineEnds.map(\.series).filter { Self.reachesEnd($0, in: chart) })
    func canBeConfused(_ series: Int, _ other: Int) -> Bool {
      let pair = [series, other]
      return pair.contains { Self.isNamed($0, in: chart) }
        && !(atEnds.isSuperset(of: pair) && Self.areApart(series, other, in: chart))
    }
    var known: [Look: [Int]] = [:]
    var pairs: [Pair] = []
    for series in chart.data.drawnSeries
    where chart.data.values[series].contains(where: { $0 != nil }) {
      let look = Self.look(of: series, in: chart, isWithoutColor: isWithoutColor)
      let earlier = known[look, default: []].first { other in
        canBeConfused(series, other)
          && (isWithoutColor || !explicitColors.isSuperset(of: [series, other]))
      }
      if let earlier { pairs.append((series, earlier)) }
      known[look, default: []].append(series)
    }
    self.pairs = pairs
    guard pairs.isEmpty, !isWithoutColor, !ownColors.isEmpty else {
      nearPair = nil
      return
    }
    let shown = known.flatMap { look, all in all.map { (series: $0, look: look) } }
      .sorted { $0.series < $1.series }
    nearPair = shown.lazy.flatMap { series in
      shown.lazy.filter { $0.series < series.series }.map { (series, $0) }
    }.first { series, earlier in
      ownColors.contains(series.series) != ownColors.contains(earlier.series)
        && !explicitColors.isSuperset(of: [series.series, earlier.series])
        && series.look.isNear(earlier.look) && canBeConfused(series.series, earlier.series)
    }.map { ($0.series, $1.series) }
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
      let color = chart.legendColor(of: index)
      look.color = color
      // Colors of some values do not say which series the others are of.
      let hasLegendColor = chart.data.values[index].indices.contains {
        chart.hasMark(index, $0) && series.color(at: $0) == color
      }
      look.colors = hasLegendColor ? [:] : series.colors
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
    guard let first = pairs.first ?? nearPair else { return nil }
    let path = chartPath.key("series")
    let (one, other) = names(of: first)
    guard !pairs.isEmpty else { return .warning(path.index(first.series), .nearColors(one, other)) }
    return pairs.count == 1
      ? .warning(path.index(first.series), .alikeSeries(one, other, areColorless: isWithoutColor))
      : .warning(
        path,
        .alikeSeries(count: pairs.count, one: one, other: other, areColorless: isWithoutColor))
  }

  /// Returns the names of two series, shortened at their ends, or at their beginnings if they differ only
  /// at the end.
  private func names(of pair: Pair) -> (String, String) {
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
