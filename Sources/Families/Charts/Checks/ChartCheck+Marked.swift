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
    guard findings.count == known,
      isLineOrBand((reference.value, reference.from, reference.to), at: path),
      let low = reference.from, let high = reference.to, low >= high
    else { return }
    error(path.key("from"), low > high ? .fromAboveTo(low, to: high) : .emptyBand(at: low))
  }

  /// Returns whether a reference is a line or a band; reports the missing end otherwise.
  private mutating func isLineOrBand<Place>(
    _ ends: (value: Place?, from: Place?, to: Place?), at path: DescriptionPath
  ) -> Bool {
    switch ends {
    case (nil, nil, nil): error(path, .emptyReference)
    case (_?, nil, nil), (nil, _?, _?): return true
    case (_?, _, _): error(path.key("value"), .lineAndBand)
    case (nil, nil, _?): error(path, .missingFrom)
    case (nil, _?, nil): error(path, .missingTo)
    }
    return false
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
    guard isLineOrBand((reference.value, reference.from, reference.to), at: path) else { return }
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

  /// Checks the explicit ticks of an axis.
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
    for (key, isSet) in [
      ("adjustToNiceValues", !axis.adjustToNiceValues),
      ("allowLooseLabels", axis.allowLooseLabels != nil),
      ("fudgeAxisRange", axis.fudgeAxisRange != nil),
    ] where isSet {
      warn(path.key(key), .decidedByTicks)
    }
  }

  mutating func checkNumber(_ value: Double?, at path: DescriptionPath) {
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
    for (key, isSet) in [
      ("references", !chart.numericAxis.references.isEmpty),
      ("ticks", chart.numericAxis.ticks != nil),
    ] where isSet {
      warn(axis.key(key), .noSeriesOnAxisOfMarks)
    }
  }
}
