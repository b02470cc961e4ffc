import FioriBasics

extension ManifestImport {
  /// Returns the card of an analytical one.
  mutating func analytical(_ base: ManifestData?, _ header: Header) -> [(String, JSONText)] {
    let path = Self.root.key("header")
    var view: [(String, JSONText)] = [("type", "chartCard")]
    view.add("title", header.title)
    if header.trendImage == nil {
      view.add("subtitle", header.subtitle)
      view.add("status", header.status)
    } else {
      // A trend replaces the subtitle.
      view.add("status", header.status ?? header.subtitle)
      view.add("trend", header.details)
      view.add("trendImage", header.trendImage)
      view.add("trendSemanticColor", header.trendColor)
      if header.status != nil, header.subtitle != nil {
        drop(
          path.key("subTitle"), card["header"]?["subTitle"],
          Message(.other, "the trend stands in its place"))
      }
    }
    if header.icon != nil {
      drop(
        path.key("icon"), card["header"]?["icon"],
        Message(.other, "a card with a chart has no icon"))
    }
    if card["footer"] != nil {
      drop(
        Self.root.key("footer"), card["footer"],
        Message(.other, "a card with a chart has no buttons"))
    }
    if !header.kpiItems.isEmpty { view.add("kpiItems", .array(header.kpiItems)) }
    if !header.facts.isEmpty { view.add("facts", .array(header.facts)) }
    let chart = chart(base)
    if !chart.titles.isEmpty { view.add("seriesTitles", .array(chart.titles)) }
    view.add("chartView", chart.view)
    return view
  }

  private mutating func chart(_ base: ManifestData?) -> (view: JSONText?, titles: [JSONText]) {
    let content = card["content"]
    noteOthers(
      content, at: Self.content,
      besides: [
        "data", "chartType", "measures", "dimensions", "measureAxis", "dimensionAxis", "feeds",
        "legend", "plotArea", "chartProperties",
      ])
    let given = content?["chartType"]
    let name = value(given, at: Self.content.key("chartType"), base).string
    let type = Self.chartTypes[name.lowercased().filter { $0 != "_" && $0 != "/" }]
    guard let type else {
      drop(
        Self.content.key("chartType"), given ?? content,
        Message(.empty, "there is no chart for '\(name)'"))
      return (nil, [])
    }
    let (elements, data) = rows(base)
    let properties = chartProperties(data)
    var table = ChartTable(
      type: type, measures: fields("measures", data), dimensions: fields("dimensions", data),
      elements: elements, data: data)
    table.takeFeeds(content?["feeds"]?.elements ?? [])
    let (members, titles) = drawable(members(of: table))
    guard !members.isEmpty else { return (nil, []) }
    var view: [(String, JSONText)] = [("chartType", .string(type))] + members
    for (axis, title) in [
      ("categoryAxis", properties.categoryTitle), ("numericAxis", properties.valueTitle),
    ] where title != nil && !view.contains(where: { $0.0 == axis }) {
      var member: [(String, JSONText)] = []
      member.add("title", title)
      view.add(axis, .object(member))
    }
    view.add("valueLabels", properties.showsValues && !table.hasPoints ? "fit" : nil)
    return (.object(view), properties.hidesLegend ? [] : titles.map(JSONText.string))
  }

  /// Returns the members and titles without the series that a chart cannot have.
  private mutating func drawable(
    _ parts: (members: [(String, JSONText)], titles: [String])
  ) -> (members: [(String, JSONText)], titles: [String]) {
    var (members, titles) = parts
    for index in members.indices where members[index].0 == "series" {
      guard case .array(let series) = members[index].1, series.count > Limits.seriesCount else {
        continue
      }
      drop(
        Self.content, card["content"],
        Message(
          .other, "\(series.count) series, of which the first \(Limits.seriesCount) are taken"))
      members[index].1 = .array(Array(series.prefix(Limits.seriesCount)))
      titles = Array(titles.prefix(Limits.seriesCount))
    }
    return (members, titles)
  }

  /// Returns the categories and the series of a chart, and the titles of its legend.
  private mutating func members(
    of table: ChartTable
  ) -> (members: [(String, JSONText)], titles: [String]) {
    if table.hasPoints { return points(of: table) }
    let categories = names(of: table.categories, in: table)
    if table.type == "donut" {
      let values = table.measures.first.map { numbers(of: $0, in: table) } ?? []
      return (
        [("series", .array(zip(categories, values).map { Self.series($0, [$1]) }))], categories
      )
    }
    guard table.series.isEmpty else { return grouped(table, by: categories) }
    var series: [JSONText] = []
    for measure in table.measures {
      series.append(Self.series(measure.name, numbers(of: measure, in: table)))
    }
    let titles = table.measures.count > 1 ? table.measures.map(\.name) : []
    return (
      [
        ("categories", .array(categories.map(JSONText.string))), ("series", .array(series)),
      ], titles
    )
  }

  static func series(_ title: String, _ values: [JSONText]) -> JSONText {
    ["title": .string(title), "values": .array(values)]
  }

  /// Returns the rows of a chart.
  private mutating func rows(_ base: ManifestData?) -> ([JSONNode], ManifestData?) {
    let content = card["content"]
    let noted = dropped.count
    let data = data(of: content, at: Self.content, inside: base)
    let all = data?.elements ?? []
    if all.isEmpty, dropped.count == noted {
      drop(
        Self.content, content,
        Message(.other, "there are no data for the chart; give them with --data"))
    }
    if all.count > Self.rowLimit {
      drop(
        Self.content, content,
        Message(.data, "\(all.count) rows, of which the first \(Self.rowLimit) are taken"))
    }
    return (Array(all.prefix(Self.rowLimit)), data)
  }

  /// What UI5 calls the charts, without dashes.
  static let chartTypes = [
    "line": "line", "timeseriesline": "line", "column": "column", "timeseriescolumn": "column",
    "bar": "bar", "stackedcolumn": "stackedColumn", "timeseriesstackedcolumn": "stackedColumn",
    "stackedbar": "stackedBar", "donut": "donut", "timeseriesdonut": "donut", "pie": "donut",
    "combination": "combo", "timeseriescombination": "combo", "waterfall": "waterfall",
    "timeserieswaterfall": "waterfall", "bubble": "bubble", "timeseriesbubble": "bubble",
    "scatter": "scatter", "timeseriesscatter": "scatter",
  ]
  /// The values of a series that a chart draws at most.
  private static let rowLimit = 1_000
}
