import FioriBasics
package import FioriReading
package import FioriSyntax

/// The views that a description can ask for: a line each.
package enum ComponentCatalog {
  package static let all: [any DescribedComponent.Type] = [
    KPIView.self,
    KPIProgressView.self,
    KPIHeader.self,
    ObjectHeader.self,
    ObjectHeaderChartView.self,
    ChartView.self,
    ChartCard.self,
    KPICard.self,
    KPIProgressCard.self,
    CardCollection.self,
  ]

  /// Those that a header can hold.
  package static let kpiContainers: [any DescribedComponent.Type] = [
    KPIView.self, KPIProgressView.self,
  ]

  /// Those that a collection can hold.
  package static let cards: [any DescribedComponent.Type] = [
    ChartCard.self, KPICard.self, KPIProgressCard.self,
  ]

  /// One of some views, told apart by their `type`.
  package static func schema(of types: [any DescribedComponent.Type]) -> JSONSchema {
    .typed(types.map { $0.definition })
  }

  /// The view that an object with a `type` describes, which is one of `types`; `nil` after an error.
  package static func view(
    _ entry: LocatedNode, among types: [any DescribedComponent.Type],
    _ reader: inout DescriptionReader
  ) -> (any Component)? {
    let names = types.map { $0.typeName }
    let choice = Suggestion.list(names, joiner: "or")
    guard case .object = entry.node.value else {
      reader.expected("a view", found: entry.node, at: entry.path)
      return nil
    }
    guard let type = entry.node.member("type")?.value else {
      reader.error("'type' is missing; give \(choice)", at: entry.node.position, entry.path)
      return nil
    }
    let path = entry.path.key("type")
    guard case .string(let name) = type.value else {
      reader.expected(choice, found: type, at: path)
      return nil
    }
    guard let component = types.first(where: { $0.typeName == name }) else {
      reader.unknown("view type", name, known: names, at: type.position, path)
      return nil
    }
    return component.read(entry, &reader)
  }
}
