/// A call, and what is set on its result before it is used.
struct SwiftCall: Equatable, Sendable {
  /// What is called: `KPIView`, `.metric`.
  let name: String
  var arguments: [SwiftArgument] = []
  /// Properties of the result that the call has no arguments for, by their paths; with any, the
  /// result needs a variable.
  var assignments: [SwiftAssignment] = []
  /// What the result is about, from which a variable is named; `nil`: only its type is known.
  var subject: String?

  var line: String { "\(name)(\(arguments.map(\.line).joined(separator: ", ")))" }

  /// Whether the call is one of this name, or has one among its parts.
  func calls(_ name: String) -> Bool {
    self.name == name || arguments.contains { $0.value.calls(name) }
      || assignments.contains { $0.value.calls(name) }
  }
}
