import FioriBasics
import FioriLayout
import FioriModel

extension ChartKind {
  /// Points placed by two numbers.
  static let scatter = ChartKind(
    plot: ScatterPlot.self, imported: [ImportedChart("scatter")], values: .points,
    options: [.categoryColors, .selections], isLoose: true,
    isFudged: true,
    showsNumericBaseline: true,
    accessibility: ChartAccessibility(name: Phrase("scatterChart"), includesCategories: false) {
      text in
      text.chart.data.drawnSeries.map { text.points($0) }
    })

  /// Circles placed by two numbers, and a third for their area.
  static let bubble = ChartKind(
    plot: BubblePlot.self, imported: [ImportedChart("bubble")], values: .bubbles,
    options: [.categoryColors, .selections],
    check: checkSizes, isLoose: true,
    isFudged: true,
    showsNumericBaseline: true,
    accessibility: ChartAccessibility(name: Phrase("bubbleChart"), includesCategories: false) {
      text in
      text.chart.data.drawnSeries.map { text.points($0, withSizes: true) }
    })

  /// A bubble without a positive size has no area.
  private static func checkSizes(_ check: inout ChartCheck) {
    for (index, series) in check.corrected.series.enumerated() {
      let sizes = series.values.enumerated().compactMap { offset, value in
        value?.sizeEntry.map { (offset: offset, size: $0) }
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
  fileprivate var sizeEntry: Double?? {
    switch self {
    case .number: nil
    case .point(_, _, let size): size.map { .some($0) }
    case .dimensions(let numbers): numbers.count > 2 ? .some(numbers[2]) : nil
    }
  }
}
