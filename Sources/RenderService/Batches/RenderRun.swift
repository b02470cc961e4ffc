import FileKit
import FioriRender

/// Writes the pictures of a run, input by input.
struct RenderRun: Sendable {
  private let keepsGoing: Bool
  private let plan: OutputPlan
  private let listener: any RunListener
  private let record: BuildJournal?
  private var summary: RunSummary?
  private var dependencies: Dependencies?
  private var sheet: ContactSheetFile?

  init(
    _ options: RenderJob, _ plan: OutputPlan, listener: any RunListener, record: BuildJournal?,
    sheet: ContactSheetFile?
  ) {
    self.plan = plan
    self.sheet = sheet
    keepsGoing = options.keepsGoing
    self.listener = listener
    self.record = record
    summary = options.printsSummary ? RunSummary() : nil
    dependencies = options.dependencies.map(Dependencies.init)
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
    var failures: [RunFailure] = []
    var kept: [DrawnPicture] = []
    noteDependencies(of: drawn, in: input)
    for (figure, product) in drawn.products where isKept(figure, diagnostics) {
      let count = kept.count
      defer { record?.note(Array(kept[count...])) }
      for picture in product.pictures {
        do throws(RunFailure) {
          try keep(picture)
          kept.append(picture)
          dependencies?.add(product.sources, of: picture.output)
        } catch {
          failures.append(error)
        }
      }
      if kept.count == count + product.pictures.count { sheet?.add(product) }
    }
    let shown = diagnostics.filter { listener.level.shows($0.severity) }
    let faults = drawn.faults + failures
    do throws(RunFailure) {
      try summary?.add(
        input.name, kept,
        shown.map { StreamDiagnostic($0, in: input.name) }
          + faults.map { StreamDiagnostic(error: $0.message) })
    } catch {
      failures.append(error)
      // The rest could not be written either.
      summary = nil
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
      let sources = [input.name] + figure.styleSheets.map(\.file)
      for (_, file) in plan.outputs(for: figure, of: input) {
        dependencies?.add(sources, of: file)
      }
    }
  }

  private func keep(_ picture: DrawnPicture) throws(RunFailure) {
    try picture.draft?.keep()
    // make compares times: an unchanged picture must still be newer than its sources.
    if picture.draft == nil, dependencies != nil { picture.output.touch() }
    let state = picture.draft == nil ? "unchanged" : "\(picture.byteCount) bytes"
    listener.note("\(picture.output.name): \(state)")
  }
}
