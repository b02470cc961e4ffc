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
      // Whether names are at the axes is known when these are drawn.
      chart.seriesNamedAtAxes.isEmpty ? chart.unexplainedColors : nil, unnamedRing,
      chart.unexplainedTargets.map {
        .warning(
          series.index($0),
          .unexplainedTargets(hasTitle: chart.series[$0].title?.isEmpty == false))
      },
      hasLegend || view.isNamedOutside ? nil : chart.unexplainedForecast,
      hasUnexplainedSizes
        ? .warning(series, .unexplainedSizes(isNamedOutside: view.isNamedOutside)) : nil,
      chart.sizes.map { $0.title == nil } == true
        ? .warning(chart.origin.key("secondaryNumericAxis"), .untitledSizes) : nil,
      hasNoValues && chart.hasAlikeSteps
        ? .warning(series, .unseenSigns(hasValueLabels: false)) : nil,
      hasUnexplainedSigns
        ? .warning(
          chart.origin.key("colorBySign"), .unexplainedSigns(isNamedOutside: view.isNamedOutside))
        : nil,
      unnamedReference,
    ].compactMap(\.self)
  }

  /// A warning about the first line or band without a title on an axis without numbers, or on one of two; `nil` without
  /// any.
  private var unnamedReference: Finding? {
    unnamedReference(of: view.numericAxis, chart.primary, "numericAxis")
      ?? unnamedReference(of: view.secondaryNumericAxis, chart.secondary, "secondaryNumericAxis")
  }

  private func unnamedReference(
    of axis: NumericAxis, _ shown: ChartElement.NumberAxis?, _ key: String
  ) -> Finding? {
    let unnamed = axis.references.indices.filter { (axis.references[$0].title ?? "").isEmpty }
    let isOfTwo = chart.primary?.hasSeries == true && chart.secondary?.hasSeries == true
    guard let shown, shown.hasSeries, !shown.showsLabels || isOfTwo, let index = unnamed.first
    else { return nil }
    return .warning(
      chart.origin.key(key).key("references").index(index),
      .unnamedReference(
        isLine: axis.references[index].value != nil, others: unnamed.count - 1,
        canShowLabels: !isOfTwo))
  }

  /// A warning about a ring of a single part whose title is nowhere; `nil` for any other chart.
  private var unnamedRing: Finding? {
    guard chart.type.kind.values == .shares, !hasLegend, !view.isNamedOutside,
      chart.spareLegend.isEmpty, chart.data.drawnSeries.count == 1,
      let index = chart.data.drawnSeries.first, let title = chart.series[index].title,
      !title.isEmpty
    else { return nil }
    return .warning(chart.origin.key("series").index(index), .unnamedRing(title))
  }

  /// Whether no legend shows what the different sizes of bubbles are.
  private var hasUnexplainedSizes: Bool {
    guard chart.sizes == nil, chart.type.kind.values == .bubbles else { return false }
    let radii = chart.bubbles.joined().lazy.compactMap { $0?.radius }.filter { $0 > 0 }
    guard let first = radii.first else { return false }
    return radii.contains { $0 != first }
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
  /// Whether the columns of a waterfall that go up look like those that go down, so that only values show the
  /// difference: the numbers of the axis do not.
  var hasAlikeSteps: Bool {
    guard type.kind.options.contains(.signColors), let look = series.first else { return false }
    let steps = WaterfallSteps(data).steps.enumerated().filter { $1?.isTotal == false }
    func colors(where isIncluded: (Double) -> Bool) -> Set<RGBA> {
      Set(steps.filter { isIncluded($1?.value ?? 0) }.map { look.color(at: $0.offset) })
    }
    return !colors { $0 > 0 }.isDisjoint(with: colors { $0 < 0 })
  }

  /// Returns the loss of a waterfall whose columns of one color have lost all of their labels.
  func unseenSigns(beside values: ValueLabels.Placed) -> [Loss] {
    guard leftOutLabelCount + values.leftOutCount > 0,
      values.drawn.labels.joined().allSatisfy(\.isEmpty), hasAlikeSteps
    else { return [] }
    return [Loss(origin.key("series"), .unseenSigns(hasValueLabels: true))]
  }

  /// Returns a warning about the first forecast, for a chart without a legend of it, unless a title at its first category
  /// or date, or just before, says what begins there; `nil` without forecasts.
  package var unexplainedForecast: Finding? {
    guard noData == nil, let (index, first) = firstForecast,
      !placeReferences.contains(where: { $0.title != nil && begins($0, at: first) })
    else { return nil }
    return .warning(
      origin.key("series").index(index).key("forecastFrom"),
      .unexplainedForecast(from: first, isNamedOutside: isNamedOutside))
  }

  /// Returns whether a line or a band begins at a category, or after the one before it.
  private func begins(_ reference: PlaceReference, at category: Int) -> Bool {
    let before = max(category - 1, 0)
    switch reference.low {
    case .category(let low): return low == before || low == category
    case .date(let low):
      guard let start = dates?.positions[at: before], let end = dates?.positions[at: category]
      else { return false }
      return (start - LabelPlacer.slack...end + LabelPlacer.slack).contains(low)
    }
  }

  /// The first series with a forecast that is drawn, and the first category of its forecast; `nil` without one.
  var firstForecast: (series: Int, category: Int)? {
    data.drawnSeries.lazy.compactMap { index in
      firstForecast(of: index).map { (index, $0) }
    }.first
  }

  /// Returns the first category of the forecast of a series; `nil` without one that is drawn.
  func firstForecast(of index: Int) -> Int? {
    guard let first = series[index].forecastFrom,
      data.values[index].indices.contains(where: { $0 >= first && hasMark(index, $0) })
    else { return nil }
    return first
  }
}
