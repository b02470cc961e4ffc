import FileKit
import FioriRender

/// What a run has written, input by input: its summary, and the files for the whole run.
struct RenderRun: Sendable {
  private let plan: OutputPlan
  private let listener: any RunListener
  private let record: BuildJournal?
  private var summary: RunSummary?
  private var words: DrawnWords
  private var dependencies: Dependencies?
  private var sheet: ContactSheetFile?
  /// The input that is being taken, in one part or more.
  private var current: TakenInput?

  /// What the summary tells of an input.
  private struct TakenInput: Sendable {
    let input: InputFile
    var pictures: [DrawnPicture] = []
    var messages: [StreamDiagnostic] = []
  }

  init(
    _ options: RenderJob, _ plan: OutputPlan, listener: any RunListener, record: BuildJournal?,
    sheet: ContactSheetFile?, since start: ContinuousClock.Instant
  ) {
    self.plan = plan
    self.sheet = sheet
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

  /// Takes an input or a part of one, whose pictures have been written.
  mutating func take(
    _ input: InputFile, _ drawn: DrawnInput<FigureProduct>, _ diagnostics: [Diagnostic]
  ) -> [RunFailure] {
    var failures: [RunFailure] = []
    if let current, current.input.name != input.name { failures += endInput() }
    noteDependencies(of: drawn, in: input)
    for (_, product) in drawn.products {
      add(product)
      if let failure = product.failure { failures.append(failure) }
    }
    if summary != nil { note(drawn, of: input, diagnostics, failures) }
    return drawn.isLast ? failures + endInput() : failures
  }

  private mutating func add(_ product: FigureProduct) {
    for picture in product.pictures {
      // make compares times: an unchanged picture must still be newer than its sources.
      if !picture.isDrawn, dependencies != nil { picture.output.touch() }
      let state = picture.isDrawn ? "\(picture.byteCount) bytes" : "unchanged"
      listener.note("\(picture.output.name): \(state)")
      words.add(picture)
      dependencies?.add(product.sources, of: picture.output)
    }
    if product.failure == nil { sheet?.add(product) }
  }

  /// Notes what the summary tells of a part of an input.
  private mutating func note(
    _ drawn: DrawnInput<FigureProduct>, of input: InputFile, _ diagnostics: [Diagnostic],
    _ failures: [RunFailure]
  ) {
    var taken = current ?? TakenInput(input: input)
    taken.pictures += drawn.products.flatMap(\.product.pictures)
    taken.messages += diagnostics.filter { listener.level.shows($0.severity) }
      .map { StreamDiagnostic($0, in: input.name) }
    taken.messages += (drawn.faults + failures).map { StreamDiagnostic(error: $0.message) }
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
    let recordFailures = record?.finish() ?? []
    let otherFailures = [
      Self.failure { () throws(RunFailure) in
        if isWhole { try dependencies?.write() }
      },
      Self.failure { () throws(RunFailure) in try summary?.end() },
    ]
    if !isWhole {
      listener.report("interrupted: kept \(words.count) of \(pictureCount.counted("picture"))")
    } else if summary == nil {
      for line in words.lines { listener.tell(line) }
    }
    return inputFailures + [sheetFailure].compactMap(\.self) + recordFailures
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
      let sources =
        [input.name] + [figure.dataFile].compactMap(\.self) + figure.styleSheets.map(\.file)
      for (_, file) in plan.outputs(for: figure, of: input) {
        dependencies?.add(sources, of: file)
      }
    }
  }
}
