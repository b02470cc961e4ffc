/// A JSON value to write, with keys in a fixed order and lengths with three decimals.
///
/// Foundation's encoder supports neither: it sorts or shuffles the keys.
package enum JSONText: Sendable {
  case null
  case bool(Bool)
  /// A length with at most three decimals.
  case number(Double)
  /// A number with all its decimals.
  case value(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The value indented by two spaces per level, with objects of only numbers on one line.
  package var text: String { text(indent: "") }

  /// The value on one line, with spaces only inside braces.
  package var line: String {
    switch self {
    case .null, .bool, .number, .value, .string: text
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      Self.list(
        members.map { "\(Self.quoted($0)): \($1.line)" }, "{", "}", "", onOneLine: true)
    }
  }

  private func text(indent: String) -> String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Decimal.text(value)
    case .value(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): Self.quoted(value)
    case .array(let values):
      Self.list(
        values.map { ($0.text(indent: indent + "  ")) }, "[", "]", indent,
        onOneLine: values.allSatisfy(\.isNumber))
    case .object(let members):
      Self.list(
        members.map { "\(Self.quoted($0)): \($1.text(indent: indent + "  "))" }, "{", "}", indent,
        onOneLine: members.allSatisfy(\.1.isNumber))
    }
  }

  private var isNumber: Bool {
    switch self {
    case .number, .value: true
    case .null, .bool, .string, .array, .object: false
    }
  }

  private static func list(
    _ parts: [String], _ open: String, _ close: String, _ indent: String, onOneLine: Bool = false
  ) -> String {
    if parts.isEmpty { return open + close }
    if onOneLine { return "\(open) \(parts.joined(separator: ", ")) \(close)" }
    let inner = indent + "  "
    return "\(open)\n\(inner)\(parts.joined(separator: ",\n" + inner))\n\(indent)\(close)"
  }

  /// Returns a quoted string, escaping quotes, backslashes, control characters and `isSpecial`
  /// scalars.
  static func quoted(
    _ text: String, escaping isSpecial: (Unicode.Scalar) -> Bool = { _ in false }
  ) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || isSpecial(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONText: ExpressibleByNilLiteral {
  package init(nilLiteral: ()) { self = .null }
}

extension JSONText: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONText: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self = .value(Double(value)) }
}

extension JSONText: ExpressibleByFloatLiteral {
  package init(floatLiteral value: Double) { self = .value(value) }
}

extension JSONText: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
}

extension JSONText: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONText...) { self = .array(elements) }
}

extension JSONText: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONText)...) { self = .object(elements) }
}
