import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

/// The axes of numbers: their labels, by the rule of digits, and their problems.
extension ChartBuilder {
  /// Returns an axis with its labels and references.
  mutating func axis(
    _ ticks: AxisTicks, _ axis: NumericAxis, _ ends: ExplicitEnds, key: String
  ) -> ChartElement.NumberAxis {
    let path = context.path.key(key)
    findings += ends.remarks.map { .warning(path.key($0.key), $0.message) }
    var format = formats.shared(formats.axisFormat(of: axis), of: ticks.values)
    let choosesDigits = !format.hasOwnDigits
    if choosesDigits {
      format = format.fitting(ticks)
      format = readable(format, ticks) ?? format
    }
    let labels = labels(ticks, in: format, at: path)
    if axis.labels.isHidden != true { check(labels, of: ticks, in: format, at: path) }
    var result = ChartElement.NumberAxis(
      ticks: ticks, labels: labels, showsLabels: axis.labels.isHidden != true,
      showsGridlines: axis.gridlines.isHidden.map { !$0 }
        ?? (axis.labels.isHidden != true || axis.ticks != nil || ticks.areRound),
      showsBaseline: axis.baseline.isHidden.map { !$0 }
        ?? (key == "numericAxis" && kind.showsNumericBaseline),
      countsOverflow: !ends.excludesAll, title: style.title(axis.title, of: key))
    if axis.labels.isHidden != true || view.valueLabels != .hidden {
      reportHiddenMagnitude(of: format, title: axis.title, at: path)
    }
    checkMarked(axis, ticks, at: path)
    checkShared(axis, ticks, key: key)
    result.hasExplicitTicks = axis.ticks != nil
    result.references = style.references(axis.references)
    if axis.labels.isHidden != true, labels.contains(where: { $0.count > Self.shortLabelLength }) {
      result.shorterLabels = shorterLabels(ticks, than: format, at: path)
    }
    return result
  }

  /// Reports an axis whose explicit ends differ from the ends that it shares.
  private mutating func checkShared(_ axis: NumericAxis, _ ticks: AxisTicks, key: String) {
    let shared =
      key == "numericAxis"
      ? context.sharedRange?.numericAxis : context.sharedRange?.secondaryNumericAxis
    guard let shared, view.stacking != .percent, !shared.hasEnds(of: ticks) else { return }
    let (low, high) = (shared.range.lowerBound, shared.range.upperBound)
    findings.append(
      .warning(
        context.path.key(key).key(axis.explicitMax == nil ? "explicitMin" : "explicitMax"),
        .otherEndsThanFigures(
          ticks.quotedEnds(beside: [low, high]),
          shared: AxisTicks.quotedEnds(low, high, beside: [ticks.minimum, ticks.maximum]))))
  }

  /// Reports numbers that are divided by a power of 1,000 although neither a letter nor a title says so. The numbers of a
  /// type without axes cannot have a title.
  mutating func reportHiddenMagnitude(
    of format: AxisLabelFormat, title: String?, canHaveTitle: Bool = true,
    at path: DescriptionPath
  ) {
    guard let magnitude = format.magnitude, magnitude.isDivided,
      title.map(magnitude.isNamed) != true
    else { return }
    findings.append(
      .warning(
        path.key("isMagnitudedDisplayed"),
        .hiddenMagnitude(magnitude.name, canHaveTitle: canHaveTitle)))
  }

  /// Reports lines, bands and explicit ticks beyond the ends of the axis.
  private mutating func checkMarked(
    _ axis: NumericAxis, _ ticks: AxisTicks, at path: DescriptionPath
  ) {
    func isInside(_ value: Double) -> Bool { ticks.minimum <= value && value <= ticks.maximum }
    for (index, tick) in (axis.ticks ?? []).enumerated() where !isInside(tick) {
      findings.append(
        .warning(
          path.key("ticks").index(index),
          .tickBeyondAxis(ticks.quoted(tick), ends: ticks.quotedEnds(beside: [tick]))))
    }
    for (index, reference) in axis.references.enumerated() {
      let numbers = reference.numbers
      if view.stacking == .percent, let number = numbers.first(where: { abs($0) > 1 }) {
        findings.append(
          .warning(path.key("references").index(index), .beyondShares(number)))
      }
      guard let low = numbers.min(), let high = numbers.max(), !numbers.allSatisfy(isInside) else {
        continue
      }
      let isCut = low <= ticks.maximum && high >= ticks.minimum
      let found = reference.value.map(ticks.quoted) ?? "the band"
      findings.append(
        .warning(
          path.key("references").index(index),
          .referenceBeyondAxis(found, ends: ticks.quotedEnds(beside: numbers), isCut: isCut)))
    }
  }

  /// Returns the format with the fewest decimals that the ticks need by the rule of digits, or `nil` if no
  /// number of decimals is enough.
  private func readable(_ format: AxisLabelFormat, _ ticks: AxisTicks) -> AxisLabelFormat? {
    rule(for: ticks, in: format).sharedLevel(for: ticks.values).map(format.adding)
  }

  /// Returns the rule for the digits of ticks: the distances of labels must not differ from the distances of their
  /// ticks, and a tick near zero is a rounding error.
  private func rule(for ticks: AxisTicks, in format: AxisLabelFormat) -> DigitRule {
    format.rule(
      largestError: Self.largestError * abs(ticks.step), noise: 0.001 * abs(ticks.step)
    ) { [context] in try context.numbers.text(of: $0, in: $1) }
  }

  /// Returns labels for less space: with only the decimals that are needed, then abbreviated.
  private mutating func shorterLabels(
    _ ticks: AxisTicks, than format: AxisLabelFormat, at path: DescriptionPath
  ) -> [ChartElement.ShorterLabels] {
    let shortest = format.shortest(for: ticks)
    let abbreviated =
      format.isAbbreviated
      ? nil : readable(formats.shared(format.abbreviated, of: ticks.values), ticks)
    return [shortest, abbreviated].compactMap(\.self).map { shorter in
      let texts = labels(ticks, in: shorter, at: path)
      return ChartElement.ShorterLabels(
        texts: texts,
        isRounded: shorter.isAbbreviated && !format.isAbbreviated
          && texts != labels(ticks, in: shorter.exact, at: path))
    }
  }

  private mutating func labels(
    _ ticks: AxisTicks, in format: AxisLabelFormat, at path: DescriptionPath
  ) -> [String] {
    ticks.values.map { value in
      written(at: path.key("format")) { [context] () throws(NumberError) in
        try context.numbers.text(of: value, in: format)
      }
    }
  }

  /// Characters that fit in an axis of any chart.
  private static let shortLabelLength = 5

  /// The largest error of a label, as a share of a step (chosen: Docs/sources/charts.md#numbers).
  private static let largestError = 0.02

  /// Reports labels that do not distinguish ticks, or that say zero or a number far away for a tick.
  private mutating func check(
    _ labels: [String], of ticks: AxisTicks, in format: AxisLabelFormat, at path: DescriptionPath
  ) {
    guard !labels.contains("") else { return }
    let same = labels.map { label in labels.indices.filter { labels[$0] == label } }
      .first { $0.count > 1 }
    if let same {
      findings.append(.warning(path, .sameLabels(ticks: same.map { ticks.values[$0] })))
    }
    let others = ticks.values.indices.filter { same?.contains($0) != true }.map { ticks.values[$0] }
    report("tick", others, others.map { _ in 0 }, by: rule(for: ticks, in: format), at: path)
  }

  /// Reports the first number whose label breaks the rule of digits; `levels` are the levels of the numbers.
  mutating func report(
    _ what: String, _ values: [Double], _ levels: [Int], by rule: DigitRule,
    at path: DescriptionPath
  ) {
    for (value, level) in zip(values, levels) {
      guard let (problem, label) = rule.fault(of: value, level: level) else { continue }
      findings.append(
        .warning(path, .brokenRule(of: what, value, label: label, problem: problem)))
      return
    }
  }

  /// Returns the labels of the horizontal axis of points in its format; by default, numbers without
  /// separators, with the decimals of the ticks.
  mutating func horizontalLabels(_ ticks: AxisTicks) -> [String] {
    let path = context.path.key("categoryAxis")
    let explicit = view.categoryAxis.format.map { formats.format(of: $0, isAbbreviated: false) }
    let format = explicit.map { $0.hasOwnDigits ? $0 : $0.fitting(ticks) } ?? .plain(for: ticks)
    let labels = labels(ticks, in: format, at: path)
    if view.categoryAxis.labels.isHidden != true {
      check(labels, of: ticks, in: format, at: path)
    }
    return labels
  }
}

extension AxisTicks {
  /// Returns a value for a message about the ends of the axis.
  fileprivate func quoted(_ value: Double) -> String {
    Decimal.quoted(value, beside: [minimum, maximum])
  }

  /// Returns the ends of the axis for a message, distinguished from other values in it.
  fileprivate func quotedEnds(beside others: [Double]) -> String {
    Self.quotedEnds(minimum, maximum, beside: others)
  }

  fileprivate static func quotedEnds(
    _ low: Double, _ high: Double, beside others: [Double]
  ) -> String {
    "\(Decimal.quoted(low, beside: others + [high])) to \(Decimal.quoted(high, beside: others + [low]))"
  }
}
