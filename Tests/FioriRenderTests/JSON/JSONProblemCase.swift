import Testing

/// A wrong text, its problems, and its value after recovery.
struct JSONProblemCase: Sendable, CustomTestStringConvertible {
  /// The wrong text.
  let text: String

  /// The problems as `line:column message`.
  let problems: [String]

  /// The recovered value as JSON text.
  let value: String

  /// Expects problems, and no value unless one is given.
  init(_ text: String, _ problems: String..., value: String = "nothing") {
    self.text = text
    self.problems = problems
    self.value = value
  }

  /// The text, as the test report shows it.
  var testDescription: String { text.debugDescription }
}
