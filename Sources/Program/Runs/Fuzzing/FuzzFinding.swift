import FioriBasics
import FioriRender

/// Something that pictures of changed descriptions show, but the original one does not have to.
struct FuzzFinding: Sendable {
  /// Its identity in all pictures: the rule, and the place without indices.
  struct Key: Hashable, Sendable {
    let rule: String
    let place: FuzzPath

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule ?? ""
      place = diagnostic.path.steps.pattern
    }
  }

  let key: Key
  /// The first that was found.
  var diagnostic: Diagnostic
  /// The seeds of the pictures that show it; none if the original description shows it.
  var seeds: [Int] = []
  /// Whether the original description shows it as well.
  var isInOriginal = false

  /// The diagnostic with its seeds.
  var reported: Diagnostic {
    var diagnostic = diagnostic
    diagnostic.message += " (\(words))"
    return diagnostic
  }

  private var words: String {
    guard let first = seeds.first, !isInOriginal else { return "unchanged" }
    return seeds.count == 1 ? "seed \(first)" : "seed \(first) and \(seeds.count - 1) more"
  }
}
