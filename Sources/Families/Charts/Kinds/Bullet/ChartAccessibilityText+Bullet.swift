import FioriBasics
import FioriModel

extension ChartAccessibilityText {
  /// Returns a text like `Sales: North 80 (target 100), South 95 (no target)`, or for more than so many
  /// columns, a summary of the series with its targets and how many of them are reached.
  func bulletColumns(listsUpTo limit: Int) -> String {
    let (actual, targets) = (shownValues(of: 0), chart.data.values[at: 1] ?? [])
    let pairs = actual.enumerated().compactMap { category, value in
      value.map { (category: category, value: $0, target: targets[at: category] ?? nil) }
    }
    let known = pairs.compactMap(\.target)
    guard !pairs.isEmpty, !known.isEmpty else { return series(0, listsUpTo: limit) }
    let reached = pairs.count { pair in pair.target.map { pair.value >= $0 } ?? false }
    let count = phrases(
      .partOf,
      ["part": phrases.number(reached), "whole": phrases.number(known.count)])
    let summary = phrases(.named, ["name": phrases(.atOrAboveTarget), "text": count])
    guard pairs.count <= limit else {
      return series(0, listsUpTo: 0) + ", " + summary
    }
    let isMixed = view.series[0].hasMixedFormats
    let shared = writer(of: 0, distinguishing: pairs.map(\.value) + known)
    let said = pairs.map { pair in
      let own = [pair.value, pair.target].compactMap(\.self)
      let write = isMixed ? writer(of: 0, distinguishing: own, at: pair.category) : shared
      let target = pair.target.map { phrases(.target, ["value": write($0)]) }
      return worded((pair.category, pair.value), write) + " (\(target ?? phrases(.noTarget)))"
    }
    let more = ruled(0) + missing(actual.count - pairs.count, of: actual.count)
    return named(
      0, (said + more + forecast(of: 0)).joined(separator: ", "), beginsWithName: true)
  }
}
