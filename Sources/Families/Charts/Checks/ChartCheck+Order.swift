import FioriBasics

extension ChartCheck {
  /// Reports names that have an order by themselves, but another than the chart, or that leave some out, where the
  /// chart hides that: in a line, which says that values follow each other, and between the two names of a range
  /// (Docs/charts.md#order). Otherwise reports a name that is used twice.
  mutating func checkOrder() {
    guard kind.options.contains(.categories), kind.values == .numbers, !chart.isOnTimeScale else {
      return
    }
    let line = disorderedLine
    hiddenOrder = line == nil ? disorderedRange : nil
    if let line { findings.append(line) }
    if line == nil, hiddenOrder == nil || !namesOnlyEnds { checkRepeatedNames() }
  }

  /// A warning about names that a line runs through in another order than their own, or beyond names left out.
  private var disorderedLine: Finding? {
    guard drawsLines, corrected.categoryAxis.sort == nil else { return nil }
    let names = chart.categories
    return disorder(of: names).map { index, order in
      let (before, name) = (names[index - 1] ?? "", names[index] ?? "")
      let remedy = ScaleRemedy(order.unit).text
      let message: Message =
        if order.isAscending {
          .namesLeftOut(from: before, to: name, remedy: remedy)
        } else if order.isDescending {
          .descendingNames(before, name, remedy: remedy)
        } else {
          .nameOutOfOrder(name, after: before, remedy: remedy)
        }
      return .warning(path.key("categories").index(index), message)
    }
  }

  /// A warning about names in another order than their own, or with names left out, for a chart that does not draw all of
  /// them.
  private var disorderedRange: Finding? {
    guard axes == .vertical, corrected.categoryAxis.labels.isHidden != true,
      chart.categories.count > 2
    else { return nil }
    let indices =
      corrected.categoryAxis.sort.map(corrected.indices(sortedBy:)) ?? Array(0..<categoryCount)
    let names = indices.map { chart.categories[at: $0] ?? nil }
    return disorder(of: names).map { index, order in
      let (before, name) = (names[index - 1] ?? "", names[index] ?? "")
      return .warning(
        path.key("categories").index(indices[index]),
        order.isAscending
          ? .hiddenNamesLeftOut(
            from: before, to: name, isRange: namesOnlyEnds, remedy: ScaleRemedy(order.unit).text)
          : .hiddenNameOutOfOrder(name, after: before, isRange: namesOnlyEnds))
    }
  }

  /// Returns the first name that is less than the one before it, or that others are left out before, with the order of
  /// the names; `nil` for names without an order or in order, and for one that is used twice.
  private func disorder(of names: [String?]) -> (index: Int, order: NameOrder)? {
    let known = names.compactMap(\.self)
    guard known.count == names.count, known.count > 1, let order = NameOrder(of: known) else {
      return nil
    }
    if order.unit != .number, let index = order.firstOutOfOrder {
      return order.places[index] == order.places[index - 1] ? nil : (index, order)
    }
    return order.firstAfterHole.map { ($0, order) }
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
