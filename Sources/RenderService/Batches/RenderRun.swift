import FileKit
import FioriRender

/// Writes the pictures of a run, input by input.
struct RenderRun: Sendable {
  private let keepsGoing: Bool
  private let plan: OutputPlan
  private let listener: any RunListener
  private let record: BuildJournal?
  private var summary: RunSummary?
  private var words: DrawnWords
  private var dependencies: Dependencies?
  private var sheet: ContactSheetFile?
  /// The lock of the last picture's folder, where the next one mostly goes too: of one thread, each
  /// picture would lock it again.
  private var lock: DraftLock?
  /// The rows of an input that have been drawn, until all of them are.
  private var rows = DrawnRows()

  /// What is kept of the rows of an input.
  private struct DrawnRows: Sendable {
    /// The pictures that are moved unless another row has an error.
    let held = HeldProducts()
    var hasErrors = false
    var kept: [DrawnPicture] = []
    var messages: [StreamDiagnostic] = []
  }

  init(
    _ options: RenderJob, _ plan: OutputPlan, listener: any RunListener, record: BuildJournal?,
    sheet: ContactSheetFile?, since start: ContinuousClock.Instant
  ) {
    self.plan = plan
    self.sheet = sheet
    keepsGoing = options.keepsGoing
    self.listener = listener
    self.record = record
    summary = options.printsSummary ? RunSummary() : nil
    dependencies = options.dependencies.map(Dependencies.init)
    words = DrawnWords(in: plan.folder, since: start)
  }

  /// Adds the inputs that could not be read to the summary.
  mutating func begin(_ failures: [(input: String, failure: RunFailure)]) throws(RunFailure) {
    try summary?.begin()
    for (input, failure) in failures {
      try summary?.add(input, [], [StreamDiagnostic(error: failure.message)])
    }
  }

  /// Moves an input's pictures to their final paths. If the input has errors, none are moved, or
  /// with `keepsGoing` only those of the valid figures. A picture that cannot be moved does not
  /// stop the others.
  mutating func take(
    _ input: InputFile, _ drawn: DrawnInput<FigureProduct>, _ diagnostics: [Diagnostic]
  ) -> [RunFailure] {
    noteDependencies(of: drawn, in: input)
    rows.hasErrors = rows.hasErrors || diagnostics.hasErrors
    let products = drawn.products.filter { isKept($0.figure, diagnostics) }.map(\.product)
    let failures =
      keepsGoing || (drawn.isLast && !drawn.isOfRows) ? keep(products) : hold(products, of: drawn)
    note(diagnostics, of: drawn, in: input, failures)
    return drawn.isLast ? failures + end(input) : failures
  }

  /// Keeps the pictures of rows until the last row, and moves them if no row has an error.
  private mutating func hold(
    _ products: [FigureProduct], of drawn: DrawnInput<FigureProduct>
  ) -> [RunFailure] {
    var failures: [RunFailure] = []
    do throws(RunFailure) {
      if !rows.hasErrors {
        for product in products { try rows.held.append(product) }
      }
    } catch {
      rows.hasErrors = true
      failures.append(error)
    }
    guard drawn.isLast else { return failures }
    let hasErrors = rows.hasErrors
    do throws(RunFailure) {
      try rows.held.takeAll { product in
        if !hasErrors { failures += keep([product]) }
      }
    } catch {
      failures.append(error)
    }
    return failures
  }

  /// Adds the messages of a part of an input to its summary.
  private mutating func note(
    _ diagnostics: [Diagnostic], of drawn: DrawnInput<FigureProduct>, in input: InputFile,
    _ failures: [RunFailure] = []
  ) {
    guard summary != nil else { return }
    rows.messages += diagnostics.filter { listener.level.shows($0.severity) }
      .map { StreamDiagnostic($0, in: input.name) }
    rows.messages += (drawn.faults + failures).map { StreamDiagnostic(error: $0.message) }
  }

  /// Adds an input to the summary.
  private mutating func end(_ input: InputFile) -> [RunFailure] {
    defer { rows = DrawnRows() }
    do throws(RunFailure) {
      try summary?.add(input.name, rows.kept, rows.messages)
      return []
    } catch {
      // The rest could not be written either.
      summary = nil
      return [error]
    }
  }

  /// Moves pictures to their final paths; returns the failures.
  private mutating func keep(_ products: [FigureProduct]) -> [RunFailure] {
    var failures: [RunFailure] = []
    for product in products {
      var kept: [DrawnPicture] = []
      defer { record?.note(kept) }
      for picture in product.pictures {
        do throws(RunFailure) {
          try keep(picture)
          kept.append(picture)
          words.add(picture)
          dependencies?.add(product.sources, of: picture.output)
        } catch {
          failures.append(error)
        }
      }
      if kept.count == product.pictures.count { sheet?.add(product) }
      if summary != nil { rows.kept += kept }
    }
    return failures
  }

  /// Writes the files for the whole run; a failure to write one does not stop the others. If the
  /// run was cut short, files of an earlier run are kept because they are more complete.
  ///
  /// - Returns: The failures.
  func end(_ renderer: Renderer, isWhole: Bool) -> [RunFailure] {
    let sheetFailure = Self.failure { () throws(RunFailure) in
      if isWhole { try sheet?.write(renderer) }
    }
    let recordFailures = record?.finish() ?? []
    let otherFailures = [
      Self.failure { () throws(RunFailure) in
        if isWhole { try dependencies?.write() }
      },
      Self.failure { () throws(RunFailure) in try summary?.end() },
    ]
    if summary == nil { for line in words.lines { listener.tell(line) } }
    return [sheetFailure].compactMap(\.self) + recordFailures + otherFailures.compactMap(\.self)
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

  private func isKept(_ figure: Figure, _ diagnostics: [Diagnostic]) -> Bool {
    keepsGoing
      ? !diagnostics.contains { $0.severity == .error && $0.concerns(figure) }
      : !diagnostics.hasErrors
  }

  /// Records the sources that are known before a figure is drawn. A figure that cannot be drawn
  /// must be retried when these change.
  private mutating func noteDependencies(
    of drawn: DrawnInput<FigureProduct>, in input: InputFile
  ) {
    guard dependencies != nil, !input.isStandardInput else { return }
    for figure in drawn.reading.figures {
      let sources =
        [input.name] + [figure.dataFile].compactMap(\.self) + figure.styleSheets.map(\.file)
      for (_, file) in plan.outputs(for: figure, of: input) {
        dependencies?.add(sources, of: file)
      }
    }
  }

  private mutating func keep(_ picture: DrawnPicture) throws(RunFailure) {
    try picture.draft?.keep()
    lock = picture.draft?.lock ?? lock
    // make compares times: an unchanged picture must still be newer than its sources.
    if picture.draft == nil, dependencies != nil { picture.output.touch() }
    let state = picture.draft == nil ? "unchanged" : "\(picture.byteCount) bytes"
    listener.note("\(picture.output.name): \(state)")
  }
}
