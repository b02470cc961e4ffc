import FioriBasics

extension ManifestImport {
  /// Returns the card of an adaptive card; `header` is the one of a manifest around it.
  func adaptive(
    _ part: ManifestPart?, _ base: ManifestData?, _ header: Header?
  ) throws(Failure) -> [(String, JSONText)] {
    for key in Self.envelope { part?[key]?.settle() }
    var reader = AdaptiveReader(self, base)
    reader.read(part?["body"]?.elements ?? [])
    reader.readActions(part?["actions"]?.elements ?? [])
    let found = reader.buttons
    let buttons = header == nil ? pick(found) : buttons(base, and: found)
    guard !reader.blocks.isEmpty || !found.isEmpty || header != nil else {
      throw Failure(
        path: part?.path.key("body") ?? card.path, position: part?.node.position,
        message: .emptyAdaptiveCard)
    }
    var content = AdaptiveContent(reader.blocks, header)
    content.arrange()
    if content.header.title.plain == Header.hiddenTitle.plain, header == nil {
      part?.note(.adaptiveCardWithoutTitle)
    }
    content.header.icon = content.header.icon ?? reader.image
    return cardView(content.header, content.body, buttons)
  }

  /// The keys of a card that are not about its picture.
  private static let envelope = [
    "$schema", "type", "version", "lang", "speak", "fallbackText", "msteams", "refresh",
    "authentication", "metadata", "requires", "verticalContentAlignment", "id",
  ]
}

/// Where the parts of an adaptive card go in a card.
struct AdaptiveContent {
  var header: ManifestImport.Header
  private(set) var body: JSONText?
  private var blocks: ArraySlice<AdaptiveBlock>
  private var hasTitle: Bool

  init(_ blocks: [AdaptiveBlock], _ header: ManifestImport.Header?) {
    self.blocks = blocks[...]
    hasTitle = header != nil
    self.header = header ?? ManifestImport.Header(title: ManifestImport.Header.hiddenTitle)
  }

  /// Distributes the blocks: a table or a chart is the content; otherwise labels, values and texts are.
  mutating func arrange() {
    let bodies = blocks.compactMap { block -> (view: [(String, JSONText)], part: ManifestPart)? in
      if case .body(let view, let part) = block { (view, part) } else { nil }
    }
    guard let main = bodies.first else { return arrangeGroups() }
    body = .object(main.view)
    for other in bodies.dropFirst() { other.part.leaveOut(.secondContent) }
    for block in blocks {
      switch block {
      case .text(let line):
        if !takeHead(line, isLong: true) { line.part.leaveOut(.tooManyTexts) }
      case .pair(let pair):
        guard header.facts.count < 2 else {
          pair.part.leaveOut(.tooManyFacts)
          continue
        }
        header.facts.append(["title": pair.label, "value": pair.value])
      case .body: break
      }
    }
  }

  /// Takes a text as the title, the subtitle or a row; returns whether there is a place for it.
  private mutating func takeHead(_ line: AdaptiveLine, isLong: Bool) -> Bool {
    let length = line.value.string.count
    if !hasTitle {
      hasTitle = true
      header.title = line.json
    } else if header.subtitle == nil, header.rows.isEmpty,
      isLong || length <= 2 * Self.subtitleLength
    {
      let lines = (Double(length) / Double(Self.subtitleLength)).rounded(.up)
      header.subtitle = line.json.lined(line.lines ?? (lines > 2 ? min(lines + 1, 20) : nil))
    } else if header.rows.count + (header.details == nil ? 0 : 1) < 3,
      isLong || length <= Self.rowLength
    {
      header.rows.append(line.json)
    } else {
      return false
    }
    return true
  }

  /// The characters that fit on a line of a subtitle, and of a row.
  private static let subtitleLength = 34
  private static let rowLength = 40

  // MARK: Groups

  private struct Group {
    var title: JSONText?
    var items: [(json: JSONText, part: ManifestPart)] = []
  }

  private mutating func arrangeGroups() {
    while let line = blocks.first?.line {
      let isHeading = hasTitle && line.isStrong && blocks.count > 1
      guard !isHeading, takeHead(line, isLong: false) else { break }
      blocks.removeFirst()
    }
    guard !blocks.isEmpty else { return }
    var groups = [Group()]
    while let block = blocks.popFirst() {
      switch block {
      case .text(let line) where line.isStrong:
        var lines = [line]
        while let next = blocks.first?.line, next.isStrong {
          lines.append(next)
          blocks.removeFirst()
        }
        addHeading(lines, to: &groups)
      case .text(let line): addText(line, to: &groups)
      case .pair(let pair):
        var item: [(String, JSONText)] = [("label", whole(pair.label))]
        if pair.value.plain != "" { item.append(("value", whole(pair.value))) }
        add(.object(item), pair.part, to: &groups)
      case .body: break
      }
    }
    groups.removeAll { $0.title == nil && $0.items.isEmpty }
    let limit = ManifestImport.limit
    for group in groups.dropFirst(limit) {
      for item in group.items { item.part.leaveOut(.tooManyItems(limit: limit)) }
    }
    body = [
      "type": "object",
      "groups": .array(
        groups.prefix(limit).map { group in
          var members: [(String, JSONText)] = []
          members.add("title", group.title)
          members.add("items", .array(group.items.map(\.json)))
          return .object(members)
        }),
    ]
  }

  /// Adds strong texts in a row: two of them are the title of what comes after them, and the first of more,
  /// or of the last ones, is the title of the others. A single one at the end is a text.
  private func addHeading(_ lines: [AdaptiveLine], to groups: inout [Group]) {
    let isTitle = !blocks.isEmpty && lines.count <= 2
    guard isTitle || lines.count > 1 else { return addText(lines[0], to: &groups) }
    groups.append(Group(title: isTitle ? heading(lines) : lines[0].json))
    for line in isTitle ? [] : lines.dropFirst() { addText(line, to: &groups) }
  }

  private func heading(_ lines: [AdaptiveLine]) -> JSONText {
    guard lines.count > 1 else { return lines[0].json }
    for line in lines.dropFirst() where line.color?.plain != lines[0].color?.plain {
      line.part["color"]?.leaveOut(.colorOfTitle)
    }
    let words = lines.map(\.value.string).joined(separator: "\n")
    return JSONText.string(String(words.unicodeScalars.prefix(Limits.textLength)))
      .colored(lines[0].color).lined(0)
  }

  private func addText(_ line: AdaptiveLine, to groups: inout [Group]) {
    add(["label": "", "value": line.json.lined(line.lines ?? 0)], line.part, to: &groups)
  }

  /// Returns a label or a value with all of its lines.
  private func whole(_ text: JSONText) -> JSONText {
    guard case .object(let members) = text, members.contains(where: { $0.0 == "text" }),
      text.plain == nil
    else {
      let words = text.plain ?? ""
      return words.count > Self.rowLength || words.contains("\n") ? text.lined(0) : text
    }
    return .object(members + [("numberOfLines", .value(0))])
  }

  /// Adds an item; more of them than a group shows make another group.
  private func add(_ item: JSONText, _ part: ManifestPart, to groups: inout [Group]) {
    if groups[groups.count - 1].items.count == ManifestImport.limit { groups.append(Group()) }
    groups[groups.count - 1].items.append((item, part))
  }
}
