import FioriBasics
import FioriLayout
import FioriModel

extension ChartKind {
  /// Columns of the first series, each with a mark at its target in the second (chosen:
  /// Docs/sources/charts.md#bullet-columns).
  static let bullet = ChartKind(
    plot: BulletPlot.self, isInSDK: false,
    imported: [
      ImportedChart("bullet", isHorizontal: true),
      ImportedChart("bullet", with: ["timeseries"]), ImportedChart("verticalbullet"),
    ],
    values: .numbers, options: columnOptions + [.time],
    seriesLimit: 2, check: checkTargets,
    targetSeries: 1, zeroBase: .always, guides: [(1, .target)],
    accessibility: ChartAccessibility(
      name: ChartKind.microBullet.accessibility.name, parts: .none, listedCount: 4
    ) { [$0.bulletColumns(listsUpTo: 4)] })

  /// Columns without any target are a column chart.
  private static func checkTargets(_ check: inout ChartCheck) {
    let targets = check.corrected.series[at: 1]?.values ?? []
    guard let actual = check.corrected.series.first, targets.allSatisfy({ $0 == nil }),
      actual.values.contains(where: { $0 != nil })
    else { return }
    check.warn(check.path.key("series"), .missingTargets)
  }
}
