import FioriBasics
import FioriModel

extension ChartCheck {
  /// Checks categories that are dates: each has to be one, and no two may be the same.
  mutating func checkDates(_ longest: Int) {
    let place = path.key("categories")
    var seen: [CivilTime: Int] = [:]
    for (index, text) in chart.categories.enumerated() {
      guard let text, let date = ISODate(text) else {
        error(
          place.index(index),
          "expected a date such as '2026-11-21', '2026-11' or '2026-11-21T09:30', found "
            + (text.map { "'\($0.prefix(32))'" } ?? "null"))
        continue
      }
      if let first = seen[date.time] {
        error(
          place.index(index),
          "'\(text)' is the date of categories[\(first)], too; give each date once")
      }
      seen[date.time] = seen[date.time] ?? index
    }
    checkCount(longest)
  }

  /// Values without a date have no place.
  private mutating func checkCount(_ longest: Int) {
    let count = chart.categories.count
    guard count != longest else { return }
    warn(
      path.key("categories"),
      Self.counted(count, "date") + " for \(Self.counted(longest, "value")); "
        + (count < longest
          ? "values without a date are not drawn" : "dates without a value are gaps"))
    for index in corrected.series.indices {
      corrected.series[index].values = Array(corrected.series[index].values.prefix(count))
    }
  }

  /// Reports a time scale of a type without one, and what has no effect on it.
  mutating func checkScale() {
    guard chart.categoryAxis.scale == .time, axes != .none else { return }
    guard chart.isOnTimeScale else {
      warnUnused("categoryAxis.scale", at: path.key("categoryAxis").key("scale"))
      return corrected.categoryAxis.scale = .category
    }
    guard chart.categoryAxis.labels.fitting != .fit else { return }
    warn(
      path.key("categoryAxis").key("labels").key("fitting"),
      "a time axis has as many ticks as fit; this is ignored")
  }
}

extension TimeScale {
  /// Creates the scale of a view that has passed the checks and whose categories are in order; `nil`
  /// if they are not dates.
  init?(of view: ChartView) {
    guard view.isOnTimeScale else { return nil }
    self.init(view.categories.compactMap { $0.flatMap(ISODate.init) })
  }
}
