package import FioriBasics

/// What a rule is, and how it is checked.
struct LintCheck: Sendable {
  /// A page on which a rule is written.
  struct Source: Sendable {
    let title: String
    let address: String
  }

  let level: LintLevel
  /// What the rule asks for, in a sentence.
  let demand: String
  /// Why, for somebody who has to be convinced.
  let reason: String
  /// What to do about a finding.
  let remedy: String
  let sources: [Source]
  /// Returns what breaks the rule: the path of each, starting at the view, and what is wrong with it.
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
