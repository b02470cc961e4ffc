import FioriBasics
import FioriModel

extension ValueReader where Value == ChartLegend {
  /// The place of a legend, or whether there is one below the plot.
  static let chartLegend = ValueReader(
    .anyOf([.boolean, .choice(LegendPosition.allCases.map(\.rawValue))]), swift: \.swift
  ) { node, path, reader in
    switch node.value {
    case .string(let name) where !["true", "false"].contains(name.lowercased()):
      if let position = LegendPosition(rawValue: name) { return position.legend }
      reader.unknown(
        "place of a legend", name, known: LegendPosition.allCases.map(\.rawValue),
        at: node.position,
        path)
      return nil
    case .bool, .string:
      return ValueReader<Bool>.bool.read(node, path, &reader).map { $0 ? .bottom : .hidden }
    case .number, .array, .object, .null:
      reader.expected(
        "true, false, 'bottom', 'top', 'trailing' or 'lineEnds'", found: node, at: path)
      return nil
    }
  }
}

extension ChartLegend {
  fileprivate var swift: SwiftCode {
    switch self {
    case .hidden: false.swift
    case .bottom: true.swift
    case .top, .trailing, .lineEnds: .choice(rawValue)
    }
  }
}

/// The places of a legend by name.
private enum LegendPosition: String, CaseIterable {
  case bottom, top, trailing, lineEnds

  var legend: ChartLegend {
    switch self {
    case .bottom: .bottom
    case .top: .top
    case .trailing: .trailing
    case .lineEnds: .lineEnds
    }
  }
}
