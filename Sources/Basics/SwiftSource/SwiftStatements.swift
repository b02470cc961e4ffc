/// Swift statements that declare and configure variables.
package struct SwiftStatements {
  /// The statements for each variable.
  private var groups: [String] = []
  private var names: SwiftNames
  /// The names of classes, whose properties can be set in a constant.
  private let classes: Set<String>

  /// Creates an empty list; `names` are reserved for the caller.
  package init(names: Set<String>, classes: Set<String> = []) {
    self.names = SwiftNames(taken: names)
    self.classes = classes
  }

  /// The statements, with an empty line between variables.
  package var text: String { groups.map { $0 + "\n" }.joined(separator: "\n") }

  /// Adds statements, with an empty line before them.
  package mutating func add(_ statements: String) { groups.append(statements) }

  /// Declares a variable for a call's result, after any variables that its parts need.
  package mutating func declare(_ name: String, as call: SwiftCall) {
    let call = inlined(call)
    let isConstant = call.assignments.isEmpty || classes.contains(call.name)
    let keyword = isConstant ? "let" : "var"
    let layout = SwiftLayout()
    let value = SwiftCall(name: call.name, arguments: call.arguments)
    let lines =
      [layout.text(.call(value), after: "\(keyword) \(name) = ")]
      + call.assignments.map { statement($0, of: name, layout) }
    groups.append(lines.joined(separator: "\n"))
  }

  private func statement(
    _ assignment: SwiftAssignment, of name: String, _ layout: SwiftLayout
  ) -> String {
    let place = assignment.path.isEmpty ? name : "\(name).\(assignment.path)"
    switch (assignment.form, assignment.value) {
    case (.called, .call(let call)):
      return layout.text(.call(SwiftCall(name: place, arguments: call.arguments)), after: "")
    case (.passed, .call(let call)):
      let arguments = [SwiftArgument(nil, .word(place))] + call.arguments
      return layout.text(.call(SwiftCall(name: call.name, arguments: arguments)), after: "")
    case (_, let value): return layout.text(value, after: "\(place) = ")
    }
  }

  private mutating func inlined(_ call: SwiftCall) -> SwiftCall {
    var result = call
    result.arguments = call.arguments.map { SwiftArgument($0.label, inlined($0.value)) }
    for index in result.assignments.indices {
      result.assignments[index].value = inlined(result.assignments[index].value)
    }
    return result
  }

  /// Returns the expression with variable names instead of calls that need them.
  private mutating func inlined(_ code: SwiftCode) -> SwiftCode {
    switch code {
    case .word, .string: return code
    case .call(let call):
      guard !call.assignments.isEmpty else { return .call(inlined(call)) }
      let name = names.name(for: call)
      declare(name, as: call)
      return .word(name)
    case .method(let owner, let call): return .method(of: inlined(owner), inlined(call))
    case .array(let elements): return .array(elements.map { inlined($0) })
    case .dictionary(let entries):
      return .dictionary(entries.map { SwiftEntry(key: $0.key, value: inlined($0.value)) })
    case .trying(let code): return .trying(inlined(code))
    }
  }
}
