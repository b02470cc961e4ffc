import FileKit
import FioriLowering
import FioriRender
import SystemPackage

/// Draws the pictures of documents.
struct MarkdownPainter: DrawingSink {
  let source: FigureSource
  let format: Format
  /// Whether the command line sets the appearance.
  let hasAppearance: Bool
  let listener: any RunListener
  /// The overlays of the pictures of blocks, by the names of their inputs.
  private var overlays: ExactTable<PictureOverlay> = [:]
  /// The names of the inputs whose pictures are cells of a matrix.
  private var matrices: ExactTexts = []
  /// The blocks that have been drawn.
  private var drawn: [DrawnInput<MarkdownPicture>] = []

  /// Creates a painter for the blocks of a job's documents.
  init(_ job: MarkdownJob, _ listener: any RunListener) throws(RunFailure) {
    source = try FigureSource(job.settings, listener)
    (format, self.listener) = (job.format, listener)
    hasAppearance = job.settings.environment.has("appearance")
  }

  /// Draws the pictures of a document's blocks, in order, and returns them with the diagnostics.
  func pictures(
    of document: MarkdownDocument
  ) throws(RunFailure) -> (pictures: [[MarkdownPicture]], diagnostics: [Diagnostic]) {
    let blocks = document.blocks.enumerated().map { number, block in
      Result { () throws(MarkdownError) in try reading(of: block, at: number, in: document) }
    }
    var painter = self
    for (block, reading) in zip(document.blocks, blocks) {
      if let overlay = block.overlay, let input = try? reading.get().input {
        painter.overlays[input.name] = overlay
      }
      if block.matrix != nil, let input = try? reading.get().input {
        painter.matrices.add(input.name)
      }
    }
    var session = DrawingSession(Inputs(read: blocks.compactMap { try? $0.get() }), source)
    session.draw(into: &painter, reports: false)
    if let fault = painter.drawn.lazy.flatMap(\.faults).first { throw fault }
    var rest = painter.drawn[...]
    var pictures: [[MarkdownPicture]] = []
    var diagnostics = document.problems.map { Self.error($0, in: document) }
    for (block, reading) in zip(document.blocks, blocks) {
      let drawn = (try? reading.get()).flatMap { _ in rest.popFirst() }
      do throws(MarkdownError) {
        pictures.append(try shown(drawn, of: block, try? reading.get().input))
      } catch {
        pictures.append([])
        diagnostics.append(Self.error(error, in: document))
      }
      diagnostics += (drawn?.diagnostics ?? []).inFileOrder.map { diagnostic in
        block.path == nil ? diagnostic.moved(to: block, in: document) : diagnostic
      }
      if case .failure(let error) = reading { diagnostics.append(Self.error(error, in: document)) }
    }
    // Blocks of one file have its problems in common, which are reported once.
    var reported: Set<Diagnostic> = []
    let own = diagnostics.filter {
      $0.location?.file == document.input.name || reported.insert($0).inserted
    }
    return (pictures, own + Self.clashes(in: pictures, document))
  }

  /// Returns the pictures of a block: one for each of its figures, or one for all in a matrix.
  private func shown(
    _ drawn: DrawnInput<MarkdownPicture>?, of block: MarkdownBlock, _ input: InputFile?
  ) throws(MarkdownError) -> [MarkdownPicture] {
    let products = drawn?.products ?? []
    // Errors in a description are reported instead of the missing figures that they cause.
    guard let keys = block.matrix, let input, let drawn, drawn.isComplete, !products.isEmpty,
      !drawn.diagnostics.hasErrors
    else {
      return products.map(\.product)
    }
    do {
      let cells = products.compactMap { figure, product in
        product.drawing.map { (figure: figure, drawing: $0) }
      }
      let sheet = try keys.drawing(of: cells, named: block.path, source.renderer)
      return [
        MarkdownPicture(
          name: input.name, format: format,
          light: try source.renderer.data(of: sheet, as: DrawingOutput(format)), dark: nil,
          darkAdvice: nil, width: sheet.pointSize.width,
          accessibilityText: sheet.accessibilityText.line)
      ]
    } catch {
      throw MarkdownError(
        line: block.line, message: Message(.other, UsageError.message(inFile: error)))
    }
  }

  /// Reads a block, which the result names after its pictures.
  private func reading(
    of block: MarkdownBlock, at number: Int, in document: MarkdownDocument
  ) throws(MarkdownError) -> (input: InputFile, reading: Reading) {
    let (reading, stem): (Reading, String)
    if let path = block.path {
      let file = FilePath(document.input.folder ?? "").appending(path)
      let input = InputFile(file.string)
      if let problem = Self.problem(ofMissing: path, at: file) {
        throw MarkdownError(line: block.contentLine, message: problem)
      }
      do throws(RunFailure) {
        reading = try source.reading(of: input)
      } catch {
        throw MarkdownError(line: block.contentLine, message: Message(error.code, error.message))
      }
      stem = block.name ?? input.stem
    } else {
      reading = source.reading(
        of: Array(block.content.utf8), named: document.input.name, in: document.input)
      stem = block.name ?? "\(number + 1)"
    }
    let place = SourceLocation(file: document.input.name, line: block.line, column: 1)
    let accepted = block.accepted.map { AcceptedWarning(code: $0, location: place) }
    return (
      InputFile("\(document.input.stem)-\(stem)\(block.suffix)"), reading.accepting(accepted)
    )
  }

  func product(of figure: Figure, in input: InputFile) throws -> (MarkdownPicture, [Diagnostic]) {
    guard !matrices.contains(input.name) else {
      let drawing = try source.renderer.drawing(of: figure)
      let cell = MarkdownPicture(
        format: format, light: [], dark: nil, darkAdvice: nil, width: drawing.pointSize.width,
        accessibilityText: drawing.accessibilityText.line, drawing: drawing)
      return (cell, drawing.warnings)
    }
    let environment = figure.environment
    let setsAppearance = hasAppearance || figure.origin?.location(ofTrait: "appearance") != nil
    let wantsDarkVersion = environment.appearance == .light && !setsAppearance
    let twins = try AppearanceTwins(
      of: figure, isAlone: !wantsDarkVersion || !environment.hasDarkPalette, source.renderer)
    let output = DrawingOutput(format)
    let overlay = overlays[input.name]
    func shown(_ drawing: Drawing) throws -> Drawing {
      try overlay.map { try source.renderer.drawing($0, over: drawing, of: figure) } ?? drawing
    }
    let shownLight = try shown(twins.light)
    let light = try source.renderer.data(of: shownLight, as: output)
    let dark = try twins.dark.map { try source.renderer.data(of: shown($0), as: output) }
    let advice = environment.palette == nil ? #""generation": "horizon""# : #""palette": "v8""#
    let picture = MarkdownPicture(
      format: format, light: light, dark: dark == light ? nil : dark,
      darkAdvice: wantsDarkVersion && !environment.hasDarkPalette ? advice : nil,
      width: shownLight.pointSize.width,
      accessibilityText: (overlay == nil ? twins.own : shownLight).accessibilityText.line)
    return (picture, twins.warnings)
  }

  func finish(
    _ drawn: inout DrawnInput<MarkdownPicture>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) {
    let isCollection = drawn.reading.isCollection
    drawn.updateProducts { figure, picture in
      picture.name = Self.name(of: figure, stem: input.name, isCollection: isCollection)
    }
  }

  mutating func take(
    _ drawn: DrawnInput<MarkdownPicture>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) -> [RunFailure] {
    self.drawn.append(drawn)
    return []
  }

  /// Returns the error for a missing description if another has a similar name, or `nil`.
  private static func problem(ofMissing path: String, at file: FilePath) -> Message? {
    guard let stem = file.stem, !Folder.hasFile(file.string), !Folder.exists(file.string) else {
      return nil
    }
    let folder = file.removingLastComponent()
    let stems = Folder.readableNames(in: folder).filter(Folder.isDescription).sorted()
      .compactMap { FilePath($0).stem }
    guard let nearest = Suggestion.nearest(to: stem, among: stems) else { return nil }
    let other = FilePath(path).removingLastComponent().appending("\(nearest).json")
    let failure = RunFailure.missing(file.string, advice: "did you mean '\(other)'?")
    return Message(failure.code, failure.message)
  }

  private static func name(of figure: Figure, stem: String, isCollection: Bool) -> String {
    guard isCollection else { return stem + figure.variantSuffix }
    let own = figure.name ?? figure.index.map { "\($0 + 1)" }
    return [stem, own].compactMap(\.self).joined(separator: "-") + figure.variantSuffix
  }

  /// Returns the errors for blocks whose pictures would overwrite each other.
  private static func clashes(
    in pictures: [[MarkdownPicture]], _ document: MarkdownDocument
  ) -> [Diagnostic] {
    var known: ExactTable<[UInt8]> = [:]
    return zip(document.blocks, pictures).compactMap { block, pictures in
      let clash = pictures.flatMap(\.files).first { file in
        defer { known[file.name] = known[file.name] ?? file.bytes }
        return known[file.name, default: file.bytes] != file.bytes
      }
      return clash.map { file in
        let message = Message.repeatedFileOfBlock(file.name)
        return error(MarkdownError(line: block.line, message: message), in: document)
      }
    }
  }

  private static func error(_ error: MarkdownError, in document: MarkdownDocument) -> Diagnostic {
    Diagnostic(
      severity: .error,
      location: SourceLocation(file: document.input.name, line: error.line, column: 1),
      message: error.message)
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
