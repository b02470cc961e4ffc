import FioriRender

/// An input whose figures have been drawn.
enum DrawnInput {
  /// What is to be said of it.
  ///
  /// - Parameters:
  ///   - results: Its figures, and what became of each.
  ///   - document: What reading gave.
  ///   - others: What its style sheets get wrong.
  /// - Returns: Each finding once or more, in no order.
  static func diagnostics<Product: Sendable>(
    of results: [(figure: Figure, outcome: Outcome<Product>)], _ document: Document,
    besides others: [Diagnostic]
  ) -> [Diagnostic] {
    // Of what could not be read, warnings would speak of what is missing only for that.
    let isRead = !document.diagnostics.hasErrors
    var found = document.diagnostics + others
    let common = commonNotes(results)
    for (_, outcome) in results {
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

  /// The notes on style sheets that all figures give which are drawn in them: what is used in one
  /// is used.
  private static func commonNotes<Product: Sendable>(
    _ results: [(figure: Figure, outcome: Outcome<Product>)]
  ) -> Set<Diagnostic> {
    var users: [String: Int] = [:]
    var counts: [Diagnostic: Int] = [:]
    for (figure, outcome) in results {
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
