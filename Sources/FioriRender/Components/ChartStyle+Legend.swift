extension ChartStyle {
  /// The series that have a title; of a waterfall coloured by sign what the colours mean (facts,
  /// cards-charts §3.7).
  var legend: [ChartElement.LegendEntry] {
    let isBySign = view.chartType == .waterfall && view.colorBySign
    return isBySign ? signLegend : seriesLegend
  }

  private var seriesLegend: [ChartElement.LegendEntry] {
    let data = ChartData(view, dropsLast: false)
    return series(data).enumerated().compactMap { index, series in
      guard let title = series.title, !title.isEmpty, data.drawnSeries.contains(index) else {
        return nil
      }
      return entry(title, view.chartType == .donut ? series.color(at: 0) : series.color)
    }
  }

  private var signLegend: [ChartElement.LegendEntry] {
    let total = view.series.first?.color.map { context.theme.color($0) } ?? color("chart1")
    return [
      entry("Increase", color("positiveLabel")), entry("Decrease", color("negativeLabel")),
      entry("Total", total),
    ]
  }

  /// The colours of the first series, as a card's legend shows them.
  func legendColors(_ count: Int) -> [RGBA] {
    let data = ChartData(view, dropsLast: false)
    return series(data).prefix(count).map {
      view.chartType == .donut ? $0.color(at: 0) : $0.color
    }
  }

  private func entry(_ title: String, _ color: RGBA) -> ChartElement.LegendEntry {
    let sheet = context.theme.style(
      ["Label", FontStyleName.footnote.className] + context.theme.names(of: view.styleClass)
        + ["fdlFUIChartLegendView_seriesTitles"] + context.outerClasses)
    // Beside labels that do not grow, and in a chart that does not either (chosen).
    let theme = context.theme.limitingTexts(to: .extraExtraExtraLarge)
    let font = sheet.font(theme.font(.footnote))
    return ChartElement.LegendEntry(
      text: StyledText(
        title, font: font,
        color: sheet.faded(sheet.color([.fontColor]) ?? self.color("secondaryLabel"))),
      color: color)
  }
}
