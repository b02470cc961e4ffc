import FioriBasics
import FioriSyntax

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
      // A trend stands in the place of the subtitle.
      view.add("status", header.status ?? header.subtitle)
      view.add("trend", header.details)
      view.add("trendImage", header.trendImage)
      view.add("trendSemanticColor", header.trendColor)
      if header.status != nil, header.subtitle != nil {
        drop(path.key("subTitle"), card["header"]?["subTitle"], "the trend stands in its place")
      }
    }
    if header.icon != nil {
      drop(path.key("icon"), card["header"]?["icon"], "a card with a chart has no icon")
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
        "legend", "plotArea",
      ])
    let given = content?["chartType"]
    let name = value(given, at: Self.content.key("chartType"), base).string
    let type = Self.chartTypes[name.lowercased().filter { $0 != "_" && $0 != "/" }]
    guard let type else {
      drop(
        Self.content.key("chartType"), given ?? content, "there is no chart for '\(name)'")
      return (nil, [])
    }
    let (elements, data) = rows(base)
    let categories = strings(content?["dimensions"], "dimensions", elements, data)
    let measures = content?["measures"]?.elements ?? []
    var names: [String] = []
    var values: [[JSONText]] = []
    for (index, measure) in measures.enumerated() {
      let path = Self.content.key("measures").index(index)
      let key = measure["name"] == nil ? "label" : "name"
      names.append(value(measure[key], at: path.key(key), data).string)
      var column: [JSONText] = []
      for element in elements {
        let number = value(measure["value"], at: path.key("value"), data, element).number
        column.append(number.map(JSONText.value) ?? .null)
      }
      values.append(column)
    }
    let isDonut = type == "donut"
    let series =
      isDonut
      ? zip(categories, values.first ?? []).map { Self.series($0, [$1]) }
      : zip(names, values).map { Self.series($0, $1) }
    var view: [(String, JSONText)] = [("chartType", .string(type))]
    if !isDonut { view.add("categories", .array(categories.map(JSONText.string))) }
    view.add("series", .array(series))
    view.add("valueLabels", valueLabels)
    let titles = isDonut ? categories : names.count > 1 ? names : []
    return (.object(view), titles.map(JSONText.string))
  }

  /// The values beside the marks, if the manifest shows them.
  private var valueLabels: JSONText? {
    mutating get {
      let path = Self.content.key("plotArea")
      let area = card["content"]?["plotArea"]
      noteOthers(area, at: path, besides: ["dataLabel"])
      noteOthers(area?["dataLabel"], at: path.key("dataLabel"), besides: ["visible"])
      return area?["dataLabel"]?["visible"]?.value == .bool(true) ? "fit" : nil
    }
  }

  private static func series(_ title: String, _ values: [JSONText]) -> JSONText {
    ["title": .string(title), "values": .array(values)]
  }

  /// Returns the rows of a chart.
  private mutating func rows(_ base: ManifestData?) -> ([JSONNode], ManifestData?) {
    let content = card["content"]
    let noted = dropped.count
    let data = data(of: content, at: Self.content, inside: base)
    let all = data?.elements ?? []
    if all.isEmpty, dropped.count == noted {
      drop(Self.content, content, "there are no data for the chart; give them with --data")
    }
    if all.count > Self.rowLimit {
      drop(
        Self.content, content, "\(all.count) rows, of which the first \(Self.rowLimit) are taken")
    }
    return (Array(all.prefix(Self.rowLimit)), data)
  }

  /// Returns the names of the categories, made of all dimensions.
  private mutating func strings(
    _ node: JSONNode?, _ key: String, _ elements: [JSONNode], _ data: ManifestData?
  ) -> [String] {
    let dimensions = node?.elements ?? []
    var found: [String] = []
    for element in elements {
      var words: [String] = []
      for (index, dimension) in dimensions.enumerated() {
        let path = Self.content.key(key).index(index).key("value")
        words.append(value(dimension["value"], at: path, data, element).string)
      }
      found.append(words.joined(separator: " "))
    }
    return found
  }

  /// What UI5 calls the charts, without dashes.
  static let chartTypes = [
    "line": "line", "timeseriesline": "line", "column": "column", "timeseriescolumn": "column",
    "bar": "bar", "stackedcolumn": "stackedColumn", "timeseriesstackedcolumn": "stackedColumn",
    "stackedbar": "stackedBar", "donut": "donut", "timeseriesdonut": "donut", "pie": "donut",
    "combination": "combo", "timeseriescombination": "combo", "waterfall": "waterfall",
    "timeserieswaterfall": "waterfall",
  ]
  /// The values of a series that a chart draws at most.
  private static let rowLimit = 1_000
}
