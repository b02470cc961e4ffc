import FioriBasics
import FioriLayout
import FioriModel
import FioriObjectHeader

extension PartLayout {
  /// Lays out rows of items, whose texts have the size of the smallest one, as the texts of each row do.
  mutating func frameOfItems(_ rows: Element, in width: Double) throws -> Frame {
    let unused = self
    let frame = try frame(of: rows, in: width)
    let sizes = frame.textSizes(of: Element.itemKind)
    // Most rows have texts of one size.
    guard let first = sizes.first, sizes.contains(where: { $0 != first }) else { return frame }
    let own = rows.itemSizes
    let scales = zip(sizes, own).map { $0 / $1 }
    guard sizes.count == own.count, let least = scales.min(), let largest = scales.max(),
      least < 1, least < largest
    else { return frame }
    self = unused
    return try self.frame(of: rows.scalingItems(by: least), in: width)
  }
}

extension Element {
  /// The name of an item of a row in the layout report.
  static let itemKind = "rowItem"

  /// The sizes of the texts of items in points, in their order.
  fileprivate var itemSizes: [Double] {
    switch self {
    case .label(let label) where label.kind == Self.itemKind:
      label.text?.text.runs.map(\.font.size).max().map { [$0] } ?? []
    case .column(let column): column.items.flatMap(\.element.itemSizes)
    case .arrangement(let sides as CardSides): sides.leading.itemSizes
    case .arrangement(let flow as FlowElement): flow.items.flatMap(\.itemSizes)
    default: []
    }
  }

  /// Returns rows of items with their texts in another size.
  fileprivate func scalingItems(by factor: Double) -> Element {
    switch self {
    case .label(let label) where label.kind == Self.itemKind:
      return .label(label.scaled(by: factor))
    case .column(let column): return .column(column.scalingItems(by: factor))
    case .arrangement(var sides as CardSides):
      sides.leading = sides.leading.scalingItems(by: factor)
      sides.stacked = sides.stacked?.scalingItems(by: factor)
      return .arrangement(sides)
    case .arrangement(var flow as FlowElement):
      flow.items = flow.items.map { $0.scalingItems(by: factor) }
      return .arrangement(flow)
    default: return self
    }
  }
}

extension ColumnElement {
  fileprivate func scalingItems(by factor: Double) -> ColumnElement {
    var column = self
    for index in items.indices {
      column.items[index].element = items[index].element.scalingItems(by: factor)
    }
    return column
  }
}
