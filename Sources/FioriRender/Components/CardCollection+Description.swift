extension CardCollection: DescribedComponent {
  init() { self.init(cards: []) }

  static let summary = "Cards in rows, or in one row that is wider than the screen."

  static let properties: [Property<CardCollection>] = [
    Property(
      "cards", \.cards, .array(of: .card),
      "Cards of any kind, in the order of reading; at least one.",
      examples: [[["type": "kpiCard", "title": "Open Orders", "kpiItems": [["metric": "1,294"]]]]]),
    Property(
      "isAllowingFlowLayout", \.isAllowingFlowLayout, .bool,
      "Whether cards flow into rows; they never do on an iPhoneSE.", default: true),
    Property(
      "contentSize", \.contentSize, .choice("content size"),
      "How much of a single row is drawn: what the screen shows (visible), or all.",
      default: "visible"),
    .styleClass(\.styleClass),
  ]
}

extension ValueReader where Value == any Card {
  /// A card of any kind.
  static let card = ValueReader(
    .definition(
      "card", "A card of any kind.", ComponentCatalog.schema(of: ComponentCatalog.cards))
  ) { node, path, reader in
    let entry = LocatedNode(node: node, path: path)
    return ComponentCatalog.view(entry, among: ComponentCatalog.cards, &reader) as? any Card
  }
}
