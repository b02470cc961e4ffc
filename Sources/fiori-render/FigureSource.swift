import CommandKit
import FileKit
import FioriRender

/// Descriptions as the figures that the command line makes of them.
struct FigureSource: Sendable {
  let renderer: Renderer
  private let environment: EnvironmentOptions
  private let page: PageOptions.Choice?
  /// Style sheets in place of the descriptions' own; `nil`: theirs count.
  private let styleSheets: [StyleSheet]?
  private let resources: ResourceOptions

  /// What was found wrong with the command line's own sheets goes to `console`; with an error there
  /// is no source.
  init(_ options: DrawingOptions, console: Console) throws(RunFailure) {
    renderer = try options.resources.renderer(options.limits)
    environment = options.environment
    page = options.pages.choice
    resources = options.resources
    styleSheets = try options.style.sheets(renderer, console)
  }

  /// A description and its figures.
  func reading(of input: InputFile) throws(RunFailure) -> Reading {
    reading(
      of: Document(
        json: try input.bytes(), file: input.name, resources: resources.resources(for: input)))
  }

  /// A line of a stream and its figures.
  func reading(ofLine json: [UInt8]) -> Reading {
    reading(
      of: Document(
        json: json, file: StreamDiagnostic.lineName,
        resources: resources.resources(for: InputFile("-")), takesID: true))
  }

  /// A description in a document of another kind, whose folder it may use.
  func reading(of json: [UInt8], named name: String, in document: InputFile) -> Reading {
    reading(of: Document(json: json, file: name, resources: resources.resources(for: document)))
  }

  private func reading(of document: Document) -> Reading {
    var figures = environment.applied(to: document.figures)
    if let styleSheets {
      for index in figures.indices { figures[index].styleSheets = styleSheets }
    }
    if let page { figures = figures.flatMap { page.figures(of: $0, renderer) } }
    return Reading(
      document: document, figures: figures, sheetDiagnostics: sheetDiagnostics(of: figures),
      isCollection: document.isCollection
        || (page == .all && figures.contains { $0.page != nil }))
  }

  /// What the descriptions' own sheets get wrong, as they are used together.
  private func sheetDiagnostics(of figures: [Figure]) -> [Diagnostic] {
    guard styleSheets == nil else { return [] }
    var seen: Set<[StyleSheet]> = [[]]
    return figures.map(\.styleSheets).filter { seen.insert($0).inserted }
      .flatMap { renderer.diagnostics(of: $0) }
  }
}
