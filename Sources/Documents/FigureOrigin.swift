package import FioriBasics
import FioriModel

/// The places in a description that a figure was read from.
package struct FigureOrigin: Sendable {
  let file: String
  /// The figure's view and its path.
  private(set) var view: JSONNode
  let path: DescriptionPath
  /// The environments that apply to the figure and their paths, its own before the outer one.
  let environments: [(node: JSONNode, path: DescriptionPath)]
  /// The rows of data that the figure is made of; `nil` if there are none.
  private var rows: FigureRows?
  /// The values that a variant substitutes.
  private var choices: [(key: String, value: LocatedNode)] = []

  init(
    file: String, view: JSONNode, path: DescriptionPath,
    environments: [(node: JSONNode, path: DescriptionPath)], rows: FigureRows? = nil
  ) {
    self.file = file
    self.view = view
    self.path = path
    self.environments = environments
    self.rows = rows
  }

  /// Returns the origin of a variant.
  func choosing(_ choices: [(key: String, value: LocatedNode)]) -> FigureOrigin {
    var origin = self
    origin.choices = choices
    return origin
  }

  /// Returns the origin with the view of another language.
  func showing(_ view: JSONNode, rows: FigureRows?) -> FigureOrigin {
    var origin = self
    (origin.view, origin.rows) = (view, rows)
    return origin
  }

  /// The values that distinguish the figure from its variants.
  package var variant: [VariantOccurrence.Choice] {
    choices.map {
      VariantOccurrence.Choice(trait: $0.key, json: JSONText($0.value.node.value).text)
    }
  }

  /// The name in messages of the rows that the figure is made of; `nil` without data.
  package var rowsName: String? { rows?.name }

  /// Returns a diagnostic with the location of a finding from a view or its layout.
  package func diagnostic(_ finding: Finding) -> Diagnostic {
    let position = position(of: finding.path)
    var diagnostic = Diagnostic(
      severity: finding.severity, location: location(position),
      path: path.appending(finding.path), message: finding.message)
    if let rows {
      diagnostic.figure = rows.index
      diagnostic = diagnostic.naming(rows.cells.rows(of: position.cell) ?? rows.names)
    }
    return diagnostic
  }

  /// Returns whether the description has a value at a path that starts at the view.
  package func hasValue(at path: DescriptionPath) -> Bool {
    view.node(at: path).map { $0.value != .null } ?? false
  }

  /// Returns whether the first element of an array at a path that starts at the view is a date of a column
  /// with a time zone.
  package func hasTimeZone(at path: DescriptionPath) -> Bool {
    rows?.cells.hasTimeZone(position(of: path.index(0)).cell) == true
  }

  /// Returns whether the value at a path that starts at the view is a cell whose error has been reported.
  package func hasWrongCell(at path: DescriptionPath) -> Bool {
    rows?.cells.isWrong(position(of: path).cell) == true
  }

  /// Returns the location of an environment key; `nil` if no environment has it.
  package func location(ofTrait key: String) -> (location: SourceLocation, path: DescriptionPath)? {
    if let choice = choices.first(where: { $0.key == key })?.value {
      return (location(choice.node.position), choice.path)
    }
    for (node, path) in environments {
      if let member = node.member(key) {
        return (location(member.value.position), path.key(key))
      }
    }
    return nil
  }

  /// Returns the position of a path that starts at the view, as far as the description follows it.
  private func position(of path: DescriptionPath) -> SourcePosition {
    var node = view
    for step in path.steps {
      guard let next = node.child(step) else { break }
      node = next
    }
    return node.position
  }

  private func location(_ position: SourcePosition) -> SourceLocation {
    SourceLocation(file: file, line: position.line, column: position.column)
  }
}

/// The rows of data that a figure is made of.
struct FigureRows: Sendable {
  let cells: CellOrigins
  /// The index of the figure.
  let index: Int
  private let figures: RowFigures

  /// Returns the rows with the cells of another language.
  func binding(_ cells: CellOrigins) -> FigureRows {
    FigureRows(figures, index: index, cells: cells)
  }

  init(_ figures: RowFigures, index: Int, cells: CellOrigins) {
    (self.figures, self.index, self.cells) = (figures, index, cells)
  }

  /// The name of the rows in messages.
  var name: String { figures.name(of: index) }

  /// The names of the rows in diagnostics.
  var names: RowNames { RowNames(title: name, names: figures.rowNames(of: index)) }
}

extension JSONNode {
  /// Returns the value at a path; `nil` if there is none.
  func node(at path: DescriptionPath) -> JSONNode? {
    path.steps.reduce(self) { node, step in node?.child(step) }
  }

  fileprivate func child(_ step: DescriptionPath.Step) -> JSONNode? {
    switch step {
    case .key(let key): return member(key)?.value
    case .index(let index):
      guard case .array(let nodes) = value else { return nil }
      return nodes[at: index]
    }
  }
}
