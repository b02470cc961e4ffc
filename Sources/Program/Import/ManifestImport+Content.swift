import FioriBasics

extension ManifestImport {
  /// Returns a card with a header and a content.
  func cardView(
    _ header: Header, _ body: JSONText?, _ buttons: Buttons
  ) -> [(String, JSONText)] {
    var view: [(String, JSONText)] = [("type", "card"), ("title", header.title)]
    view.add("subtitle", header.subtitle)
    view.add("detailImage", header.icon)
    view.add("counter", header.status)
    let isCaption =
      !header.kpiItems.isEmpty && (header.details?.plain ?? "").count <= Self.captionLength
    let rows = (isCaption ? [] : [header.details].compactMap(\.self)) + header.rows
    for (index, row) in rows.enumerated() { view.add("row\(index + 1)", [row.asRowItem]) }
    if !header.kpiItems.isEmpty {
      // As in UI5, the arrow is beside the number.
      let arrow: [JSONText] = header.trendImage.map { [["icon": $0]] } ?? []
      var kpi: [(String, JSONText)] = [
        ("type", "kpiView"), ("items", .array(arrow + header.kpiItems)),
      ]
      kpi.add("tintColor", header.stateColor)
      // A caption without a color has the number's color.
      let isTinted = header.stateColor != nil && header.details?.hasColor != true
      if isCaption { kpi.add("caption", header.details?.colored(isTinted ? "primaryLabel" : nil)) }
      view.add("kpi", kpi)
    }
    view.add("facts", header.facts)
    view.add("cardBody", body)
    view.add("action", buttons.main)
    view.add("secondaryAction", buttons.second)
    return view
  }

  /// The characters that fit on the two lines of a number's caption.
  private static let captionLength = 50

  /// Returns the elements that a content is made of, without the hidden ones.
  private func items(
    _ base: ManifestData?, of template: ManifestPart?
  ) -> (shown: [JSONNode], data: ManifestData?) {
    let noted = account.count
    let data = data(of: content, inside: base)
    var all = data?.elements ?? []
    if all.isEmpty {
      if account.count == noted {
        content?.leaveOut(.noDataForItems)
      }
      template?.settle()
    }
    if let number = value(content?["maxItems"], data).number, let wanted = Int(exactly: number) {
      all = Array(all.prefix(max(wanted, 0)))
    }
    let visible = all.filter { shown(template, data, $0) != nil }
    if visible.count > Self.limit {
      content?.note(.tooManyParts(visible.count, "items", limit: Self.limit))
    }
    return (Array(visible.prefix(Self.limit)), data)
  }

  /// Returns the content of a list card.
  func list(_ base: ManifestData?) -> JSONText {
    let template = content?["item"]
    let (shown, data) = items(base, of: template)
    return ["type": "list", "items": .array(shown.map { listItem(template, data, $0) })]
  }

  private func listItem(
    _ template: ManifestPart?, _ data: ManifestData?, _ item: JSONNode
  ) -> JSONText {
    var view: [(String, JSONText)] = []
    for key in ["title", "description"] {
      let part = template?[key]
      let text = value(part?["value"] ?? part, data, item).json
      view.add(key, key == "title" ? text ?? "" : text)
    }
    if template?["description"] == nil { view.add("description", attributes(template, data, item)) }
    view.add("icon", icon(template?["icon"], data, item))
    let info = self.shown(template?["info"], data, item)
    let text = value(info?["value"], data, item).json
    view.add("info", text)
    let state = color(info?["state"], data, item)
    let stripe = template?["highlight"]
    let highlight = color(stripe, data, item)
    if highlight != nil, text == nil {
      stripe?.leaveOut(.highlightWithoutInfo, of: item)
    } else if let state, let highlight, state.plain != highlight.plain {
      stripe?.leaveOut(.highlightBesideInfo, of: item)
    }
    view.add("infoState", text == nil ? nil : state ?? highlight)
    return .object(view)
  }

  /// Returns the attributes of an item as one text.
  private func attributes(
    _ template: ManifestPart?, _ data: ManifestData?, _ item: JSONNode
  ) -> JSONText? {
    guard let all = template?["attributes"] else { return nil }
    template?["attributesLayoutType"]?.settle()
    let parts = all.elements.compactMap { shown($0, data, item) }.map { part in
      (value(part["value"], data, item).string, color(part["state"], data, item))
    }.filter { !$0.0.isEmpty }
    return parts.isEmpty ? nil : joined(parts, " · ", all)
  }

  /// Returns several texts as one; each keeps its color.
  func joined(
    _ texts: [(words: String, color: JSONText?)], _ separator: String, _ part: ManifestPart
  ) -> JSONText {
    let words = texts.map(\.words).joined(separator: separator)
    let first = texts.first?.color
    guard texts.contains(where: { $0.color?.plain != first?.plain }),
      words.utf8.count <= Limits.textLength
    else { return JSONText.string(fitting(words, part)).colored(first) }
    // Runs have no line breaks.
    let separator = separator == "\n" ? " · " : separator
    let runs = texts.enumerated().map { index, text in
      JSONText.string(text.words + (index == texts.count - 1 ? "" : separator)).colored(text.color)
    }
    return ["text": .array(runs.map { if case .string = $0 { ["text": $0] } else { $0 } })]
  }

  /// Returns the content of an object card.
  func object(_ base: ManifestData?) -> JSONText {
    let data = data(of: content, inside: base)
    let groups = cut(content?["groups"], "groups", data).map { group in
      var view: [(String, JSONText)] = []
      view.add("title", value(group["title"], data).json)
      view.add(
        "items",
        .array(cut(group["items"], "items", data).compactMap { objectItem($0, data) }))
      return JSONText.object(view)
    }
    return ["type": "object", "groups": .array(groups)]
  }

  private func objectItem(_ item: ManifestPart, _ data: ManifestData?) -> JSONText? {
    if let type = item["type"]?.string, !Self.valueTypes.contains(type) {
      item.leaveOut(.unsupportedItem(type))
      return nil
    }
    if let main = item["mainIndicator"] { return numberItem(item, main, data) }
    var pair: [(String, JSONText)] = [("label", value(item["label"], data).json ?? "")]
    let color = color(item["state"], data)
    pair.add("value", value(item["value"], data).cell?.colored(color))
    return .object(pair)
  }

  /// Returns an item of a number with its unit, in the color of its state, beside its details.
  private func numberItem(
    _ item: ManifestPart, _ main: ManifestPart, _ data: ManifestData?
  ) -> JSONText {
    main["size"]?.settle()
    main["trend"]?.leaveOut(.trendOfValue)
    let parts = [value(main["number"], data).string, value(main["unit"], data).string]
    let number = parts.filter { !$0.isEmpty }.joined(separator: parts[1].count > 1 ? " " : "")
    let label = value(item["label"], data).json ?? value(item["details"], data).json ?? ""
    return [
      "label": label.lined(0),
      "value": JSONText.string(fitting(number, main)).colored(color(main["state"], data)),
    ]
  }

  /// Returns the elements that a card shows.
  private func cut(
    _ part: ManifestPart?, _ name: String, _ data: ManifestData?
  ) -> [ManifestPart] {
    let all = (part?.elements ?? []).compactMap { shown($0, data) }
    for other in all.dropFirst(Self.limit) {
      other.leaveOut(.tooManyParts(all.count, name, limit: Self.limit))
    }
    return Array(all.prefix(Self.limit))
  }

  /// Returns the content of a table card.
  func table(_ base: ManifestData?) -> JSONText {
    let row = content?["row"]
    let (shown, data) = items(base, of: row)
    let columns = (row?["columns"]?.elements ?? []).compactMap { self.shown($0, data) }.filter {
      guard $0["value"] == nil, $0["progressIndicator"] == nil else { return true }
      $0.leaveOut(.unsupportedColumn)
      return false
    }
    let titles = columns.map { column in
      column["identifier"]?.settle()
      let title = (value(column["title"], data).json ?? value(column["label"], data).json) ?? ""
      return title.aligned(value(column["hAlign"], data).string)
    }
    let rows = shown.map { item in
      JSONText.array(columns.map { cell($0, data, item) ?? .null })
    }
    return ["type": "dataTable", "columns": .array(titles), "rows": .array(rows)]
  }

  /// Returns a cell: its value in the color of its state, or how far something has got.
  private func cell(
    _ column: ManifestPart, _ data: ManifestData?, _ item: JSONNode
  ) -> JSONText? {
    guard let progress = column["progressIndicator"] else {
      return value(column["value"], data, item).cell?
        .colored(color(column["state"], data, item))
    }
    let color = color(progress["state"], data, item)
    let percent = value(progress["percent"], data, item).number
    let text = value(progress["text"], data, item)
    if let json = text.json {
      if let percent, !text.string.contains(Decimal.text(percent)) {
        progress["percent"]?.leaveOut(.progressOfCell, of: item)
      }
      return json.colored(color)
    }
    guard let percent else { return nil }
    let share: JSONText = ["value": .value(percent / 100), "style": "percent"]
    return share.colored(color)
  }

  /// The types of items that are a value.
  private static let valueTypes: Set = ["Status", "NumericData", "link", "phone", "email", "text"]
}

extension JSONText {
  /// The text as an item of a row.
  fileprivate var asRowItem: JSONText {
    if case .string = self { self } else { ["text": self] }
  }
}
