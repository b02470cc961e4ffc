import FioriBasics
package import FioriReading
import FioriSyntax

extension ValueReader where Value: DescribedComponent {
  /// Returns a reader for one type of view, whose `type` may be omitted.
  package static func view(of type: Value.Type) -> ValueReader {
    ValueReader(.definition(type.definition), swift: \.swift) { node, path, reader in
      if let given = node.member("type")?.value, given.value != .null,
        given.value != .string(type.typeName)
      {
        reader.expected("'\(type.typeName)'", found: given, at: path.key("type"))
      }
      return reader.filled(Value(), from: node, at: path, type.properties, besides: ["type"])
    }
  }
}

extension ValueReader where Value == ChartView {
  /// A chart view, whose `type` may be omitted.
  package static let chartView = view(of: ChartView.self)
}

extension ValueReader where Value == KPIView {
  /// A KPI view, whose `type` may be omitted.
  static let kpiView = view(of: KPIView.self)
}

extension ValueReader where Value == KPIProgressView {
  /// A ring, whose `type` may be omitted.
  static let kpiProgressView = view(of: KPIProgressView.self)
}

extension ValueReader where Value == ObjectHeaderChartView {
  /// A header's chart view, whose `type` may be omitted.
  static let objectHeaderChartView = view(of: ObjectHeaderChartView.self)
}
