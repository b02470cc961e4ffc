import FioriBasics

/// The fields of a chart, by the part of the chart that they feed, and its rows.
struct ChartTable {
  /// A measure or a dimension.
  struct Field {
    let name: String
    /// The name as the manifest gives it, by which feeds name the field.
    let given: String
    let node: JSONNode
    let path: DescriptionPath
  }

  /// The type of the chart in a description.
  let type: String
  private(set) var measures: [Field]
  /// The dimensions that the categories are made of.
  private(set) var categories: [Field]
  /// The dimensions that the series are made of; none where each measure is a series.
  private(set) var series: [Field] = []
  let elements: [JSONNode]
  let data: ManifestData?

  init(
    type: String, measures: [Field], dimensions: [Field], elements: [JSONNode],
    data: ManifestData?
  ) {
    (self.type, self.measures, categories) = (type, measures, dimensions)
    (self.elements, self.data) = (elements, data)
  }

  /// Whether the chart has points instead of categories.
  var hasPoints: Bool { type == "bubble" || type == "scatter" }

  /// Distributes the fields as the feeds say; without these, the second dimension of a stacked chart of one
  /// measure makes its series, since stacks of one part are none.
  mutating func takeFeeds(_ feeds: [JSONNode]) {
    let all = categories
    if let fed = Self.fields(["color"], in: feeds, from: all), type != "donut" { series = fed }
    if feeds.isEmpty, type.hasPrefix("stacked"), measures.count == 1, all.count == 2 {
      series = [all[1]]
    }
    let rest = all.filter { field in !series.contains { $0.given == field.given } }
    // Colors alone tell categories apart, not series, as in a donut.
    if rest.isEmpty, !hasPoints { series = [] } else { categories = rest }
    let order = ["valueAxis", "size", "actualValues", "valueAxis2", "bubbleWidth"]
    measures = Self.fields(order, in: feeds, from: measures) ?? measures
  }

  /// Returns the fields for parts of a chart, in their order; `nil` if no feed names one.
  private static func fields(
    _ parts: [String], in feeds: [JSONNode], from fields: [Field]
  ) -> [Field]? {
    let names = parts.flatMap { part in
      feeds.filter { $0["uid"]?.string == part }.flatMap { $0["values"]?.elements ?? [] }
    }.compactMap { $0.string ?? $0["name"]?.string }
    let found = names.compactMap { name in
      fields.first { $0.given == name || $0.name == name }
    }
    return found.isEmpty ? nil : found
  }
}

extension ManifestImport {
  /// Returns the measures or the dimensions of a chart.
  mutating func fields(_ key: String, _ data: ManifestData?) -> [ChartTable.Field] {
    var fields: [ChartTable.Field] = []
    for (index, node) in (card["content"]?[key]?.elements ?? []).enumerated() {
      let path = Self.content.key(key).index(index)
      noteOthers(node, at: path, besides: ["name", "label", "value", "dataType"])
      let name = node["name"] == nil ? "label" : "name"
      fields.append(
        ChartTable.Field(
          name: value(node[name], at: path.key(name), data).string,
          given: node[name]?.string ?? "", node: node, path: path))
    }
    return fields
  }

  /// Returns the number of a measure in each row.
  mutating func numbers(of field: ChartTable.Field, in table: ChartTable) -> [JSONText] {
    var numbers: [JSONText] = []
    for element in table.elements {
      numbers.append(number(of: field, in: element, table.data).map(JSONText.value) ?? .null)
    }
    return numbers
  }

  private mutating func number(
    of field: ChartTable.Field, in element: JSONNode, _ data: ManifestData?
  ) -> Double? {
    value(field.node["value"], at: field.path.key("value"), data, element).number
  }

  /// Returns the words of some dimensions in each row.
  mutating func names(of fields: [ChartTable.Field], in table: ChartTable) -> [String] {
    var names: [String] = []
    for element in table.elements {
      var words: [String] = []
      for field in fields {
        words.append(
          value(field.node["value"], at: field.path.key("value"), table.data, element).string)
      }
      names.append(
        fitting(words.joined(separator: " "), at: fields.first?.path ?? Self.content, nil))
    }
    return names
  }

  /// Returns the series that dimensions make: the values of each at each category.
  mutating func grouped(
    _ table: ChartTable, by rows: [String]
  ) -> (members: [(String, JSONText)], titles: [String]) {
    let groups = names(of: table.series, in: table)
    let (categories, titles) = (rows.distinct, groups.distinct)
    var series: [JSONText] = []
    var names: [String] = []
    for measure in table.measures {
      let numbers = numbers(of: measure, in: table)
      for title in titles {
        var values: [String: JSONText] = [:]
        for (index, number) in numbers.enumerated() where groups[index] == title {
          if values.updateValue(number, forKey: rows[index]) != nil {
            drop(
              Self.content, card["content"],
              Message(
                .wrongCount,
                "'\(title)' has several values for '\(rows[index])'; the last one is taken"))
          }
        }
        let name = table.measures.count == 1 ? title : "\(measure.name) \(title)"
        names.append(fitting(name, at: measure.path, measure.node))
        series.append(Self.series(names.last ?? title, categories.map { values[$0] ?? .null }))
      }
    }
    return (
      [("categories", .array(categories.map(JSONText.string))), ("series", .array(series))], names
    )
  }

  /// Returns the points of a bubble or scatter chart, in series by their colors.
  mutating func points(
    of table: ChartTable
  ) -> (members: [(String, JSONText)], titles: [String]) {
    let count = table.type == "bubble" ? 3 : 2
    guard table.measures.count >= count else {
      drop(
        Self.content.key("measures"), card["content"]?["measures"] ?? card["content"],
        Message(
          .other,
          "a \(table.type) chart needs \(count) measures; give one for each axis"
            + (count == 3 ? ", and one for the sizes" : "")))
      return ([], [])
    }
    let keys = ["x", "y", "size"].prefix(count)
    let groups = names(of: table.series.isEmpty ? table.categories : table.series, in: table)
    var points: [String: [JSONText]] = [:]
    for (index, element) in table.elements.enumerated() {
      var point: [(String, JSONText)] = []
      for (key, measure) in zip(keys, table.measures) {
        point.add(key, number(of: measure, in: element, table.data).map(JSONText.value))
      }
      points[groups[index], default: []].append(point.count == count ? .object(point) : .null)
    }
    let titles = groups.distinct
    let axes = ["categoryAxis", "numericAxis", "secondaryNumericAxis"].prefix(count)
    let members =
      [("series", JSONText.array(titles.map { Self.series($0, points[$0] ?? []) }))]
      + zip(axes, table.measures).filter { !$1.name.isEmpty }.map { axis, measure in
        (axis, ["title": .string(measure.name), "format": ["style": "compact"]])
      }
    return (members, titles.count > 1 ? titles : [])
  }
}

extension [String] {
  /// The texts without those that are there before.
  fileprivate var distinct: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

// MARK: - Properties

extension ManifestImport {
  /// What the properties of a chart say that has a counterpart.
  struct ChartProperties {
    var showsValues = false
    var hidesLegend = false
    var categoryTitle: JSONText?
    var valueTitle: JSONText?
  }

  /// Returns the properties of a chart, which newer manifests have in their own object.
  mutating func chartProperties(_ data: ManifestData?) -> ChartProperties {
    var properties = ChartProperties()
    let content = card["content"]
    let path = Self.content.key("chartProperties")
    let node = content?["chartProperties"]
    noteOthers(
      node, at: path, besides: ["plotArea", "legend", "title", "categoryAxis", "valueAxis"])
    if node?["title"]?["text"] != nil, node?["title"]?["visible"]?.value != .bool(false) {
      drop(
        path.key("title"), node?["title"],
        Message(.other, "the title of the card stands in its place"))
    }
    for (place, owner) in [(Self.content, content), (path, node)] {
      takeValues(of: owner?["plotArea"], at: place.key("plotArea"), &properties)
      let legend = owner?["legend"]
      noteOthers(legend, at: place.key("legend"), besides: ["visible"])
      if legend?["visible"]?.value == .bool(false) { properties.hidesLegend = true }
    }
    properties.categoryTitle = axisTitle("categoryAxis", of: node, at: path, data)
    properties.valueTitle = axisTitle("valueAxis", of: node, at: path, data)
    return properties
  }

  /// Takes whether values stand beside the marks.
  private mutating func takeValues(
    of area: JSONNode?, at path: DescriptionPath, _ properties: inout ChartProperties
  ) {
    noteOthers(area, at: path, besides: ["dataLabel"])
    noteOthers(area?["dataLabel"], at: path.key("dataLabel"), besides: ["visible"])
    if area?["dataLabel"]?["visible"]?.value == .bool(true) { properties.showsValues = true }
  }

  private mutating func axisTitle(
    _ key: String, of node: JSONNode?, at path: DescriptionPath, _ data: ManifestData?
  ) -> JSONText? {
    let (axis, path) = (node?[key], path.key(key))
    noteOthers(axis, at: path, besides: ["title"])
    let title = axis?["title"]
    noteOthers(title, at: path.key("title"), besides: ["text", "visible"])
    guard title?["visible"]?.value != .bool(false) else { return nil }
    return value(title?["text"], at: path.key("title").key("text"), data).json
  }
}
