/// An expression in Swift before it is laid out in lines.
package indirect enum SwiftCode: Equatable, Sendable {
  /// A name or a literal that is written as it is: `294`, `nil`, `.dark`.
  case word(String)
  /// What a text says; quotes and escapes are the layout's matter.
  case string(String)
  /// An initializer, or a case with values.
  case call(SwiftCall)
  /// A method of an expression.
  case method(of: SwiftCode, SwiftCall)
  case array([SwiftCode])
  case dictionary([SwiftEntry])
  /// An expression that may throw.
  case trying(SwiftCode)

  /// No value.
  package static let none = SwiftCode.word("nil")

  /// A case without values.
  package static func choice(_ name: String) -> SwiftCode { .word(".\(name)") }

  /// An initializer or a case with values.
  package static func call(_ name: String, _ arguments: SwiftArgument...) -> SwiftCode {
    .call(SwiftCall(name: name, arguments: arguments))
  }

  /// The expression on one line, as long as that may be.
  var line: String {
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

  /// Whether there is a call of this name in the expression.
  func calls(_ name: String) -> Bool {
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

/// An argument of a call.
package struct SwiftArgument: Equatable, Sendable {
  /// `nil`: it has none.
  package let label: String?
  package let value: SwiftCode

  package init(_ label: String? = nil, _ value: SwiftCode) {
    self.label = label
    self.value = value
  }

  /// The label as it stands before the value.
  var opening: String { label.map { "\($0): " } ?? "" }

  var line: String { opening + value.line }
}

/// A property that is set.
package struct SwiftAssignment: Equatable, Sendable {
  /// From its owner on: `numericAxis.title`.
  package let path: String
  package let value: SwiftCode

  package init(path: String, value: SwiftCode) {
    self.path = path
    self.value = value
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

  /// The key as it stands before the value.
  var opening: String { "\(key.line): " }

  var line: String { opening + value.line }
}

/// A parameter of an initializer that takes a property, by the property's name.
package struct SwiftParameter: Sendable, ExpressibleByStringLiteral {
  package let name: String
  /// Whether the name stands before the argument.
  package var hasLabel = true
  /// Whether the argument cannot be left out.
  package var isRequired = false

  /// A parameter with its property's name as its label, and with a default.
  package init(stringLiteral name: String) { self.name = name }

  /// The same without a label.
  package static func unlabeled(_ name: SwiftParameter) -> SwiftParameter {
    var parameter = name
    parameter.hasLabel = false
    return parameter
  }

  /// The same without a default.
  package static func required(_ name: SwiftParameter) -> SwiftParameter {
    var parameter = name
    parameter.isRequired = true
    return parameter
  }
}
