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

/// A description that has been read, ready to be drawn.
struct Reading: Sendable {
  let document: Document
  let figures: [Figure]
  /// What its own style sheets get wrong besides their syntax.
  let sheetDiagnostics: [Diagnostic]
  /// Whether it may ask for several pictures, however many it does.
  let isCollection: Bool
}

/// What is known of an input before any is drawn: what becomes of it must not depend on the others.
struct Survey: Sendable {
  /// The names of its pictures, without an extension.
  let names: [String]
  /// Whether reading found nothing wrong.
  let isSound: Bool
  /// Whether it may ask for several pictures, however many it does.
  let isCollection: Bool
  /// What was read; `nil`: it is read again when its turn comes.
  let reading: Reading?

  /// How many inputs are kept as they were read. More would be memory for as many inputs as there
  /// are, and reading one again takes a fiftieth of the time of drawing it.
  static let keptCount = 256

  /// What reading an input at a place among all told.
  init(_ reading: Reading, of input: InputFile, at place: Int) {
    names = reading.figures.map { OutputPlan.name(of: $0, in: input) }
    isSound = !reading.document.diagnostics.hasErrors
    isCollection = reading.isCollection
    self.reading = place < Self.keptCount || input.isStandardInput ? reading : nil
  }
}
