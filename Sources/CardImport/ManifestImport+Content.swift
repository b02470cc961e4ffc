import FioriBasics
import FioriSyntax

extension ManifestImport {
  static let content = root.key("content")

  /// Returns a card with a header and a content.
  mutating func cardView(_ header: Header, _ body: JSONText) -> [(String, JSONText)] {
    var view: [(String, JSONText)] = [("type", "card")]
    view.add("title", header.title)
    view.add("subtitle", header.subtitle)
    view.add("detailImage", header.icon)
    view.add("counter", header.status)
    if !header.kpiItems.isEmpty {
      view.add("kpi", ["type": "kpiView", "items": .array(header.kpiItems)])
    }
    if let arrow = header.trendImage {
      var item = [("icon", arrow)]
      item.add("text", header.details)
      view.add("row1", .array([.object(item)]))
    }
    if !header.facts.isEmpty { view.add("facts", .array(header.facts)) }
    view.add("cardBody", body)
    return view
  }

  /// Returns the elements that a content is made of.
  private mutating func items(_ base: ManifestData?) -> (shown: [JSONNode], data: ManifestData?) {
    let content = card["content"]
    let noted = dropped.count
    let data = data(of: content, at: Self.content, inside: base)
    let all = data?.elements ?? []
    if all.isEmpty, dropped.count == noted {
      drop(Self.content, content, "there are no data for its items; give them with --data")
    }
    var count = all.count
    if let number = value(content?["maxItems"], at: Self.content.key("maxItems"), data).number,
      let wanted = Int(exactly: number)
    {
      count = min(max(wanted, 0), count)
    }
    if count > Self.limit {
      drop(Self.content, content, "\(count) items, of which a card shows \(Self.limit)")
    }
    return (Array(all.prefix(min(count, Self.limit))), data)
  }

  /// Returns the content of a list card.
  mutating func list(_ base: ManifestData?) -> JSONText {
    let content = card["content"]
    noteOthers(content, at: Self.content, besides: ["data", "item", "maxItems"])
    let (shown, data) = items(base)
    let path = Self.content.key("item")
    let template = content?["item"]
    noteOthers(template, at: path, besides: ["title", "description", "icon", "info"])
    noteOthers(template?["info"], at: path.key("info"), besides: ["value", "state"])
    var items: [JSONText] = []
    for item in shown { items.append(listItem(template, at: path, data, item)) }
    return ["type": "list", "items": .array(items)]
  }

  private mutating func listItem(
    _ template: JSONNode?, at path: DescriptionPath, _ data: ManifestData?, _ item: JSONNode
  ) -> JSONText {
    var view: [(String, JSONText)] = []
    for key in ["title", "description"] {
      let node = template?[key]
      let text = value(node?["value"] ?? node, at: path.key(key), data, item).json
      view.add(key, key == "title" ? text ?? "" : text)
    }
    view.add("icon", icon(template?["icon"], at: path.key("icon"), data, item))
    let info = template?["info"]
    let place = path.key("info")
    view.add("info", value(info?["value"], at: place.key("value"), data, item).json)
    let state = value(info?["state"], at: place.key("state"), data, item).string
    view.add("infoState", Self.color(state))
    return .object(view)
  }

  /// Returns the content of an object card.
  mutating func object(_ base: ManifestData?) -> JSONText {
    let content = card["content"]
    noteOthers(content, at: Self.content, besides: ["data", "groups"])
    let data = data(of: content, at: Self.content, inside: base)
    let path = Self.content.key("groups")
    let given = cut(content?["groups"], at: path, "groups")
    var groups: [JSONText] = []
    for (index, group) in given.enumerated() {
      let place = path.index(index)
      noteOthers(group, at: place, besides: ["title", "items"])
      var view: [(String, JSONText)] = []
      view.add("title", value(group["title"], at: place.key("title"), data).json)
      var items: [JSONText] = []
      for (index, item) in cut(group["items"], at: place.key("items"), "items").enumerated() {
        items.append(objectItem(item, at: place.key("items").index(index), data))
      }
      view.add("items", .array(items))
      groups.append(.object(view))
    }
    return ["type": "object", "groups": .array(groups)]
  }

  private mutating func objectItem(
    _ item: JSONNode, at path: DescriptionPath, _ data: ManifestData?
  ) -> JSONText {
    noteOthers(item, at: path, besides: ["label", "value"])
    let label = value(item["label"], at: path.key("label"), data).json ?? ""
    var pair: [(String, JSONText)] = [("label", label)]
    pair.add("value", value(item["value"], at: path.key("value"), data).cell)
    return .object(pair)
  }

  /// Returns the elements that a card shows.
  private mutating func cut(
    _ node: JSONNode?, at path: DescriptionPath, _ name: String
  ) -> [JSONNode] {
    let all = node?.elements ?? []
    if all.count > Self.limit {
      drop(path, node, "\(all.count) \(name), of which a card shows \(Self.limit)")
    }
    return Array(all.prefix(Self.limit))
  }

  /// Returns the content of a table card.
  mutating func table(_ base: ManifestData?) -> JSONText {
    let content = card["content"]
    noteOthers(content, at: Self.content, besides: ["data", "row", "maxItems"])
    let (shown, data) = items(base)
    let path = Self.content.key("row").key("columns")
    noteOthers(content?["row"], at: path.parent, besides: ["columns"])
    let columns = content?["row"]?["columns"]?.elements ?? []
    var titles: [JSONText] = []
    for (index, column) in columns.enumerated() {
      let place = path.index(index)
      noteOthers(column, at: place, besides: ["title", "value", "hAlign"])
      let title = value(column["title"], at: place.key("title"), data).json ?? ""
      let isAtEnd = ["End", "Right"].contains(column["hAlign"]?.string ?? "")
      titles.append(isAtEnd ? ["title": title, "alignment": "trailing"] : title)
    }
    var rows: [JSONText] = []
    for item in shown {
      var cells: [JSONText] = []
      for (index, column) in columns.enumerated() {
        let place = path.index(index).key("value")
        cells.append(value(column["value"], at: place, data, item).cell ?? .null)
      }
      rows.append(.array(cells))
    }
    return ["type": "dataTable", "columns": .array(titles), "rows": .array(rows)]
  }
}
