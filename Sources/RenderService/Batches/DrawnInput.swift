import FileKit
package import FioriRender

/// A description and what became of its figures.
package struct DrawnInput<Product: Sendable>: Sendable {
  let reading: Reading
  /// In the order of the figures.
  let outcomes: [Outcome<Product>]

  /// What is to be said of it: each finding once or more, in no order.
  var diagnostics: [Diagnostic] {
    let document = reading.document
    // Of what could not be read, warnings would speak of what is missing only for that.
    let isRead = !document.diagnostics.hasErrors
    var found = document.diagnostics + reading.sheetDiagnostics
    let common = commonNotes
    for outcome in outcomes {
      switch outcome {
      case .success(_, let warnings):
        found += isRead ? warnings.filter { !$0.isOfSheet || common.contains($0) } : []
      case .failure(let diagnostics):
        found += diagnostics.filter { isRead || document.leavesToSay($0) }
      case .fault: continue
      }
    }
    return found
  }

  /// What went wrong besides the description.
  var faults: [RunFailure] {
    outcomes.compactMap { outcome in
      if case .fault(let failure) = outcome { failure } else { nil }
    }
  }

  /// The figures that were made something of, with what was made.
  package var products: [(figure: Figure, product: Product)] {
    zip(reading.figures, outcomes).compactMap { figure, outcome in
      if case .success(let product, _) = outcome { (figure, product) } else { nil }
    }
  }

  /// The notes on style sheets that all figures give which are drawn in them: what is used in one
  /// is used.
  private var commonNotes: Set<Diagnostic> {
    var users: [String: Int] = [:]
    var counts: [Diagnostic: Int] = [:]
    for (figure, outcome) in zip(reading.figures, outcomes) {
      for file in Set(figure.styleSheets.map(\.file)) { users[file, default: 0] += 1 }
      guard case .success(_, let warnings) = outcome else { continue }
      for note in Set(warnings.filter(\.isOfSheet)) { counts[note, default: 0] += 1 }
    }
    return Set(
      counts.filter { note, count in note.location.map { users[$0.file] == count } ?? false }.keys)
  }
}

extension Document {
  /// Whether something that a view says of itself is news: an error, and not of a part in which
  /// something could not be read, for then it may speak of what is missing only for that.
  fileprivate func leavesToSay(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error
      && !diagnostics.contains {
        $0.severity == .error && $0.path.steps.starts(with: diagnostic.path.steps)
      }
  }
}

extension Diagnostic {
  /// Whether it is a note on a style sheet, rather than on something described.
  fileprivate var isOfSheet: Bool { severity == .note && path.steps.isEmpty }
}

/// What became of a figure.
enum Outcome<Product: Sendable>: Sendable {
  case success(Product, [Diagnostic])
  case failure([Diagnostic])
  /// Nothing that the description could help.
  case fault(RunFailure)

  /// What becomes of a figure when its product is made.
  init(_ make: () throws -> (Product, [Diagnostic])) {
    do {
      let (product, warnings) = try make()
      self = .success(product, warnings)
    } catch let error as DescriptionError {
      self = .failure(error.diagnostics)
    } catch let failure as RunFailure {
      self = .fault(failure)
    } catch {
      self = .fault(RunFailure.fault("\(error)"))
    }
  }
}

extension Diagnostic {
  /// Whether something is about a figure: about itself, its style sheets, or what all figures of its
  /// description share.
  func concerns(_ figure: Figure) -> Bool {
    guard let first = path.steps.first else {
      return isOfDescription || figure.styleSheets.contains { $0.file == location?.file }
    }
    guard let place = figure.place, first == .key("figures"), path.steps.count > 1 else {
      return true
    }
    return path.steps[1] == .index(place)
  }

  /// Whether something that has no path in a description lies in one, and in no style sheet.
  private var isOfDescription: Bool {
    location.map { !StyleSheetValidator.isSheet($0.file) } ?? true
  }
}
