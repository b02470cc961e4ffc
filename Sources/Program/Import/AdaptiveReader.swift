import FioriBasics

/// Reads the elements of an adaptive card, in reading order.
struct AdaptiveReader {
  let work: ManifestImport
  let data: ManifestData?
  private(set) var blocks: [AdaptiveBlock] = []
  /// The first picture that can be drawn.
  private(set) var image: JSONText?
  private(set) var buttons: [ManifestImport.FoundButton] = []

  init(_ work: ManifestImport, _ data: ManifestData?) { (self.work, self.data) = (work, data) }

  /// Reads elements; those that are hidden have no effect.
  mutating func read(_ elements: [ManifestPart], _ item: JSONNode? = nil) {
    for element in elements {
      let type = element["type"]?.string ?? ""
      Self.settleLayout(of: element)
      guard text(element["isVisible"], item).string != "false" else {
        element.settle()
        continue
      }
      element["$when"]?.leaveOut(.conditionOfElement)
      for node in repeats(of: element, item) { read(element, type, node) }
    }
  }

  private mutating func read(_ element: ManifestPart, _ type: String, _ item: JSONNode?) {
    switch type {
    case "TextBlock", "TextRun": readText(element, item)
    case "RichTextBlock": readRuns(element, item)
    case "Container", "Column", "TableCell":
      readStyle(of: element)
      read(element["items"]?.elements ?? [], item)
    case "ColumnSet": readColumns(element, item)
    case "FactSet": readFacts(element, item)
    case "Table": readTable(element, item)
    case "Image": readImage(element, item)
    case "ImageSet":
      for image in element["images"]?.elements ?? [] {
        Self.settleLayout(of: image)
        readImage(image, item)
      }
    case "ActionSet": readActions(element["actions"]?.elements ?? [], item)
    case _ where AdaptiveChart(type) == nil: return readFallback(of: element, type, item)
    default:
      if let chart = AdaptiveChart(type) { readChart(chart, element, item) }
    }
    element["fallback"]?.settle()
  }

  /// Reads the fallback of an element without a counterpart.
  private mutating func readFallback(
    of element: ManifestPart, _ type: String, _ item: JSONNode?
  ) {
    guard let fallback = element["fallback"], fallback.node.isObject else {
      return element.leaveOut(.unsupportedElement(type, hasFallback: false))
    }
    element.note(.unsupportedElement(type, hasFallback: true))
    for (key, part) in element.members where key != "fallback" { part.settle() }
    read([fallback], item)
  }

  // MARK: Values

  /// Returns the value of a text.
  func text(_ part: ManifestPart?, _ item: JSONNode?) -> BoundValue {
    work.value(part, data, item) { $0.value(ofTemplate: $1) }
  }

  /// Returns the items that an element is repeated for; the one around it if it is not.
  private func repeats(of element: ManifestPart, _ item: JSONNode?) -> [JSONNode?] {
    guard let rows = element["$data"] else { return [item] }
    if let nodes = nodes(of: rows, item) { return nodes }
    element.leaveOut(.noDataForPart, isNamed: true)
    return []
  }

  /// Returns the elements of an array, or of the array of the data that a binding names, which is reported if
  /// there is none.
  func nodes(of part: ManifestPart, _ item: JSONNode?) -> [JSONNode]? {
    if let own = part.node.elements {
      part.settle()
      return own
    }
    let name = part.string ?? ""
    if name.hasPrefix("${"), name.hasSuffix("}"),
      let path = AdaptiveText.path(String(name.dropFirst(2).dropLast())),
      let node = path.isEmpty ? item ?? data?.node : data?.node(at: path, of: item)
    {
      if let all = node.elements { return Array(all.prefix(Self.rowLimit)) }
      return [node]
    }
    part.leaveOut(.noArrayAtPath(name))
    return nil
  }

  /// Returns the rows of a chart, which are in the manifest or in the data.
  func rows(of part: ManifestPart, _ item: JSONNode?) -> [ManifestPart]? {
    if part.node.elements != nil {
      if part.elements.count > Self.rowLimit {
        part.note(.rowsNotDrawn(part.elements.count, limit: Self.rowLimit))
      }
      return Array(part.elements.prefix(Self.rowLimit))
    }
    // A value from the data has no place in the account of the manifest.
    let account = ImportAccount()
    return nodes(of: part, item)?.map {
      ManifestPart(node: $0, path: part.path, account: account)
    }
  }

  /// The elements of an array that are read at most.
  private static let rowLimit = 1_000

  /// Returns the color of a text; `nil` for a neutral one.
  func color(_ part: ManifestPart?, _ item: JSONNode?) -> JSONText? {
    let name = text(part, item).string.lowercased()
    switch name {
    case "good": return "positiveLabel"
    case "attention": return "negativeLabel"
    case "warning": return "criticalLabel"
    case "accent": return "tintColor"
    case "", "default", "dark", "light": return nil
    default:
      part?.leaveOut(.unknownTextColor(name))
      return nil
    }
  }

  // MARK: Elements

  private mutating func readText(_ element: ManifestPart, _ item: JSONNode?) {
    let value = text(element["text"], item)
    let color = color(element["color"], item)
    guard value.json != nil, !value.string.allSatisfy(\.isWhitespace) else { return }
    let lines = text(element["maxLines"], item).number.flatMap { $0 >= 1 && $0 <= 20 ? $0 : nil }
    blocks.append(
      .text(
        AdaptiveLine(
          value: value, color: color, lines: lines.map { $0.rounded() },
          isStrong: Self.isStrong(element), part: element)))
  }

  private static func isStrong(_ element: ManifestPart) -> Bool {
    func word(_ key: String) -> String { element[key]?.node.string?.lowercased() ?? "" }
    return word("weight") == "bolder" || word("style") == "heading"
      || ["medium", "large", "extralarge"].contains(word("size"))
  }

  private mutating func readRuns(_ element: ManifestPart, _ item: JSONNode?) {
    var words = ""
    for run in element["inlines"]?.elements ?? [] {
      Self.settleLayout(of: run)
      run["type"]?.settle()
      words += text(run.node.isObject ? run["text"] : run, item).string
      run["color"]?.leaveOut(.colorOfRun)
    }
    guard !words.isEmpty else { return }
    blocks.append(.text(AdaptiveLine(value: .text(work.fitting(words, element)), part: element)))
  }

  private mutating func readFacts(_ element: ManifestPart, _ item: JSONNode?) {
    for fact in element["facts"]?.elements ?? [] {
      for node in repeats(of: fact, item) {
        let label = text(fact["title"], node).json
        let value = text(fact["value"], node).json
        guard label != nil || value != nil else { continue }
        blocks.append(.pair(AdaptivePair(label: label ?? "", value: value ?? "", part: fact)))
      }
    }
  }

  private mutating func readImage(_ element: ManifestPart, _ item: JSONNode?) {
    element["type"]?.settle()
    for key in ["altText", "backgroundColor"] { element[key]?.settle() }
    let name = text(element["url"], item).string
    guard name.hasPrefix("data:image/") else {
      element.leaveOut(.adaptiveImageNotCopied(name))
      return
    }
    guard image == nil else {
      element.leaveOut(.secondImage)
      return
    }
    image = .string(name)
  }

  mutating func readActions(_ actions: [ManifestPart], _ item: JSONNode? = nil) {
    for action in actions {
      Self.settleLayout(of: action)
      for key in ["type", "url", "data", "verb", "associatedInputs", "mode", "role"] {
        action[key]?.settle()
      }
      guard text(action["isVisible"], item).string != "false" else {
        action.settle()
        continue
      }
      action["card"]?.leaveOut(.cardBehindButton)
      action["targetElements"]?.leaveOut(.notConverted(because: ImportHint.noTaps))
      guard let title = text(action["title"], item).json else {
        action.leaveOut(.buttonWithoutText("title"))
        continue
      }
      buttons.append(
        ManifestImport.FoundButton(
          part: action, title: title,
          isEnabled: text(action["isEnabled"], item).string != "false",
          style: buttonStyle(action["style"], item), stylePart: action["style"]))
    }
  }

  /// Returns the style of a button; one that is not known is reported.
  private func buttonStyle(
    _ part: ManifestPart?, _ item: JSONNode?
  ) -> ManifestImport.FoundButton.Style {
    let name = text(part, item).string
    switch name.lowercased() {
    case "positive": return .emphasized
    case "destructive": return .semantic("negativeLabel")
    case "", "default": return .plain
    default:
      part?.leaveOut(.unknownButtonStyle(name, known: ["positive", "destructive"]))
      return .plain
    }
  }

  private func readStyle(of element: ManifestPart) {
    guard let style = element["style"] else { return }
    guard
      ["good", "warning", "attention", "accent"].contains(style.node.string?.lowercased() ?? "")
    else { return style.settle() }
    style.leaveOut(.backgroundOfElement)
  }

  private mutating func readChart(
    _ chart: AdaptiveChart, _ element: ManifestPart, _ item: JSONNode?
  ) {
    if let title = element["title"], let value = chart.title(title, item, self) {
      blocks.append(.text(AdaptiveLine(value: value, isStrong: true, part: title)))
    }
    if let view = chart.view(element, item, self) { blocks.append(.body(view, element)) }
  }

  // MARK: Columns and tables

  /// Returns the blocks of some elements; their pictures and buttons are kept.
  private mutating func inner(_ elements: [ManifestPart], _ item: JSONNode?) -> [AdaptiveBlock] {
    let outer = blocks
    blocks = []
    read(elements, item)
    defer { blocks = outer }
    return blocks
  }

  /// Reads columns: those that have only texts become labels and values.
  private mutating func readColumns(_ element: ManifestPart, _ item: JSONNode?) {
    readStyle(of: element)
    let columns = (element["columns"]?.elements ?? []).map { column -> [AdaptiveBlock] in
      column["type"]?.settle()
      return inner([column], item)
    }.filter { !$0.isEmpty }
    let lines = columns.map { $0.compactMap(\.line) }
    guard zip(lines, columns).allSatisfy({ $0.count == $1.count }) else {
      blocks += columns.joined()
      return
    }
    guard lines.count > 1,
      let shortest = lines.map(\.count).min(), let longest = lines.map(\.count).max(),
      shortest > 1 || longest == 1
    else {
      // A large text beside others is not the title of the next elements.
      blocks += lines.joined().map { line in
        var line = line
        line.isStrong = false
        return .text(line)
      }
      return
    }
    if longest == 1 {
      let all = lines.joined()
      if let first = all.first { blocks.append(pair(first, Array(all.dropFirst()), " · ")) }
    } else if lines.count == 2, shortest == longest, longest > 2 {
      for (first, second) in zip(lines[0], lines[1]) {
        blocks.append(pair(first, [second], ""))
      }
    } else {
      for column in lines { blocks.append(pair(column[0], Array(column.dropFirst()), "\n")) }
    }
  }

  /// Returns a pair of a label and its values.
  private func pair(
    _ first: AdaptiveLine, _ others: [AdaptiveLine], _ separator: String
  ) -> AdaptiveBlock {
    var value = others.first?.json ?? ""
    if others.count > 1 {
      value = joined(others, separator, first.part)
    }
    return .pair(AdaptivePair(label: first.json, value: value, part: first.part))
  }

  /// Returns several texts as one; each keeps its color.
  private func joined(
    _ lines: [AdaptiveLine], _ separator: String, _ part: ManifestPart
  ) -> JSONText {
    work.joined(lines.map { ($0.value.string, $0.color) }, separator, part)
  }

  private mutating func readTable(_ element: ManifestPart, _ item: JSONNode?) {
    for key in ["showGridLines", "gridStyle", "roundedCorners"] { element[key]?.settle() }
    var rows: [[JSONText]] = []
    for row in element["rows"]?.elements ?? [] {
      row["type"]?.settle()
      Self.settleLayout(of: row)
      readStyle(of: row)
      for node in repeats(of: row, item) {
        rows.append(
          (row["cells"]?.elements ?? []).map { cell in
            let blocks = inner([cell], node)
            let lines = blocks.compactMap(\.line)
            for case .body(_, let part) in blocks { part.leaveOut(.unsupportedCell) }
            for case .pair(let pair) in blocks { pair.part.leaveOut(.unsupportedCell) }
            guard lines.count != 1 else { return lines[0].json }
            return lines.isEmpty ? "" : joined(lines, " ", cell)
          })
      }
    }
    let columns = element["columns"]?.elements ?? []
    for column in columns { Self.settleLayout(of: column) }
    let headers = element["firstRowAsHeaders"] ?? element["firstRowAsHeader"]
    let hasHeader = text(headers, item).string != "false"
    let count = rows.map(\.count).max() ?? 0
    func cell(_ row: [JSONText], _ index: Int) -> JSONText {
      row.indices.contains(index) ? row[index] : ""
    }
    let used = (0..<count).filter { index in
      rows.contains { $0.indices.contains(index) && $0[index].plain != "" }
    }
    guard !used.isEmpty else { return }
    if !hasHeader, used.count == 2 {
      // Two columns without titles are labels and values.
      blocks += rows.map { row in
        .pair(AdaptivePair(label: cell(row, used[0]), value: cell(row, used[1]), part: element))
      }
      return
    }
    let titles = hasHeader ? rows.removeFirst() : []
    if rows.count > ManifestImport.limit {
      element.note(.tooManyParts(rows.count, "rows", limit: ManifestImport.limit))
    }
    let heads = used.map { index -> JSONText in
      let title = cell(titles, index)
      let owners = [columns.indices.contains(index) ? columns[index] : nil, element]
      let sides = owners.compactMap { $0?["horizontalCellContentAlignment"]?.node.string }
      return title.aligned(sides.first ?? "")
    }
    let cells = rows.prefix(ManifestImport.limit).map { row in
      JSONText.array(used.map { cell(row, $0) })
    }
    blocks.append(
      .body(
        [("type", "dataTable"), ("columns", .array(heads)), ("rows", .array(cells))], element))
  }

  /// Notes the properties that the look decides.
  static func settleLayout(of element: ManifestPart) {
    for key in layoutKeys { element[key]?.settle() }
    if element["type"]?.node.string == "TextBlock" { element["style"]?.settle() }
  }

  private static let layoutKeys = [
    "id", "spacing", "separator", "wrap", "weight", "size", "fontType", "isSubtle", "height",
    "width",
    "minHeight", "bleed", "horizontalAlignment", "verticalContentAlignment", "lang", "requires",
    "targetWidth", "grid.area", "italic", "underline", "strikethrough", "highlight",
    "roundedCorners",
    "showBorder", "horizontalCellContentAlignment", "verticalCellContentAlignment", "imageSize",
    "pixelWidth", "pixelHeight", "layouts",
  ]
}
