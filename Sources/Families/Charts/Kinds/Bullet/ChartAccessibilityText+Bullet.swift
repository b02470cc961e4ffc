import FioriBasics
import FioriModel

extension ChartAccessibilityText {
  /// Returns a text like `Sales: North 80 (target 100), South 95 (no target), East (target 60)`, or for more than so
  /// many columns, a summary of the series with its targets and how many of them are reached.
  func bulletColumns(listsUpTo limit: Int) -> String {
    let (actual, targets) = (shownValues(of: 0), chart.data.values[at: 1] ?? [])
    let all = actual.enumerated().map { category, value in
      (category: category, value: value, target: targets[at: category] ?? nil)
    }
    let pairs = all.filter { $0.value != nil || $0.target != nil }
    let (values, known) = (pairs.compactMap(\.value), pairs.compactMap(\.target))
    guard !values.isEmpty, !known.isEmpty else { return series(0, listsUpTo: limit) }
    let compared = pairs.compactMap { pair in
      pair.target.flatMap { target in pair.value.map { $0 >= target } }
    }
    let count = phrases(
      .partOf,
      [
        "part": phrases.number(compared.count { $0 }), "whole": phrases.number(compared.count),
      ])
    let summary = phrases(.named, ["name": phrases(.atOrAboveTarget), "text": count])
    guard pairs.count <= limit else {
      return series(0, listsUpTo: 0) + ", " + summary
    }
    let isMixed = view.series[0].hasMixedFormats
    let shared = writer(of: 0, distinguishing: values + known)
    let said = pairs.map { pair in
      let own = [pair.value, pair.target].compactMap(\.self)
      let write = isMixed ? writer(of: 0, distinguishing: own, at: pair.category) : shared
      let target = pair.target.map { phrases(.target, ["value": write($0)]) }
      let column =
        pair.value.map { worded((pair.category, $0), write) } ?? place(of: pair.category)
      return column + " (\(target ?? phrases(.noTarget)))"
    }
    let more = ruled(0) + missing(actual.count - values.count, of: actual.count)
    return named(
      0, (said + more + forecast(of: 0)).joined(separator: ", "), beginsWithName: true)
  }
}
