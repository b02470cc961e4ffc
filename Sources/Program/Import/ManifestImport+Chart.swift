import FioriBasics
import FioriRender

extension ManifestImport {
  /// Returns the card of an Analytical card, and its height in points.
  func analytical(
    _ base: ManifestData?, _ header: Header
  ) throws(Failure) -> (view: [(String, JSONText)], height: Double?) {
    var view: [(String, JSONText)] = [("type", "chartCard"), ("title", title(header))]
    view.add("status", header.status)
    var header = header
    if let loss = header.stateLoss { loss.part.leaveOut(loss.reason) }
    let chart = try chart(base)
    var below = [header.details].compactMap(\.self)
    let heads = [header.title, header.subtitle].map { $0?.plain?.lowercased() }
    let names = chart.names.distinct.filter { !$0.isEmpty && !heads.contains($0.lowercased()) }
      .joined(separator: " · ")
    if !names.isEmpty, header.subtitle == nil, header.trendImage == nil {
      header.subtitle = .string(fitting(names, content))
    } else if !names.isEmpty {
      below.append(.string(fitting(names, content)))
    }
    if let subtitle = header.subtitle {
      // A trend replaces the subtitle.
      let length = header.trendImage == nil ? subtitle.plain?.count ?? 0 : .max
      let room = header.kpiItems.isEmpty ? Self.lineLength : Self.sideLength
      if length <= 2 * room || subtitle.plain == nil, header.trendImage == nil {
        view.add("subtitle", length > room ? subtitle.lined(subtitle.lineCount ?? 2) : subtitle)
      } else {
        below.insert(subtitle, at: 0)
      }
    }
    view.add("trendImage", header.trendImage)
    if header.trendImage != nil { view.add("trendSemanticColor", header.stateColor) }
    card["header"]?["icon"]?.leaveOut(.partOfChartCard("an icon"))
    card["footer"]?.leaveOut(.partOfChartCard("buttons"))
    view.add("kpiItems", header.kpiItems)
    view.add("facts", header.facts)
    let details = details(below)
    view.add("details", details)
    view.add("seriesTitles", chart.titles.map(JSONText.string))
    view.add("chartView", chart.view)
    let extra = max((details?.lineCount ?? 1) - 1, 0) * Self.lineHeight
    return (view, Self.height + extra + Double(max(chart.legendRows - 1, 0)) * Self.legendHeight)
  }

  /// Returns the title, which has as many lines as in UI5 where it is long.
  private func title(_ header: Header) -> JSONText {
    let room = header.status == nil ? Self.titleLength : Self.titleLength * 6 / 10
    guard let text = header.title.plain, text.count > room else { return header.title }
    return header.title.lined(header.title.lineCount ?? 3)
  }

  /// Returns the texts below a number as one, with as many lines as they need.
  private func details(_ texts: [JSONText]) -> JSONText? {
    guard let first = texts.first else { return nil }
    let lines = texts.map { text -> Double in
      let needed = Double((text.plain ?? "").count) / Double(Self.lineLength)
      return min(max(needed.rounded(.up), 1), text.lineCount ?? 6)
    }.reduce(0, +)
    guard texts.count > 1 else { return lines > 2 ? first.lined(lines) : first }
    if texts.contains(where: \.hasColor) {
      card["header"]?["details"]?["state"]?.leaveOut(.colorOfDetails)
    }
    let words = fitting(texts.compactMap(\.plain).joined(separator: "\n"), card["header"])
    return JSONText.string(words).lined(lines)
  }

  /// The height of a card, and the heights of a further line of its details and of its legend, in
  /// points.
  private static let height = 320.0
  private static let lineHeight = 18.0
  private static let legendHeight = 24.0
  /// The characters that fit on a line of a card, and on a line beside a number.
  private static let titleLength = 30
  private static let lineLength = 42
  private static let sideLength = 18
  /// The rows that a card grows for in its legend.
  private static let legendLimit = 4
  /// The characters that a dot before a name in a legend takes.
  private static let dotLength = 4

  /// A chart with the card's parts beside it.
  private struct DrawnChart {
    var view: [(String, JSONText)] = []
    /// The titles of its series, in the card's line of them.
    var titles: [String] = []
    /// The names of fields that have no place in the chart.
    var names: [String] = []
    /// The number of rows of the legend below it.
    var legendRows = 0
  }

  private func chart(_ base: ManifestData?) throws(Failure) -> DrawnChart {
    do {
      return try wholeChart(base)
    } catch {
      guard keepsGoing else {
        throw Failure(
          path: error.path, position: error.position,
          message: error.message.orKeepGoing())
      }
      content?.leaveOut(error.message)
      return DrawnChart()
    }
  }

  private func wholeChart(_ base: ManifestData?) throws(Failure) -> DrawnChart {
    let type = content?["chartType"]
    let name = value(type, base).string
    guard let form = ChartForm(name) else {
      throw failure(type, .unsupportedChart(name, known: ChartForm.names))
    }
    if let difference = form.difference { type?.note(difference) }
    let (rows, data) = rows(base)
    for key in ["measureAxis", "dimensionAxis"] { content?[key]?.settle() }
    let table = ChartTable(
      form, measures: fields("measures", data), dimensions: fields("dimensions", data),
      feeds: content?["feeds"]?.elements ?? [], rows: rows, data: data)
    guard table.measures.count >= (form.hasPoints ? form.measureLimit ?? 1 : 1) else {
      let count = form.measureLimit ?? 1
      throw failure(
        content?["measures"] ?? content,
        form.hasPoints ? .tooFewMeasures(form.type, least: count) : .noMeasure)
    }
    var properties = ChartProperties(self, data, form)
    var chart = DrawnChart(view: [("chartType", .string(form.type.rawValue))])
    let titles = addSeries(of: table, &properties, to: &chart.view)
    addForm(
      of: table, to: &chart.view, seriesPerMeasure: titles.count / max(table.measures.count, 1))
    addNames(titles, of: table, &properties, to: &chart)
    return chart
  }

  /// Adds the axes with their titles, and the names of the series: in a line of the card, or in a legend below
  /// the chart.
  private func addNames(
    _ titles: [String], of table: ChartTable, _ properties: inout ChartProperties,
    to chart: inout DrawnChart
  ) {
    let form = table.form
    var isNamed = titles.count > 1 || !table.series.isEmpty && !form.hasPoints || form.isRing
    let areTitled = nameAxes(of: table, isNamed, &properties)
    properties.addMembers(to: &chart.view)
    let names = (form.isRing ? table.measures + table.categories : table.series).map(\.name)
    // Only a legend below the chart explains the sizes of points.
    let sizes = form.hasPoints ? table.measures.dropFirst(2).map(\.name) : []
    chart.names = sizes + names
    guard !properties.hidesLegend else { return }
    if !areTitled, !isNamed {
      // The legend names the only measure, unless it explains colors.
      if properties.hasNamedRules { chart.names += titles } else { isNamed = titles != [""] }
    }
    let hasNames = isNamed || properties.hasNamedRules
    guard hasNames || !sizes.isEmpty else { return }
    // The titles of a card have one line, and count what has no place there.
    let length = titles.reduce(0) { $0 + $1.count + Self.dotLength }
    if sizes.isEmpty, !properties.hasNamedRules, length <= Self.lineLength {
      chart.titles = titles
    } else {
      chart.view.add("legend", "bottom")
      chart.names.removeFirst(sizes.count)
      let rows = min((length - 1) / Self.lineLength, Self.legendLimit) + 1
      chart.legendRows = (hasNames ? rows : 0) + sizes.count
    }
  }

  /// Names the axes as UI5 does, the numeric ones unless the legend names their measures; returns whether
  /// they are named.
  private func nameAxes(
    of table: ChartTable, _ isNamed: Bool, _ properties: inout ChartProperties
  ) -> Bool {
    guard !table.form.isRing, !table.form.hasPoints else { return true }
    _ = properties.setTitle("categoryAxis", table.categories.map(\.name))
    guard table.measures.count == 1 || !isNamed || properties.hidesLegend else { return true }
    let count = table.measures.count - table.secondaryCount
    let names = table.measures.map(\.name)
    let isTitled = properties.setTitle("numericAxis", Array(names.prefix(count)))
    _ = properties.setTitle("secondaryNumericAxis", Array(names.dropFirst(count)))
    return isTitled
  }

  private func failure(_ part: ManifestPart?, _ message: Message) -> Failure {
    let place = part ?? content ?? card
    return Failure(
      path: part?.path ?? card.path.key("content").key("chartType"),
      position: place.node.position, message: message)
  }

  /// Adds the categories and the series; returns the titles of the series.
  private func addSeries(
    of table: ChartTable, _ properties: inout ChartProperties, to view: inout [(String, JSONText)]
  ) -> [String] {
    var series: [ChartSeries]
    if table.form.hasPoints {
      series = points(of: table)
      let keys = ["categoryAxis", "numericAxis", "secondaryNumericAxis"]
      for (key, measure) in zip(keys, table.measures) where !measure.name.isEmpty {
        _ = properties.setTitle(key, [measure.name])
        properties.setDefault(key, "format", ["style": "compact"])
      }
    } else {
      let (names, areDates) = categories(of: table)
      if table.form.isRing {
        let measure = table.measures[0]
        series = zip(names, numbers(of: measure, in: table)).map {
          ChartSeries(title: $0, values: [$1.map(JSONText.value) ?? .null], measure: measure)
        }
      } else {
        let (categories, all) = self.series(of: table, at: names)
        series = all
        properties.paint(&series)
        view.add("categories", .array(categories.map(JSONText.string)))
        if areDates { properties.setDefault("categoryAxis", "scale", "time") }
      }
    }
    properties.color(&series)
    if series.count > Limits.seriesCount {
      content?.note(.seriesNotDrawn(series.count, limit: Limits.seriesCount))
      series = Array(series.prefix(Limits.seriesCount))
    }
    view.add("series", .array(series.map(\.json)))
    return series.map(\.title)
  }

  /// Adds the settings for the form of the chart.
  private func addForm(
    of table: ChartTable, to view: inout [(String, JSONText)], seriesPerMeasure count: Int
  ) {
    let form = table.form
    if form.isPercent { view.add("stacking", "percent") }
    let all = table.measures.count
    let secondary = ((all - table.secondaryCount) * count..<all * count).map { $0 }
    if table.secondaryCount > 0, table.secondaryCount < all {
      view.add("indexesOfSecondaryValuesAxis", secondary.map { .value(Double($0)) })
    }
    if form.isCombined {
      let shapes = ChartShapes(content, secondaryFrom: all - table.secondaryCount)
      let columns = (0..<all * count).filter {
        form.hasOnlyColumns || shapes.isColumn($0 / max(count, 1))
      }
      view.add("indexesOfColumnSeries", .array(columns.map { .value(Double($0)) }))
    }
    if let totals = table.totals {
      let kinds = names(of: [totals], in: table)
      if kinds.contains(where: { $0.hasPrefix("subtotal") }) {
        totals.part.note(.subtotalFromBaseline)
      }
      let indexes = kinds.indices.filter {
        kinds[$0].hasPrefix("total") || kinds[$0].hasPrefix("subtotal")
      }
      view.add("indexesOfTotalsCategories", indexes.map { .value(Double($0)) })
    }
  }

  /// Returns the rows of a chart.
  private func rows(_ base: ManifestData?) -> ([JSONNode], ManifestData?) {
    let noted = account.count
    let data = data(of: content, inside: base)
    let all = data?.elements ?? []
    if all.isEmpty {
      if account.count == noted {
        content?.note(.chartWithoutData(remedy: "pass it with --data"))
      }
      for part in (content?["measures"]?.elements ?? []) + (content?["dimensions"]?.elements ?? [])
      {
        part.leaveOut(.noDataForPart)
      }
    }
    if all.count > Self.rowLimit {
      content?.note(.rowsNotDrawn(all.count, limit: Self.rowLimit))
    }
    return (Array(all.prefix(Self.rowLimit)), data)
  }

  /// The values of a series that a chart draws at most.
  private static let rowLimit = 1_000
}
