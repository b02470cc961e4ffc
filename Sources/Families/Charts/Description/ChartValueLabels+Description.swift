import FioriBasics
import FioriModel

extension ValueReader where Value == ChartValueLabels {
  /// The values that have labels, or whether all of them have one.
  static let chartValueLabels = ValueReader(
    .anyOf([.boolean, .choice(Choice.allCases.map(\.rawValue))]), swift: \.swift
  ) { node, path, reader in
    switch node.value {
    case .string(let name) where !["true", "false"].contains(name.lowercased()):
      if let choice = Choice(rawValue: name) { return choice.labels }
      reader.unknown(
        "choice of value labels", name, known: Choice.allCases.map(\.rawValue), at: node.position,
        path)
      return nil
    case .bool, .string:
      return ValueReader<Bool>.bool.read(node, path, &reader).map { $0 ? .all : .hidden }
    case .number, .array, .object, .null:
      reader.expected(
        "true, false, 'fit', 'last', 'ends' or 'extremes'", found: node, at: path)
      return nil
    }
  }
}

extension ChartValueLabels {
  fileprivate var swift: SwiftCode {
    switch self {
    case .hidden: false.swift
    case .all: true.swift
    case .fit, .last, .ends, .extremes: .choice(rawValue)
    }
  }
}

/// The choices of value labels by name.
private enum Choice: String, CaseIterable {
  case fit, last, ends, extremes

  var labels: ChartValueLabels {
    switch self {
    case .fit: .fit
    case .last: .last
    case .ends: .ends
    case .extremes: .extremes
    }
  }
}
