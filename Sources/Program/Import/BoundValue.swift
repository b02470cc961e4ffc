import FioriBasics

/// What a value of a manifest is once its bindings are replaced.
enum BoundValue: Sendable {
  case missing
  case bool(Bool)
  case number(Double)
  case text(String)
  /// A number with a currency, or as a percentage.
  case formatted(Double, style: String, currency: String?)
  case date(String, skeleton: String?)

  /// Creates a value from one of the data; `nil` for an array or an object.
  init?(_ value: JSONValue) {
    switch value {
    case .null: self = .missing
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .array, .object: return nil
    }
  }

  var number: Double? {
    switch self {
    case .number(let number), .formatted(let number, _, _): number
    case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    case .missing, .bool, .date: nil
    }
  }

  /// Whether an expression takes the value as true.
  var isTrue: Bool {
    switch self {
    case .missing: false
    case .bool(let bool): bool
    case .number(let number): number != 0
    case .text(let text): !text.isEmpty
    case .formatted, .date: true
    }
  }

  /// The value as a part of a text.
  var string: String {
    switch self {
    case .missing: ""
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): Decimal.text(number)
    case .text(let text), .date(let text, _): text
    case .formatted(let number, "percent", _): "\(Decimal.text(number * 100))%"
    case .formatted(let number, _, let currency):
      [Decimal.text(number), currency].compactMap(\.self).joined(separator: " ")
    }
  }

  /// The value as a text of a description; `nil` if it is empty.
  var json: JSONText? {
    switch self {
    case .missing: nil
    case .bool, .text: string.isEmpty ? nil : .string(string)
    case .number(let number): ["value": .value(number)]
    case .date(let text, let skeleton):
      .object([("date", .string(text))] + (skeleton.map { [("skeleton", .string($0))] } ?? []))
    case .formatted(let number, let style, let currency):
      .object(
        [("value", .value(number)), ("style", .string(style))]
          + (currency.map { [("currency", .string($0))] } ?? []))
    }
  }

  /// The value where a number can stand alone: a cell, or the metric of a KPI.
  var cell: JSONText? {
    if case .number(let number) = self { .value(number) } else { json }
  }
}
