import FioriBasics

extension ManifestImport {
  static let content = root.key("content")

  /// Returns a card with a header and a content.
  mutating func cardView(
    _ header: Header, _ body: JSONText, _ buttons: Buttons
  ) -> [(String, JSONText)] {
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
    view.add("action", buttons.main)
    view.add("secondaryAction", buttons.second)
    return view
  }

  /// Returns the elements that a content is made of.
  private mutating func items(_ base: ManifestData?) -> (shown: [JSONNode], data: ManifestData?) {
    let content = card["content"]
    let noted = dropped.count
    let data = data(of: content, at: Self.content, inside: base)
    let all = data?.elements ?? []
    if all.isEmpty, dropped.count == noted {
      drop(
        Self.content, content,
        Message(.other, "there are no data for its items; give them with --data"))
    }
    var count = all.count
    if let number = value(content?["maxItems"], at: Self.content.key("maxItems"), data).number,
      let wanted = Int(exactly: number)
    {
      count = min(max(wanted, 0), count)
    }
    if count > Self.limit {
      drop(
        Self.content, content,
        Message(.noRoom, "\(count) items, of which a card shows \(Self.limit)"))
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
    noteOthers(template, at: path, besides: ["title", "description", "icon", "info", "highlight"])
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
    let mark = path.key("highlight")
    let highlight = Self.color(value(template?["highlight"], at: mark, data, item).string)
    if highlight != nil, info == nil {
      drop(
        mark, template?["highlight"],
        Message(.other, "a list has no stripe of color; give the item an info with it")
      )
    }
    let color = Self.color(state)
    if let color, let highlight, color.plain != highlight.plain {
      drop(
        mark, template?["highlight"], Message(.other, "the color of the info stands in its place"))
    }
    view.add("infoState", info == nil ? nil : color ?? highlight)
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
        if let item = objectItem(item, at: place.key("items").index(index), data) {
          items.append(item)
        }
      }
      view.add("items", .array(items))
      groups.append(.object(view))
    }
    return ["type": "object", "groups": .array(groups)]
  }

  private mutating func objectItem(
    _ item: JSONNode, at path: DescriptionPath, _ data: ManifestData?
  ) -> JSONText? {
    if let type = item["type"]?.string, !Self.valueTypes.contains(type) {
      drop(path, item, Message(.other, "an item of type '\(type)' is not carried; give it a value"))
      return nil
    }
    noteOthers(item, at: path, besides: ["type", "label", "value", "state", "visible"])
    if item["visible"]?.value == .bool(false) { return nil }
    let label = value(item["label"], at: path.key("label"), data).json ?? ""
    var pair: [(String, JSONText)] = [("label", label)]
    let state = value(item["state"], at: path.key("state"), data).string
    pair.add(
      "value",
      value(item["value"], at: path.key("value"), data).cell?.colored(Self.color(state)))
    return .object(pair)
  }

  /// Returns the elements that a card shows.
  private mutating func cut(
    _ node: JSONNode?, at path: DescriptionPath, _ name: String
  ) -> [JSONNode] {
    let all = node?.elements ?? []
    if all.count > Self.limit {
      drop(
        path, node, Message(.noRoom, "\(all.count) \(name), of which a card shows \(Self.limit)"))
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
      noteOthers(
        column, at: place,
        besides: ["title", "value", "hAlign", "state", "progressIndicator", "identifier"])
      let title = value(column["title"], at: place.key("title"), data).json ?? ""
      let isAtEnd = ["End", "Right"].contains(column["hAlign"]?.string ?? "")
      titles.append(isAtEnd ? ["title": title, "alignment": "trailing"] : title)
    }
    var rows: [JSONText] = []
    for item in shown {
      var cells: [JSONText] = []
      for (index, column) in columns.enumerated() {
        cells.append(cell(column, at: path.index(index), data, item) ?? .null)
      }
      rows.append(.array(cells))
    }
    return ["type": "dataTable", "columns": .array(titles), "rows": .array(rows)]
  }

  /// Returns a cell: its value in the color of its state, or how far something has got.
  private mutating func cell(
    _ column: JSONNode, at path: DescriptionPath, _ data: ManifestData?, _ item: JSONNode
  ) -> JSONText? {
    guard let progress = column["progressIndicator"] else {
      let state = value(column["state"], at: path.key("state"), data, item).string
      return value(column["value"], at: path.key("value"), data, item).cell?
        .colored(Self.color(state))
    }
    let place = path.key("progressIndicator")
    noteOthers(progress, at: place, besides: ["text", "percent", "state"])
    let state = value(progress["state"], at: place.key("state"), data, item).string
    if let text = value(progress["text"], at: place.key("text"), data, item).json {
      return text.colored(Self.color(state))
    }
    guard
      let percent = value(progress["percent"], at: place.key("percent"), data, item).number
    else { return nil }
    let share: JSONText = ["value": .value(percent / 100), "style": "percent"]
    return share.colored(Self.color(state))
  }

  /// The types of items that are a value.
  private static let valueTypes: Set = ["Status", "NumericData", "link", "phone", "email", "text"]
}

extension JSONText {
  /// The text, number or value in a color; unchanged without one.
  fileprivate func colored(_ color: JSONText?) -> JSONText {
    guard let color else { return self }
    switch self {
    case .string: return ["text": self, "color": color]
    case .value: return ["value": self, "color": color]
    case .object(let members): return .object(members + [("color", color)])
    case .null, .bool, .number, .array: return self
    }
  }
}
