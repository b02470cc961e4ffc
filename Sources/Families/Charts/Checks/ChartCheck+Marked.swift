import FioriBasics
import FioriModel

extension ChartCheck {
  /// Checks the lines and bands of an axis.
  mutating func checkReferences(_ axis: NumericAxis, at path: DescriptionPath) {
    let path = path.key("references")
    if axis.references.count > Limits.axisMarkCount {
      return error(path, .tooManyReferences(axis.references.count))
    }
    for (index, reference) in axis.references.enumerated() {
      check(reference, at: path.index(index))
    }
  }

  private mutating func check(_ reference: AxisReference, at path: DescriptionPath) {
    check(reference.title, at: path.key("title"))
    let known = findings.count
    for (key, value) in [
      ("value", reference.value), ("from", reference.from), ("to", reference.to),
    ] {
      checkNumber(value, at: path.key(key))
    }
    guard findings.count == known else { return }
    switch (reference.value, reference.from, reference.to) {
    case (nil, nil, nil):
      error(path, .emptyReference)
    case (_?, nil, nil): return
    case (_?, _, _):
      error(path.key("value"), .lineAndBand)
    case (nil, nil, _?):
      error(path, .missingFrom)
    case (nil, _?, nil):
      error(path, .missingTo)
    case (nil, let low?, let high?) where low > high:
      error(path.key("from"), .fromAboveTo(low, to: high))
    case (nil, let low?, let high?) where low == high:
      error(path.key("from"), .emptyBand(at: low))
    case (nil, _?, _?): return
    }
  }

  /// Checks the lines and bands at categories or dates.
  mutating func checkCategoryReferences() {
    let references = chart.categoryAxis.references
    let path = path.key("categoryAxis").key("references")
    guard !references.isEmpty else { return }
    guard axes == .vertical, kind.values == .numbers else {
      warnUnused("categoryAxis.references", at: path)
      return corrected.categoryAxis.references = []
    }
    guard references.count <= Limits.axisMarkCount else {
      return error(path, .tooManyReferences(references.count))
    }
    for (index, reference) in references.enumerated() {
      check(reference, at: path.index(index))
    }
  }

  private mutating func check(_ reference: CategoryReference, at path: DescriptionPath) {
    check(reference.title, at: path.key("title"))
    switch (reference.value, reference.from, reference.to) {
    case (nil, nil, nil): return error(path, .emptyReference)
    case (_?, nil, nil), (nil, _?, _?): break
    case (_?, _, _): return error(path.key("value"), .lineAndBand)
    case (nil, nil, _?): return error(path, .missingFrom)
    case (nil, _?, nil): return error(path, .missingTo)
    }
    for (key, name) in reference.places {
      if chart.isOnTimeScale {
        guard ISODate(name) == nil else { continue }
        error(path.key(key), .expectedDateOfEnd(found: name.prefix(32)))
      } else if !chart.categories.contains(name) {
        let known = Suggestion.hint(for: name, among: chart.categories.compactMap(\.self))
        error(path.key(key), .unknownCategory(name.prefix(32), known: known))
      }
    }
  }

  /// Checks the ticks that a description gives.
  mutating func checkTicks(_ axis: NumericAxis, at path: DescriptionPath) {
    guard let ticks = axis.ticks else { return }
    let ticksPath = path.key("ticks")
    guard !ticks.isEmpty else {
      return error(ticksPath, .noTicks)
    }
    guard ticks.count <= Limits.axisMarkCount else {
      return error(ticksPath, .tooManyTicks(ticks.count))
    }
    var seen: Set<Double> = []
    for (index, tick) in ticks.enumerated() {
      checkNumber(tick, at: ticksPath.index(index))
      if !seen.insert(tick).inserted {
        warn(ticksPath.index(index), .repeatedTick(tick))
      }
    }
    for (key, isGiven) in [
      ("adjustToNiceValues", !axis.adjustToNiceValues),
      ("allowLooseLabels", axis.allowLooseLabels != nil),
      ("fudgeAxisRange", axis.fudgeAxisRange != nil),
    ] where isGiven {
      warn(path.key(key), .decidedByTicks)
    }
  }

  private mutating func checkNumber(_ value: Double?, at path: DescriptionPath) {
    guard let value, !value.isFinite || abs(value) > Limits.value else { return }
    error(path, .expectedFiniteNumber(found: value))
  }

  /// Reports lines, bands and ticks of an axis without series.
  mutating func checkAxisWithoutSeries() {
    let secondary = Set(corrected.indexesOfSecondaryValuesAxis)
    guard axes != .none, !chart.series.isEmpty,
      chart.series.indices.allSatisfy(secondary.contains)
    else { return }
    let axis = path.key("numericAxis")
    for (key, isGiven) in [
      ("references", !chart.numericAxis.references.isEmpty),
      ("ticks", chart.numericAxis.ticks != nil),
    ] where isGiven {
      warn(axis.key(key), .noSeriesOnAxisOfMarks)
    }
  }
}
