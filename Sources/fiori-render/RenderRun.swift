import FioriRender

/// What becomes of the pictures of a run, input by input.
struct RenderRun: Sendable {
  private let keepsGoing: Bool
  private let console: Console
  private let record: PictureRecord?
  private var summary: RunSummary?
  private var dependencies: Dependencies?
  private var sheet: SheetFile?

  init(_ options: BatchOptions, console: Console, record: PictureRecord?, sheet: SheetFile?) {
    self.sheet = sheet
    keepsGoing = options.keepsGoing
    self.console = console
    self.record = record
    summary = options.printsSummary ? RunSummary() : nil
    dependencies = options.dependencies.map(Dependencies.init)
  }

  /// Says what could not be read before the run.
  mutating func begin(_ failures: [(input: String, failure: CommandFailure)]) throws(CommandFailure)
  {
    try summary?.begin()
    for (input, failure) in failures {
      try summary?.add(input, [], [StreamDiagnostic(error: failure.message)])
    }
  }

  /// Puts an input's pictures at their places: all of them, or with an error none, or those of the
  /// figures that it is not in. One that cannot be put there does not keep the others from it.
  mutating func take(
    _ input: InputFile, _ drawn: DrawnInput<FigureProduct>, _ diagnostics: [Diagnostic]
  ) -> [CommandFailure] {
    var failures: [CommandFailure] = []
    var kept: [DrawnPicture] = []
    for (figure, product) in drawn.products where isKept(figure, diagnostics) {
      let count = kept.count
      for picture in product.pictures {
        do throws(CommandFailure) {
          try keep(picture)
          kept.append(picture)
          dependencies?.add(picture.output, product.sources)
        } catch {
          failures.append(error)
        }
      }
      if kept.count == count + product.pictures.count { sheet?.add(product) }
    }
    let shown = diagnostics.filter { console.options.shows($0.severity) }
    let faults = drawn.faults + failures
    do throws(CommandFailure) {
      try summary?.add(
        input.name, kept,
        shown.map { StreamDiagnostic($0, in: input.name) }
          + faults.map { StreamDiagnostic(error: $0.message) })
    } catch {
      failures.append(error)
    }
    return failures
  }

  /// Writes what is told of the whole run; what cannot be written does not keep the rest from it.
  ///
  /// - Returns: What could not be written.
  func end(_ renderer: Renderer) -> [CommandFailure] {
    [
      Self.failure { () throws(CommandFailure) in try sheet?.write(renderer) },
      Self.failure { () throws(CommandFailure) in try record?.save() },
      Self.failure { () throws(CommandFailure) in try dependencies?.write() },
      Self.failure { () throws(CommandFailure) in try summary?.end() },
    ].compactMap(\.self)
  }

  private static func failure(
    of write: () throws(CommandFailure) -> Void
  ) -> CommandFailure? {
    do throws(CommandFailure) {
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

  private func keep(_ picture: DrawnPicture) throws(CommandFailure) {
    try picture.draft?.keep()
    record?.note(picture)
    let state = picture.draft == nil ? "unchanged" : "\(picture.byteCount) bytes"
    console.note("\(picture.output.name): \(state)")
  }
}
