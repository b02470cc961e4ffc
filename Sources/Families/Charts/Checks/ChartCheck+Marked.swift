import FioriBasics
import FioriModel

extension ChartCheck {
  /// Checks the lines and bands of an axis.
  mutating func checkReferences(_ axis: NumericAxis, at path: DescriptionPath) {
    let path = path.key("references")
    if axis.references.count > Limits.axisMarkCount {
      return error(
        path,
        Message(
          .limit,
          "\(axis.references.count) references, more than the \(Limits.axisMarkCount) allowed; "
            + "remove some"))
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
      error(
        path,
        Message(.empty, "a reference needs a 'value' for a line, or 'from' and 'to' for a band"))
    case (_?, nil, nil): return
    case (_?, _, _):
      error(
        path.key("value"),
        Message(.conflict, "a line has a 'value', a band 'from' and 'to'; remove one of them"))
    case (nil, nil, _?):
      error(
        path,
        Message(.missingKey, "'from' is missing; give both ends of the band", .missingKey("from")))
    case (nil, _?, nil):
      error(
        path, Message(.missingKey, "'to' is missing; give both ends of the band", .missingKey("to"))
      )
    case (nil, let low?, let high?) where low > high:
      error(
        path.key("from"),
        Message(
          .outOfRange, "\(Decimal.text(low)) is more than 'to', \(Decimal.text(high)); swap the two"
        ))
    case (nil, let low?, let high?) where low == high:
      error(
        path.key("from"),
        Message(.empty, "the band is empty; give a line's 'value', \(Decimal.text(low))"))
    case (nil, _?, _?): return
    }
  }

  /// Checks the ticks that a description gives.
  mutating func checkTicks(_ axis: NumericAxis, at path: DescriptionPath) {
    guard let ticks = axis.ticks else { return }
    let ticksPath = path.key("ticks")
    guard !ticks.isEmpty else {
      return error(
        ticksPath,
        Message(
          .wrongValue, "expected at least one number, found none; hide 'labels' and 'gridlines'"))
    }
    guard ticks.count <= Limits.axisMarkCount else {
      return error(
        ticksPath,
        Message(
          .limit, "\(ticks.count) ticks, more than the \(Limits.axisMarkCount) allowed; remove some"
        ))
    }
    var seen: Set<Double> = []
    for (index, tick) in ticks.enumerated() {
      checkNumber(tick, at: ticksPath.index(index))
      if !seen.insert(tick).inserted {
        warn(
          ticksPath.index(index),
          Message(.noSuchIndex, "\(Decimal.text(tick)) is listed twice; it is ignored"))
      }
    }
    for (key, isGiven) in [
      ("adjustToNiceValues", !axis.adjustToNiceValues),
      ("allowLooseLabels", axis.allowLooseLabels != nil),
      ("fudgeAxisRange", axis.fudgeAxisRange != nil),
    ] where isGiven {
      warn(
        path.key(key), Message(.ignored, "'ticks' decides the ticks and the axis; this is ignored"))
    }
  }

  private mutating func checkNumber(_ value: Double?, at path: DescriptionPath) {
    guard let value, !value.isFinite || abs(value) > Limits.value else { return }
    error(
      path, Message(.outOfRange, "expected a finite number up to \(Limits.value), found \(value)"))
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
      warn(
        axis.key(key),
        Message(.empty, "no series belongs to this axis; move this to 'secondaryNumericAxis'"))
    }
  }
}
