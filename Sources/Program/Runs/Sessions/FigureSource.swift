package import FileKit
package import FioriRender

/// Reads descriptions and applies the command's options to their figures.
package struct FigureSource: Sendable {
  package private(set) var renderer: Renderer
  /// Receives the messages of reading and drawing.
  let listener: any RunListener
  private var settings: RenderSettings
  /// The table that replaces the descriptions' tables; `nil` to use theirs.
  private var data: DataInput?
  /// The token that cancels reading and drawing; `nil` if nothing does.
  private var token: CancellationToken?
  /// The style sheets that replace the descriptions' sheets; `nil` to use theirs.
  private let styleSheets: [StyleSheet]?

  /// Creates a source. Diagnostics of the replacing style sheets go to the listener.
  ///
  /// - Throws: A failure if one of them is an error.
  package init(_ settings: RenderSettings, _ listener: any RunListener) throws(RunFailure) {
    (self.settings, self.listener) = (settings, listener)
    renderer = try settings.renderer()
    styleSheets = try settings.sheets(renderer, listener)
    data = try settings.dataInput()
  }

  /// Reads a description and its figures.
  func reading(of input: InputFile) throws(RunFailure) -> Reading {
    reading(of: try document(of: input))
  }

  /// Parses a description, and reads the table of its data.
  func document(of input: InputFile) throws(RunFailure) -> DocumentSource {
    document(try input.bytes(), named: input.name, in: input)
  }

  /// Reads the figures of some parts of a description, or of all.
  func reading(of document: DocumentSource, _ parts: Range<Int>? = nil) -> Reading {
    reading(of: document.document(parts))
  }

  /// Returns the names of the pictures of a description with rows; the rows themselves are not read,
  /// unless the number of their pages decides.
  func names(of document: DocumentSource, in input: InputFile) -> [String] {
    let first = reading(of: document, settings.page == .all ? nil : 0..<min(1, document.partCount))
    guard settings.page != .all, let names = document.names else {
      return first.figures.map { OutputPlan.name(of: $0, in: input) }
    }
    let suffixes = first.figures.map(\.variantSuffix)
    return names.flatMap { name in suffixes.map { name + $0 } }
  }

  /// Parses a line of a stream, and reads the table of its data.
  func document(ofLine json: [UInt8]) -> DocumentSource {
    DocumentSource(
      json, file: StreamDiagnostic.lineName,
      resources: settings.resourceFolder(for: InputFile("-")), takesID: true, data: data,
      rowLimit: settings.rowLimit, isCancelled: { [token] in token?.isCancelled ?? false })
  }

  /// Reads a line of a stream as a row of a template, and its figures.
  func reading(ofRow json: [UInt8], _ template: RowTemplate) -> Reading {
    reading(of: template.document(row: json, named: StreamDiagnostic.rowName))
  }

  /// Reads a row of a template, whose texts are read as the cells of a CSV file.
  func reading(
    ofRow cells: [(column: String, text: String)], named name: String, _ template: RowTemplate
  ) -> Reading {
    reading(of: template.document(cells: cells, named: name))
  }

  /// Returns the same source with other overrides and another choice of pages.
  package func with(_ environment: EnvironmentOverrides, page: PageChoice?) -> FigureSource {
    var source = self
    (source.settings.environment, source.settings.page) = (environment, page)
    return source
  }

  /// The time limit of a figure; `nil` for none.
  var timeout: Duration? { settings.limits.timeout }

  /// Whether a table replaces the descriptions' tables.
  var hasTable: Bool { data != nil }

  /// Returns the same source for descriptions with their own tables.
  func withoutTable() -> FigureSource {
    var source = self
    source.data = nil
    return source
  }

  /// Returns the same source, whose figures are no longer read and drawn once the token is cancelled.
  package func cancelled(by token: CancellationToken) -> FigureSource {
    var source = self
    source.renderer = renderer.cancelled(by: token)
    source.token = token
    return source
  }

  /// Reads the template of a stream.
  package func template(_ input: InputFile) throws(RunFailure) -> RowTemplate {
    settings.template(try input.bytes(), of: input)
  }

  /// Reads a description inside another document; images come from the document's folder.
  package func reading(of json: [UInt8], named name: String, in document: InputFile) -> Reading {
    reading(of: self.document(json, named: name, in: document))
  }

  /// Reads a description that has been parsed, and then perhaps changed.
  func reading(of root: JSONNode, in input: InputFile) -> Reading {
    reading(
      of: DocumentSource(
        root, file: input.name, resources: settings.resourceFolder(for: input), data: data,
        rowLimit: settings.rowLimit))
  }

  /// Parses a description with the folder of a document, and reads the table of its data.
  func document(
    _ json: [UInt8], named name: String, in input: InputFile
  ) -> DocumentSource {
    DocumentSource(
      json, file: name, resources: settings.resourceFolder(for: input), data: data,
      rowLimit: settings.rowLimit)
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

  /// Returns the diagnostics of the descriptions' own style sheets, used together.
  private func sheetDiagnostics(of figures: [Figure]) -> [Diagnostic] {
    // Most figures have none, and creating the first set of a new type searches all conformances.
    guard styleSheets == nil, figures.contains(where: { !$0.styleSheets.isEmpty }) else {
      return []
    }
    var seen: Set<[StyleSheet]> = [[]]
    return figures.map(\.styleSheets).filter { seen.insert($0).inserted }
      .flatMap { renderer.diagnostics(of: $0) }
  }
}

/// A description that has been read and is ready to be drawn.
package struct Reading: Sendable {
  package let document: Document
  package let figures: [Figure]
  /// The diagnostics of its own style sheets, except for syntax errors.
  package let sheetDiagnostics: [Diagnostic]
  /// Whether the description can ask for several pictures, even if it has only one.
  let isCollection: Bool

  /// Returns the reading with warnings that its figures are drawn to show.
  func accepting(_ warnings: [AcceptedWarning]) -> Reading {
    if warnings.isEmpty { return self }
    let figures = figures.map { figure in
      var figure = figure
      figure.accepted += warnings
      return figure
    }
    return Reading(
      document: document, figures: figures, sheetDiagnostics: sheetDiagnostics,
      isCollection: isCollection)
  }

  /// Returns one reading of several, which are parts of the same description.
  static func joined(_ parts: [Reading]) -> Reading? {
    guard let first = parts.first else { return nil }
    guard parts.count > 1 else { return first }
    return Reading(
      document: .joined(parts.map(\.document)), figures: parts.flatMap(\.figures),
      sheetDiagnostics: first.sheetDiagnostics,
      isCollection: parts.contains { $0.isCollection })
  }
}

/// The facts about an input that are known before any is drawn, so that the results for one input
/// do not depend on the others.
struct Survey: Sendable {
  /// The names of its pictures, without an extension.
  let names: [String]
  /// Whether reading found no errors.
  let isSound: Bool
  /// Whether the input can ask for several pictures, even if it has only one.
  let isCollection: Bool
  /// The description, or `nil` to read it again when it is drawn.
  let reading: Reading?
  /// The description whose figures are made of rows, which are read when they are drawn; `nil` for
  /// any other.
  let rows: DocumentSource?

  /// The number of inputs kept in memory after reading: cards take 22 MB. Keeping all would let memory
  /// grow with their number, and reading one again takes a tenth of the time of its SVG.
  static let keptCount = 4096

  /// Creates the survey of an input; `index` is its position among all inputs.
  init(_ reading: Reading, of input: InputFile, at index: Int) {
    names = reading.figures.map { OutputPlan.name(of: $0, in: input) }
    isSound = !reading.document.diagnostics.hasErrors
    isCollection = reading.isCollection
    self.reading = index < Self.keptCount || input.isStandardInput ? reading : nil
    rows = nil
  }

  /// Creates the survey of an input whose figures are made of rows.
  init(_ rows: DocumentSource, of input: InputFile, _ source: FigureSource) {
    let reading = source.reading(of: rows, 0..<0)
    isSound = !reading.document.diagnostics.hasErrors
    isCollection = reading.isCollection
    names = rows.partCount == 0 ? [] : source.names(of: rows, in: input)
    self.reading = nil
    self.rows = rows
  }
}
