import FioriBasics
import FioriLayout
import FioriModel

extension ChartKind {
  /// Points joined by lines.
  static let line = ChartKind(
    values: .numbers,
    options: [
      .secondaryAxis, .lines, .valueLabels, .forecast, .time, .categories, .categoryEnds,
      .selections, .lineEnds,
    ],
    labelsPoints: true, fitsHeader: true, growsFromZero: { _ in false },
    accessibility: .series(.lineChart))

  /// Lines above areas.
  static let area = ChartKind(
    values: .numbers,
    options: [
      .secondaryAxis, .lines, .fills, .valueLabels, .forecast, .time, .categories, .categoryEnds,
      .selections, .lineEnds,
    ],
    labelsPoints: true,
    accessibility: .series(.areaChart))

  /// A single series over time.
  static let stock = ChartKind(
    values: .prices,
    options: [.lines, .fills, .forecast, .categories, .categoryEnds, .selections],
    zeroBase: .onRequest, showsNumericBaseline: true, showsCategoryGridlines: true,
    seriesColor: directionColor, hidesPoints: true, accessibility: .series(.stockChart))

  /// Stated: Docs/sources/charts.md#stock.
  private static func directionColor(_ index: Int, _ data: ChartData) -> ColorStyle {
    guard let first = data.values[index].first ?? nil, let last = data.values[index].last ?? nil
    else { return "stockUpStroke" }
    return last >= first ? "stockUpStroke" : "stockDownStroke"
  }

  /// Points given by two numbers.
  static let scatter = ChartKind(
    values: .points, options: [.categoryColors, .selections], isLoose: true, isFudged: true,
    showsNumericBaseline: true,
    accessibility: ChartAccessibility(name: .scatterChart, includesCategories: false) { text in
      text.chart.data.drawnSeries.map { text.points($0) }
    })

  /// Circles given by two numbers, and a third for their area.
  static let bubble = ChartKind(
    values: .bubbles, options: [.categoryColors, .selections], check: checkSizes, isLoose: true,
    isFudged: true,
    showsNumericBaseline: true,
    accessibility: ChartAccessibility(name: .bubbleChart, includesCategories: false) { text in
      text.chart.data.drawnSeries.map { text.points($0, withSizes: true) }
    })

  /// A bubble without a positive size has no area.
  private static func checkSizes(_ check: inout ChartCheck) {
    for (index, series) in check.corrected.series.enumerated() {
      let sizes = series.values.enumerated().compactMap { offset, value in
        value?.givenSize.map { (offset: offset, size: $0) }
      }
      let wrong = sizes.filter { ($0.size ?? 0) <= 0 }
      guard let first = wrong.first else { continue }
      let size =
        first.size.map { "size \(Decimal.text($0)) is not above 0" } ?? "the size is missing"
      check.warn(
        check.path.key("series").index(index).key("values").index(first.offset),
        .bubblesWithoutSize(wrong.count, isMissing: first.size == nil, size: size))
    }
  }
}

extension ChartValue {
  /// The size of a bubble, which may be `null`; `nil` if it has no place for one, which is an error.
  fileprivate var givenSize: Double?? {
    switch self {
    case .number: nil
    case .point(_, _, let size): size.map { .some($0) }
    case .dimensions(let numbers): numbers.count > 2 ? .some(numbers[2]) : nil
    }
  }
}
