package import FileKit
package import FioriRender
import Synchronization

/// Inputs that are laid out and painted together, with what is said of each.
///
/// Each is read twice at the most: ahead, to know all names before the first picture is written, and
/// when it is drawn. In between nothing is kept that grows with what is drawn.
package struct Batch {
  package let inputs: [InputFile]
  package let source: FigureSource
  let listener: any RunListener
  /// What is known of the inputs; `nil` of one that cannot be read, which has been said.
  let surveys: [Survey?]
  /// What cannot be read, which has been said.
  let failures: [(input: String, failure: RunFailure)]
  /// Whether the command line asks for several inputs, however many there are.
  let hasSeveralInputs: Bool
  /// Whether it names something that stands for any number of inputs.
  let isOpen: Bool
  /// What the first that went wrong is; `nil`: all went well.
  package var status: RunFailure.Kind?

  /// Reads the inputs; one that cannot be read is said and left out.
  ///
  /// - Throws: Why the settings cannot be followed.
  package init(
    _ arguments: [String], _ settings: RenderSettings, _ listener: any RunListener
  ) throws(RunFailure) {
    let inputs = Inputs(arguments)
    source = try FigureSource(settings, listener)
    let surveys = Self.surveys(of: inputs.files, source)
    failures =
      inputs.failures
      + zip(inputs.files, surveys).compactMap { input, survey in
        survey.failure.map { (input.name, $0) }
      }
    for (_, failure) in failures { listener.show(failure) }
    status = failures.first?.failure.kind
    self.listener = listener
    self.inputs = inputs.files
    self.surveys = surveys.map { try? $0.get() }
    hasSeveralInputs = inputs.isSeveral
    isOpen = inputs.isOpen
  }

  /// The names of the pictures of inputs in which nothing is wrong so far, with their inputs: those
  /// that will be drawn.
  package var soundNames: [(input: InputFile, name: String)] {
    zip(inputs, surveys).flatMap { input, survey in
      survey?.isSound == true ? survey?.names.map { (input, $0) } ?? [] : []
    }
  }

  /// Where pictures may go, of figures that are sound or not.
  func outputs(_ plan: OutputPlan) -> [OutputFile] {
    zip(inputs, surveys).flatMap { input, survey in
      (survey?.names ?? []).flatMap { plan.outputs(named: $0, of: input).map(\.file) }
    }
  }

  /// How many figures there are, sound or not.
  package var figureCount: Int { surveys.reduce(0) { $0 + ($1?.names.count ?? 0) } }

  /// Whether the inputs ask for more than one picture, however many they make.
  package var isCollection: Bool {
    hasSeveralInputs || isOpen || surveys.contains { $0?.isCollection == true }
  }

  /// Whether the names of all pictures are known: every input could be read, and nothing is wrong in
  /// any.
  package var knowsAllNames: Bool { failures.isEmpty && surveys.allSatisfy { $0?.isSound == true } }

  /// Notes a failure after which the rest goes on.
  package mutating func note(_ failure: RunFailure) {
    listener.show(failure)
    status = status ?? failure.kind
  }

  /// Says what may be a mistake; with `--strict`, it is one.
  mutating func warn(_ message: String) {
    listener.warn(message)
    if listener.level.isStrict { status = status ?? .wrongDescription }
  }

  /// Throws what the first that went wrong is, which has been said.
  package func end() throws(RunFailure) {
    if let status { throw RunFailure(kind: status, message: "") }
  }

  /// Makes a product of every figure, several at a time, says what is to be said of each input, and
  /// hands it on, all in the order of the inputs.
  ///
  /// - Parameters:
  ///   - result: What `take` adds to.
  ///   - jobs: How many threads may draw.
  ///   - request: Ends the run before all are drawn; inputs that are whole are handed on then.
  ///   - make: Makes a product and tells what it warns of; called on any thread.
  ///   - take: Takes an input whose figures have been drawn, with what was found in it, and tells
  ///     what it could not do; called for one input after the other.
  /// - Returns: What `take` made of `result`.
  package mutating func reduce<Product: Sendable, Result: Sendable>(
    into result: Result, jobs: Int, until request: ShutdownRequest? = nil,
    _ make: @escaping @Sendable (Figure, InputFile) throws -> (Product, [Diagnostic]),
    _ take: @escaping BatchWork<Product, Result>.Take
  ) -> Result {
    let workers = min(jobs, figureCount / Self.figuresPerWorker)
    let (inputs, source, surveys) = (inputs, source, surveys)
    let work = Mutex(
      BatchWork(self, result: result, showsProgress: workers > 1, take: take))
    let draw: @Sendable () -> Void = {
      while request?.isMade != true, let unit = work.withLock({ $0.next() }) {
        let input = inputs[unit.input]
        let drawn = unit.drawn(input, surveys[unit.input], source) { try make($0, input) }
        work.withLock { $0.finish(unit, drawn) }
      }
    }
    Parallel.run(workers: workers, draw)
    return work.withLock { work in
      work.end()
      status = work.status
      return work.result
    }
  }

  /// A worker's font engine costs as much to start as a few small figures to draw.
  private static let figuresPerWorker = 4

  private static func surveys(
    of inputs: [InputFile], _ source: FigureSource
  ) -> [Result<Survey, RunFailure>] {
    Parallel.map(inputs.count) { survey(of: inputs[$0], at: $0, source) }
  }

  private static func survey(
    of input: InputFile, at place: Int, _ source: FigureSource
  ) -> Result<Survey, RunFailure> {
    Result { () throws(RunFailure) in
      Survey(try source.reading(of: input), of: input, at: place)
    }
  }
}

extension Result where Failure == RunFailure {
  fileprivate var failure: RunFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

/// A style sheet that is validated by itself.
package enum StyleSheetValidator {
  /// Whether an input is one, by its extension.
  package static func isSheet(_ path: String) -> Bool { path.lowercased().hasSuffix(".nss") }
}

extension Batch {
  /// Says what is wrong with a style sheet, its syntax first and then its meaning.
  package mutating func check(_ path: String) {
    let input = InputFile(path)
    do throws(RunFailure) {
      let sheet = StyleSheet(nss: try input.bytes(), file: input.name)
      let found = listener.level.raised(
        sheet.diagnostics + source.renderer.diagnostics(of: [sheet]))
      listener.show(found)
      if found.hasErrors { status = status ?? .wrongDescription }
    } catch {
      note(error)
    }
  }
}
