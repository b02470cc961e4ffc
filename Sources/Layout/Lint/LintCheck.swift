package import FioriBasics

/// The explanation of a rule, and its check.
struct LintCheck: Sendable {
  /// A page that a rule comes from.
  struct Source: Sendable {
    let title: String
    let address: String
  }

  let level: LintLevel
  /// The rule, in one sentence.
  let demand: String
  /// The reason, for readers who have to be convinced.
  let reason: String
  /// How to fix a finding.
  let remedy: String
  let sources: [Source]
  /// Returns the problems: the path of each, starting at the view, and its message.
  let problems: @Sendable (LintSubject) -> [LintProblem]

  func explanation(of rule: LintRule) -> String {
    let sources = sources.map { "Source: \($0.title), \($0.address)" }
    let head = "\(rule.rawValue) (\(level.rawValue)): \(demand)"
    return ([head, "Why: \(reason)", "Remedy: \(remedy)"] + sources).joined(separator: "\n")
  }
}

/// Something in a picture that breaks a rule.
struct LintProblem: Hashable, Sendable {
  let path: DescriptionPath
  let message: String

  init(_ path: DescriptionPath, _ message: String) { (self.path, self.message) = (path, message) }
}

/// A problem with the rule that it breaks.
package struct LintFinding: Sendable {
  package let rule: LintRule
  package let finding: Finding
}
