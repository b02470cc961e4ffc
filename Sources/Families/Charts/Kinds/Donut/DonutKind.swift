import FioriBasics
import FioriLayout
import FioriModel

extension ChartKind {
  /// Parts of a ring, one for each series.
  static let donut = ChartKind(
    plot: DonutPlot.self, imported: [ImportedChart("donut"), ImportedChart("pie")],
    values: .shares, options: [.categoryColors, .valueLabels, .selections],
    valueLimit: { _ in 1 }, check: checkShares,
    accessibility: ChartAccessibility(
      name: Phrase("donutChart"), parts: .segments, includesCategories: false
    ) { $0.segments })

  /// A ring has no negative parts.
  private static func checkShares(_ check: inout ChartCheck) {
    for (index, series) in check.corrected.series.enumerated() {
      guard let value = series.values.first??.first, value < 0 else { continue }
      check.warn(check.path.key("series").index(index).key("values").index(0), .negativePart(value))
    }
  }
}
