import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

/// Builds a chart's element: searches for ticks, formats labels and resolves colors.
struct ChartBuilder {
  let view: ChartView
  let kind: ChartKind
  let context: LoweringContext
  let style: ChartStyle
  let data: ChartData
  let times: StockTimeAxis?
  /// The scale of categories that are dates; `nil` for any other.
  let scale: TimeScale?
  /// The scale of the axis of these dates, which charts may share.
  private let axisScale: TimeScale?
  var findings: [Finding] = []
  /// The numbers of each axis that set the magnitude of its value labels: its ticks, or all values of a
  /// type without axes.
  var axisNumbers: (primary: [Double], secondary: [Double]) = ([], [])

  /// `view` must have passed the checks.
  init(_ view: ChartView, in context: LoweringContext) {
    self.view = view
    kind = view.chartType.kind
    self.context = context
    style = ChartStyle(view, in: context)
    let hasOwnEnds = view.categoryAxis.explicitMin != nil || view.categoryAxis.explicitMax != nil
    times = StockTimeAxis(
      of: view, isRange: style.labelStyle == .range,
      sharing: hasOwnEnds ? nil : context.sharedRange?.stockTimes)
    scale = TimeScale(of: view, isInTimeZone: context.numbers.timeZone != nil)
    axisScale = scale.map { $0.axis(of: view, in: context) }
    data = ChartData(view, endsAtClose: times?.endsAtClose == true)
  }

  var formats: ChartNumbers { ChartNumbers(view, in: context) }

  var element: ChartElement {
    mutating get {
      var chart = ChartElement(
        origin: context.path, type: view.chartType, size: ChartView.size(in: context), data: data,
        series: style.series(data), selections: view.selections.mapValues(Set.init),
        colors: style.colors, texts: style.texts)
      chart.isRightToLeft = context.theme.layoutDirection == .rightToLeft
      chart.columnCornerRadius = view.columnCornerRadius
      if view.isSpacedAsCells { chart.spacing = .cells }
      chart.selectedRanges = view.selectedRanges
      chart.categories = style.nameAxis(names)
      if isEmpty {
        chart.noData = style.noData
        chart.noDataBorder = style.noDataBorder
        return chart
      }
      addAxes(to: &chart)
      let known = data.values.joined().compactMap(\.self)
      axisNumbers = (chart.primary?.ticks.values ?? known, chart.secondary?.ticks.values ?? known)
      if let times {
        chart.time = ChartElement.TimeAxis(
          positionCount: times.positionCount, categoryPositions: times.timePositions,
          labelPositions: times.labels.map(\.position))
      }
      chart.dates = dateAxis
      chart.placeReferences = style.references(view.categoryAxis.references) { [axisScale, view] in
        guard let axisScale else {
          return view.categories.firstIndex(of: $0).map { .category($0) }
        }
        guard let date = ISODate($0) else { return nil }
        let position = axisScale.position(of: axisScale.instant(of: date))
        return (0...1).contains(position) ? .date(position) : nil
      }
      if kind.hasHiddenRange { chart.sharedRange = context.sharedRange?.microRange }
      findings += SharedTimeCheck(view, data, scale, axisScale, in: context).findings
      reportCoveredColumns(of: chart)
      addValueLabels(to: &chart)
      chart.moreSeries = context.words.moreSeries
      chart.colorKeys = colorKeys(of: chart)
      if view.legend != .hidden {
        addLegend(to: &chart)
      } else {
        chart.legend = style.ruleLegend(of: chart)
        if kind.values == .shares, !context.isAlone, !view.isNamedOutside {
          chart.spareLegend = style.legend(of: chart)
        }
      }
      chart.axisKeys = style.axisKeys(of: chart)
      chart.isNamedOutside = view.isNamedOutside
      findings += UnexplainedMarks(chart, of: view).findings
      chart.axesNeedingNumbers = axesNeedingNumbers(of: chart)
      checkLooks(&chart)
      checkTitles(of: chart)
      findings += UnseenSeries(chart).findings(at: context.path)
      findings += [MixedFills(chart).finding(at: context.path)].compactMap(\.self)
      return chart
    }
  }

  private mutating func addLegend(to chart: inout ChartElement) {
    chart.legend = style.legend(of: chart)
    chart.legendPosition = view.legend
    if view.legend == .lineEnds {
      chart.legendFinding = looks(chart)
      chart.lineEnds = style.lineEnds(of: chart)
      // The space for a chart in a header is found in more than one width.
      if view.isInHeader { chart.largestLineEndShare = chart.lineEndShare }
    }
    guard chart.legend.isEmpty, chart.sizes == nil else { return }
    findings.append(.warning(context.path.key("legend"), .noSeriesTitles))
  }

  private func colorKeys(of chart: ChartElement) -> [ChartElement.ColorKey] {
    let keys = ColorKeys(
      view: view, chart: chart, names: CategoryNames(view, formats, scale),
      phrases: context.phrases)
    return keys.all { view.hasOrder(scale, formats) }
  }

  /// Reports series that look alike, in types that have several.
  private mutating func checkLooks(_ chart: inout ChartElement) {
    guard kind.seriesLimit == nil, kind.values != .prices else { return }
    let finding = looks(chart)
    findings += [finding].compactMap(\.self)
    if chart.legendFinding == finding { chart.legendFinding = nil }
  }

  /// Reports a name of two series, which neither a legend nor words distinguish.
  private mutating func checkTitles(of chart: ChartElement) {
    guard kind.hasPaletteColors, data.drawnSeries.count > 1 else { return }
    var known: [String: Int] = [:]
    for index in data.drawnSeries {
      guard let title = chart.series[index].title, !title.isEmpty else { continue }
      guard let first = known.updateValue(index, forKey: title) else { continue }
      findings.append(
        .warning(context.path.key("series").index(index), .repeatedTitle(title, first: first)))
      return
    }
  }

  /// Returns a warning about series that look alike; `nil` if there are none.
  private func looks(_ chart: ChartElement) -> Finding? {
    let colored = view.series.indices.filter { view.series[$0].color != nil }
    return LookAlikes(
      chart, explicitColors: Set(colored),
      ownColors: Set(colored.filter { view.series[$0].color?.isOfCharts == false }),
      isWithoutColor: context.differentiatesWithoutColor,
      numbered: style.numberedName
    ).finding(at: context.path)
  }

  /// Returns the sizes that a legend of bubbles shows, in the format of the sizes.
  private mutating func sizeKey(_ samples: [SizeSample]) -> ChartElement.SizeKey? {
    let values = samples.map(\.value)
    let (axis, path) = (view.secondaryNumericAxis, context.path.key("secondaryNumericAxis"))
    var format = formats.shared(formats.format(of: axis), of: values)
    if !values.isEmpty { reportHiddenMagnitude(of: format, title: axis.title, at: path) }
    if !format.hasOwnDigits {
      format = format.fitting(values, step: values.min() ?? 0)
      let rule = format.rule { [context] in try context.numbers.text(of: $0, in: $1) }
      format = rule.sharedLevel(for: values).map(format.adding) ?? format
    }
    let circles = samples.map { sample in
      (
        text: written(at: path.key("format")) {
          [context] () throws(NumberError) in
          try context.numbers.text(of: sample.value, in: format)
        }, radius: sample.radius
      )
    }
    return style.sizeKey(circles)
  }

  /// Stated: Docs/sources/charts.md#no-data. A micro chart needs a value, the others only a place
  /// for one.
  private var isEmpty: Bool {
    data.isEmpty
      || (kind.needsValue && data.values.joined().allSatisfy { $0 == nil })
  }

  /// The labels of the category axis.
  private var names: [String] {
    mutating get {
      guard let times else {
        return (0..<data.categoryCount).map { index in
          (view.categories[at: index] ?? nil) ?? ""
        }
      }
      let isRange = style.labelStyle == .range
      return times.labels.enumerated().map { index, label in
        let previous = index > 0 ? times.labels[index - 1].time : nil
        return written(at: context.path.key("categories")) { [context] () throws(NumberError) in
          try isRange
            ? context.numbers.label(ofEnd: label.time, as: times.unit)
            : context.numbers.label(of: label.time, as: times.unit, after: previous)
        }
      }
    }
  }

  /// Reports columns that cover others, since their dates are nearer than a pixel.
  private mutating func reportCoveredColumns(of chart: ChartElement) {
    guard kind.options.contains(.cornerRadius) else { return }
    let count = ClusterGeometry(chart).coveredCount
    guard count > 0 else { return }
    findings.append(
      .warning(context.path.key("categories"), .coveredColumns(count, of: data.categoryCount)))
  }

  /// The dates of the categories, with the labels of all ticks that there can be.
  private var dateAxis: ChartElement.DateAxis? {
    mutating get {
      guard let scale, var axisScale, !scale.times.isEmpty else { return nil }
      axisScale.hasColumns = kind.options.contains(.cornerRadius) && kind.growsFromZero(data)
      var labels = TimeLabels { [context] time, form throws(NumberError) in
        try context.numbers.text(of: time, in: form)
      }
      let axis = labels.axis(of: scale, on: axisScale)
      if let error = labels.error {
        findings.append(.error(context.path.key("categories"), error.message))
      }
      return axis
    }
  }

  // MARK: Axes

  private mutating func addAxes(to chart: inout ChartElement) {
    let search = AxisTickSearch(view, data, sharing: context.sharedRange)
    switch view.chartType.plot.axes {
    case .none: break
    case .numeric:
      let scale = bubbleScale
      let geometry = search.onSharedAxes(
        BubbleGeometry(
          data, scale: scale, count: view.numberOfGridlines, search: search.search))
      chart.bubbles = geometry.bubbles
      // A single size says something only with its meaning.
      if view.legend != .hidden,
        geometry.samples.count != 1 || view.secondaryNumericAxis.title != nil
      {
        chart.sizes = sizeKey(geometry.samples)
      }
      chart.primary = axis(
        geometry.vertical, view.numericAxis, search.ends(isSecondary: false), key: "numericAxis")
      chart.horizontal = ChartElement.NumberAxis(
        ticks: geometry.horizontal, labels: horizontalLabels(geometry.horizontal))
    case .vertical, .horizontal:
      let ticks = search.levelTicks
      checkZeros(search, ticks.primary, ticks.secondary)
      chart.primary =
        ticks.primary.map {
          axis($0, view.numericAxis, search.ends(isSecondary: false), key: "numericAxis")
        } ?? .withoutSeries
      chart.secondary = ticks.secondary.map {
        axis(
          $0, view.secondaryNumericAxis, search.ends(isSecondary: true),
          key: "secondaryNumericAxis")
      }
    }
  }

  /// The scale of the sizes of bubbles; `nil` for points, and without sizes above zero.
  private var bubbleScale: BubbleSizeScale? {
    guard kind.values == .bubbles else { return nil }
    let shared = context.sharedRange?.bubbleSizes
    return BubbleSizeScale(
      shared ?? SharedRange.BubbleSizes(data),
      by: view.bubbleScale ?? (context.theme.look.drawsSizesAsAreas ? .area : .sdk),
      isShared: shared != nil)
  }

  /// Reports zeros that are not level: because of the ends of their axes, or of lines on both sides of one of them.
  private mutating func checkZeros(
    _ search: AxisTickSearch, _ primary: AxisTicks?, _ secondary: AxisTicks?
  ) {
    guard let primary, let secondary, secondary.hasZero(elsewhereThan: primary),
      search.levelsZeros
        || [primary, secondary].contains(where: { $0.minimum < 0 && $0.maximum > 0 })
    else { return }
    findings.append(
      .warning(
        context.path.key("secondaryNumericAxis"),
        .zeroIsNotLevel(becauseOfEnds: search.levelsZeros)))
  }

  /// Returns a text, or an empty one while recording the problem with its number.
  mutating func written(
    at path: DescriptionPath, _ text: () throws(NumberError) -> String
  ) -> String {
    do {
      return try text()
    } catch {
      let finding = Finding.error(error.key.map(path.key) ?? path, error.message)
      if !findings.contains(finding) { findings.append(finding) }
      return ""
    }
  }
}

extension Color {
  /// Whether the color is one of a palette for charts, such as `chart2`.
  fileprivate var isOfCharts: Bool {
    if case .palette(let style, _) = self { style.rawValue.hasPrefix("chart") } else { false }
  }
}

extension ChartElement.NumberAxis {
  /// An axis that no series uses (stated: Docs/sources/charts.md#range).
  fileprivate static let withoutSeries = ChartElement.NumberAxis(
    ticks: .noData, labels: [], showsLabels: false, showsGridlines: false, hasSeries: false)
}
