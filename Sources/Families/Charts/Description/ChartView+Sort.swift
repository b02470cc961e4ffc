import FioriBasics
import FioriLowering

extension ChartView {
  /// The chart with the categories that are drawn, in their order, and the formats that they have.
  var shown: ChartView {
    let view = inOrder.withSharedFormats
    guard let ends = CategoryEnds(of: view), ends.kept.count < view.categoryCount else {
      return view
    }
    return view.ordered(ends.kept)
  }

  /// The chart with its categories in the order that its category axis sets: by their dates, by
  /// their values, or as they are.
  var inOrder: ChartView {
    if isOnTimeScale || chartType.kind.values == .prices { return inOrderOfTime }
    return categoryAxis.sort.map { ordered(indices(sortedBy: $0)) } ?? self
  }

  /// Whether the categories are placed by their dates.
  var isOnTimeScale: Bool {
    categoryAxis.scale == .time && chartType.kind.options.contains(.time)
  }

  private var inOrderOfTime: ChartView {
    let times = times.compactMap(\.self)
    guard times.count == categories.count else { return self }
    let isInOrder = zip(times, times.dropFirst()).allSatisfy { $0 < $1 }
    return isInOrder ? self : ordered(times.indices.sorted { times[$0] < times[$1] })
  }

  /// The times of the categories of a time axis or a stock chart, in seconds; `nil` for a category that is not
  /// one.
  var times: [Int?] {
    guard chartType.kind.values != .prices else {
      return categories.map { $0.flatMap { CivilTime($0)?.seconds } }
    }
    let dates = categories.map { $0.flatMap(ISODate.init) }
    let haveInstants = dates.allSatisfy { $0?.instant != nil }
    return dates.map { haveInstants ? $0?.instant : $0?.time.seconds }
  }

  /// Returns the chart with its dates as the clocks of the environment's time zone show them; those
  /// without an offset, and all if there is no time zone, stay as they are written.
  func inTimeZone(of context: LoweringContext) -> ChartView {
    guard let zone = context.numbers.timeZone, isOnTimeScale else { return self }
    var view = self
    view.categories = categories.map { $0.map { context.date($0, in: zone) } }
    let axis = categoryAxis
    view.categoryAxis.explicitMin = axis.explicitMin.map { context.date($0, in: zone) }
    view.categoryAxis.explicitMax = axis.explicitMax.map { context.date($0, in: zone) }
    return view
  }

  /// Returns the indices of the categories in the order of their values; those without a value are last.
  func indices(sortedBy sort: CategoryAxis.Sort) -> [Int] {
    let measures = (0..<categoryCount).map(measure)
    return measures.indices.sorted { first, second in
      switch (measures[first], measures[second]) {
      case (let one?, let other?) where one != other:
        return sort == .ascending ? one < other : one > other
      case (_?, nil): return true
      case (nil, _?): return false
      default: return first < second
      }
    }
  }

  /// Returns the chart with its categories in an order of their indexes.
  func ordered(_ order: [Int]) -> ChartView {
    var view = self
    view.categories = order.map { categories[at: $0] ?? nil }
    for index in series.indices {
      let values = series[index].values
      view.series[index].values = order.map { values[at: $0] ?? nil }
      let formats = series[index].formats
      if !formats.isEmpty {
        view.series[index].formats = order.map { formats[at: $0] ?? nil }
      }
    }
    let indices = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    for index in series.indices {
      view.series[index].forecastFrom = series[index].forecastFrom.flatMap { first in
        indices[first] ?? order.firstIndex { $0 > first }
      }
    }
    view.colorsForCategory = colorsForCategory.mapValues { colors in
      colors.reduce(into: [:]) { colors, color in
        if let index = indices[color.key] { colors[index] = color.value }
      }
    }
    for index in categoryAxis.references.indices {
      view.categoryAxis.references[index] = categoryAxis.references[index]
        .enclosing(names(of: categoryAxis.references[index], by: indices))
    }
    // A selection that is not drawn must not dim the others.
    view.selections = selections.mapValues { $0.compactMap { indices[$0] } }
      .filter { !$0.value.isEmpty }
    view.selectedRanges = selectedRanges?.ordered(indices)
    return view
  }

  /// Returns whether other categories are between those of a band, in the order that `sort` sets.
  func separates(_ band: CategoryReference) -> Bool {
    guard let sort = categoryAxis.sort, let own = indices(of: band) else { return false }
    let places = indices(sortedBy: sort).enumerated().filter { own.contains($0.element) }
      .map(\.offset)
    guard let first = places.first, let last = places.last else { return false }
    return last - first >= places.count
  }

  /// Returns the categories from one end of a band to the other; `nil` for a line, and for dates, which are places of
  /// a time axis.
  private func indices(of band: CategoryReference) -> ClosedRange<Int>? {
    guard !isOnTimeScale, let from = band.from, let to = band.to,
      let first = categories.firstIndex(of: from), let last = categories.firstIndex(of: to)
    else { return nil }
    return min(first, last)...max(first, last)
  }

  /// Returns the names of the categories of a band in an order; `places` are their places in it.
  private func names(of band: CategoryReference, by places: [Int: Int]) -> [String] {
    guard let own = indices(of: band) else { return [] }
    let placed = own.compactMap { index in
      places[index].map { (place: $0, name: categories[at: index] ?? nil) }
    }
    return placed.sorted { $0.place < $1.place }.compactMap(\.name)
  }

  /// The one of several series that alone decides the order by values: of stacks of shares the first, of a combo chart the
  /// only column; `nil` if the sums of several do, and without others to be drawn as columns or lines.
  var sortingSeries: Int? {
    guard series.count > 1, chartType.kind.targetSeries == nil else { return nil }
    if stacking == .percent { return 0 }
    let measuring = measuringSeries
    return measuring.count == 1 ? measuring.first : nil
  }

  /// The series whose sums decide the order by values: columns on the first axis if there are any, without targets.
  private var measuringSeries: [Int] {
    let columns =
      chartType.kind.options.contains(.columns)
      ? indexesOfColumnSeries ?? [0]
      : series.indices.filter { $0 != chartType.kind.targetSeries }
    let first = columns.filter { !indexesOfSecondaryValuesAxis.contains($0) }
    return first.isEmpty ? columns : first
  }

  /// Whether the order by values depends on sums some of which lack a value, so that it is not an order of the whole
  /// categories. A series without any value lacks none.
  var sortsIncompleteSums: Bool {
    let measuring = measuringSeries.filter { index in
      series.indices.contains(index) && series[index].values.contains { $0?.first != nil }
    }
    return (0..<categoryCount).contains { category in
      let count = measuring.count { (series[$0].values[at: category] ?? nil)?.first != nil }
      return (1..<max(measuring.count, 1)).contains(count)
    }
  }

  /// Whether the order by values has nothing to order, such as the whole stacks of one series drawn as shares.
  var sortsEqualSums: Bool { Set((0..<categoryCount).map(measure)).count < 2 }

  /// Returns the sum of a category's values, or of stacks of shares, the share of the first series; `nil` without
  /// values.
  private func measure(_ category: Int) -> Double? {
    let values = measuringSeries.compactMap { index -> Double? in
      guard series.indices.contains(index), series[index].values.indices.contains(category) else {
        return nil
      }
      return series[index].values[category]?.first
    }
    guard stacking == .percent else { return values.isEmpty ? nil : values.reduce(0, +) }
    let size = values.reduce(0) { $0 + abs($1) }
    guard size > 0 else { return nil }
    let own = series.first?.values ?? []
    return ((own[at: category] ?? nil)?.first ?? 0) / size
  }
}

extension LoweringContext {
  /// Returns a date as the clocks of a time zone show it; one without an offset stays as it is.
  func date(_ text: String, in zone: String) -> String {
    // The environment is checked before: a name of no zone is an error there.
    guard let date = ISODate(text), let local = try? numbers.local(date, in: zone) else {
      return text
    }
    return local.iso
  }
}

extension CategoryReference {
  /// Returns the band from the first of some names to the last; unchanged without names.
  fileprivate func enclosing(_ names: [String]) -> CategoryReference {
    guard let first = names.first, let last = names.last else { return self }
    var band = self
    (band.from, band.to) = (first, last)
    return band
  }
}
