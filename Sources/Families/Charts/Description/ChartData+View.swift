import FioriBasics

extension ChartData {
  /// Creates the data of a view that has passed the checks.
  ///
  /// `endsAtClose` is set if the last time of a stock chart marks the market's close. A value that is
  /// missing there is not a gap.
  init(_ view: ChartView, endsAtClose: Bool) {
    let kind = view.chartType.kind
    let hasPoints = kind.values.isPoint
    let points = hasPoints ? view.series.map { $0.values.map(Self.point) } : []
    var values =
      hasPoints
      ? points.map { $0.map { $0?.y } } : view.series.map { $0.values.map { $0?.first } }
    if kind.values == .prices {
      let count = view.categories.count
      values = values.map { row in
        let isOpen = endsAtClose && row[at: count - 1] == .some(nil)
        return Array(row.prefix(isOpen ? count - 1 : count))
      }
    }
    self.init(
      values: values, points: points, categoryCount: view.categoryCount,
      drawnSeries: Self.drawnSeries(of: view))
    if view.stacking == .percent {
      stackSizes = (0..<categoryCount).map { category in
        values.reduce(0) { sum, row in
          sum + abs((row[at: category] ?? nil) ?? 0)
        }
      }
    }
    totals = Set(view.indexesOfTotalsCategories)
    secondary = Set(view.indexesOfSecondaryValuesAxis)
    columns = kind.options.contains(.columns) ? Set(view.indexesOfColumnSeries ?? [0]) : []
  }

  private static func point(_ value: ChartValue?) -> Point? {
    guard let (x, y, size) = value?.point, let x, let y else { return nil }
    return Point(x: x, y: y, size: size ?? 0)
  }

  private static func drawnSeries(of view: ChartView) -> [Int] {
    let all = Array(view.series.indices)
    return view.chartType.kind.values == .prices
      ? all.filter { $0 == view.indexOfStockSeries ?? 0 } : all
  }
}

extension StockTimeAxis {
  /// Creates the time axis of a stock chart, which has the times of others if it shares its axis with them;
  /// `nil` for another type.
  init?(of view: ChartView, isRange: Bool = false, sharing shared: SharedRange.TimeAxis? = nil) {
    guard view.chartType.kind.values == .prices else { return nil }
    let own = view.categories.map { $0.flatMap { CivilTime($0) } }
    let all = shared.map { $0.parsed.map(\.time) }
    self.init(
      own, isRange: isRange,
      sharing: all.flatMap { Set($0).isSuperset(of: own.compactMap(\.self)) ? $0 : nil })
  }
}
