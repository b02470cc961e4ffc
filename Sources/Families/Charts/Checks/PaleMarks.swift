import FioriBasics
import FioriLayout
import FioriModel

/// The marks that are not selected, which SAP's engine draws so pale that they can hardly be seen on a dark background.
struct PaleMarks {
  private let chart: ChartElement

  init(_ chart: ChartElement) { self.chart = chart }

  /// A warning for the chart at a path; `nil` if all marks are seen.
  func finding(at origin: DescriptionPath) -> Finding? {
    let ground = chart.colors.background
    guard !chart.selections.isEmpty, isDark(ground),
      chart.data.drawnSeries.contains(where: { isPale($0, on: ground) })
    else { return nil }
    return .warning(origin.key("selections"), .paleMarks)
  }

  /// Whether white is easier to read on a color than black.
  private func isDark(_ ground: RGBA) -> Bool {
    Contrast.ratio(of: RGBA(0xFFFFFF), on: ground) > Contrast.ratio(of: RGBA(0x000000), on: ground)
  }

  private func isPale(_ series: Int, on ground: RGBA) -> Bool {
    let (look, opacity) = (chart.series[series], opacity(of: series))
    return chart.data.values[series].indices.contains { category in
      chart.hasMark(series, category) && !chart.isChosen(series: series, category: category)
        && Contrast.ratio(of: look.color(at: category).fadedTo(opacity), on: ground)
          < Self.leastContrast
    }
  }

  /// The opacity of the marks of a series that are not selected.
  private func opacity(of series: Int) -> Double {
    let kind = chart.type.kind
    let isColumn =
      kind.options.contains(.lines)
      ? chart.data.columns.contains(series) : !kind.values.isPoint && kind.values != .shares
    return isColumn ? ColumnShapes.unselectedOpacity : LineShapes.unselectedOpacity
  }

  /// The contrast below which a mark is hardly seen (chosen: Docs/sources/charts.md#selection).
  private static let leastContrast = 1.5
}
