package import FileKit
import FioriFiles
package import FioriRender

/// The settings for reading and laying out descriptions, shared by commands, servers and tests.
package struct RenderSettings: Sendable {
  /// Traits that override the descriptions' own.
  package var environment = EnvironmentOverrides()
  /// The pages to draw, or `nil` for those that the descriptions ask for.
  package var page: PageChoice?
  /// The paths of style sheets that replace the descriptions' own, unless empty.
  package var styleSheets: [String] = []
  /// An additional folder for images, besides the description's own.
  package var resources: String?
  /// Whether descriptions come from strangers: `resources` then contains only images, and all
  /// unreadable paths get the same error.
  package var servesStrangers = false
  /// The path of a table that replaces the descriptions' own.
  package var data: String?
  /// The largest number of rows of a table.
  package var rowLimit = DataTable.rowLimit
  /// Patterns of files and folders to skip in folders of descriptions, as in a `.gitignore`.
  package var excluded: [String] = []
  package var fonts = FontOptions()
  /// The severity of characters that no font contains.
  package var missingGlyphs = Severity.warning
  package var limits = RenderLimits()
  package var messages = MessageLevel()

  /// Creates settings that leave descriptions as they are.
  package init() {}
}

extension RenderSettings {
  /// Creates a renderer with these fonts and limits.
  package func renderer() throws(RunFailure) -> Renderer {
    if let resources, !Folder.exists(resources) {
      throw .noFolder(resources, advice: "use a folder of images")
    }
    do {
      return try Renderer(fonts: fonts, missingGlyphs: missingGlyphs, limits: limits)
    } catch {
      throw RunFailure(
        kind: error.failureKind, message: error.description, code: DiagnosticCode(of: error))
    }
  }

  /// Returns the folder for the images of an input; `nil` for standard input if `resources` is
  /// `nil`.
  func resourceFolder(for input: InputFile) -> ResourceFolder? {
    if servesStrangers { return ResourceFolder(servingFrom: input.folder, images: resources) }
    let own = input.folder.map { ResourceFolder(path: $0) }
    guard let resources else { return own }
    return own?.opening(resources) ?? ResourceFolder(path: resources).opening(resources)
  }

  /// Reads a template from the bytes of a file.
  package func template(_ json: [UInt8], of input: InputFile) -> RowTemplate {
    RowTemplate(json, file: input.name, resources: resourceFolder(for: input))
  }

  /// Reads the table that replaces the descriptions' own; `nil` if none is set.
  func dataInput() throws(RunFailure) -> DataInput? {
    guard let data else { return nil }
    let input = InputFile(data)
    let table = DataTable(
      try input.bytes(limit: DataTable.byteLimit), as: DataTable.Format(file: data) ?? .csv,
      file: input.name, rowLimit: rowLimit)
    return DataInput(table, path: input.isStandardInput ? nil : data)
  }

  /// Returns the style sheets that replace the descriptions' sheets, or `nil` if there are none.
  /// Their diagnostics go to the listener; if one is an error, this throws a failure without a
  /// message.
  ///
  /// - Throws: Also the failure for a style sheet that cannot be read, with its message.
  func sheets(
    _ renderer: Renderer, _ listener: any RunListener
  ) throws(RunFailure) -> [StyleSheet]? {
    guard !styleSheets.isEmpty else { return nil }
    var sheets: [StyleSheet] = []
    for path in styleSheets {
      let input = InputFile(path)
      sheets.append(StyleSheet(nss: try input.bytes(), file: input.name))
    }
    let found = messages.raised(sheets.flatMap(\.diagnostics) + renderer.diagnostics(of: sheets))
    listener.show(found)
    if found.hasErrors { throw RunFailure.reported(.wrongDescription) }
    return sheets
  }
}

extension FontError {
  fileprivate var failureKind: RunFailure.Kind {
    switch self {
    case .missingFolder, .unreadableFolder: .unreadableInput
    case .notAFont, .emptyFolder: .wrongDescription
    case .noFonts: .fault
    case .noProcessFiles: .missingSystemFile
    }
  }
}

/// The pages to draw of views with several: one or all.
package enum PageChoice: Equatable, Sendable {
  /// A page number, counted from 1.
  case number(Int)
  case all

  /// Returns a figure for each page to draw.
  ///
  /// The number of pages is known only after layout. A figure with errors is returned unchanged;
  /// drawing it reports the errors.
  func figures(of figure: Figure, _ renderer: Renderer) -> [Figure] {
    switch self {
    case .number(let page):
      var figure = figure
      figure.page = page
      return [figure]
    case .all:
      guard let count = renderer.pageCount(of: figure), count > 0 else { return [figure] }
      return (1...count).map { figure.showing(page: $0) }
    }
  }
}

/// Options for encoding pictures, used by the formats that support them.
package struct EncodingOptions: Sendable {
  package var idPrefix = ""
  package var isAnimated = false
  package var hasText = false
  package var isOptimized = false

  /// Creates options; the default is a still picture with text as outlines, written fast.
  package init(
    idPrefix: String = "", isAnimated: Bool = false, hasText: Bool = false,
    isOptimized: Bool = false
  ) {
    (self.idPrefix, self.isAnimated, self.hasText) = (idPrefix, isAnimated, hasText)
    self.isOptimized = isOptimized
  }

  /// Throws if none of the formats supports a requested option.
  package func check(_ formats: [Format]) throws(UsageError) {
    // Only for messages: `joined` looks up the types of its elements, which takes 1.5 % of a start.
    var names: String { formats.map(\.rawValue).joined(separator: ", ") }
    if isAnimated, !formats.contains(where: \.canBeAnimated) {
      throw UsageError(
        "--animate requires svg or webp; add one of them to --format, or remove --animate.")
    }
    if hasText, !formats.contains(.svg) {
      throw UsageError("--svg-text requires svg, not \(names).")
    }
    if isOptimized, !formats.contains(.png), !formats.contains(.webp) {
      throw UsageError("--optimize requires png or webp, not \(names).")
    }
  }

  /// Returns the output settings for a format.
  func output(as format: Format) -> DrawingOutput {
    switch format {
    case .png: .png(PNGOptions(isOptimized: isOptimized))
    case .webp:
      .webp(WebPOptions(isAnimated: isAnimated, isOptimized: isOptimized))
    case .svg: .svg(SVGOptions(idPrefix: idPrefix, isAnimated: isAnimated, hasText: hasText))
    case .pdf: .pdf
    }
  }
}
