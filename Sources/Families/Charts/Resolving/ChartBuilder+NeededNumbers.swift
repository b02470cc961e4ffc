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
      let hidden = hiddenBase(of: axis.ticks)
      let base = hidden.map { formats.spoken($0) }
      if let base, kind.options.contains(.fills), kind.values == .numbers {
        findings.append(.warning(path, .areaFromOtherBase(base)))
        return nil
      }
      let remedy = numberRemedy(of: axis, isSecondary: isSecondary)
      return message(about: axis.ticks, base, in: chart, isSecondary: isSecondary, remedy).map {
        ChartElement.AxisNeedingNumbers(
          axis: isSecondary ? .second : .first, base: hidden, loss: Loss(path, $0))
      }
    }
    return upright + [axisBelowPoints(of: chart)].compactMap(\.self)
  }

  /// Returns the horizontal axis of points, which has to show a number; `nil` for other charts, and in a header.
  private func axisBelowPoints(of chart: ChartElement) -> ChartElement.AxisNeedingNumbers? {
    guard let ticks = chart.horizontal?.ticks, !view.isInHeader || hiddenBase(of: ticks) != nil
    else { return nil }
    let remedy = Message.NumberRemedy(
      hasLabels: chart.categories?.showsLabels == true, canHaveLabels: true, hasValueLabels: false,
      valueLabels: nil)
    let message = hiddenBase(of: ticks).map { base in
      Message.unseenBase(formats.spokenAcross([base])(base), remedy: remedy)
    }
    return ChartElement.AxisNeedingNumbers(
      axis: .below,
      loss: Loss(
        context.path.key("categoryAxis"),
        message ?? .unseenPlaces(isVertical: false, remedy: remedy)))
  }

  /// Returns the value nearest to zero of an axis without zero; `nil` for an axis with zero, and in a header, whose
  /// charts have no numbers by design, unless the description asks for value labels.
  private func hiddenBase(of ticks: AxisTicks) -> Double? {
    guard !view.isInHeader || view.valueLabels != .hidden else { return nil }
    return ticks.minimum > 0 ? ticks.minimum : ticks.maximum < 0 ? ticks.maximum : nil
  }

  /// Returns the problem of an axis without numbers; `nil` if it needs none. The sign and the scale of one of two axes
  /// also matter in a header.
  private func message(
    about ticks: AxisTicks, _ base: String?, in chart: ChartElement, isSecondary: Bool,
    _ remedy: Message.NumberRemedy
  ) -> Message? {
    if let base { return .unseenBase(base, remedy: remedy) }
    if ticks.minimum < 0, ticks.maximum <= 0, !hangFromLine(isSecondary, in: chart) {
      return .unseenSign(remedy: remedy)
    }
    if !data.stackSizes.isEmpty, !view.isInHeader { return .unseenShares(remedy: remedy) }
    if endsElsewhereThanWhole(ticks, isSecondary) {
      return .unseenEnd(formats.spoken(ticks.maximum), remedy: remedy)
    }
    if kind.values.isPoint, !view.isInHeader {
      return .unseenPlaces(isVertical: true, remedy: remedy)
    }
    return chart.hasTwoScales ? .unseenScale(remedy: remedy) : nil
  }

  /// Returns whether an axis of percentages ends elsewhere than at 100%, so that a mark would be read as another share of
  /// the plot: with a single value, or above 100% though all values are below.
  private func endsElsewhereThanWhole(_ ticks: AxisTicks, _ isSecondary: Bool) -> Bool {
    let axis = isSecondary ? view.secondaryNumericAxis : view.numericAxis
    guard axis.format.style == .percent, kind.values == .numbers, data.stackSizes.isEmpty,
      !view.isInHeader, abs(ticks.maximum - 1) > Self.slack
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
      hasValueLabels: view.valueLabels != .hidden, valueLabels: labels)
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
}
