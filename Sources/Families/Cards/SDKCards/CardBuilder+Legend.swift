import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriLowering
import FioriModel

extension CardBuilder {
  /// Returns the names of the drawn series in their colors; the fourth entry shows how many there are if there are more
  /// (stated: Docs/sources/cards.md#legend; its text chosen there).
  mutating func legend(
    _ titles: [String], of chart: ChartView?, in drawn: ChartElement?
  ) -> [ChartElement.LegendEntry] {
    let drawnTitles = titles.indices.filter { drawn?.namesSeries(at: $0) != false }
    noteLegend(titles, drawnCount: drawnTitles.count, of: chart)
    let series: [(color: RGBA, mark: LegendMark?)] =
      drawn.map { chart in
        chart.series.indices.map { (chart.legendColor(of: $0), chart.legendMark(of: $0)) }
      } ?? []
    let sheet = context.style(
      generic: ["Label", FontStyleName.footnote.className], classes("seriesTitles"),
      appended: card.styleClass)
    func text(_ string: String) -> StyledText {
      StyledText(
        string, font: sheet.font(context.theme.font(.footnote)),
        color: sheet.faded(sheet.color(.text, orElse: color("secondaryLabel"))))
    }
    let rules = chart?.legend == .hidden ? drawn?.titledRules ?? [] : []
    let named = drawnTitles.filter { drawn?.isExplainedByRules($0) != true }
    noteReplaced(drawnTitles.filter { !named.contains($0) }.map { titles[$0] }, of: chart)
    let isCut = named.count + rules.count > Self.legendCount
    let shown = named.prefix(isCut ? Self.legendCount - 1 : Self.legendCount)
    let names = shown.map { index in
      let title = titles[index]
      var entry = ChartElement.LegendEntry(
        text: text(drawn?.legendTitle(title, of: index) ?? title),
        color: series[at: index]?.color ?? color("tertiaryLabel"),
        mark: series[at: index]?.mark)
      entry.series = index
      return entry
    }
    let ruleEntries = rules.prefix(isCut ? Self.legendCount - 1 - names.count : rules.count).map {
      ChartElement.LegendEntry(
        text: text($0.title ?? ""), color: $0.color, mark: drawn?.legendMark(of: $0))
    }
    let entries = names + ruleEntries
    if isCut || entries.isEmpty || entries.count == Self.legendCount {
      noteForecast(titles, of: chart, in: drawn)
    }
    guard isCut else {
      guard let drawn, !entries.isEmpty else { return entries }
      return meanings(of: drawn, text).reduce(entries) { entries, more in
        entries.count + more.count > Self.legendCount ? entries : entries + more
      }
    }
    let count = named.count + rules.count - entries.count
    let rest = LocalizedStrings.text(context.words.moreSeries, count: count)
    return entries
      + [ChartElement.LegendEntry(text: text(rest), color: nil, omittedCount: count)]
  }

  /// Reports names that the legend lacks, as it shows rules instead, unless the title or the subtitle has them.
  private mutating func noteReplaced(_ names: [String], of chart: ChartView?) {
    guard chart?.legend == .hidden else { return }
    let heads = [
      AccessibilityText.spoken(heading.title, heading.titleAttributedText, in: context),
      (card as? ChartCard)?.headingTrend.spokenSubtitle(in: context),
    ].compactMap { $0?.lowercased() }
    for name in names where !heads.contains(where: { $0.contains(name.lowercased()) }) {
      findings.append(.warning(context.path.key("seriesTitles"), .rulesReplaceName(name)))
    }
  }

  /// Returns the legend; `nil` if there are no entries.
  func section(of legend: [ChartElement.LegendEntry]) -> CardStack.Section? {
    legend.first.map {
      section(
        .arrangement(
          CardLegend(
            entries: legend, origin: context.path.key("seriesTitles"),
            moreSeries: context.words.moreSeries)), least: $0.text.font.leading)
    }
  }

  /// Returns the entries that say how a chart draws forecasts, and what the colors of single values mean.
  private func meanings(
    of chart: ChartElement, _ text: (String) -> StyledText
  ) -> [[ChartElement.LegendEntry]] {
    let forecast = chart.forecastKey(neutral: color("secondaryLabel")).map {
      ChartElement.LegendEntry(
        text: text(context.words.forecast), color: $0.color, mark: $0.mark)
    }
    let keys = chart.colorKeys.map { key in
      ChartElement.LegendEntry(
        text: text(key.title), color: chart.color(of: key),
        mark: chart.legendMark(of: key.series))
    }
    return [[forecast].compactMap(\.self), keys]
  }

  /// Reports a forecast for whose entry the legend has no space.
  private mutating func noteForecast(
    _ titles: [String], of chart: ChartView?, in drawn: ChartElement?
  ) {
    guard !titles.isEmpty, chart?.legend == .hidden else { return }
    findings += [drawn?.unexplainedForecast].compactMap(\.self)
  }

  /// Stated (Docs/sources/cards.md#legend).
  private static let legendCount = 4

  private mutating func noteLegend(_ titles: [String], drawnCount: Int, of chart: ChartView?) {
    guard let chart, !titles.isEmpty else { return }
    if drawnCount < titles.count {
      findings.append(
        .warning(
          context.path.key("seriesTitles"),
          .titlesWithoutSeries(titles.count - drawnCount, of: titles.count)))
    }
    if chart.legend != .hidden {
      findings.append(.warning(context.path.key("chartView").key("legend"), .seriesAlreadyNamed))
    }
  }
}

extension ChartElement {
  /// Returns whether a title at an index names a series that the chart draws. Without data, all titles stay.
  fileprivate func namesSeries(at index: Int) -> Bool {
    noData != nil || data.drawnSeries.contains(index)
  }
}
