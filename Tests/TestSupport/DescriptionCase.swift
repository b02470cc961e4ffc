import FioriRender
import Testing

/// A case of a file of descriptions: all that is said of it, and its drawings.
struct DescriptionCase {
  let name: String
  /// The lines of reading and drawing. Those of one figure among several have its name in place of
  /// the file's and its own path, so that they stay when figures are added before it.
  let lines: [String]
  /// The drawings of the case, one unless it has variants; none if it has errors.
  let drawings: [(name: String, drawing: Drawing)]
  let schema: SchemaAgreement

  /// A whole file.
  init(_ name: String, of document: Document, json: [UInt8]) throws {
    self.name = name
    schema = try SchemaAgreement(json, document)
    var found = document.diagnostics
    let figures = document.diagnostics.hasErrors ? [] : document.figures
    drawings = try Self.drawings(of: figures, name, &found)
    lines = found.map(\.description)
  }

  /// A figure among several; `root` is the description with only this one.
  init(_ name: String, at index: Int, of document: Document, root: JSONNode?) throws {
    self.name = name
    let own = document.diagnostics.filter { $0.figureIndex.map { $0 == index } ?? true }
    schema = try SchemaAgreement(root, own)
    var found = own
    let figures = own.hasErrors ? [] : document.figures.filter { $0.place == index }
    drawings = try Self.drawings(of: figures, name, &found)
    lines = found.map { "\(name): \($0.ofOneFigure)" }
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

  /// The diagnostic with a path inside its figure, and without a place in the description.
  fileprivate var ofOneFigure: Diagnostic {
    guard figureIndex != nil else { return self }
    var result = self
    result.path = path.steps.dropFirst(2).reduce(into: DescriptionPath()) { path, step in
      switch step {
      case .key(let key): path = path.key(key)
      case .index(let index): path = path.index(index)
      }
    }
    if location?.file.hasSuffix(".json") == true { result.location = nil }
    return result
  }
}
