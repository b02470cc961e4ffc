package import FioriBasics
import FioriLayout
import FioriModel

/// Marks whose looks a reader of the picture cannot know: colors of series, marks of targets, forecasts, sizes of
/// bubbles, and increases and decreases (Docs/charts.md#legends).
struct UnexplainedMarks {
  private let chart: ChartElement
  private let view: ChartView
  private var hasLegend: Bool { view.legend != .hidden }

  /// `chart` has its legend, its axes and its value labels.
  init(_ chart: ChartElement, of view: ChartView) { (self.chart, self.view) = (chart, view) }

  var findings: [Finding] {
    let series = chart.origin.key("series")
    return [
      chart.unexplainedColors,
      chart.hasUnexplainedTargets
        ? .warning(series.index(chart.type.kind.targetSeries ?? 0), .unexplainedTargets) : nil,
      hasLegend || view.isNamedOutside ? nil : chart.unexplainedForecast,
      hasUnexplainedSizes
        ? .warning(series, .unexplainedSizes(isNamedOutside: view.isNamedOutside)) : nil,
      chart.sizes.map { $0.title == nil } == true
        ? .warning(chart.origin.key("secondaryNumericAxis"), .untitledSizes) : nil,
      hasUnseenSigns ? .warning(series, .unseenSigns) : nil,
      hasUnexplainedSigns
        ? .warning(
          chart.origin.key("colorBySign"), .unexplainedSigns(isNamedOutside: view.isNamedOutside))
        : nil,
    ].compactMap(\.self)
  }

  /// Whether bubbles of different sizes have no legend, which alone shows what the sizes are.
  private var hasUnexplainedSizes: Bool {
    guard !hasLegend, chart.type.kind.values == .bubbles else { return false }
    let radii = chart.bubbles.joined().lazy.compactMap { $0?.radius }.filter { $0 > 0 }
    guard let first = radii.first else { return false }
    return radii.contains { $0 != first }
  }

  /// Whether the columns of a waterfall that go up look like those that go down, and no value shows the difference: the
  /// numbers of the axis do not.
  private var hasUnseenSigns: Bool {
    guard chart.type.kind.options.contains(.signColors), !view.colorBySign, hasNoValues,
      let look = chart.series.first
    else { return false }
    let steps = WaterfallSteps(chart.data).steps.enumerated().filter { $1?.isTotal == false }
    func colors(where isIncluded: (Double) -> Bool) -> Set<RGBA> {
      Set(steps.filter { isIncluded($1?.value ?? 0) }.map { look.color(at: $0.offset) })
    }
    return !colors { $0 > 0 }.isDisjoint(with: colors { $0 < 0 })
  }

  /// Whether the chart shows no number of its values, neither beside them nor along its axis.
  private var hasNoNumbers: Bool { chart.primary?.showsLabels != true && hasNoValues }
  private var hasNoValues: Bool { chart.valueLabels.joined().allSatisfy(\.isEmpty) }

  /// Whether neither a legend nor numbers say which columns of a waterfall go up and which go down.
  private var hasUnexplainedSigns: Bool {
    guard view.colorBySign, !hasLegend, hasNoNumbers, let look = chart.series.first else {
      return false
    }
    let colors = chart.data.values[0].indices.filter { chart.hasMark(0, $0) }.map {
      look.color(at: $0)
    }
    return Set(colors).count > 1
  }
}

extension ChartElement {
  /// Returns a warning about the first forecast, for a chart without a legend of it, unless a title at a category or a
  /// date says what begins there; `nil` without forecasts.
  package var unexplainedForecast: Finding? {
    guard noData == nil, placeReferences.allSatisfy({ $0.title == nil }),
      let (index, first) = firstForecast
    else { return nil }
    return .warning(
      origin.key("series").index(index).key("forecastFrom"),
      .unexplainedForecast(from: first, isNamedOutside: isNamedOutside))
  }

  /// The first series with a forecast that is drawn, and the first category of its forecast; `nil` without one.
  var firstForecast: (series: Int, category: Int)? {
    data.drawnSeries.lazy.compactMap { index in
      series[index].forecastFrom.flatMap { first in
        data.values[index].indices.contains { $0 >= first && hasMark(index, $0) }
          ? (index, first) : nil
      }
    }.first
  }
}
