import FioriBasics
import FioriFiles
import FioriLayout
import FioriModel

/// Reads the top level of a description: its figures, their environments and their variants.
struct DocumentReader {
  var description: DescriptionReader
  /// Whether the description may produce several pictures, regardless of their actual number.
  var isCollection = false
  /// The style sheets of all figures, each once, in order of appearance.
  private(set) var styleSheets: [StyleSheet] = []
  /// The paths of the files of its data.
  var dataFiles: [String] = []
  /// The sender's ID for the description.
  private(set) var id: DescriptionID?
  /// The name of its only figure.
  private var name: String?
  /// Whether the charts of all figures share their axes.
  private(set) var sharesRange = false
  private let takesID: Bool
  /// The folder of its images.
  let resources: ResourceFolder?
  /// The folder of its style sheets, its table and its texts.
  let documents: ResourceFolder?
  let file: String
  var sheets: StyleSheetLoader
  /// The texts in several languages; `nil` for a description without them.
  var texts: TextCatalog?
  /// The rows of the figure that is being read; `nil` for a description without data.
  var rowsOfFigure: (figures: RowFigures, index: Int)?
  /// Whether no one needs the figures anymore; those that are left are then not read.
  private let isCancelled: @Sendable () -> Bool

  init(
    file: String, resources: ResourceFolder?, takesID: Bool = false,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.takesID = takesID
    self.isCancelled = isCancelled
    description = DescriptionReader(file: file)
    self.file = file
    self.resources = resources
    documents = resources?.documents
    sheets = StyleSheetLoader(file: file, resources: documents)
  }

  /// Parses a description; `nil` if there is nothing to read.
  mutating func parse(_ json: [UInt8]) -> JSONNode? {
    guard json.count <= Limits.inputByteCount else {
      tooLong()
      return nil
    }
    if let input = ForeignInput(json, file: file) {
      description.error(
        input.message, at: SourcePosition(line: 1, column: 1), DescriptionPath())
      return nil
    }
    var reader = JSONReader(json, depthLimit: Limits.depth)
    let reading = reader.read()
    description.take(reading)
    if takesID, let node = reading.root?.member("id")?.value {
      readID(node, DescriptionID(node, in: json, problems: reading.problems))
    }
    return reading.root
  }

  mutating func take(id: DescriptionID?) { self.id = id }

  /// Returns the document of figures that have been read, with all problems so far.
  func document(_ figures: [Figure], reading: ReadingTime) -> Document {
    var figures = figures
    for index in figures.indices {
      figures[index].reading = reading
      figures[index].valueFiles += texts?.files ?? []
    }
    return Document(
      figures: figures,
      diagnostics: description.diagnostics.inFileOrder + styleSheets.flatMap(\.diagnostics),
      styleSheets: styleSheets, id: id, name: name, isCollection: isCollection,
      dataFiles: dataFiles + (texts?.files ?? []),
      styleSheetPaths: sheets.searchedPaths + (texts?.searchedPaths ?? []))
  }

  private mutating func readID(_ node: JSONNode, _ found: DescriptionID?) {
    id = found
    switch node.value {
    case .string, .number, .null: return
    case .bool, .array, .object:
      description.expected(
        "a string or a number", found: node, at: DescriptionPath(.key("id")))
    }
  }

  private mutating func tooLong() {
    description.error(
      .descriptionTooLong,
      at: SourcePosition(line: 1, column: 1), DescriptionPath())
  }

  /// Reads the figures of a description, or of one of its rows, which has an `index` if there are
  /// several.
  mutating func figures(
    of root: JSONNode, index: Int? = nil, rows: FigureRows? = nil
  ) -> [Figure] {
    if root.isSchema {
      description.error(.schemaAsDescription, at: root.position, DescriptionPath())
      return []
    }
    if root.member("type") != nil, root.member("view") == nil, root.member("figures") == nil {
      description.error(.viewWithoutDocument, at: root.position, DescriptionPath())
      return []
    }
    var top = DocumentParts()
    description.read(
      root, at: DescriptionPath(), DocumentParts.properties, besides: takesID ? ["id"] : [],
      into: &top)
    guard case .object = root.value else { return [] }
    sharesRange = top.sharedRange
    // Its mistakes are reported wherever the template is read.
    _ = ServeSettings(top.serve, &description)
    isCollection = isCollection || top.figures != nil || top.variants != nil || index != nil
    let outer = EnvironmentChain(top.environment)
    let variants = VariantMatrix(top.variants, &description)
    // Reads the environment to report its problems even if there is nothing to draw.
    _ = outer.environment(&description)
    let parts = figureParts(top, root, index: index)
    guard isCountAllowed(parts.count * variants.combinations.count, root) else { return [] }
    loadTexts(top.texts)
    let outerSheets = sheets.sheets(top.stylesheet, &description)
    note(outerSheets)
    var read: [Figure] = []
    for var part in parts where !isCancelled() {
      let own = part.lint
      part.lint = top.lint
      part.lint.merge(own)
      read += figures(part, outer: outer, variants: variants, outerSheets: outerSheets, rows: rows)
    }
    return read
  }

  /// Returns the single view or the array of figures; having both or neither is an error.
  private mutating func figureParts(
    _ top: DocumentParts, _ root: JSONNode, index: Int?
  ) -> [FigureParts] {
    switch (top.view, top.figures) {
    case (let view?, nil):
      name = top.name
      return [
        FigureParts(
          index: index, name: top.name, accessibilityText: top.accessibilityText, view: view,
          accept: top.accept)
      ]
    case (nil, let figures?):
      if let name = root.member("name"), name.value.value != .null {
        description.error(.nameWithFigures, at: name.keyPosition, DescriptionPath())
      }
      if let text = root.member("accessibilityText"), text.value.value != .null {
        description.error(.accessibilityTextWithFigures, at: text.keyPosition, DescriptionPath())
      }
      if let accept = root.member("accept"), accept.value.value != .null {
        description.error(.acceptWithFigures, at: accept.keyPosition, DescriptionPath())
      }
      return named(figures)
    case (nil, nil):
      description.error(.missingViewOrFigures, at: root.position, DescriptionPath())
    case (_?, _?):
      description.error(.viewAndFigures, at: root.position, DescriptionPath())
    }
    return []
  }

  private mutating func named(_ entries: LocatedNode) -> [FigureParts] {
    guard case .array(let nodes) = entries.node.value else {
      description.expected("an array of figures", found: entries.node, at: entries.path)
      return []
    }
    if nodes.isEmpty {
      description.error(.emptyFigures, at: entries.node.position, entries.path)
    }
    var seen: ExactTable<SourcePosition> = [:]
    return nodes.enumerated().map { index, node in
      var parts = FigureParts(index: nodes.count > 1 ? index : nil)
      let path = entries.path.index(index)
      description.read(node, at: path, FigureParts.properties, into: &parts)
      check(parts.name, at: path, of: node, &seen)
      return parts
    }
  }

  /// Reports duplicate figure names, since names become file names.
  private mutating func check(
    _ name: String?, at path: DescriptionPath, of node: JSONNode,
    _ seen: inout ExactTable<SourcePosition>
  ) {
    guard let name, let position = node.member("name")?.value.position else { return }
    if let first = seen[name] {
      description.error(.repeatedName(name, line: first.line), at: position, path.key("name"))
    } else {
      seen[name] = position
    }
  }

  private mutating func figures(
    _ parts: FigureParts, outer: EnvironmentChain, variants: VariantMatrix,
    outerSheets: [StyleSheet], rows: FigureRows?
  ) -> [Figure] {
    let own = parts.stylesheet.map { sheets.sheets($0, &description) }
    note(own ?? [])
    let chain = outer.adding(parts.environment)
    let environment = chain.environment(&description)
    let accepted = AcceptedWarning.all(parts.accept, in: file, &description)
    var contents = FigureContents(parts, rows: rows)
    return variants.combinations.compactMap { combination in
      let environment = combination.applied(to: environment, &description)
      guard let content = contents.content(for: environment, &self) else { return nil }
      let origin = FigureOrigin(
        file: file, view: content.node, path: content.path,
        environments: chain.nodes.reversed().map { ($0.node, $0.path) }, rows: content.rows)
      var figure = Figure(
        content.view, name: parts.name, environment: environment, resources: resources)
      figure.accessibilityText = content.accessibilityText
      figure.textDiagnostics = content.warnings
      if content.hasLocale {
        figure.translation = FigureTranslation(parts: parts, rows: rows, reader: self)
      }
      figure.lint = parts.lint
      figure.accepted = accepted
      figure.variant = combination.labels
      figure.styleSheets = own ?? outerSheets
      figure.index = parts.index
      figure.origin = origin.choosing(combination.choices.map { ($0.key, $0.value) })
      return figure
    }
  }

  private mutating func note(_ sheets: [StyleSheet]) {
    for sheet in sheets where !styleSheets.contains(where: { $0.file == sheet.file }) {
      styleSheets.append(sheet)
    }
  }

  private mutating func isCountAllowed(_ count: Int, _ root: JSONNode) -> Bool {
    if count <= Limits.figureCount { return true }
    description.error(.tooManyFigures(count), at: root.position, DescriptionPath())
    return false
  }
}
