extension DescriptionPath {
  /// The path of the name of figures, which becomes the name of files.
  package static let figureName = DescriptionPath(.key("name"))
}

/// A mistake in a reference.
package struct TemplateProblem: Sendable {
  package let message: Message
  package let position: SourcePosition
  package let path: DescriptionPath
}

/// A description whose references have been read.
package struct ReferenceTree: Sendable {
  let root: TemplateNode
  /// The columns that it uses, each where it is first used.
  package let columns: [(name: String, position: SourcePosition, path: DescriptionPath)]
  package let problems: [TemplateProblem]

  /// Whether any value comes from rows.
  package var usesRows: Bool { !root.isFixed }

  /// The columns that categories come from, each once.
  package let categoryColumns: [String]

  /// Reads the references of a description, whose texts with keys out of rows are among `texts`.
  package init(
    _ node: JSONNode, at path: DescriptionPath = DescriptionPath(), texts: TextLookup? = nil
  ) {
    var compiler = TemplateCompiler(texts: texts)
    root = compiler.node(node, at: path)
    categoryColumns = root.categoryColumns
    columns = compiler.columns
    problems = compiler.problems
  }

  /// Returns the problems of columns that a table does not have.
  package func problems(with table: DataTable) -> [TemplateProblem] {
    columns.filter { !table.hasColumn($0.name) }.map { use in
      TemplateProblem(
        message: .unknownColumn(use.name, in: table), position: use.position, path: use.path)
    }
  }
}

extension JSONNode {
  /// Whether a part of the value comes out of rows.
  package var hasReferences: Bool {
    var compiler = TemplateCompiler()
    return !compiler.node(self, at: DescriptionPath()).isFixed
  }
}

/// A part of a view that is repeated for each value of a column.
package enum RepeatedPart {
  /// Returns the key of a template instead of an array, or of one of its elements.
  static func key(in path: DescriptionPath) -> String {
    for case .key(let name) in path.steps.reversed() { return key(in: name) }
    return key(in: "")
  }

  /// Returns the key of a template in an array with a key.
  package static func key(in array: String) -> String { array == "cards" ? "card" : "item" }
}
