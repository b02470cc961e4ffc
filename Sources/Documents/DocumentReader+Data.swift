import FioriBasics
import FioriFiles
import FioriModel

extension DocumentReader {
  /// Reads the table of a description with `data`, and checks its references once for all rows.
  ///
  /// - Returns: `nil` after an error.
  mutating func rowFigures(
    of root: JSONNode, data given: DataInput?, rowLimit: Int
  ) -> RowFigures? {
    guard case .object(let members) = root.value else { return nil }
    if let figures = root.member("figures") {
      description.error(.figuresWithData, at: figures.keyPosition, DescriptionPath())
      return nil
    }
    var settings = DataSettings()
    let path = DescriptionPath(.key("data"))
    if let node = root.member("data")?.value, node.value != .null {
      description.read(node, at: path, DataSettings.properties, into: &settings)
    }
    check(settings, root, given)
    let rest = JSONNode(
      value: .object(members.filter { $0.key != "data" }), position: root.position)
    let template = ReferenceTree(rest)
    report(template.problems, .error)
    if given != nil, !template.usesRows, settings.division == .whole, root.member("texts") == nil {
      description.note(.warning, .noValueOfData, at: root.position, DescriptionPath())
    }
    guard !description.diagnostics.hasErrors,
      let (table, file) = table(settings, root, given, rowLimit: rowLimit)
    else { return nil }
    description.add(table.diagnostics)
    checkColumns(of: settings, root, template, table)
    guard !description.diagnostics.hasErrors else { return nil }
    let selection = RowSelection(
      of: table, where: settings.conditions, sortedBy: settings.order(in: table),
      dividedBy: settings.division)
    var figures = RowFigures(
      root: rest, template: template, table: table, selection: selection,
      isSeveral: settings.division != .whole, path: file,
      periodEnds: PeriodEnds(of: selection, in: table, settings.division),
      order: order(of: settings, root, table),
      limit: settings.limit?.sorted(by: settings.order(in: table)))
    if figures.count == 0 {
      let remedy = settings.conditions.isEmpty ? "add rows" : "change 'where', or add rows"
      description.error(
        .noRows(in: table.file, remedy: remedy),
        at: root.member("data")?.value.position ?? root.position, path)
    }
    loadStyleSheets(of: root)
    translate(&figures)
    return named(figures, root, groupBy: settings.groupBy ?? [])
  }

  /// Reads the figure of some rows.
  mutating func figures(of rows: RowFigures, at index: Int) -> [Figure] {
    let binding = TemplateBinding(
      rows.template, rows: rows.selection.rows(of: index), of: rows.table, limit: rows.limit,
      order: rows.order, periodEnds: rows.periodEnds)
    description.cells = binding.cells
    description.figure = index
    rowsOfFigure = (rows, index)
    report(binding.problems, .error)
    report(binding.warnings, .warning)
    report(binding.notes, .note)
    var figures = figures(
      of: binding.root, index: rows.isSeveral ? index : nil,
      rows: FigureRows(rows, index: index, cells: binding.cells))
    for index in figures.indices { figures[index].valueFiles = [rows.path].compactMap(\.self) }
    return figures
  }

  /// Warns about charts of figures in different currencies that have the same range.
  mutating func checkCurrenciesOfRange(of rows: RowFigures, _ root: JSONNode) {
    guard let node = root.member("sharedRange")?.value, node.value == .bool(true) else { return }
    report(
      rows.selection.warningsAboutRange(
        of: rows.template, in: rows.table, at: node.position,
        DescriptionPath(.key("sharedRange"))),
      .warning)
  }

  private func order(of settings: DataSettings, _ root: JSONNode, _ table: DataTable) -> RowOrder? {
    guard let node = root.member("data")?.value.member("sortBy")?.value else { return nil }
    return RowOrder(
      settings.order(in: table).map(\.column), at: node.position,
      DescriptionPath(.key("data")).key("sortBy"))
  }

  /// Reads the style sheets of a description once for all figures.
  mutating func loadStyleSheets(of root: JSONNode) {
    guard let node = root.member("stylesheet")?.value, !node.hasReferences else { return }
    _ = sheets.sheets(
      LocatedNode(node: node, path: DescriptionPath(.key("stylesheet"))), &description)
  }

  // MARK: - Checks

  private mutating func check(_ settings: DataSettings, _ root: JSONNode, _ given: DataInput?) {
    let path = DescriptionPath(.key("data"))
    let position = root.member("data")?.value.position ?? root.position
    if settings.isEach, settings.groupBy != nil {
      description.error(.eachAndGroupBy, at: position, path)
    }
    if settings.file != nil, settings.values != nil {
      description.error(.fileAndValues, at: position, path)
    }
    if given == nil, settings.file == nil, settings.values == nil {
      description.error(.missingFileOrValues, at: position, path)
    }
    checkSharedRange(of: root)
  }

  /// Reports a `sharedRange` that comes from the rows themselves.
  mutating func checkSharedRange(of root: JSONNode) {
    guard let node = root.member("sharedRange")?.value, node.hasReferences else { return }
    description.error(.rangeOfOneRow, at: node.position, DescriptionPath(.key("sharedRange")))
  }

  private mutating func table(
    _ settings: DataSettings, _ root: JSONNode, _ given: DataInput?, rowLimit: Int
  ) -> (DataTable, path: String?)? {
    var table: DataTable
    var path: String?
    if let given {
      (table, path) = (given.table, given.path)
    } else if let values = settings.values {
      guard case .array(let nodes) = values.node.value else {
        description.expected("an array of objects", found: values.node, at: values.path)
        return nil
      }
      table = DataTable(nodes, roundedNumbers: description.roundedNumbers, file: file)
    } else if let entry = settings.file {
      guard let read = self.table(of: entry, rowLimit: rowLimit) else { return nil }
      (table, path) = read
    } else {
      return nil
    }
    table.types = settings.types
    return (table, path)
  }

  private mutating func table(
    of entry: LocatedNode, rowLimit: Int
  ) -> (DataTable, path: String?)? {
    guard let path = ValueReader<String>.string.read(entry.node, entry.path, &description) else {
      return nil
    }
    guard let format = DataTable.Format(file: path) else {
      description.error(
        .noDataFormat(of: path).prefixed("data file '\(JSONProblem.shown(path))': "),
        at: entry.node.position, entry.path)
      return nil
    }
    do throws(ResourceError) {
      guard let documents else { throw .noFolder(path) }
      if let path = documents.path(of: path) { dataFiles.append(path) }
      let bytes = try documents.bytes(of: path, limit: DataTable.byteLimit)
      let table = DataTable(
        bytes, as: format, file: ResourceFolder.name(of: path, beside: file), rowLimit: rowLimit)
      return (table, documents.path(of: path))
    } catch {
      description.error(error.message(of: .data), at: entry.node.position, entry.path)
      return nil
    }
  }

  private mutating func checkColumns(
    of settings: DataSettings, _ root: JSONNode, _ template: ReferenceTree, _ table: DataTable
  ) {
    // A table without rows may have lost its columns, and is reported as a whole.
    guard !table.diagnostics.hasErrors, table.rowCount > 0 || !table.columns.isEmpty else { return }
    report(template.problems(with: table), .error)
    var uses = settings.columns
    let data = root.member("data")?.value
    let path = DescriptionPath(.key("data"))
    if let node = data?.member("groupBy")?.value {
      uses += (settings.groupBy ?? []).map { ($0, node.position, path.key("groupBy")) }
    }
    if let node = data?.member("sortBy")?.value {
      uses += settings.order(in: table).map { ($0.column, node.position, path.key("sortBy")) }
    }
    if settings.limit?.other != nil, template.categoryColumns.isEmpty,
      let node = data?.member("limit")?.value
    {
      description.error(.otherWithoutColumn, at: node.position, path.key("limit"))
    }
    for use in uses where !table.hasColumn(use.name) {
      description.error(.unknownColumn(use.name, in: table), at: use.position, use.path)
    }
  }

  /// Reads the names of all figures, which become file names, so that two equal ones are found.
  private mutating func named(
    _ figures: RowFigures, _ root: JSONNode, groupBy: [String]
  ) -> RowFigures {
    var figures = figures
    let template = root.member("name").map { ReferenceTree($0.value, at: .figureName) }
    let others = (template?.columns ?? []).map(\.name).filter { !groupBy.contains($0) }
    figures.nameColumns = groupBy + others
    guard let template, let node = root.member("name")?.value, figures.isSeveral else {
      return figures
    }
    // The cells of a text come from the first row, and reading a row takes time.
    let rowCount = if case .string = node.value { 1 } else { Int.max }
    var (names, seen): ([String], [String: Int]) = ([], [:])
    for index in 0..<figures.count {
      let binding = TemplateBinding(
        template, rows: Array(figures.selection.rows(of: index).prefix(rowCount)),
        of: figures.table)
      guard case .string(let name) = binding.root.value else { continue }
      names.append(name)
      if let first = seen[name] {
        description.error(
          .nameOfTwoFigures(
            JSONProblem.shown(name), first: figures.name(of: first), second: figures.name(of: index)
          ), at: node.position,
          DescriptionPath(.key("name")))
      } else {
        seen[name] = index
      }
    }
    figures.names = names
    return figures
  }

  mutating func report(_ problems: [TemplateProblem], _ severity: Severity) {
    for problem in problems {
      description.note(severity, problem.message, at: problem.position, problem.path)
    }
  }
}
