import FileKit
import FioriRender
import SystemPackage

/// Draws the pictures of documents.
struct MarkdownPainter: Sendable {
  let source: FigureSource
  let format: Format
  /// Whether the command line sets the appearance.
  let hasAppearance: Bool

  /// Draws the pictures of a document's blocks, in order, and returns them with the diagnostics.
  func pictures(
    of document: MarkdownDocument
  ) throws(RunFailure) -> (pictures: [[MarkdownPicture]], diagnostics: [Diagnostic]) {
    var pictures: [[MarkdownPicture]] = []
    var diagnostics: [Diagnostic] = document.problems.map { problem in
      Self.error(problem.message, at: problem.line, in: document)
    }
    for (number, block) in document.blocks.enumerated() {
      let (drawn, found) = try draw(block, at: number, in: document)
      pictures.append(drawn)
      diagnostics += found
    }
    return (pictures, diagnostics + Self.clashes(in: pictures, document))
  }

  private func draw(
    _ block: MarkdownBlock, at number: Int, in document: MarkdownDocument
  ) throws(RunFailure) -> ([MarkdownPicture], [Diagnostic]) {
    let (reading, stem): (Reading, String)
    if let path = block.path {
      let file = FilePath(document.input.folder ?? "").appending(path)
      let input = InputFile(file.string)
      if let problem = Self.problem(ofMissing: path, at: file) {
        return ([], [Self.error(problem, at: block.contentLine, in: document)])
      }
      do throws(RunFailure) {
        reading = try source.reading(of: input)
      } catch {
        return ([], [Self.error(error.message, at: block.contentLine, in: document)])
      }
      stem = block.name ?? input.stem
    } else {
      reading = source.reading(
        of: Array(block.content.utf8), named: document.input.name, in: document.input)
      stem = block.name ?? "\(number + 1)"
    }
    let name = "\(document.input.stem)-\(stem)"
    let drawn = DrawnInput(
      reading: reading,
      outcomes: reading.figures.map { figure in
        Outcome { try picture(of: figure, named: name, in: reading) }
      })
    if let fault = drawn.faults.first { throw fault }
    let diagnostics = drawn.diagnostics.inFileOrder.map { diagnostic in
      block.path == nil ? diagnostic.moved(to: block, in: document) : diagnostic
    }
    return (drawn.products.map(\.product), diagnostics)
  }

  private func picture(
    of figure: Figure, named stem: String, in reading: Reading
  ) throws -> (MarkdownPicture, [Diagnostic]) {
    let renderer = source.renderer
    let drawing = try renderer.drawing(of: figure)
    let light = try renderer.data(of: drawing, as: DrawingOutput(format))
    let environment = figure.environment
    let wantsDarkVersion = environment.appearance == .light && !hasAppearance
    var dark: [UInt8]?
    if wantsDarkVersion, environment.hasDarkPalette {
      var darkVersion = figure
      darkVersion.environment.appearance = .dark
      let bytes = try renderer.data(
        of: renderer.drawing(of: darkVersion), as: DrawingOutput(format))
      if bytes != light { dark = bytes }
    }
    let advice = environment.palette == nil ? #""generation": "horizon""# : #""palette": "v8""#
    let picture = MarkdownPicture(
      name: Self.name(of: figure, stem: stem, isCollection: reading.isCollection),
      format: format, light: light, dark: dark,
      darkAdvice: wantsDarkVersion && !environment.hasDarkPalette ? advice : nil,
      width: drawing.pointSize.width, words: drawing.words.line)
    return (picture, drawing.warnings)
  }

  /// Returns the error for a missing description if another has a similar name, or `nil`.
  private static func problem(ofMissing path: String, at file: FilePath) -> String? {
    guard let stem = file.stem, !Folder.hasFile(file.string), !Folder.exists(file.string) else {
      return nil
    }
    let folder = file.removingLastComponent()
    let stems = Folder.readableNames(in: folder).filter(Folder.isDescription).sorted()
      .compactMap { FilePath($0).stem }
    guard let nearest = Suggestion.nearest(to: stem, among: stems) else { return nil }
    let other = FilePath(path).removingLastComponent().appending("\(nearest).json")
    return RunFailure.missing(file.string, advice: "did you mean '\(other)'?").message
  }

  private static func name(of figure: Figure, stem: String, isCollection: Bool) -> String {
    guard isCollection else { return stem + figure.variantSuffix }
    let own = figure.name ?? figure.place.map { "\($0 + 1)" }
    return [stem, own].compactMap(\.self).joined(separator: "-") + figure.variantSuffix
  }

  /// Returns the errors for blocks whose pictures would overwrite each other.
  private static func clashes(
    in pictures: [[MarkdownPicture]], _ document: MarkdownDocument
  ) -> [Diagnostic] {
    var known: [String: [UInt8]] = [:]
    return zip(document.blocks, pictures).compactMap { block, pictures in
      let clash = pictures.flatMap(\.files).first { file in
        defer { known[file.name] = known[file.name] ?? file.bytes }
        return known[file.name, default: file.bytes] != file.bytes
      }
      return clash.map { file in
        error(
          "another block makes '\(file.name)'; give this one a name", at: block.line, in: document)
      }
    }
  }

  private static func error(
    _ message: String, at line: Int, in document: MarkdownDocument
  ) -> Diagnostic {
    Diagnostic(
      severity: .error, location: SourceLocation(file: document.input.name, line: line, column: 1),
      message: message)
  }
}

extension Diagnostic {
  /// Returns a diagnostic for a block's content, moved to its position in the document.
  fileprivate func moved(to block: MarkdownBlock, in document: MarkdownDocument) -> Diagnostic {
    guard let location, location.file == document.input.name else { return self }
    var diagnostic = self
    diagnostic.location = SourceLocation(
      file: location.file, line: location.line + block.contentLine - 1,
      column: location.column + block.indentation.unicodeScalars.count)
    return diagnostic
  }
}
