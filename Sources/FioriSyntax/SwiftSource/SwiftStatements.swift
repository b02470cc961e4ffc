/// Statements in Swift: variables, and what is set on them.
package struct SwiftStatements {
  /// Each variable with what is set on it.
  private var groups: [String] = []
  private var names: SwiftNames

  /// No statements; `names` are those that variables may get from the caller alone.
  package init(names: Set<String>) {
    self.names = SwiftNames(taken: names)
  }

  /// The statements, those of different variables with a line between them.
  package var text: String { groups.map { $0 + "\n" }.joined(separator: "\n") }

  /// Makes a variable of a call's result; parts that need variables get theirs before.
  package mutating func declare(_ name: String, as call: SwiftCall) {
    let call = inlined(call)
    let keyword = call.assignments.isEmpty ? "let" : "var"
    let layout = SwiftLayout()
    let value = SwiftCall(name: call.name, arguments: call.arguments)
    let lines =
      [layout.text(.call(value), after: "\(keyword) \(name) = ")]
      + call.assignments.map { layout.text($0.value, after: "\(name).\($0.path) = ") }
    groups.append(lines.joined(separator: "\n"))
  }

  private mutating func inlined(_ call: SwiftCall) -> SwiftCall {
    var result = call
    result.arguments = call.arguments.map { SwiftArgument($0.label, inlined($0.value)) }
    result.assignments = call.assignments.map {
      SwiftAssignment(path: $0.path, value: inlined($0.value))
    }
    return result
  }

  /// The expression with the names of variables in the place of what needs them.
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
