import FioriBasics
import FioriModel
import FioriReading
import FioriSyntax

extension ValueReader where Value == KPIItem {
  /// A text, or a number to format: `{"value": 265849.98, "style": "currency", …}`.
  static let metric = formatted(.number, KPIItem.formattedMetric, orText: KPIItem.metric)

  /// A text, or two numbers to format: `{"value": 88, "total": 98}`.
  static let fraction = formatted(.fraction, KPIItem.formattedFraction, orText: KPIItem.fraction)

  private static func formatted<Number>(
    _ number: ValueReader<Number>, _ item: @escaping @Sendable (Number) -> KPIItem,
    orText textItem: @escaping @Sendable (String) -> KPIItem
  ) -> ValueReader {
    ValueReader(.anyOf([.string(), number.schema()]), swift: \.swift) { node, path, reader in
      node.isObject
        ? number.read(node, path, &reader).map(item)
        : ValueReader<String>.string.read(node, path, &reader).map(textItem)
    }
  }
}

extension ValueReader where Value == NumberValue {
  static let number = object(
    "number", "A number that is formatted for the locale.",
    examples: [["value": 265849.98, "style": "currency", "currency": "USD"]],
    over: NumberValue(value: 0),
    taking: [
      .required("value"), "style", "currency", "unit", "minimumFractionDigits",
      "maximumFractionDigits", "usesGroupingSeparator",
    ], NumberValue.properties)
}

extension NumberValue {
  fileprivate static let properties: [Property<NumberValue>] = [
    Property(
      "value", \.value, .anyNumber, "The number; for a percentage the ratio, 0.64 for 64 %.",
      default: .required("a number"), examples: [265849.98, 0.64]),
    Property(
      "style", \.style, .choice("number style"), "Number style.", default: "decimal"),
    Property(
      "currency", \.currency, .string, "ISO 4217 code, only with the style currency.",
      examples: ["USD", "EUR"]),
    Property(
      "unit", \.unit, .string, "CLDR name of a unit, only with the style unit.",
      examples: ["kilometer-per-hour"]),
    Property(
      "minimumFractionDigits", \.minimumFractionDigits, .integer(from: 0, to: 20),
      "Minimum number of decimals.",
      default: .words("0; for an amount, those of its currency"), examples: [2]),
    Property(
      "maximumFractionDigits", \.maximumFractionDigits, .integer(from: 0, to: 20),
      "Maximum number of decimals; halves are rounded away from zero.",
      default: .words("3; 1 for percent and compact; for an amount, those of its currency"),
      examples: [0]),
    Property(
      "usesGroupingSeparator", \.usesGroupingSeparator, .bool, "Whether to write 1000 as 1,000.",
      default: true),
  ]
}

extension ValueReader where Value == FractionValue {
  static let fraction = object(
    "fraction", "A value out of a total, formatted for the locale.",
    examples: [["value": 88, "total": 98]], over: FractionValue(value: 0, total: 1),
    taking: [.required("value"), .required("total")], FractionValue.properties)
}

extension FractionValue {
  fileprivate static let properties: [Property<FractionValue>] = [
    Property(
      "value", \.value, .anyNumber, "The value so far.", default: .required("a number"),
      examples: [88]),
    Property(
      "total", \.total, .anyNumber, "The total, more than 0.",
      default: .required("a number"), examples: [98]),
  ]
}
