extension CardCollection: DescribedComponent {
  init() { self.init(cards: []) }

  static let properties: [Property<CardCollection>] = [
    Property("cards", \.cards, .array(of: .card)),
    Property("isAllowingFlowLayout", \.isAllowingFlowLayout, .bool),
    Property("contentSize", \.contentSize, .choice("content size")),
    Property("styleClass", \.styleClass, .styleClasses),
  ]
}

extension ValueReader where Value == any Card {
  /// A card of any kind.
  static let card = ValueReader { node, path, reader in
    let entry = LocatedNode(node: node, path: path)
    return ComponentCatalog.view(entry, among: ComponentCatalog.cards, &reader) as? any Card
  }
}
