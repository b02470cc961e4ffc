import FioriBasics
import FioriLayout
import FioriModel

extension ChartKind {
  /// Points joined by lines.
  static let line = ChartKind(
    plot: LinePlot.self, imported: [ImportedChart("line", allowing: ["timeseries", "dual"])],
    values: .numbers,
    options: [
      .secondaryAxis, .lines, .valueLabels, .forecast, .time, .categories, .categoryEnds,
      .selections, .lineEnds,
    ],
    labelsPoints: true, fitsHeader: true, growsFromZero: { _ in false },
    accessibility: .series(Phrase("lineChart")))

  /// Lines above areas.
  static let area = ChartKind(
    plot: AreaPlot.self, imported: [ImportedChart("area", allowing: ["timeseries"])],
    values: .numbers,
    options: [
      .secondaryAxis, .lines, .fills, .valueLabels, .forecast, .time, .categories, .categoryEnds,
      .selections, .lineEnds,
    ],
    labelsPoints: true,
    accessibility: .series(Phrase("areaChart")))
}
