import FioriBasics

extension ChartCheck {
  /// Checks categories that are dates: each has to be one, and no two may be the same.
  mutating func checkDates(_ longest: Int) {
    let dates = chart.categories.map { $0.flatMap(ISODate.init) }
    report(
      chart.categories.enumerated().filter { dates[$0.offset] == nil }, of: "date",
      like: "'2026-11-21', '2026-11' or '2026-11-21T09:30'")
    checkRepeatedTimes("date")
    checkOffsets(dates.compactMap(\.self))
    checkCount(longest)
  }

  /// Checks the times of a stock chart as dates are checked; one may be missing.
  mutating func checkTimes(_ longest: Int) {
    report(
      chart.categories.enumerated().filter { $1.map { CivilTime($0) == nil } ?? false },
      of: "time", like: "'2026-11-21 09:30:00'")
    checkRepeatedTimes("time")
    checkHoles()
    checkOrderOfTimes()
    if chart.categories.count != longest {
      warn(path.key("categories"), .wrongCountOfTimes(chart.categories.count, values: longest))
    }
  }

  /// Reports times that two categories have.
  private mutating func checkRepeatedTimes(_ noun: String) {
    var seen: [Int: Int] = [:]
    for (index, time) in chart.times.enumerated() {
      guard let time, let text = chart.categories[index] else { continue }
      if let first = seen[time] {
        error(
          path.key("categories").index(index), .repeatedTime(text, noun: noun, first: first))
      }
      seen[time] = seen[time] ?? index
    }
  }

  /// Reports categories of another kind than the axis needs: one error for all, since they usually come
  /// from one column.
  mutating func report(
    _ wrong: [(offset: Int, element: String?)], of noun: String, like examples: String
  ) {
    guard let first = wrong.first else { return }
    let found = first.element.map(\.quoted) ?? "null"
    let texts = wrong.compactMap(\.element)
    let others =
      wrong.count > 1 ? " and \(wrong.count - 1) \(wrong.count == 2 ? "other" : "others")" : ""
    let patterns = texts.count == wrong.count ? DatePattern.reading(texts) : []
    let remedy =
      patterns.isEmpty
      ? ""
      : "; set the pattern "
        + patterns.map { "\"\($0.text)\"" }.joined(separator: " or ")
        + " in 'data.types' to read \(wrong.count > 1 ? "them" : "it")"
    error(
      path.key("categories").index(first.offset),
      .expectedTime(noun, examples: examples, found: found, others: others, remedy: remedy))
  }

  /// Reports dates of several time zones, whose clocks show different times.
  private mutating func checkOffsets(_ dates: [ISODate]) {
    let offsets = Set(dates.compactMap(\.offset)).sorted()
    guard !isInTimeZone, offsets.count > 1 else { return }
    warn(path.key("categories"), .severalOffsets(offsets.count))
  }

  /// Reports months without a time in a stock chart, whose points are evenly spaced.
  private mutating func checkHoles() {
    let times = chart.inOrder.categories.compactMap { $0.flatMap { CivilTime($0) } }
    let distances = zip(times, times.dropFirst()).map { $1.seconds - $0.seconds }
    let median = distances.sorted()[at: distances.count / 2] ?? 0
    let holes = distances.indices.filter {
      distances[$0] >= Self.holeLength && distances[$0] > 3 * median
    }
    guard let first = holes.first else { return }
    let others =
      holes.count > 1 ? ", and in \((holes.count - 1).counted("other gap"))" : ""
    warn(
      path.key("categories"),
      .gapInTime(from: times[first].date.iso, to: times[first + 1].date.iso, others: others))
  }

  /// Four weeks, in seconds.
  private static let holeLength = 28 * CivilTime.secondsPerDay

  /// Values without a date have no place.
  private mutating func checkCount(_ longest: Int) {
    let count = chart.categories.count
    guard count != longest else { return }
    warn(path.key("categories"), .wrongCountOfDates(count, values: longest))
    for index in corrected.series.indices {
      corrected.series[index].values = Array(corrected.series[index].values.prefix(count))
    }
  }

  /// Reports a time scale of a type without one, and settings that have no effect on it.
  mutating func checkScale() {
    guard chart.categoryAxis.scale == .time, axes != .none else { return }
    guard chart.isOnTimeScale else {
      warnUnused("categoryAxis.scale", at: path.key("categoryAxis").key("scale"))
      return corrected.categoryAxis.scale = .category
    }
    guard chart.categoryAxis.labels.fitting != .fit else { return }
    warn(path.key("categoryAxis").key("labels").key("fitting"), .ignoredOnTimeAxis)
  }
}

extension TimeScale {
  /// Creates the scale of a view that has passed the checks and whose categories are in order; `nil`
  /// if they are not dates.
  init?(of view: ChartView, isInTimeZone: Bool = false) {
    guard view.isOnTimeScale else { return nil }
    self.init(
      view.categories.compactMap { $0.flatMap(ISODate.init) }, areOfTimeZone: isInTimeZone)
  }
}
