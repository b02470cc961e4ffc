import FioriRender

extension StyleSheet {
  /// The sheet of a text.
  init(_ text: String) { self.init(nss: Array(text.utf8), file: "a.nss") }

  /// `LINE:COLUMN message` of each diagnostic.
  var complaints: [String] {
    diagnostics.map { diagnostic in
      let place = diagnostic.location.map { "\($0.line):\($0.column)" } ?? "nowhere"
      return "\(place) \(diagnostic.message)"
    }
  }

  /// What is said, a line for each definition and declaration, written without the printer.
  var outline: [String] { statements.flatMap(\.outline) }
}

extension StyleSheet.Statement {
  fileprivate var outline: [String] {
    switch self {
    case .definition(let definition): return ["\(definition.name) = \(definition.value)"]
    case .ruleSet(let ruleSet):
      let classes = ruleSet.selectors.map(\.text).joined(separator: "+")
      if ruleSet.declarations.isEmpty { return ["\(classes): nothing"] }
      return ruleSet.declarations.map { "\(classes): \($0.property) = \($0.value)" }
    case .media(let media):
      let options = media.options.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
      return media.statements.flatMap(\.outline).map { "[\(options)] \($0)" }
    }
  }
}
