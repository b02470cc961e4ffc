package import FileKit
package import FioriRender

/// How descriptions are read and laid out, whoever asks: a command line, a server, a test.
package struct RenderSettings: Sendable {
  /// Traits in place of the descriptions' own.
  package var environment = EnvironmentOverrides()
  /// Which pages are drawn; `nil`: those that the descriptions ask for.
  package var page: PageChoice?
  /// The paths of style sheets in place of the descriptions' own; empty: theirs count.
  package var styleSheets: [String] = []
  /// A folder that images may come from besides a description's own.
  package var resources: String?
  package var fonts = FontOptions()
  /// How much a character matters that no font has.
  package var missingGlyphs = Severity.warning
  package var limits = RenderLimits()
  package var messages = MessageLevel()

  /// Descriptions as they are.
  package init() {}
}

extension RenderSettings {
  /// A renderer with the fonts and limits that are asked for.
  func renderer() throws(RunFailure) -> Renderer {
    if let resources, !Folder.exists(resources) {
      throw .noFolder(resources, advice: "give a folder of images")
    }
    do {
      return try Renderer(fonts: fonts, missingGlyphs: missingGlyphs, limits: limits)
    } catch {
      throw RunFailure(kind: error.failureKind, message: error.description)
    }
  }

  /// The folder that the images of an input come from; `nil` of standard input without a folder.
  func resourceFolder(for input: InputFile) -> ResourceFolder? {
    let own = input.folder.map { ResourceFolder(path: $0) }
    guard let resources else { return own }
    return own?.opening(resources) ?? ResourceFolder(path: resources).opening(resources)
  }

  /// The sheets in place of the descriptions' own; `nil`: none is named. What is wrong with them goes to
  /// the listener, and is a failure without words where it is an error; so is one that cannot be read,
  /// with them.
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
    if found.hasErrors { throw RunFailure.wrongDescription("") }
    return sheets
  }
}

extension FontError {
  fileprivate var failureKind: RunFailure.Kind {
    switch self {
    case .missingFolder, .unreadableFolder: .unreadableInput
    case .notAFont, .emptyFolder: .wrongDescription
    case .noFonts: .fault
    }
  }
}

/// Which pages are drawn of views that have several: one, or all of them.
package enum PageChoice: Equatable, Sendable {
  /// Counted from 1.
  case number(Int)
  case all

  /// A figure as the pages that are asked for of it, each a figure.
  ///
  /// How many there are is known when it has been laid out. One with errors stays as it is, and
  /// says them when it is drawn.
  func figures(of figure: Figure, _ renderer: Renderer) -> [Figure] {
    switch self {
    case .number(let page):
      var figure = figure
      figure.page = page
      return [figure]
    case .all:
      guard let count = renderer.pageCount(of: figure) else { return [figure] }
      return (1...count).map { figure.showing(page: $0) }
    }
  }
}

/// What pictures are told besides their format, as far as it has a word for it.
package struct EncodingOptions: Sendable {
  package var idPrefix = ""
  package var isAnimated = false
  package var hasText = false

  /// Still pictures of outlines.
  package init(idPrefix: String = "", isAnimated: Bool = false, hasText: Bool = false) {
    (self.idPrefix, self.isAnimated, self.hasText) = (idPrefix, isAnimated, hasText)
  }

  /// Throws when none of some formats has a word for what is asked.
  package func check(_ formats: [Format]) throws(UsageError) {
    let names = formats.map(\.rawValue).joined(separator: ", ")
    if isAnimated, !formats.contains(where: \.canBeAnimated) {
      throw UsageError("--animate requires svg or webp, not \(names).")
    }
    if hasText, !formats.contains(.svg) {
      throw UsageError("--svg-text requires svg, not \(names).")
    }
  }

  /// A picture of a format as it is written.
  func output(as format: Format) -> DrawingOutput {
    switch format {
    case .png: .png
    case .webp: .webp(WebPOptions(isAnimated: isAnimated))
    case .svg: .svg(SVGOptions(idPrefix: idPrefix, isAnimated: isAnimated, hasText: hasText))
    case .pdf: .pdf
    }
  }
}
