import FileKit
import FioriRender
import SystemPackage

/// Draws figures and writes their pictures, input by input, then the summary and the files for the whole
/// run.
struct RenderRun: DrawingSink {
  private let job: RenderJob
  private let plan: OutputPlan
  private let listener: any RunListener
  /// The sources of earlier pictures, to skip those that are up to date; `nil` to draw all.
  private let record: BuildJournal?
  var renderer: Renderer
  /// The files of the renderer's fonts; a system has hundreds.
  private let fontFiles: [String]
  /// The names of the tables with errors, none of whose pictures are written.
  var wrongTables: ExactTexts = []
  /// The pictures that are drawn while rows are checked; `nil` if all are drawn afterwards.
  private var spool: PictureSpool?
  private var summary: RunSummary?
  private var report: PictureReport
  private var dependencies: Dependencies?
  private var sheet: ContactSheetFile?
  private var document: PageDocument?
  /// The input that is being taken, in one part or more.
  private var current: TakenInput?

  /// The summary's numbers about an input.
  private struct TakenInput: Sendable {
    let input: InputFile
    var pictures: [DrawnPicture] = []
    var messages: [StreamDiagnostic] = []
  }

  init(
    _ job: RenderJob, _ plan: OutputPlan, _ session: DrawingSession, record: BuildJournal?,
    sheet: ContactSheetFile?, since start: ContinuousClock.Instant
  ) {
    (self.job, self.plan, self.record, self.sheet) = (job, plan, record, sheet)
    (listener, renderer) = (session.listener, session.source.renderer)
    fontFiles = renderer.fontFiles
    summary = job.printsSummary ? RunSummary() : nil
    dependencies = job.dependencies.map(Dependencies.init)
    document = plan.document.map(PageDocument.init)
    report = PictureReport(in: plan.folder, since: start)
  }

  /// Adds the inputs that could not be read to the summary.
  mutating func begin(_ failures: [(input: String, failure: RunFailure)]) throws(RunFailure) {
    try summary?.begin()
    if !failures.isEmpty { document?.isIncomplete = true }
    for (input, failure) in failures {
      job.watch?.add([input], of: input, hasErrors: true)
      try summary?.add(input, [], [StreamDiagnostic(failure)])
    }
  }

  mutating func take(
    _ drawn: DrawnInput<FigureProduct>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) -> [RunFailure] {
    var failures: [RunFailure] = []
    if let current, current.input.name != input.name { failures += endInput() }
    noteDependencies(of: drawn, in: input)
    let hasErrors = diagnostics.hasErrors || !drawn.faults.isEmpty
    if hasErrors { document?.isIncomplete = true }
    let drawnFrom = drawn.products.flatMap(\.product.sources)
    job.watch?.add(
      sources(of: drawn.reading.figures, input) + drawnFrom, of: input.name, hasErrors: hasErrors)
    for (figure, product) in drawn.products {
      add(product, of: figure, in: input)
      if let failure = product.failure { failures.append(failure) }
    }
    if summary != nil { note(drawn, of: input, diagnostics, failures) }
    return drawn.isLast ? failures + endInput() : failures
  }

  private mutating func add(
    _ product: FigureProduct, of figure: Figure, in input: InputFile
  ) {
    for picture in product.pictures {
      // make compares times: an unchanged picture must still be newer than its sources.
      if !picture.isDrawn, dependencies != nil { picture.output.touch() }
      dependencies?.add(product.sources, of: picture.output)
      guard document == nil else { continue }
      let state = picture.byteCount.map { picture.isDrawn ? "\($0) bytes" : "unchanged" }
      listener.note("\(picture.output.name): \(state ?? "")")
      report.add(picture)
    }
    guard product.failure == nil else { return }
    sheet?.add(product, of: figure, in: input)
    document?.add(product)
  }

  /// Notes the summary's numbers about a part of an input.
  private mutating func note(
    _ drawn: DrawnInput<FigureProduct>, of input: InputFile, _ diagnostics: [Diagnostic],
    _ failures: [RunFailure]
  ) {
    var taken = current ?? TakenInput(input: input)
    taken.pictures += drawn.products.flatMap(\.product.pictures)
    taken.messages += diagnostics.filter { listener.level.shows($0.severity) }
      .map { StreamDiagnostic($0, in: input.name) }
    taken.messages += (drawn.faults + failures).map { StreamDiagnostic($0) }
    current = taken
  }

  /// Adds the current input to the summary.
  private mutating func endInput() -> [RunFailure] {
    guard let taken = current else { return [] }
    current = nil
    do throws(RunFailure) {
      try summary?.add(taken.input.name, taken.pictures, taken.messages)
      return []
    } catch {
      // The rest could not be written either.
      summary = nil
      return [error]
    }
  }

  /// Writes the files for the whole run; a failure to write one does not stop the others. If the
  /// run was cut short, files of an earlier run are kept because they are more complete, and a line
  /// says how many of the `pictureCount` pictures there are.
  ///
  /// - Returns: The failures.
  mutating func end(
    _ renderer: Renderer, isWhole: Bool, of pictureCount: Int
  ) -> [RunFailure] {
    let inputFailures = endInput()
    let sheetFailure = Self.failure { () throws(RunFailure) in
      if isWhole { try sheet?.write(renderer) }
    }
    let documentFailure = Self.failure { () throws(RunFailure) in
      guard isWhole, let document, job.keepsGoing || !document.isIncomplete else { return }
      if let line = try document.write(renderer, listener), summary == nil {
        listener.announce(line)
      }
    }
    let recordFailures = record?.finish() ?? []
    let otherFailures = [
      Self.failure { () throws(RunFailure) in
        if isWhole { try dependencies?.write() }
      },
      Self.failure { () throws(RunFailure) in try summary?.end() },
    ]
    if !isWhole {
      listener.report("interrupted: kept \(report.count) of \(pictureCount.counted("picture"))")
    } else if job.watch != nil {
      listener.report(report.line)
    } else if summary == nil {
      for line in report.lines { listener.announce(line) }
    }
    return inputFailures + [documentFailure, sheetFailure].compactMap(\.self) + recordFailures
      + otherFailures.compactMap(\.self)
  }

  private static func failure(
    of write: () throws(RunFailure) -> Void
  ) -> RunFailure? {
    do throws(RunFailure) {
      try write()
      return nil
    } catch {
      return error
    }
  }

  /// Records the sources that are known before a figure is drawn. A figure that cannot be drawn
  /// must be retried when these change.
  private mutating func noteDependencies(
    of drawn: DrawnInput<FigureProduct>, in input: InputFile
  ) {
    guard dependencies != nil, !input.isStandardInput else { return }
    for figure in drawn.reading.figures {
      let sources = sources(of: [figure], input)
      for (_, file) in plan.outputs(for: figure, of: input) {
        dependencies?.add(sources, of: file)
      }
    }
  }
}

extension RenderRun {
  /// Lets the pictures of large tables be drawn while their rows are checked, instead of laying each figure
  /// out once more afterwards.
  ///
  /// Not with files for the whole run, which need the drawings, or with `--if-changed`, which keeps what
  /// an interrupted run has drawn for the next.
  ///
  /// - Returns: Whether they are.
  mutating func drawsWhileChecking(_ session: DrawingSession) -> Bool {
    guard record == nil, sheet == nil, document == nil,
      let table = session.largeTables.first
    else { return false }
    let folder = plan.folder ?? session.inputs[table].folder ?? "."
    let existing = Folder.exists(folder) ? folder : FilePath(folder).removingLastComponent().string
    spool = PictureSpool(in: existing)
    return spool != nil
  }

  /// Lays a figure out, unless an earlier run has drawn it, and returns its warnings.
  func check(_ figure: Figure, in input: InputFile) throws -> [Diagnostic] {
    let outputs = plan.outputs(for: figure, of: input)
    if let record, record.hasDrawn(outputs.map(\.file), of: figure) { return [] }
    let drawing = try renderer.drawing(of: figure)
    let warnings = warnings(of: drawing, figure)
    // A picture that cannot be drawn or kept is drawn again, and then its failure is reported.
    try? spool?.keep(
      PictureSpool.Figure(
        warnings: warnings, imageFiles: drawing.imageFiles,
        pictures: outputs.map { format, file in
          try picture(drawing, of: figure, in: input, as: format, to: file, [])
        }))
    return warnings
  }

  /// Returns the warnings of a drawing, and of its files.
  private func warnings(of drawing: Drawing, _ figure: Figure) -> [Diagnostic] {
    let still = job.encoding.isAnimated ? drawing.stillWarning(of: figure) : nil
    let showsPages = sheet != nil || document != nil || plan.formats.contains(.pdf)
    let page = showsPages ? drawing.pageWarning(of: figure) : nil
    return drawing.warnings + [still, page].compactMap(\.self)
  }

  /// Draws a figure, and returns its pictures and diagnostics.
  func product(of figure: Figure, in input: InputFile) throws -> (FigureProduct, [Diagnostic]) {
    guard !wrongTables.contains(input.name) else {
      let product = FigureProduct(pictures: [], sources: [], drawing: nil)
      return (product, warnings(of: try renderer.drawing(of: figure), figure))
    }
    let outputs = plan.outputs(for: figure, of: input)
    if let file = outputs.first?.file, let kept = spool?.take(file) {
      let sources = sources(with: kept.imageFiles, figure, input)
      try check(outputs.map(\.file), against: sources)
      let product = FigureProduct(pictures: kept.pictures, sources: sources, drawing: nil)
      return (product, kept.warnings)
    }
    let earlier = record?.unchanged(outputs.map(\.file), of: figure)
    if let earlier, sheet == nil {
      return (FigureProduct(pictures: earlier.pictures, sources: earlier.sources, drawing: nil), [])
    }
    let drawing = try renderer.drawing(of: figure)
    let sources = sources(with: drawing.imageFiles, figure, input)
    try check(outputs.map(\.file), against: sources)
    let pictures =
      try earlier?.pictures
      ?? outputs.map { format, file in
        try picture(drawing, of: figure, in: input, as: format, to: file, sources)
      }
    let product = FigureProduct(
      pictures: pictures, sources: sources,
      drawing: sheet == nil && document == nil ? nil : drawing)
    return (product, warnings(of: drawing, figure))
  }

  private func picture(
    _ drawing: Drawing, of figure: Figure, in input: InputFile, as format: Format,
    to file: OutputFile, _ sources: [String]
  ) throws -> DrawnPicture {
    let facts = PictureFacts(drawing, name: OutputPlan.name(of: figure, in: input), as: format)
    guard document == nil else {
      return DrawnPicture(
        facts: facts, output: file, byteCount: nil, isDrawn: true, bytes: [], origin: nil)
    }
    let bytes = try renderer.data(of: drawing, as: job.encoding.output(as: format))
    return DrawnPicture(
      facts: facts, output: file, byteCount: bytes.count, isDrawn: true, bytes: bytes,
      origin: record?.origin(of: bytes, figure, sources, facts: facts))
  }

  /// Writes the pictures of an input or of a row. If it has errors, none are written, or with
  /// `--keep-going` only the pictures of the valid figures. A picture that cannot be written does
  /// not stop the pictures of other figures.
  func finish(
    _ drawn: inout DrawnInput<FigureProduct>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) {
    drawn.updateProducts { figure, product in
      let pictures = product.pictures
      product.pictures = []
      guard isKept(figure, diagnostics) else { return }
      guard document == nil else {
        product.pictures = pictures
        return
      }
      do throws(RunFailure) {
        if pictures.contains(where: \.isDrawn) { try plan.prepare(for: input) }
        for picture in pictures { try product.write(picture) }
      } catch {
        product.failure = error
      }
      record?.note(product.pictures)
    }
  }

  private func isKept(_ figure: Figure, _ diagnostics: [Diagnostic]) -> Bool {
    job.keepsGoing
      ? !diagnostics.contains { $0.severity == .error && $0.concerns(figure) }
      : !diagnostics.hasErrors
  }

  /// Throws if a picture, or another file of the run, would overwrite a source of the picture or another input.
  private func check(_ pictures: [OutputFile], against sources: [String]) throws(RunFailure) {
    for picture in pictures {
      if let identity = FileStatus(picture)?.identity,
        let source = sources.first(where: { FileStatus($0)?.identity == identity })
      {
        throw RunFailure.overwritesSource(source, picture: picture.name)
      }
      try picture.checkIsNoInput(of: "-o")
    }
    for (option, path) in job.otherFiles where path != "-" {
      try OutputFile.path(path).checkIsNoInput(of: option)
    }
  }

  /// Returns the sources that are known before figures are drawn.
  private func sources(of figures: [Figure], _ input: InputFile) -> [String] {
    (input.isStandardInput ? [] : [input.name])
      + figures.flatMap { $0.valueFiles + $0.styleSheets.map(\.file) }
  }

  private func sources(
    with imageFiles: [String], _ figure: Figure, _ input: InputFile
  ) -> [String] {
    (sources(of: [figure], input) + imageFiles + fontFiles).withoutRepeats
  }
}
