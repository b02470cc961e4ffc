import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

/// The axes that mislead without a number: those that do not begin at zero, those that are below zero, those of shares and
/// percentages, two with different scales, and the axes of points (Docs/charts.md#axes).
extension ChartBuilder {
  /// Reports axes that do not begin at zero though areas are filled from there, and returns the others that have to show
  /// a number.
  mutating func axesNeedingNumbers(of chart: ChartElement) -> [ChartElement.AxisNeedingNumbers] {
    let upright = [false, true].compactMap { isSecondary -> ChartElement.AxisNeedingNumbers? in
      let axis = isSecondary ? chart.secondary : chart.primary
      guard let axis, axis.hasSeries else { return nil }
      let path = valueAxisPath(isSecondary)
      let cutBase = hiddenBase(of: axis.ticks)
      let closeUp = closeUpBase(of: axis.ticks, isSecondary)
      if let base = cutBase ?? closeUp, kind.options.contains(.fills), kind.values == .numbers {
        findings.append(.warning(path, .areaFromOtherBase(formats.spoken(base))))
        return nil
      }
      if let base = closeUp {
        // Nothing of a header gives way to a number that its charts do not have.
        let remedy = numberRemedy(of: axis, isSecondary: isSecondary)
        findings.append(.warning(path, .unseenBase(formats.spoken(base), remedy: remedy)))
        return nil
      }
      if hasUnnumberedZero(axis, isSecondary) { findings.append(.warning(path, .unnumberedZero)) }
      let end = endBeyondZero(of: axis.ticks, isSecondary)
      let base = cutBase.map { formats.spoken($0) }
      let remedy = numberRemedy(of: axis, isSecondary: isSecondary)
      let problem =
        end.map { .unseenEndBeyondZero(formats.spoken($0), remedy: remedy) }
        ?? message(about: axis.ticks, base, in: chart, isSecondary: isSecondary, remedy)
      return problem.map {
        ChartElement.AxisNeedingNumbers(
          axis: isSecondary ? .second : .first, base: cutBase ?? end,
          proof: proof(for: axis.ticks, isSecondary, in: chart), loss: Loss(path, $0))
      }
    }
    return upright + [false, true].compactMap { axisBesideNumbers(of: chart, isSecondary: $0) }
      + [axisBelowPoints(of: chart)].compactMap(\.self)
  }

  /// Returns whether columns without value labels begin at a zero between the numbers of their axis, the nearest of which
  /// would be read as theirs.
  private func hasUnnumberedZero(_ axis: ChartElement.NumberAxis, _ isSecondary: Bool) -> Bool {
    let ticks = axis.ticks
    return axis.showsLabels && hasColumns(isSecondary) && view.valueLabels == .hidden
      && ticks.minimum < 0 && ticks.maximum > 0 && !ticks.values.contains(where: ticks.isBaseline)
  }

  /// Returns one of two axes with different scales: its values would be read on the numbers of the other one.
  private func axisBesideNumbers(
    of chart: ChartElement, isSecondary: Bool
  ) -> ChartElement.AxisNeedingNumbers? {
    let (axis, other) =
      isSecondary ? (chart.secondary, chart.primary) : (chart.primary, chart.secondary)
    guard chart.hasTwoScales, let axis, other?.showsLabels == true else { return nil }
    return ChartElement.AxisNeedingNumbers(
      axis: isSecondary ? .second : .first, proof: .allLabels,
      loss: Loss(
        valueAxisPath(isSecondary),
        .unseenScaleBesideNumbers(hasLabels: axis.showsLabels)))
  }

  /// Returns the horizontal axis of points, which has to show a number; `nil` for other charts, and in a header.
  private func axisBelowPoints(of chart: ChartElement) -> ChartElement.AxisNeedingNumbers? {
    guard let ticks = chart.horizontal?.ticks else { return nil }
    let base = hiddenBase(of: ticks) ?? (isCloseUp(ticks) ? base(of: ticks) : nil)
    guard !view.isInHeader || base != nil else { return nil }
    let remedy = Message.NumberRemedy(
      hasLabels: chart.categories?.showsLabels == true, canHaveLabels: true, hasValueLabels: false,
      valueLabels: nil)
    let message = base.map { Message.unseenBase(formats.spokenAcross([$0])($0), remedy: remedy) }
    return ChartElement.AxisNeedingNumbers(
      axis: .below, base: base,
      loss: Loss(
        context.path.key("categoryAxis"),
        message ?? .unseenPlaces(isVertical: false, remedy: remedy)))
  }

  /// Returns the value nearest to zero of an axis without zero; `nil` for an axis with zero, and in a header, whose
  /// charts have no numbers by design, unless the description asks for value labels.
  private func hiddenBase(of ticks: AxisTicks) -> Double? {
    hasNoNumbers ? nil : base(of: ticks)
  }

  /// Whether the chart is in a header and has no numbers by design.
  private var hasNoNumbers: Bool { view.isInHeader && view.valueLabels == .hidden }

  private func base(of ticks: AxisTicks) -> Double? {
    ticks.minimum > 0 ? ticks.minimum : ticks.maximum < 0 ? ticks.maximum : nil
  }

  /// Returns the value nearest to zero of an axis in a header that shows so little of its values that changes look like a
  /// collapse, that begins at a line, or that goes on beyond 100% above shares; `nil` for any other.
  private func closeUpBase(of ticks: AxisTicks, _ isSecondary: Bool) -> Double? {
    guard hasNoNumbers, let base = base(of: ticks) else { return nil }
    return isCloseUp(ticks) || endsElsewhereThanWhole(ticks, isSecondary)
      || liesOnBase(ticks, base, isSecondary) ? base : nil
  }

  /// Returns whether all values of a line lie on the line that the axis begins at, as if they were zero.
  private func liesOnBase(_ ticks: AxisTicks, _ base: Double, _ isSecondary: Bool) -> Bool {
    let least = Self.leastSeenInHeader * (ticks.maximum - ticks.minimum)
    return data.drawnSeries.contains { series in
      let values = data.values[series].compactMap(\.self)
      return data.secondary.contains(series) == isSecondary && !values.isEmpty
        && values.allSatisfy { abs($0 - base) < least }
    }
  }

  private func isCloseUp(_ ticks: AxisTicks) -> Bool {
    base(of: ticks).map { ticks.maximum - ticks.minimum < Self.closeUpShare * abs($0) } ?? false
  }

  /// The length of an axis from which it shows more than a little of its values, as a share of the value nearest to zero
  /// (chosen: Docs/charts.md#axes).
  private static let closeUpShare = 0.01

  /// Returns the end of an axis of lines that is beyond zero though none of their values is, so that it would be read as
  /// zero; `nil` for other axes.
  private func endBeyondZero(of ticks: AxisTicks, _ isSecondary: Bool) -> Double? {
    guard kind.options.contains(.lines), !hasColumns(isSecondary), ticks.minimum < 0,
      ticks.maximum > 0
    else { return nil }
    let values = data.drawnSeries.flatMap { data.values[$0] }.compactMap(\.self)
    let least = Self.leastBeyondZero * (ticks.maximum - ticks.minimum)
    if -ticks.minimum > least, values.allSatisfy({ $0 >= 0 }) { return ticks.minimum }
    if ticks.maximum > least, values.allSatisfy({ $0 <= 0 }) { return ticks.maximum }
    return nil
  }

  /// The share of an axis beyond zero from which its end is not read as a margin (chosen).
  private static let leastBeyondZero = 0.05

  /// Returns the problem of an axis without numbers; `nil` if it needs none. The sign and the scale of one of two axes
  /// also matter in a header, as does where zero is between lines.
  private func message(
    about ticks: AxisTicks, _ base: String?, in chart: ChartElement, isSecondary: Bool,
    _ remedy: Message.NumberRemedy
  ) -> Message? {
    if let base { return .unseenBase(base, isCloseUp: isCloseUp(ticks), remedy: remedy) }
    if hidesZero(ticks, isSecondary, in: chart) {
      return .unseenZeroLine(isCovered: true, remedy: remedy)
    }
    if lacksZeroLine(ticks, isSecondary, in: chart) {
      return .unseenZeroLine(isCovered: false, remedy: remedy)
    }
    if ticks.minimum < 0, ticks.maximum <= 0, !hangFromLine(isSecondary, in: chart) {
      return .unseenSign(remedy: remedy)
    }
    if !data.stackSizes.isEmpty, !view.isInHeader { return .unseenShares(remedy: remedy) }
    if !view.isInHeader, endsElsewhereThanWhole(ticks, isSecondary) {
      return .unseenEnd(formats.spoken(ticks.maximum), remedy: remedy)
    }
    if kind.values.isPoint, !view.isInHeader {
      return .unseenPlaces(isVertical: true, remedy: remedy)
    }
    return chart.hasTwoScales
      ? .unseenScale(areZerosLevel: !chart.hasTwoZeros, remedy: remedy) : nil
  }

  /// Returns which value labels explain an axis: a single one does not say how little of its values a close-up shows, and
  /// away from zero not where that is between lines on both sides of it.
  private func proof(
    for ticks: AxisTicks, _ isSecondary: Bool, in chart: ChartElement
  ) -> ChartElement.AxisNeedingNumbers.Proof {
    guard !isCloseUp(ticks) else { return .twoHeights }
    guard kind.options.contains(.lines), !kind.options.contains(.fills),
      !hasColumns(isSecondary), ticks.minimum < 0, ticks.maximum > 0
    else { return .anyLabel }
    return hidesZero(ticks, isSecondary, in: chart) ? .zero : .scale
  }

  /// Returns whether a line lies on the line at zero from side to side, or lines on most of one within the axis, which
  /// another line, or columns on both sides of it, then have to be read from. An area shows where it begins, and so does
  /// the edge of a header's plot without numbers.
  private func hidesZero(
    _ ticks: AxisTicks, _ isSecondary: Bool, in chart: ChartElement
  ) -> Bool {
    let isInner = ticks.minimum < 0 && ticks.maximum > 0
    guard kind.options.contains(.lines), !kind.options.contains(.fills),
      !(hasColumns(isSecondary) || hasNoNumbers) || isInner, ticks.zero != nil
    else { return false }
    let share = view.isInHeader ? Self.leastSeenInHeader : Self.leastSeen
    let least = share * (ticks.maximum - ticks.minimum)
    let drawn = data.drawnSeries.filter { data.secondary.contains($0) == isSecondary }
    let lines = drawn.filter { !data.columns.contains($0) }.map { data.values[$0] }
    return drawn.contains { data.values[$0].contains { $0.map { abs($0) >= least } ?? false } }
      && (lines.contains { $0.allSatisfy { $0.map { abs($0) < least } ?? false } }
        || isInner
          && Self.shareAtZero(of: lines, at: LineShapes.positions(of: chart), within: least)
            > Self.mostCovered)
  }

  /// Returns the share of the line at zero that lines are on, up to a distance from zero.
  private static func shareAtZero(
    of lines: [[Double?]], at positions: [Double], within least: Double
  ) -> Double {
    positions.indices.dropLast().reduce(0) { sum, index in
      let shares = lines.compactMap { values in
        (values[at: index] ?? nil).flatMap { start in
          (values[at: index + 1] ?? nil).map { shareAtZero(from: start, to: $0, within: least) }
        }
      }
      return sum + (shares.max() ?? 0) * (positions[index + 1] - positions[index])
    }
  }

  private static func shareAtZero(
    from start: Double, to end: Double, within least: Double
  ) -> Double {
    guard start != end else { return abs(start) < least ? 1 : 0 }
    let places = [-least, least].map { min(max(($0 - start) / (end - start), 0), 1) }
    return abs(places[1] - places[0])
  }

  /// Returns whether lines are on both sides of zero without a line there. An area alone shows where it begins, but others
  /// over it do not.
  private func lacksZeroLine(
    _ ticks: AxisTicks, _ isSecondary: Bool, in chart: ChartElement
  ) -> Bool {
    guard kind.options.contains(.lines), kind.values == .numbers,
      !hasColumns(isSecondary), chart.categories?.showsBaseline != true
    else { return false }
    let lines = data.drawnSeries.filter { data.secondary.contains($0) == isSecondary }
    let values = lines.flatMap { data.values[$0] }.compactMap(\.self)
    return values.contains { $0 < 0 } && values.contains { $0 > 0 }
      && !(kind.options.contains(.fills) && lines.count == 1)
  }

  /// The share of an axis that is hidden under a line along zero: a point in a plot of 100, and of 40 in a header
  /// (chosen).
  private static let leastSeen = 0.01
  private static let leastSeenInHeader = 0.025
  /// The share of a line at zero that lines cover before it is no longer seen as one (chosen).
  private static let mostCovered = 0.5

  /// Returns whether an axis of percentages ends elsewhere than at 100%, so that a mark would be read as another share of
  /// the plot: with a single value, or above 100% though all values are below.
  private func endsElsewhereThanWhole(_ ticks: AxisTicks, _ isSecondary: Bool) -> Bool {
    let axis = isSecondary ? view.secondaryNumericAxis : view.numericAxis
    guard axis.format.style == .percent, kind.values == .numbers, data.stackSizes.isEmpty,
      abs(ticks.maximum - 1) > Self.slack
    else { return false }
    let values = data.drawnSeries.filter { data.secondary.contains($0) == isSecondary }
      .flatMap { data.values[$0] }.compactMap { $0 == 0 ? nil : $0 }
    guard let greatest = values.max(), greatest > 0 else { return false }
    return values.count == 1 || (greatest <= 1 && ticks.maximum > 1)
  }

  /// Rounding errors of the end of an axis.
  private static let slack = 1e-9

  private func numberRemedy(
    of axis: ChartElement.NumberAxis, isSecondary: Bool
  ) -> Message.NumberRemedy {
    let labels =
      !kind.options.contains(.valueLabels)
      ? nil : kind.labelsPoints ? "\"ends\"" : hasColumns(isSecondary) ? "true" : nil
    return Message.NumberRemedy(
      hasLabels: axis.showsLabels, canHaveLabels: !view.isInHeader,
      hasValueLabels: ![.hidden, .last].contains(view.valueLabels), valueLabels: labels)
  }

  /// Returns whether columns or bars of an axis below zero hang down from a line at zero, which shows their sign. In a
  /// single category, they fill the plot, and look the same above and below the line.
  private func hangFromLine(_ isSecondary: Bool, in chart: ChartElement) -> Bool {
    hasColumns(isSecondary) && data.categoryCount > 1
      && (view.chartType.plot.axes == .horizontal || chart.categories?.showsBaseline == true)
  }

  /// Returns whether an axis has columns or bars.
  private func hasColumns(_ isSecondary: Bool) -> Bool {
    guard kind.options.contains(.lines) else { return kind.values == .numbers }
    return data.drawnSeries.contains {
      data.secondary.contains($0) == isSecondary && data.columns.contains($0)
    }
  }
}

extension ChartElement {
  /// Whether the same place of the plot is another number on each of two axes.
  fileprivate var hasTwoScales: Bool {
    guard let primary, let secondary, primary.hasSeries, secondary.hasSeries else { return false }
    return primary.ticks.minimum != secondary.ticks.minimum
      || primary.ticks.maximum != secondary.ticks.maximum
  }

  /// Whether a line at the zero of one of two axes is across the plot, and not at the zero of the other one.
  fileprivate var hasTwoZeros: Bool {
    let axes = [primary, secondary].compactMap { $0?.ticks }
    let zeros = axes.map { $0.position(of: 0) }
    return axes.contains { $0.minimum < 0 && $0.maximum > 0 }
      && abs(zeros[0] - zeros[zeros.count - 1]) > Self.levelZeros
  }

  /// The distance of two zeros that look level, as a share of the plot (chosen).
  private static let levelZeros = 0.02
}
