import ArgumentParser
import Dispatch
import FioriRender
import Synchronization

/// Inputs that are read, laid out and painted together, with what is said of each.
struct Batch {
  /// One figure of one input.
  struct Entry: Sendable {
    let input: Int
    var figure: Figure
  }

  let inputs: [InputFile]
  let console: Console
  private let documents: [Document?]
  private(set) var status: ExitStatus?

  /// A worker's font engine costs as much to start as a few small figures to draw.
  private static let figuresPerWorker = 4

  /// Reads the inputs; one that cannot be read is said and left out.
  init(
    _ arguments: [String], resources: ResourceOptions, environment: EnvironmentOptions,
    messages: MessageOptions
  ) {
    let console = Console(options: messages)
    var status: ExitStatus?
    inputs = arguments.map(InputFile.init)
    documents = inputs.map { input in
      do throws(CommandFailure) {
        return Document(
          json: try input.bytes(), file: input.name, resources: resources.resources(for: input))
      } catch {
        console.show(error)
        status = status ?? error.status
        return nil
      }
    }
    self.console = console
    self.status = status
    entries = documents.enumerated().flatMap { input, document -> [Entry] in
      environment.applied(to: document?.figures ?? []).map { Entry(input: input, figure: $0) }
    }
  }

  /// Draws every figure in the given style sheets in place of its own.
  mutating func use(_ options: StyleOptions, _ renderer: Renderer) {
    guard !options.paths.isEmpty else { return checkSheets(renderer) }
    do throws(CommandFailure) {
      let sheets = try options.sheets()
      for index in entries.indices { entries[index].figure.styleSheets = sheets }
      conclude(sheets.flatMap(\.diagnostics) + renderer.diagnostics(of: sheets))
    } catch {
      note(error)
      entries = []
    }
  }

  /// Finds what the descriptions' own sheets get wrong, as they are used together.
  private mutating func checkSheets(_ renderer: Renderer) {
    var seen: Set<[StyleSheet]> = [[]]
    for entry in entries where seen.insert(entry.figure.styleSheets).inserted {
      sheetDiagnostics[entry.input, default: []] +=
        renderer.diagnostics(of: entry.figure.styleSheets)
    }
  }

  /// Says what is wrong with the command line's own sheets, without which nothing is drawn.
  mutating func conclude(_ diagnostics: [Diagnostic]) {
    let found = console.options.raised(diagnostics)
    console.show(found)
    guard found.hasErrors else { return }
    status = status ?? .wrongDescription
    entries = []
  }

  /// A renderer with the fonts and limits that were asked for; `nil` after a failure, which has been said.
  mutating func renderer(_ resources: ResourceOptions, _ limits: LimitOptions) -> Renderer? {
    do throws(CommandFailure) {
      return try resources.renderer(limits)
    } catch {
      note(error)
      return nil
    }
  }

  /// What the command ends with when something went wrong.
  var exitCode: ExitCode { (status ?? .fault).code }

  /// The figures of all inputs.
  private(set) var entries: [Entry]
  private var hasPages = false
  /// What each input's style sheets get wrong.
  private var sheetDiagnostics: [Int: [Diagnostic]] = [:]

  /// Makes a product of every figure, several at a time, and says what is to be said. Of an input
  /// with an error there are no products.
  ///
  /// - Returns: The entries with their products, in their order.
  mutating func run<Product: Sendable>(
    jobs: Int, _ make: @escaping @Sendable (Entry) throws -> (Product, [Diagnostic])
  ) -> [(entry: Entry, product: Product)] {
    let outcomes = outcomes(jobs: jobs, make)
    let results = Dictionary(grouping: zip(entries, outcomes), by: \.0.input)
    var products: [(entry: Entry, product: Product)] = []
    for (input, document) in documents.enumerated() {
      guard let document else { continue }
      let own = results[input] ?? []
      let drawn = own.map { (figure: $0.0.figure, outcome: $0.1) }
      if conclude(drawn, document, sheetDiagnostics[input] ?? []) {
        products += own.compactMap { entry, outcome in
          guard case .success(let product, _) = outcome else { return nil }
          return (entry, product)
        }
      }
    }
    return products
  }

  /// The entries of inputs in which nothing is wrong so far: those that will have pictures.
  var soundEntries: [Entry] {
    entries.filter { documents[$0.input]?.diagnostics.hasErrors == false }
  }

  /// Whether the inputs ask for more than one picture, however many they make.
  var isCollection: Bool {
    inputs.count > 1 || hasPages || documents.contains { $0?.isCollection == true }
  }

  /// Takes the page that is asked for of every figure; of all pages, each becomes a figure.
  mutating func show(_ choice: PageOptions.Choice?, _ renderer: Renderer) {
    guard let choice else { return }
    entries = entries.flatMap { entry in
      choice.figures(of: entry.figure, renderer).map { Entry(input: entry.input, figure: $0) }
    }
    hasPages = choice == .all && entries.contains { $0.figure.page != nil }
  }

  /// Notes a failure after which the rest goes on.
  mutating func note(_ failure: CommandFailure) {
    console.show(failure)
    status = status ?? failure.status
  }

  /// Draws on at most so many threads; a few figures on the one that runs, whose memory is at hand
  /// when a new thread's is not.
  private func outcomes<Product: Sendable>(
    jobs: Int, _ make: @escaping @Sendable (Entry) throws -> (Product, [Diagnostic])
  ) -> [Outcome<Product>] {
    let workers = min(jobs, entries.count / Self.figuresPerWorker)
    guard workers > 1 else { return entries.map { entry in Outcome { try make(entry) } } }
    let work = Mutex(Work<Product>())
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while let index = work.withLock({ $0.take(of: entries.count) }) {
        let outcome = Outcome { try make(entries[index]) }
        let done = work.withLock { $0.finish(index, outcome) }
        console.showProgress(done, of: entries.count)
      }
    }
    let results = work.withLock { $0.results }
    return entries.indices.compactMap { results[$0] }
  }

  /// What the threads of a batch share.
  private struct Work<Product: Sendable> {
    private var next = 0
    private(set) var results: [Int: Outcome<Product>] = [:]

    /// The next entry to draw; `nil` when all have been taken.
    mutating func take(of count: Int) -> Int? {
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }

    /// Keeps what became of an entry, and counts.
    mutating func finish(_ index: Int, _ outcome: Outcome<Product>) -> Int {
      results[index] = outcome
      return results.count
    }
  }

  /// Says what was found in an input; whether its pictures are to be had.
  private mutating func conclude<Product: Sendable>(
    _ results: [(figure: Figure, outcome: Outcome<Product>)], _ document: Document,
    _ others: [Diagnostic]
  ) -> Bool {
    for case (_, .fault(let message)) in results {
      note(CommandFailure(status: .fault, message: message))
    }
    let diagnostics = console.options.raised(
      DrawnInput.diagnostics(of: results, document, besides: others))
    console.show(diagnostics)
    if diagnostics.hasErrors { status = status ?? .wrongDescription }
    return !diagnostics.hasErrors
  }
}
