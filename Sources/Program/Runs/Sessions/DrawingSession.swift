package import FileKit
package import FioriRender
import Synchronization

/// Inputs that are drawn together, with their diagnostics.
///
/// Each input is read at most twice: first to know all names before the first picture is written,
/// then to draw it. Nothing kept in between grows with the drawn pictures.
package struct DrawingSession {
  package let inputs: [InputFile]
  package let source: FigureSource
  let listener: any RunListener
  /// The survey of each input; `nil` if the input cannot be read, which has been reported.
  let surveys: [Survey?]
  /// The inputs that cannot be read, which have been reported.
  package let failures: [(input: String, failure: RunFailure)]
  /// Whether the command line has several arguments, even if they name only one input.
  let hasSeveralInputs: Bool
  /// Whether an argument can match any number of inputs.
  let isOpen: Bool
  /// The kind of the first failure, or `nil` if there is none.
  package var status: RunFailure.Kind?

  /// Reads the inputs, unless they have been read; those that cannot be read are reported and skipped.
  package init(_ inputs: Inputs, _ source: FigureSource) {
    let files =
      inputs.readings.map { SurveyedFile.files(inputs.files, $0) }
      ?? Self.descriptions(among: inputs.files, source)
    let empty =
      files.isEmpty && !inputs.files.isEmpty && !inputs.allowsNone
      ? inputs.arguments.filter(Folder.exists).map { ($0, Inputs.emptiness(of: $0)) } : []
    failures =
      inputs.failures + empty
      + files.compactMap { file in file.failure.map { (file.input.name, $0) } }
    for (_, failure) in failures { source.listener.show(failure) }
    status = failures.first?.failure.kind
    (self.source, listener) = (source, source.listener)
    self.inputs = files.map { $0.input }
    surveys = files.map { try? $0.survey.get() }
    (hasSeveralInputs, isOpen) = (inputs.isSeveral, inputs.isOpen)
  }

  /// The inputs without errors so far, with the names of their pictures, which will be drawn.
  package var soundNames: [(input: InputFile, name: String)] { names { $0.isSound } }

  /// All inputs that could be read, with the names of their pictures: of those with errors too, whose
  /// valid figures are drawn with `--keep-going`.
  package var allNames: [(input: InputFile, name: String)] { names { _ in true } }

  /// The inputs that could not be read, or have errors.
  package var unsoundInputs: [InputFile] {
    zip(inputs, surveys).filter { $0.1?.isSound != true }.map(\.0)
  }

  /// Whether all inputs are known: every folder and pattern of the command line could be listed.
  package var knowsAllInputs: Bool { failures.count == surveys.count { $0 == nil } }

  private func names(_ isIncluded: (Survey) -> Bool) -> [(input: InputFile, name: String)] {
    zip(inputs, surveys).flatMap { input, survey in
      survey.map { isIncluded($0) ? $0.names : [] }?.map { (input, $0) } ?? []
    }
  }

  /// The names of all pictures, with the values of the rows that each is made of.
  var namesJSON: [UInt8] {
    let entries = surveys.compactMap(\.self).flatMap { survey in
      let values = survey.rows?.nameValues ?? []
      // Variants and pages of a figure have the same values.
      let share = max(survey.names.count / max(values.count, 1), 1)
      return survey.names.enumerated().map { index, name in
        JSONText.object([
          ("name", .string(name)),
          (
            "values",
            .object((values[at: index / share] ?? []).map { ($0.column, $0.value) })
          ),
        ])
      }
    }
    return Array((JSONText.array(entries).text + "\n").utf8)
  }

  /// Returns all possible output files, including the files of invalid figures.
  func outputs(_ plan: OutputPlan) -> [OutputFile] {
    allNames.flatMap { input, name in plan.outputs(named: name, of: input).map(\.file) }
  }

  /// The number of figures, including invalid ones.
  package var figureCount: Int { surveys.reduce(0) { $0 + ($1?.names.count ?? 0) } }

  /// Whether the inputs can ask for several pictures, even if there is only one.
  package var isCollection: Bool {
    hasSeveralInputs || isOpen || surveys.contains { $0?.isCollection == true }
  }

  /// Whether the names of all pictures are known: all inputs could be read, without errors.
  package var knowsAllNames: Bool { failures.isEmpty && surveys.allSatisfy { $0?.isSound == true } }

  /// Reports a failure; the run continues.
  package mutating func note(_ failure: RunFailure) {
    listener.show(failure)
    status = status ?? failure.kind
  }

  /// Reports a warning, which counts as an error with `--strict`.
  mutating func warn(_ message: String) {
    listener.warn(message)
    if listener.level.isStrict { status = status ?? .wrongDescription }
  }

  /// Ends the run with `body`, and throws the kind of the first failure, if any, without a message since
  /// it has been reported.
  package mutating func end(
    _ body: (inout DrawingSession) throws(RunFailure) -> Void = { _ in }
  ) throws(RunFailure) {
    do throws(RunFailure) {
      try body(&self)
    } catch {
      note(error)
    }
    if let status { throw RunFailure.reported(status) }
  }

  /// Draws every figure into a sink, several at a time, and reports the diagnostics of each input, in the
  /// order of the inputs.
  ///
  /// - Parameters:
  ///   - sink: The sink that makes and receives the products.
  ///   - jobs: The maximum number of threads.
  ///   - takesRows: Whether the sink takes the rows of large tables one by one, so that a run of many
  ///     rows keeps none of their figures.
  ///   - request: Ends the run early; the sink still takes complete results.
  ///   - indices: The indices of the inputs to draw; `nil` for all.
  ///   - doing: The work on the figures, for the progress, unless they are drawn.
  ///   - reports: Whether to report diagnostics and failures; otherwise, the sink does.
  package mutating func draw<Sink: DrawingSink>(
    into sink: inout Sink, jobs: Int = Processors.count, takesRows: Bool = false,
    until request: ShutdownRequest? = nil, only indices: [Int]? = nil, doing: String? = nil,
    reports: Bool = true
  ) {
    let workers = min(jobs, figureCount / Self.figuresPerWorker)
    let (inputs, source, surveys, level) = (inputs, source, surveys, listener.level)
    let painter = sink
    let work = Mutex(
      SessionWork(
        self, sink, indices ?? surveys.indices.filter { surveys[$0] != nil },
        byRow: takesRows ? largeTables : [], doing: doing, reports: reports,
        showsProgress: workers > 1 && (reports || doing != nil)))
    Parallel.run(workers: workers) {
      while request?.isMade != true, let unit = work.withLock({ $0.next() }) {
        let input = inputs[unit.input]
        let drawn = unit.drawn(input, surveys[unit.input], source, by: painter)
        if case .success(let drawn) = drawn, drawn.isCancelled { return }
        guard let part = work.withLock({ $0.join(unit, drawn) }) else { continue }
        let finished = SessionWork<Sink>.Part { () throws(RunFailure) in
          var drawn = try part.get()
          let diagnostics = level.raised(drawn.diagnostics)
          painter.finish(&drawn, of: input, diagnostics)
          return (drawn: drawn, diagnostics: diagnostics)
        }
        work.withLock { $0.deliver(unit, finished) }
      }
    }
    (sink, status) = work.withLock { $0.end() }
  }

  /// Lays out every figure, and returns the results of `transform` for the drawings, except for inputs
  /// with errors.
  package mutating func drawings<Value: Sendable>(
    jobs: Int = Processors.count, _ transform: @escaping @Sendable (Drawing) -> Value = { $0 }
  ) -> [(input: InputFile, figure: Figure, value: Value)] {
    var sink = DrawingList(renderer: source.renderer, transform: transform)
    draw(into: &sink, jobs: jobs)
    return sink.drawings
  }

  /// Returns the names of the large tables that have an error in any row; `check` returns the warnings
  /// of a figure, on any thread.
  ///
  /// Their rows are passed on one by one, but nothing may be written of a wrong description: so all
  /// rows are checked first.
  package func wrongTables(
    jobs: Int, until request: ShutdownRequest?,
    _ check: @escaping @Sendable (Figure, InputFile) throws -> [Diagnostic]
  ) -> ExactTexts {
    guard !largeTables.isEmpty else { return [] }
    var (session, sink) = (self, RowCheck(check))
    session.draw(
      into: &sink, jobs: jobs, takesRows: true, until: request, only: largeTables,
      doing: "checked", reports: false)
    return sink.wrong.withLock { $0 }
  }

  /// The units to draw of an input.
  func units(at index: Int) -> [SessionUnit] {
    surveys[index].map { SessionUnit.units(of: $0, at: index) } ?? []
  }

  /// The inputs that are tables with too many rows to keep all their pictures in memory.
  var largeTables: [Int] {
    surveys.indices.filter { (surveys[$0]?.rows?.partCount ?? 0) > Self.heldRowCount }
  }

  /// The number of rows whose pictures are kept in memory until all are drawn. Fewer take too little
  /// time for anybody to interrupt.
  private static let heldRowCount = 64

  /// Starting the font engine of a worker takes as long as drawing a few small figures.
  private static let figuresPerWorker = 4

  /// Returns the inputs that are descriptions, with their surveys. Other files that were found in
  /// folders are skipped.
  private static func descriptions(
    among inputs: [InputFile], _ source: FigureSource
  ) -> [SurveyedFile] {
    let surveys = Parallel.map(inputs.count) { survey(of: inputs[$0], at: $0, source) }
    var files: [SurveyedFile] = []
    for (index, survey) in surveys.enumerated() {
      let input = inputs[index]
      switch survey {
      case .success(let survey?): files.append(SurveyedFile(input: input, survey: .success(survey)))
      case .success(nil): source.listener.note("\(input.name): skipped (not a description)")
      case .failure(let failure):
        files.append(SurveyedFile(input: input, survey: .failure(failure)))
      }
    }
    return files
  }

  /// Returns the survey of an input; `nil` if it was found in a folder and is not a description.
  private static func survey(
    of input: InputFile, at index: Int, _ source: FigureSource
  ) -> Attempt<Survey?> {
    Attempt { () throws(RunFailure) in
      let document = try source.document(of: input)
      guard document.isDescription || !input.isFound else { return nil }
      guard !document.hasRows else { return Survey(document, of: input, source) }
      return Survey(source.reading(of: document), of: input, at: index)
    }
  }
}

/// A description with its survey, or with the reason that it cannot be read.
private struct SurveyedFile {
  let input: InputFile
  let survey: Attempt<Survey>

  /// Returns the files of descriptions that have been read.
  static func files(_ inputs: [InputFile], _ readings: [Reading]) -> [SurveyedFile] {
    zip(inputs, readings).map { input, reading in
      SurveyedFile(input: input, survey: .success(Survey(reading, of: input, at: 0)))
    }
  }

  var failure: RunFailure? {
    if case .failure(let failure) = survey { failure } else { nil }
  }
}

extension RenderSettings {
  /// Returns a session with the inputs that a command's arguments name.
  ///
  /// - Throws: The failure if the settings are invalid.
  package func session(
    of arguments: [String], allowsNone: Bool = false, _ listener: any RunListener
  ) throws(RunFailure) -> DrawingSession {
    let inputs = Inputs(arguments, excluding: excluded, allowsNone: allowsNone)
    for (path, reason) in inputs.ignored { listener.note("\(path): skipped (\(reason))") }
    return DrawingSession(inputs, try FigureSource(self, listener))
  }
}

extension DrawingSession {
  /// Returns whether a path has the extension of a style sheet.
  package static func isSheet(_ path: String) -> Bool { path.lowercased().hasSuffix(".nss") }

  /// Reports the errors of a style sheet, first in its syntax, then in its rules, and returns them;
  /// none if it cannot be read.
  package mutating func check(_ path: String) -> [Diagnostic] {
    let input = InputFile(path)
    do throws(RunFailure) {
      let sheet = StyleSheet(nss: try input.bytes(), file: input.name)
      let found = listener.level.raised(
        sheet.diagnostics + source.renderer.diagnostics(of: [sheet]))
      listener.show(found)
      if found.hasErrors { status = status ?? .wrongDescription }
      return found
    } catch {
      note(error)
      return []
    }
  }
}
