package import FileKit
package import FioriRender

/// Descriptions as the figures that the command line makes of them.
package struct FigureSource: Sendable {
  package let renderer: Renderer
  private let settings: RenderSettings
  /// Style sheets in place of the descriptions' own; `nil`: theirs count.
  private let styleSheets: [StyleSheet]?

  /// What is wrong with sheets in place of the descriptions' own goes to the listener; with an error
  /// there is no source.
  package init(_ settings: RenderSettings, _ listener: any RunListener) throws(RunFailure) {
    self.settings = settings
    renderer = try settings.renderer()
    styleSheets = try settings.sheets(renderer, listener)
  }

  /// A description and its figures.
  func reading(of input: InputFile) throws(RunFailure) -> Reading {
    reading(
      of: Document(
        json: try input.bytes(), file: input.name, resources: settings.resourceFolder(for: input)))
  }

  /// A line of a stream and its figures.
  func reading(ofLine json: [UInt8]) -> Reading {
    reading(
      of: Document(
        json: json, file: StreamDiagnostic.lineName,
        resources: settings.resourceFolder(for: InputFile("-")), takesID: true))
  }

  /// A description in a document of another kind, whose folder it may use.
  func reading(of json: [UInt8], named name: String, in document: InputFile) -> Reading {
    reading(of: Document(json: json, file: name, resources: settings.resourceFolder(for: document)))
  }

  private func reading(of document: Document) -> Reading {
    var figures = settings.environment.applied(to: document.figures)
    if let styleSheets {
      for index in figures.indices { figures[index].styleSheets = styleSheets }
    }
    if let page = settings.page { figures = figures.flatMap { page.figures(of: $0, renderer) } }
    return Reading(
      document: document, figures: figures, sheetDiagnostics: sheetDiagnostics(of: figures),
      isCollection: document.isCollection
        || (settings.page == .all && figures.contains { $0.page != nil }))
  }

  /// What the descriptions' own sheets get wrong, as they are used together.
  private func sheetDiagnostics(of figures: [Figure]) -> [Diagnostic] {
    // Most have none; the first set of a new type costs a search of all conformances.
    guard styleSheets == nil, figures.contains(where: { !$0.styleSheets.isEmpty }) else {
      return []
    }
    var seen: Set<[StyleSheet]> = [[]]
    return figures.map(\.styleSheets).filter { seen.insert($0).inserted }
      .flatMap { renderer.diagnostics(of: $0) }
  }
}
