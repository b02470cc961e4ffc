/// A Swift expression before formatting.
package indirect enum SwiftCode: Equatable, Sendable {
  /// A name or literal, written verbatim: `294`, `nil`, `.dark`.
  case word(String)
  /// The contents of a string; the layout adds quotes and escapes.
  case string(String)
  /// An initializer, or an enumeration case with associated values.
  case call(SwiftCall)
  /// A method call on an expression.
  case method(of: SwiftCode, SwiftCall)
  case array([SwiftCode])
  case dictionary([SwiftEntry])
  /// An expression that may throw.
  case trying(SwiftCode)

  /// The literal `nil`.
  package static let none = SwiftCode.word("nil")

  /// Returns an enumeration case without associated values.
  package static func choice(_ name: String) -> SwiftCode { .word(".\(name)") }

  /// Returns an initializer or an enumeration case with associated values.
  package static func call(_ name: String, _ arguments: SwiftArgument...) -> SwiftCode {
    .call(SwiftCall(name: name, arguments: arguments))
  }

  /// The expression on one line, of any length.
  package var line: String {
    switch self {
    case .word(let word): word
    case .string(let text): SwiftText(text).literal
    case .call(let call): call.line
    case .method(let owner, let call): "\(owner.line).\(call.line)"
    case .array(let elements): "[\(elements.map(\.line).joined(separator: ", "))]"
    case .dictionary([]): "[:]"
    case .dictionary(let entries): "[\(entries.map(\.line).joined(separator: ", "))]"
    case .trying(let code): "try \(code.line)"
    }
  }

  /// Returns whether the expression contains a call with this name.
  package func calls(_ name: String) -> Bool {
    switch self {
    case .word, .string: false
    case .call(let call): call.calls(name)
    case .method(let owner, let call): owner.calls(name) || call.calls(name)
    case .array(let elements): elements.contains { $0.calls(name) }
    case .dictionary(let entries): entries.contains { $0.value.calls(name) }
    case .trying(let code): code.calls(name)
    }
  }
}

/// A call, with assignments to its result.
package struct SwiftCall: Equatable, Sendable {
  /// The function: `KPIView`, `.metric`.
  package let name: String
  package var arguments: [SwiftArgument] = []
  /// Assignments to properties of the result that the call has no arguments for; if there are any,
  /// the result needs a variable.
  package var assignments: [SwiftAssignment] = []
  /// The subject of the result, which its variable is named after; `nil` uses its type.
  package var subject: String?

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

  /// Returns whether the call or one of its parts is a call with this name.
  package func calls(_ name: String) -> Bool {
    self.name == name || arguments.contains { $0.value.calls(name) }
      || assignments.contains { $0.value.calls(name) }
  }
}

/// An argument of a call.
package struct SwiftArgument: Equatable, Sendable {
  /// The label; `nil` for none.
  package let label: String?
  package let value: SwiftCode

  package init(_ label: String? = nil, _ value: SwiftCode) {
    self.label = label
    self.value = value
  }

  /// The label as written before the value.
  var opening: String { label.map { "\($0): " } ?? "" }

  var line: String { opening + value.line }
}

/// An assignment to a property, or a call that changes it.
package struct SwiftAssignment: Equatable, Sendable {
  /// How a property is changed.
  package enum Form: Equatable, Sendable {
    /// The value is assigned.
    case assigned
    /// The property is a method; the value is a call with its arguments.
    case called
    /// A function takes the property, and then the arguments of the call that is the value.
    case passed
  }

  /// The path from the owner: `numericAxis.title`; empty for the owner itself.
  package let path: String
  package var value: SwiftCode
  package let form: Form

  package init(path: String, value: SwiftCode, form: Form = .assigned) {
    self.path = path
    self.value = value
    self.form = form
  }
}

/// An entry of a dictionary.
package struct SwiftEntry: Equatable, Sendable {
  let key: SwiftCode
  let value: SwiftCode

  package init(key: SwiftCode, value: SwiftCode) {
    self.key = key
    self.value = value
  }

  /// The key as written before the value.
  var opening: String { "\(key.line): " }

  var line: String { opening + value.line }
}

/// An initializer's parameter for a property, by the property's name.
package struct SwiftParameter: Sendable, ExpressibleByStringLiteral {
  package let name: String
  /// Whether the argument has a label.
  package var hasLabel = true
  /// Whether the argument is required.
  package var isRequired = false

  /// Creates a parameter labeled with its property's name, with a default.
  package init(stringLiteral name: String) { self.name = name }

  /// Returns the parameter without a label.
  package static func unlabeled(_ name: SwiftParameter) -> SwiftParameter {
    var parameter = name
    parameter.hasLabel = false
    return parameter
  }

  /// Returns the parameter without a default.
  package static func required(_ name: SwiftParameter) -> SwiftParameter {
    var parameter = name
    parameter.isRequired = true
    return parameter
  }
}
