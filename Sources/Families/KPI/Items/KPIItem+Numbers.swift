import FioriBasics
package import FioriModel

extension ValueReader where Value == KPIItem {
  /// A text, or a number to format: `{"value": 265849.98, "style": "currency", …}`.
  package static let metric = formatted(.number, KPIItem.formattedMetric, orText: KPIItem.metric)

  /// A text, or two numbers to format: `{"value": 88, "total": 98}`.
  package static let fraction = formatted(
    .fraction, KPIItem.formattedFraction, orText: KPIItem.fraction)

  private static func formatted<Number>(
    _ number: ValueReader<Number>, _ item: @escaping @Sendable (Number) -> KPIItem,
    orText textItem: @escaping @Sendable (String) -> KPIItem
  ) -> ValueReader {
    ValueReader(.anyOf([.string(), number.schema()]), swift: \.swift) { node, path, reader in
      // A calculated number without a base.
      if let value = node.member("value")?.value, reader.isMissing(value) { return textItem("–") }
      return node.isObject
        ? number.read(node, path, &reader).map(item)
        : ValueReader<String>.string.read(node, path, &reader).map(textItem)
    }
  }
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
