import FioriBasics
import FioriLayout
import FioriModel

extension ChartKind {
  /// Parts of a ring, one for each series.
  static let donut = ChartKind(
    plot: DonutPlot.self, imported: [ImportedChart("donut"), ImportedChart("pie")],
    values: .shares, options: [.categoryColors, .valueLabels, .selections],
    valueLimit: { _ in 1 },
    check: {
      checkMissingShares(&$0)
      checkShares(&$0)
      checkWhole(&$0)
    },
    legendColor: { $0.series[$1].color(at: 0) },
    accessibility: ChartAccessibility(
      name: Phrase("donutChart"), parts: .segments, includesCategories: false
    ) { $0.segments })

  /// A part without a value is missing in the whole.
  private static func checkMissingShares(_ check: inout ChartCheck) {
    let values = check.corrected.series.map { $0.values.first??.first }
    let missing = values.indices.filter { values[$0] == nil }
    guard let first = missing.first else { return }
    check.warn(
      check.path.key("series").index(first).key("values"),
      .missingShares(missing.count, of: values.count))
  }

  /// A ring has no negative parts.
  private static func checkShares(_ check: inout ChartCheck) {
    let values = check.corrected.series.map { $0.values.first??.first }
    let hasParts = values.contains { ($0 ?? 0) > 0 }
    for (index, value) in values.enumerated() {
      guard let value, value < 0 else { continue }
      check.warn(
        check.path.key("series").index(index).key("values").index(0),
        .negativePart(value, hasParts: hasParts))
    }
  }

  /// Percentages have a whole of their own, and it is the ring's only if they add up to it.
  private static func checkWhole(_ check: inout ChartCheck) {
    let chart = check.corrected
    let parts = chart.series.compactMap { series -> (value: Double, style: NumberStyle)? in
      guard let value = series.values.first??.first, value > 0 else { return nil }
      let format = (series.formats.first ?? nil) ?? chart.numericAxis.format
      return (value, format.style)
    }
    let sum = parts.reduce(0) { $0 + $1.value }
    guard sum > 0, parts.allSatisfy({ ratios.contains($0.style) }),
      abs(sum - 1) > Double(parts.count) * largestRounding + 1e-9
    else { return }
    check.warn(check.path.key("series"), .partsOfOtherWhole(sum))
  }

  private static let ratios: Set<NumberStyle> = [.percent, .permille, .basisPoints]
  /// How far a part is from its value if it has been rounded to whole percents.
  private static let largestRounding = 0.005
}
