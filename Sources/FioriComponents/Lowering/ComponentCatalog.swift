import FioriBasics
package import FioriReading
import FioriSyntax

/// The views that a description can contain.
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
    ChartFloorplan.self,
  ]

  /// The views that a header can contain.
  package static let kpiContainers: [any (DescribedComponent & KPIContainer).Type] = [
    KPIView.self, KPIProgressView.self,
  ]

  /// The views that an object header can have as its detail, besides its own chart.
  package static let detailViews: [any DescribedComponent.Type] = [
    KPIView.self, KPIProgressView.self, ChartView.self,
  ]

  /// The views that a collection can contain.
  package static let cards: [any (DescribedComponent & Card).Type] = [
    ChartCard.self, KPICard.self, KPIProgressCard.self,
  ]

  /// Reads the view that an object with a `type` describes; `nil` after an error.
  package static func view(
    _ entry: LocatedNode, _ reader: inout DescriptionReader
  ) -> (any Component)? {
    type(of: entry, among: all, named: { $0.typeName }, &reader)?.read(entry, &reader)
  }

  /// Returns the type with the name in an object's `type`; `nil` after an error.
  static func type<Kind>(
    of entry: LocatedNode, among types: [Kind], named name: (Kind) -> String,
    _ reader: inout DescriptionReader
  ) -> Kind? {
    guard entry.node.isObject else {
      reader.expected("a view", found: entry.node, at: entry.path)
      return nil
    }
    let names = types.map(name)
    var choice: String { Suggestion.list(names, joiner: "or") }
    guard let type = entry.node.member("type")?.value else {
      reader.error("'type' is missing; give \(choice)", at: entry.node.position, entry.path)
      return nil
    }
    let path = entry.path.key("type")
    guard case .string(let given) = type.value else {
      reader.expected(choice, found: type, at: path)
      return nil
    }
    guard let index = names.firstIndex(of: given) else {
      reader.unknown("view type", given, known: names, at: type.position, path)
      return nil
    }
    return types[index]
  }
}
