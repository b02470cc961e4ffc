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
