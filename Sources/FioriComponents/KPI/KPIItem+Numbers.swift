import FioriBasics
import FioriModel
import FioriReading
import FioriSyntax

extension ValueReader where Value == KPIItem {
  /// A text, or a number to be written: `{"value": 265849.98, "style": "currency", …}`.
  static let metric = ValueReader(
    .anyOf([
      .string(),
      .definition(
        "number", "A number that is formatted for the locale.",
        examples: [["value": 265849.98, "style": "currency", "currency": "USD"]],
        .object(NumberValue.properties)),
    ]), swift: \.swift
  ) { node, path, reader in
    guard case .object = node.value else {
      return ValueReader<String>.string.read(node, path, &reader).map(KPIItem.metric)
    }
    var number = NumberValue.blank
    reader.read(node, at: path, NumberValue.properties, into: &number)
    return .formattedMetric(number)
  }

  /// A text, or two numbers to be written: `{"value": 88, "total": 98}`.
  static let fraction = ValueReader(
    .anyOf([
      .string(),
      .definition(
        "fraction", "A value out of a total, formatted for the locale.",
        examples: [["value": 88, "total": 98]],
        .object(FractionValue.properties)),
    ]), swift: \.swift
  ) { node, path, reader in
    guard case .object = node.value else {
      return ValueReader<String>.string.read(node, path, &reader).map(KPIItem.fraction)
    }
    var fraction = FractionValue.blank
    reader.read(node, at: path, FractionValue.properties, into: &fraction)
    return .formattedFraction(fraction)
  }
}

extension NumberValue {
  static var blank: NumberValue { NumberValue(value: 0) }

  var swift: SwiftCode {
    .call(
      SwiftCall(
        "NumberValue", self, over: .blank,
        taking: [
          .required("value"), "style", "currency", "unit", "minimumFractionDigits",
          "maximumFractionDigits", "usesGroupingSeparator",
        ], Self.properties))
  }

  static let properties: [Property<NumberValue>] = [
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

extension FractionValue {
  static var blank: FractionValue { FractionValue(value: 0, total: 1) }

  var swift: SwiftCode {
    .call(
      SwiftCall(
        "FractionValue", self, over: .blank,
        taking: [.required("value"), .required("total")], Self.properties))
  }

  static let properties: [Property<FractionValue>] = [
    Property(
      "value", \.value, .anyNumber, "The value so far.", default: .required("a number"),
      examples: [88]),
    Property(
      "total", \.total, .anyNumber, "The total, more than 0.",
      default: .required("a number"), examples: [98]),
  ]
}
