import FioriModel

extension ChartView {
  /// The chart with its categories in the order that its category axis asks for; categories without
  /// a value are last.
  var sorted: ChartView {
    guard let sort = categoryAxis.sort else { return self }
    let measures = (0..<categoryCount).map(measure)
    let order = measures.indices.sorted { first, second in
      switch (measures[first], measures[second]) {
      case (let one?, let other?) where one != other:
        return sort == .ascending ? one < other : one > other
      case (_?, nil): return true
      case (nil, _?): return false
      default: return first < second
      }
    }
    var view = self
    view.categories = order.map { categories.indices.contains($0) ? categories[$0] : nil }
    for index in series.indices {
      let values = series[index].values
      view.series[index].values = order.map { values.indices.contains($0) ? values[$0] : nil }
    }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    view.colorsForCategory = colorsForCategory.mapValues { colors in
      colors.reduce(into: [:]) { $0[places[$1.key] ?? $1.key] = $1.value }
    }
    view.selections = selections.mapValues { $0.compactMap { places[$0] } }
    return view
  }

  /// Returns the sum of a category's values, of columns on the first axis if there are any; of
  /// stacks of shares, the share of the first series. `nil` without values.
  private func measure(_ category: Int) -> Double? {
    let columns =
      chartType.kind.options.contains(.columns)
      ? indexesOfColumnSeries ?? [0] : Array(series.indices)
    let first = columns.filter { !indexesOfSecondaryValuesAxis.contains($0) }
    let values = (first.isEmpty ? columns : first).compactMap { index -> Double? in
      guard series.indices.contains(index), series[index].values.indices.contains(category) else {
        return nil
      }
      return series[index].values[category]?.first
    }
    guard stacking == .percent else { return values.isEmpty ? nil : values.reduce(0, +) }
    let size = values.reduce(0) { $0 + abs($1) }
    guard size > 0 else { return nil }
    let own = series.first?.values ?? []
    return (own.indices.contains(category) ? own[category]?.first ?? 0 : 0) / size
  }
}
