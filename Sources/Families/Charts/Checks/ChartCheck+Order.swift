import FioriBasics

extension ChartCheck {
  /// Reports a line through names that have an order by themselves, but another than the line, or that leave some
  /// out: the line would say that values follow each other (Docs/charts.md#order).
  mutating func checkOrder() {
    guard drawsLines, !chart.isOnTimeScale, corrected.categoryAxis.sort == nil else { return }
    let names = chart.categories.compactMap(\.self)
    guard names.count == chart.categories.count, names.count > 1, let order = NameOrder(of: names)
    else { return checkRepeatedNames() }
    let path = path.key("categories")
    if order.unit != .number, let index = order.firstOutOfOrder {
      if order.places[index] == order.places[index - 1] { return checkRepeatedNames() }
      let remedy = ScaleRemedy(order.unit).text
      let message: Message =
        order.isDescending
        ? .descendingNames(names[0], names[1], remedy: remedy)
        : .nameOutOfOrder(names[index], after: names[index - 1], remedy: remedy)
      return warn(path.index(index), message)
    }
    guard let index = order.firstAfterHole else { return checkRepeatedNames() }
    warn(
      path.index(index),
      .namesLeftOut(
        from: names[index - 1], to: names[index], remedy: ScaleRemedy(order.unit).text))
  }

  /// Reports the first time of a stock chart that is earlier than the one before it, if the times cannot be sorted
  /// because one is missing.
  mutating func checkOrderOfTimes() {
    let times = chart.inOrder.categories.map { $0.flatMap { CivilTime($0) } }
    for index in times.indices.dropFirst() {
      guard let time = times[index], let before = times[index - 1], time < before else { continue }
      return warn(
        path.key("categories").index(index),
        .nameOutOfOrder(
          time.iso, after: before.iso,
          remedy: "add the missing times"))
    }
  }

  /// Reports a name that two categories have, since their values are not put together.
  private mutating func checkRepeatedNames() {
    var seen: [String: Int] = [:]
    for (index, name) in chart.categories.enumerated() {
      // Letters of weekdays are often the same.
      guard let name, name.count > 1 else { continue }
      if let first = seen[name] {
        return warn(path.key("categories").index(index), .repeatedName(name, first: first))
      }
      seen[name] = index
    }
  }

  /// Whether the chart draws a line through its categories.
  private var drawsLines: Bool {
    guard kind.options.contains(.lines) || kind.isInOrder, kind.values == .numbers else {
      return false
    }
    let columns = chart.indexesOfColumnSeries ?? [0]
    return !kind.options.contains(.columns)
      || chart.series.indices.contains { !columns.contains($0) }
  }
}

/// The way to place names by their time.
private struct ScaleRemedy {
  let text: String

  init(_ unit: NameOrder.Unit) {
    let dates =
      switch unit {
      case .year, .day, .time: ""
      case .half, .quarter, .month, .week, .weekday, .number: "write dates such as '2026-11' and "
      }
    text = dates + "set \"scale\": \"time\" in 'categoryAxis'"
  }
}
