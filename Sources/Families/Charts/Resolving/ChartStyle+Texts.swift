import FioriBasics
import FioriLayout
import FioriLowering
package import FioriModel

extension ChartStyle {
  var texts: ChartTexts {
    let label = Font(weight: .regular, size: Self.labelSize, leading: 16)
    let ink = system(.label, like: "primaryLabel") ?? color("primaryLabel")
    let mark = styled(label, .caption1, ink)
    return ChartTexts(
      categoryLabel: styled(label, .caption1, quietColor, "categoryAxisLabel"),
      numericLabel: styled(label, .caption1, quietColor, "numbericAxisLabel"),
      value: mark, microLabel: styled(microLabelFont, .caption1, ink),
      body: styled(context.theme.font(.body), .body, ink),
      large: styled(context.theme.font(.largeTitle), .largeTitle, ink))
  }

  /// The font of the names of micro columns: in classic 11, although the engine's code has 12
  /// (measured: Docs/sources/charts.md#micro).
  private var microLabelFont: Font {
    let isClassic = context.theme.generation == .classic
    return Font(
      weight: .regular, size: isClassic ? 11 : Self.labelSize, leading: isClassic ? 13 : 16)
  }

  /// Returns a text with the style sheet attributes of its style applied, and of a class of SAP's
  /// plot view, if it has one.
  private func styled(
    _ font: Font, _ style: FontStyleName, _ color: RGBA, _ part: String? = nil,
    of outer: OuterClasses = OuterClasses()
  ) -> ChartTexts.Style {
    let sheet = context.style(
      generic: ["Label", style.className], part.map { ["\(Self.plotClass)_\($0)"] } ?? [],
      of: outer, appended: view.styleClass)
    let explicitColor = sheet.customColor(.text)
    return ChartTexts.Style(
      font: sheet.font(font), color: sheet.faded(explicitColor ?? color),
      hasExplicitColor: explicitColor != nil)
  }

  /// Returns the title of an axis, or of a line or a band; `nil` for none.
  func title(_ text: String?, of axis: String? = nil) -> StyledText? {
    guard let text, !text.isEmpty else { return nil }
    let part = axis.map { axis in
      switch axis {
      case "numericAxis": "valuesAxisTitle"
      case "secondaryNumericAxis": "secondaryValuesAxisTitle"
      default: "categoryAxisTitle"
      }
    }
    return styled(
      titleFont, .caption1, color("primaryLabel"), part,
      of: part.map(context.outerPartClasses) ?? OuterClasses()
    ).text(text)
  }

  /// Returns lines and bands with their titles in the color of the lines.
  func references(_ references: [AxisReference]) -> [ChartElement.Reference] {
    references.compactMap { reference in
      guard let low = reference.numbers.min(), let high = reference.numbers.max() else {
        return nil
      }
      return ChartElement.Reference(values: low...high, title: title(reference.title))
    }
  }

  /// Returns lines and bands at categories or dates; `place` finds them.
  func references(
    _ references: [CategoryReference], at place: (String) -> ChartElement.PlaceReference.Place?
  ) -> [ChartElement.PlaceReference] {
    references.compactMap { reference in
      guard let first = reference.value ?? reference.from, let low = place(first),
        let high = place(reference.value ?? reference.to ?? first)
      else { return nil }
      return ChartElement.PlaceReference(low: low, high: high, title: title(reference.title))
    }
  }

  /// The font of the titles of axes, lines and bands: as large as labels, and growing as a legend does
  /// (chosen: Docs/sources/charts.md#extras).
  private var titleFont: Font { growingTheme.font(.caption1) }

  /// The theme for texts other than labels. They grow, but not as far as others: the labels next to them
  /// do not grow at all, and neither does the chart (chosen: Docs/sources/charts.md#extras).
  private var growingTheme: Theme { context.theme.limitingTexts(to: .extraExtraExtraLarge) }

  func nameAxis(_ labels: [String]) -> ChartElement.NameAxis {
    let axis = view.categoryAxis
    return ChartElement.NameAxis(
      labels: labels, style: labelStyle, fitting: axis.labels.fitting,
      showsLabels: axis.labels.isHidden != true,
      showsGridlines: axis.gridlines.isHidden.map { !$0 } ?? kind.showsCategoryGridlines,
      showsBaseline: axis.baseline.isHidden.map { !$0 } ?? kind.showsCategoryBaseline,
      labelsPosition: axis.labelsPosition, title: title(axis.title, of: "categoryAxis"),
      isSorted: axis.sort != nil, hasDefaultStyle: axis.labels.style == nil)
  }

  /// The text of a chart without data: as in SAP's engine if the chart is alone, in the secondary
  /// style of other texts in a card (chosen: Docs/sources/charts.md#no-data).
  var noData: StyledText {
    styled(
      context.theme.font(.body), .body, context.isAlone ? color("primaryLabel") : quietColor
    ).text(context.words.noData)
  }

  /// Stated: Docs/sources/charts.md#no-data; `nil` in a card (chosen there).
  var noDataBorder: RGBA? { context.isAlone ? color("primaryLabel") : nil }

  private static let plotClass = "fdlFUIChartPlotView"
  /// In points, whatever the user's text size (stated: Docs/sources/charts.md#labels).
  private static let labelSize = 12.0
}

extension ChartStyle {
  /// Returns an entry for each series with a title, or for a waterfall colored by sign, the meanings
  /// of the colors (Docs/sources/charts.md#waterfall); then the meanings of the colors of single values.
  func legend(of chart: ChartElement) -> [ChartElement.LegendEntry] {
    let keys = chart.colorKeys.map {
      entry($0.title, chart.color(of: $0), chart.legendMark(of: $0.series))
    }
    return (view.colorBySign ? signLegend : seriesLegend(of: chart)) + keys
  }

  /// Returns the series of each of two axes. Their names are left to a legend, or to the titles of a
  /// card, unless the other axis has a title: beside it, a mark alone would look as if its text were lost. They then look
  /// like that title.
  func axisKeys(of chart: ChartElement) -> ChartElement.AxisKeys? {
    guard chart.primary?.hasSeries == true, chart.secondary?.hasSeries == true else { return nil }
    func key(_ isSecondary: Bool) -> ChartElement.AxisKey {
      let series = chart.data.drawnSeries.filter {
        chart.data.secondary.contains($0) == isSecondary
      }
      let names = hasTitles(chart, series) ? series.compactMap { name(of: $0, in: chart) } : []
      let text = names.joined(separator: ", ")
      let isBesideTitle = (isSecondary ? chart.primary : chart.secondary)?.title != nil
      return ChartElement.AxisKey(
        marks: series.prefix(Self.largestKeyCount).map {
          ChartElement.AxisKey.Mark(
            color: chart.legendColor(of: $0), mark: chart.legendMark(of: $0))
        },
        names: names.isEmpty || !isBesideTitle && (!context.isAlone || !chart.legend.isEmpty)
          ? nil
          : isBesideTitle
            ? title(text, of: isSecondary ? "secondaryNumericAxis" : "numericAxis")
            : styled(titleFont, .caption1, quietColor, "numbericAxisLabel").text(text))
    }
    return ChartElement.AxisKeys(primary: key(false), secondary: key(true))
  }

  private func hasTitles(_ chart: ChartElement, _ series: some Sequence<Int>) -> Bool {
    series.contains { chart.series[$0].title?.isEmpty == false }
  }

  /// More dots than series that can be distinguished.
  private static let largestKeyCount = 6

  private func seriesLegend(of chart: ChartElement) -> [ChartElement.LegendEntry] {
    let isTitled = hasTitles(chart, chart.series.indices)
    return chart.series.enumerated().compactMap { index, series in
      guard isTitled, let title = name(of: index, in: chart),
        chart.data.drawnSeries.contains(index), !chart.isExplainedByRules(index)
      else { return nil }
      // The keys of several series have their names.
      let hasMark = !chart.isExplainedByKeys(index)
      guard hasMark || chart.data.drawnSeries.count == 1 else { return nil }
      var entry = entry(
        chart.legendTitle(title, of: index), hasMark ? chart.legendColor(of: index) : nil,
        hasMark ? chart.legendMark(of: index) : nil)
      entry.series = index
      if kind.values == .shares { entry.part = chart.data.values[index].first ?? nil }
      return entry
    } + ruleLegend(of: chart) + forecastLegend(of: chart)
  }

  /// Returns the title of a series, or its number as words say it; `nil` for one without a title whose marks are
  /// compared to others, such as a target.
  private func name(of index: Int, in chart: ChartElement) -> String? {
    if let title = chart.series[index].title, !title.isEmpty { return title }
    return kind.guides.isEmpty ? numberedName(of: index) : nil
  }

  /// Returns the name of a series without a title, such as `Series 2`.
  func numberedName(of index: Int) -> String {
    let phrase: Phrase = kind.values == .shares ? .segment : .series
    return context.phrases(phrase, ["number": context.phrases.number(index + 1)])
  }

  /// Returns an entry for each rule in use that has a title.
  func ruleLegend(of chart: ChartElement) -> [ChartElement.LegendEntry] {
    chart.titledRules.map { entry($0.title ?? "", $0.color, chart.legendMark(of: $0)) }
  }

  /// Returns the entry that says how forecasts are drawn; none without a forecast.
  private func forecastLegend(of chart: ChartElement) -> [ChartElement.LegendEntry] {
    guard let forecast = chart.forecastKey(neutral: color("secondaryLabel")) else { return [] }
    return [entry(context.words.forecast, forecast.color, forecast.mark)]
  }

  private var signLegend: [ChartElement.LegendEntry] {
    let total = view.series.isEmpty ? nil : explicitColor(of: 0)
    let words = context.words
    return [
      entry(words.increase, color("positiveLabel"), signMark(.rising)),
      entry(words.decrease, color("negativeLabel"), signMark(.falling)),
      entry(words.total, total ?? color("chart1"), signMark(.none)),
    ]
  }

  private func signMark(_ hatching: SeriesPattern.Hatching) -> LegendMark? {
    guard context.differentiatesWithoutColor else { return nil }
    return LegendMark(
      form: .fill, pattern: SeriesPattern(hatching), background: colors.background)
  }

  private func entry(
    _ title: String, _ color: RGBA?, _ mark: LegendMark?
  ) -> ChartElement.LegendEntry {
    let style = legendStyle
    let textColor = style.color(
      .text, orElse: self.color(view.isSpacedAsCells ? "primaryLabel" : "secondaryLabel"))
    return ChartElement.LegendEntry(
      text: StyledText(
        title, font: style.font(growingTheme.font(.footnote)), color: style.faded(textColor)),
      color: color, mark: mark)
  }

  /// The style of the names of a legend in style sheets.
  private var legendStyle: PartStyle {
    context.style(
      generic: ["Label", FontStyleName.footnote.className], ["fdlFUIChartLegendView_seriesTitles"],
      of: context.outerPartClasses("seriesTitles"), appended: view.styleClass)
  }

  /// Returns the names at the ends of lines. They have the colors of the lines if all of these can be
  /// read as text, and otherwise the marks of a legend: names of both kinds would look as if the
  /// colors meant something else.
  func lineEnds(of chart: ChartElement) -> [ChartElement.LineEnd] {
    let named = chart.legend.compactMap { entry in entry.series.map { (series: $0, entry: entry) } }
      .filter { series, _ in
        !chart.data.columns.contains(series) && chart.data.values[series].contains { $0 != nil }
      }
    let hasMarks =
      context.differentiatesWithoutColor || legendStyle.customColor(.text) != nil
      || named.contains { series, _ in
        Contrast.ratio(of: chart.series[series].color, on: colors.background) < Self.leastContrast
      }
    // Beside the last points, dots would look like further ones. Beside the mark of a dashed line, a bar would look like
    // the mark of a column.
    let haveLines = named.contains { _, entry in entry.mark != nil }
    let hasPoints = named.contains { series, _ in chart.drawsPoints(of: series) }
    func mark(of series: Int) -> LegendMark? {
      guard haveLines || hasPoints else { return nil }
      return LegendMark(
        form: haveLines ? chart.lineForm(of: series) : .bar,
        pattern: chart.series[series].pattern ?? SeriesPattern(.none),
        background: colors.background)
    }
    return named.map { series, entry in
      let color = chart.series[series].color
      return ChartElement.LineEnd(
        series: series,
        text: StyledText(
          entry.text.string, font: entry.text.font, color: hasMarks ? entry.text.color : color),
        color: color, hasMark: hasMarks, mark: mark(of: series))
    }
  }

  /// Returns the sizes of some bubbles.
  func sizeKey(
    _ circles: [(text: String, radius: Double)]
  ) -> ChartElement.SizeKey? {
    guard !circles.isEmpty else { return nil }
    let title = view.secondaryNumericAxis.title.flatMap { $0.isEmpty ? nil : $0 }
    func text(_ string: String) -> StyledText { entry(string, quietColor, nil).text }
    return ChartElement.SizeKey(
      title: title.map(text),
      circles: circles.map {
        ChartElement.SizeKey.Circle(text: text($0.text), radius: $0.radius)
      }, color: quietColor)
  }

  /// The contrast that WCAG 2 requires of small text (Docs/sources/colors.md#contrast).
  private static let leastContrast = 4.5
}

extension ChartElement {
  /// Returns the color of a series in a legend.
  package func legendColor(of index: Int) -> RGBA { type.kind.legendColor(self, index) }

  /// Returns the title of a series in a legend: a share without a part of the ring has its value
  /// behind its name (chosen: Docs/sources/charts.md#donut).
  package func legendTitle(_ title: String, of index: Int) -> String {
    shareNotes[index].map { "\(BidirectionalControls.completed(title)) (\($0))" } ?? title
  }

  /// Returns how forecasts are drawn, in the color of the only series, or else in a neutral one;
  /// `nil` without a forecast that is drawn.
  package func forecastKey(neutral: RGBA) -> (color: RGBA, mark: LegendMark)? {
    guard let (index, first) = firstForecast else { return nil }
    let look = series[index]
    let color = data.drawnSeries.count > 1 ? neutral : look.color
    guard !isLine(index) else {
      var pattern = hasLoneForecast ? .loneForecast : forecastPattern
      pattern.dash = forecastPattern.dash
      let form: LegendMark.Form =
        joinsForecast ? .line(width: look.lineWidth, hasPoints: hasLoneForecast) : .point
      return (color, LegendMark(form: form, pattern: pattern, background: colors.background))
    }
    // Where hatchings distinguish series, columns of a forecast are lighter.
    let hatching = look.hatchings[first]
    return (
      hatching == nil ? color.fadedTo(ChartStyle.lighterOpacity) : color,
      LegendMark(
        form: .fill, pattern: SeriesPattern(hatching ?? .none), background: colors.background)
    )
  }

  /// Returns the mark of a rule in a legend; `nil` for a dot.
  package func legendMark(of rule: RuleUse) -> LegendMark? {
    guard rule.hatching != .none else { return nil }
    return LegendMark(
      form: .fill, pattern: SeriesPattern(rule.hatching), background: colors.background)
  }

  /// Returns the mark of a series in a legend; `nil` for a dot.
  package func legendMark(of index: Int) -> LegendMark? {
    let look = series[index]
    guard index != type.kind.targetSeries else {
      return LegendMark(
        form: .line(width: ColumnSet.Target.largestThickness, hasPoints: false),
        pattern: SeriesPattern(.none), background: colors.background)
    }
    let hatching = type.kind.valueHatchings.keys.first.flatMap { look.hatchings[$0] }
    guard let pattern = look.pattern ?? hatching.map({ SeriesPattern($0) }) else { return nil }
    let form: LegendMark.Form =
      isLine(index) ? lineMark(of: index) : type.kind.values == .points ? .point : .fill
    return LegendMark(form: form, pattern: pattern, background: colors.background)
  }

  /// Returns the form of a line's mark: a point if no value has another one beside it.
  private func lineMark(of index: Int) -> LegendMark.Form {
    let runs = lineRuns(of: index)
    return runs.isEmpty || runs.contains { $0.count > 1 }
      ? lineForm(of: index) : .point
  }

  /// Returns the form of a line, also of one with a single value.
  func lineForm(of index: Int) -> LegendMark.Form {
    .line(width: series[index].lineWidth, hasPoints: drawsPoints(of: index))
  }

  /// Whether the forecast of a line is drawn as one, rather than as points by themselves.
  private var joinsForecast: Bool {
    data.drawnSeries.contains { index in
      guard isLine(index), let first = series[index].forecastFrom else { return false }
      return lineRuns(of: index).contains { $0.count > 1 && $0.upperBound > first }
    }
  }
}
