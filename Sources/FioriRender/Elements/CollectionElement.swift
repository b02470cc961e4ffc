/// Parts at places of their own.
struct CollectionElement: Hashable, Sendable {
  /// A part and its upper left corner.
  struct Item: Hashable, Sendable {
    let origin: Point
    let element: Element
  }

  let size: Size
  let items: [Item]
  let decoration: Decoration
  /// The part's name in the layout report.
  let kind: String
}
