import FioriSyntax

/// A property that Swift has to say, since it is not as usual.
struct NonDefaultProperty {
  let name: String
  let code: SwiftCode
  /// What the property is when nothing is said.
  let usual: SwiftCode

  /// Whether the value can only be had by setting its parts.
  var isSetInPlace: Bool {
    guard let part else { return false }
    return part.arguments.isEmpty && !part.assignments.isEmpty
  }

  /// The statements that set the property: the only part that is said of it, or all of it.
  var assignments: [SwiftAssignment] {
    guard let part, part.arguments.allSatisfy({ $0.label != nil }),
      isSetInPlace || part.arguments.count + part.assignments.count == 1
    else { return [SwiftAssignment(path: name, value: code)] }
    let parts = part.arguments.map { SwiftAssignment(path: $0.label ?? "", value: $0.value) }
    return (parts + part.assignments).map {
      SwiftAssignment(path: "\(name).\($0.path)", value: $0.value)
    }
  }

  /// The value where there always is one of its type, whose parts can be set.
  private var part: SwiftCall? {
    guard case .call(let call) = code, case .call(let there) = usual, call.name == there.name
    else { return nil }
    return call
  }
}
