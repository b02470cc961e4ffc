import FioriBasics
public import FioriLowering
package import FioriModel

extension CardCollection: DescribedComponent {
  /// Creates a collection without cards.
  public init() { self.init(cards: []) }

  package var states: Set<ViewState> { ViewState.all(loading: isLoading) }

  package static let summary = "Cards in rows, or in one row that is wider than the screen."
}

extension ValueReader where Value == [any CollectionCard] {
  /// An array of cards; too many are rejected before any is read.
  static let cards = ValueReader(
    .array(of: ValueReader<any CollectionCard>.card.schema()),
    swift: { .array($0.map { .call(SwiftCall($0)) }) }
  ) { node, path, reader in
    // The view itself reports an empty array.
    if case .array(let nodes) = node.value, !nodes.isEmpty,
      let objection = CardCollection.objection(to: nodes.count)
    {
      reader.error(objection, at: node.position, path)
      return nil
    }
    return ValueReader.array(of: .card).read(node, path, &reader)
  }
}

extension ValueReader where Value == any CollectionCard {
  /// The views that a collection can contain.
  private static let types: [any (DescribedComponent & CollectionCard).Type] = [
    ChartCard.self, KPICard.self, KPIProgressCard.self, ContentCard.self,
  ]

  /// A card of any kind.
  package static let card = ValueReader(
    .definition(
      "anyCard", "A card of any kind.", .typed(types.map { $0.definition })),
    swift: { .call(SwiftCall($0)) }
  ) { node, path, reader in
    let entry = LocatedNode(node: node, path: path)
    return reader.viewType(of: entry, among: types, named: { $0.typeName })?.read(entry, &reader)
  }
}
