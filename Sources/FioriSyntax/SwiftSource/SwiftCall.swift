/// A call, and what is set on its result before it is used.
package struct SwiftCall: Equatable, Sendable {
  /// What is called: `KPIView`, `.metric`.
  package let name: String
  package var arguments: [SwiftArgument] = []
  /// Properties of the result that the call has no arguments for, by their paths; with any, the
  /// result needs a variable.
  package var assignments: [SwiftAssignment] = []
  /// What the result is about, from which a variable is named; `nil`: only its type is known.
  var subject: String?

  package init(
    name: String,
    arguments: [SwiftArgument] = [],
    assignments: [SwiftAssignment] = [],
    subject: String? = nil
  ) {
    self.name = name
    self.arguments = arguments
    self.assignments = assignments
    self.subject = subject
  }

  var line: String { "\(name)(\(arguments.map(\.line).joined(separator: ", ")))" }

  /// Whether the call is one of this name, or has one among its parts.
  package func calls(_ name: String) -> Bool {
    self.name == name || arguments.contains { $0.value.calls(name) }
      || assignments.contains { $0.value.calls(name) }
  }
}
