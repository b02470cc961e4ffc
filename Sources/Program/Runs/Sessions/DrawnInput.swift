import FileKit
import FioriBasics
package import FioriRender

/// A description with the outcomes of its figures.
///
/// Outcomes are read by index, in loops: if the type of a product is not known, functions such as
/// `map` look it up in the whole program, which takes 1 % of a start each.
package struct DrawnInput<Product: Sendable>: Sendable {
  let reading: Reading
  /// The outcomes in the order of the figures.
  private(set) var outcomes: [Outcome<Product>]
  /// Whether this is one row of an input, which is read by itself.
  var isOfRows = false
  /// Whether no more of the input follows.
  var isLast = true

  /// The diagnostics of the description and its figures, unordered and possibly repeated.
  var diagnostics: [Diagnostic] {
    let document = reading.document
    // If reading failed, warnings could be about parts that are missing only for that reason.
    let errors = document.diagnostics.filter { $0.severity == .error }
    let found = document.diagnostics + reading.sheetDiagnostics
    let common = commonNotes
    var variants = VariantDiagnostics(reading.figures)
    for (index, figure) in reading.figures.enumerated() {
      let isRead = errors.allSatisfy { $0.figure != nil && $0.figure != figure.index }
      guard index < outcomes.count else { break }
      switch outcomes[index] {
      case .success(_, let warnings):
        let shown = isRead ? warnings.filter { !$0.isOfSheet || common.contains($0) } : []
        variants.add(shown, of: figure)
      case .failure(let diagnostics):
        variants.add(diagnostics.filter { isRead || document.leavesToSay($0) }, of: figure)
      case .fault, .cancelled, .unasked: continue
      }
    }
    return AcceptedWarnings(reading.figures, isDrawn: isComplete).filtered(
      found + variants.diagnostics)
  }

  /// Whether every figure has a product.
  package var isComplete: Bool {
    reading.figures.count >= outcomes.count
      && outcomes.indices.allSatisfy { if case .success = outcomes[$0] { true } else { false } }
  }

  /// The failures that the description did not cause.
  var faults: [RunFailure] {
    var found: [RunFailure] = []
    for index in outcomes.indices {
      if case .fault(let failure) = outcomes[index] { found.append(failure) }
    }
    return found
  }

  /// Whether the run ended before all figures were drawn.
  var isCancelled: Bool {
    outcomes.indices.contains { if case .cancelled = outcomes[$0] { true } else { false } }
  }

  /// The figures with their products, except those that failed.
  package var products: [(figure: Figure, product: Product)] {
    var found: [(figure: Figure, product: Product)] = []
    for (index, figure) in reading.figures.enumerated() where index < outcomes.count {
      if case .success(let product, _) = outcomes[index] { found.append((figure, product)) }
    }
    return found
  }

  /// Changes the product of each figure, except of those that failed.
  mutating func updateProducts(_ body: (Figure, inout Product) -> Void) {
    for (index, figure) in zip(outcomes.indices, reading.figures) {
      guard case .success(var product, let warnings) = outcomes[index] else { continue }
      body(figure, &product)
      outcomes[index] = .success(product, warnings)
    }
  }

  /// The style sheet notes that all figures with that sheet share: a rule that one figure uses is
  /// used.
  private var commonNotes: Set<Diagnostic> {
    guard reading.figures.contains(where: { !$0.styleSheets.isEmpty }) else { return [] }
    var users: ExactTable<Int> = [:]
    var counts: [Diagnostic: Int] = [:]
    for (figure, outcome) in zip(reading.figures, outcomes) {
      for file in figure.styleSheets.map(\.file).withoutRepeats { users[file, default: 0] += 1 }
      guard case .success(_, let warnings) = outcome else { continue }
      for note in Set(warnings.filter(\.isOfSheet)) { counts[note, default: 0] += 1 }
    }
    return Set(
      counts.filter { note, count in note.location.map { users[$0.file] == count } ?? false }.keys)
  }
}

extension Document {
  /// Returns whether a view's diagnostic is worth showing: it is an error, and reading found no
  /// error inside the same part. Otherwise it could be about something that is missing only for
  /// that reason.
  fileprivate func leavesToSay(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error
      && !diagnostics.contains {
        $0.severity == .error && $0.path.steps.starts(with: diagnostic.path.steps)
      }
  }
}

/// Says that a run does not ask for a figure.
struct UnaskedFigure: Error {}

extension Diagnostic {
  /// Whether this is a note on a style sheet rather than on the description.
  fileprivate var isOfSheet: Bool { severity == .note && path.isEmpty }
}

/// The outcome of a figure.
enum Outcome<Product: Sendable>: Sendable {
  case success(Product, [Diagnostic])
  case failure([Diagnostic])
  /// A failure that the description did not cause.
  case fault(RunFailure)
  /// The end of the run, before the figure was drawn.
  case cancelled
  /// Nothing, since the run does not ask for the figure.
  case unasked

  /// Runs `make` and stores its result or error.
  init(_ make: () throws -> (Product, [Diagnostic])) {
    do {
      let (product, warnings) = try make()
      self = .success(product, warnings)
    } catch let error as DescriptionError {
      self = .failure(error.diagnostics)
    } catch let failure as RunFailure {
      self = .fault(failure)
    } catch is CancellationError {
      self = .cancelled
    } catch is UnaskedFigure {
      self = .unasked
    } catch {
      self = .fault(RunFailure.fault("\(error)"))
    }
  }
}

extension Diagnostic {
  /// Returns whether the diagnostic concerns a figure: the figure itself, its style sheets, or
  /// something that all figures of the description share.
  func concerns(_ figure: Figure) -> Bool {
    if let index = self.figure { return figure.index == nil || index == figure.index }
    guard let first = path.steps.first else {
      return isOfDescription || figure.styleSheets.contains { $0.file == location?.file }
    }
    guard let index = figure.index, first == .key("figures"), path.steps.count > 1 else {
      return true
    }
    return path.steps[1] == .index(index)
  }

  /// Whether a diagnostic without a path is in a description rather than in a style sheet.
  private var isOfDescription: Bool {
    location.map { !DrawingSession.isSheet($0.file) } ?? true
  }
}
