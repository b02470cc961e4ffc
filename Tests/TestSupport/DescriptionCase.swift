import FioriRender
import Testing

/// A case of a file of descriptions: all that is said of it, and its drawings.
struct DescriptionCase {
  let name: String
  /// The lines of reading and drawing. Those of one figure among several have its name in place of
  /// the file's and its own path, and those of a style sheet its lines, so that they stay when cases
  /// are added before.
  let lines: [String]
  /// The drawings of the case, one unless it has variants; none if it has errors.
  let drawings: [(name: String, drawing: Drawing)]
  /// What the schema says; `nil` of a style sheet.
  let schema: SchemaAgreement?

  /// A whole file.
  init(_ name: String, of document: Document, json: [UInt8]) throws {
    self.name = name
    schema = try SchemaAgreement(json, document)
    var found = document.diagnostics
    let figures = document.diagnostics.hasErrors ? [] : document.figures
    drawings = try Self.drawings(of: figures, name, &found)
    lines = found.map(\.description)
  }

  /// Style sheets that are used together, and only checked.
  init(_ name: String, checking sheets: [StyleSheet]) throws {
    self.name = name
    (drawings, schema) = ([], nil)
    let found = try sheets.flatMap(\.diagnostics) + Renderer().diagnostics(of: sheets)
    lines = found.map { "\(name): \($0.inCase)" }
  }

  /// A figure among several, drawn in style sheets; `root` is the description with only this one.
  init(
    _ name: String, at index: Int, of document: Document, root: JSONNode?, sheets: [StyleSheet]
  ) throws {
    self.name = name
    let own = document.diagnostics.filter { $0.figureIndex.map { $0 == index } ?? true }
    schema = try SchemaAgreement(root, own)
    var found = own + sheets.flatMap(\.diagnostics)
    var figures = found.hasErrors ? [] : document.figures.filter { $0.index == index }
    for index in figures.indices { figures[index].styleSheets += sheets }
    drawings = try Self.drawings(of: figures, name, &found)
    lines = found.map { "\(name): \($0.inCase)" }
  }

  private static func drawings(
    of figures: [Figure], _ name: String, _ diagnostics: inout [Diagnostic]
  ) throws -> [(name: String, drawing: Drawing)] {
    let renderer = try Renderer()
    return try figures.compactMap { figure in
      do {
        let drawing = try renderer.drawing(of: figure)
        diagnostics += drawing.warnings
        return (name + figure.variantSuffix, drawing)
      } catch let error as DescriptionError {
        diagnostics += error.diagnostics
        return nil
      }
    }
  }
}

extension Diagnostic {
  /// The figure of `figures` that it is about.
  fileprivate var figureIndex: Int? {
    guard path.steps.first == .key("figures"),
      case .index(let index)? = path.steps.dropFirst().first
    else { return nil }
    return index
  }

  /// The diagnostic with a path inside its figure, and with a place only in a style sheet.
  fileprivate var inCase: String {
    var result = self
    result.location = nil
    if figureIndex != nil {
      result.path = path.steps.dropFirst(2).reduce(into: DescriptionPath()) { path, step in
        switch step {
        case .key(let key): path = path.key(key)
        case .index(let index): path = path.index(index)
        }
      }
    }
    guard let location, location.file.hasSuffix(".nss") else { return "\(result)" }
    return "\(location.line):\(location.column): \(result)"
  }
}
