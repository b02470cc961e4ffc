import FioriRender

/// A document from a text, and what tests ask of it.
struct DescribedDocument {
  let document: Document

  init(_ json: String, file: String = "kpi.json") {
    document = Document(json: Array(json.utf8), file: file)
  }

  /// The diagnostics without the file's name.
  var lines: [String] {
    document.diagnostics.map { String($0.description.dropFirst("kpi.json:".count)) }
  }

  var environments: [Environment] { document.figures.map(\.environment) }

  /// The first figure's view.
  var view: KPIView? { document.figures.first?.view as? KPIView }
}
