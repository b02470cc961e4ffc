import FioriBasics
import FioriModel

extension ValueReader where Value == ChartLegend {
  /// The place of a legend, or whether there is one below the plot.
  static let chartLegend = choice(
    "legend position", .bottom, .top, .trailing, .lineEnds)
}

extension ValueReader where Value == ChartValueLabels {
  /// The values that have labels, or whether all of them have one.
  static let chartValueLabels = choice(
    "value label option", .fit, .last, .ends, .extremes)
}

extension ValueReader
where Value: RawRepresentable<String> & ExpressibleByBooleanLiteral & Equatable & Sendable {
  /// Returns the reader of some words, or of `true` and `false` for two values.
  private static func choice(_ what: String, _ words: Value...) -> ValueReader
  where Value.BooleanLiteralType == Bool {
    let names = words.map(\.rawValue)
    return ValueReader(
      .anyOf([.boolean, .choice(names)]),
      swift: { value in
        [false, true].first { Value(booleanLiteral: $0) == value }?.swift
          ?? .choice(value.rawValue)
      }
    ) { node, path, reader in
      switch node.value {
      case .string(let name) where !["true", "false"].contains(name.lowercased()):
        if let index = names.firstIndex(of: name) { return words[index] }
        reader.unknown(what, name, known: names, at: node.position, path)
        return nil
      case .bool, .string:
        return ValueReader<Bool>.bool.read(node, path, &reader).map(Value.init(booleanLiteral:))
      case .number, .array, .object, .null:
        reader.expected(
          "true, false, \(Suggestion.list(names, joiner: "or"))", found: node, at: path)
        return nil
      }
    }
  }
}
