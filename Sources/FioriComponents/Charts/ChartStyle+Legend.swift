import FioriElements
import FioriModel

extension ChartStyle {
  /// The series that have a title; of a waterfall colored by sign what the colors mean
  /// (Docs/sources/charts.md#waterfall).
  func legend(of chart: ChartElement) -> [ChartElement.LegendEntry] {
    let isBySign = view.chartType == .waterfall && view.colorBySign
    return isBySign ? signLegend : seriesLegend(of: chart)
  }

  private func seriesLegend(of chart: ChartElement) -> [ChartElement.LegendEntry] {
    chart.series.enumerated().compactMap { index, series in
      guard let title = series.title, !title.isEmpty, chart.data.drawnSeries.contains(index) else {
        return nil
      }
      return entry(title, chart.legendColor(of: index))
    }
  }

  private var signLegend: [ChartElement.LegendEntry] {
    let total = view.series.first?.color.map { context.theme.color($0) } ?? color("chart1")
    return [
      entry("Increase", color("positiveLabel")), entry("Decrease", color("negativeLabel")),
      entry("Total", total),
    ]
  }

  private func entry(_ title: String, _ color: RGBA) -> ChartElement.LegendEntry {
    let sheet = context.theme.style(
      ["Label", FontStyleName.footnote.className] + context.theme.names(of: view.styleClass)
        + ["fdlFUIChartLegendView_seriesTitles"] + context.outerClasses)
    // Beside labels that do not grow, and in a chart that does not either (chosen:
    // Docs/sources/charts.md#extras).
    let theme = context.theme.limitingTexts(to: .extraExtraExtraLarge)
    let font = sheet.font(theme.font(.footnote))
    return ChartElement.LegendEntry(
      text: StyledText(
        title, font: font,
        color: sheet.faded(sheet.color([.fontColor]) ?? self.color("secondaryLabel"))),
      color: color)
  }
}

extension ChartElement {
  /// What stands for a series in a legend: of a donut the color of its only value.
  func legendColor(of index: Int) -> RGBA {
    type == .donut ? series[index].color(at: 0) : series[index].color
  }
}
