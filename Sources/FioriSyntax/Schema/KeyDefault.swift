package import FioriBasics

/// What a key counts as where it is not given.
package enum KeyDefault: Sendable {
  /// As if there were no such thing.
  case nothing
  /// As this value.
  case value(JSONText)
  /// As something that depends on others, in words.
  case words(String)
  /// As an error, which asks for what the words say; `null` may stand for a value or not.
  case required(String, orNull: Bool = false)
}

extension KeyDefault: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral
{
  package init(booleanLiteral value: Bool) { self = .value(.bool(value)) }
  package init(integerLiteral value: Int) { self = .value(.value(Double(value))) }
  package init(floatLiteral value: Double) { self = .value(.value(value)) }
  package init(stringLiteral value: String) { self = .value(.string(value)) }
}
