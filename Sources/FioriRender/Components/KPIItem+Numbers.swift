extension ValueReader where Value == KPIItem {
  /// A text, or a number to be written: `{"value": 265849.98, "style": "currency", …}`.
  static let metric = ValueReader { node, path, reader in
    guard case .object = node.value else {
      return ValueReader<String>.string.read(node, path, &reader).map(KPIItem.metric)
    }
    var number = NumberValue(value: 0)
    reader.read(node, at: path, numberProperties, into: &number)
    reader.require(["value"], "a number", of: node, at: path)
    return .formattedMetric(number)
  }

  /// A text, or two numbers to be written: `{"value": 88, "total": 98}`.
  static let fraction = ValueReader { node, path, reader in
    guard case .object = node.value else {
      return ValueReader<String>.string.read(node, path, &reader).map(KPIItem.fraction)
    }
    var fraction = FractionValue(value: 0, total: 1)
    reader.read(node, at: path, fractionProperties, into: &fraction)
    reader.require(["value", "total"], "a number", of: node, at: path)
    return .formattedFraction(fraction)
  }

  private static let numberProperties: [Property<NumberValue>] = [
    Property("value", \.value, .anyNumber),
    Property("style", \.style, .choice("number style")),
    Property("currency", \.currency, .string),
    Property("unit", \.unit, .string),
    Property("minimumFractionDigits", \.minimumFractionDigits, .integer(from: 0, to: 20)),
    Property("maximumFractionDigits", \.maximumFractionDigits, .integer(from: 0, to: 20)),
    Property("usesGroupingSeparator", \.usesGroupingSeparator, .bool),
  ]

  private static let fractionProperties: [Property<FractionValue>] = [
    Property("value", \.value, .anyNumber),
    Property("total", \.total, .anyNumber),
  ]
}
