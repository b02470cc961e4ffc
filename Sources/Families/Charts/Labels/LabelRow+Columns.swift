import FioriBasics
import FioriLayout
import FioriModel

/// The names of columns, each below its own.
extension LabelRow {
  /// Breaks names that reach below other columns than their own into lines as wide as their place. Without enough
  /// space, the names of a range stay as they are, and others are left out if nothing is drawn at their place: they
  /// would be read as the names of the columns above them.
  mutating func keepBelowColumns(in room: Room, _ labels: inout some PartLayout) throws {
    let least = axis.placeWidth * room.width / 2
    guard items.contains(where: { $0.label.size.width > least }) else { return }
    let starts = placed(in: room)
    let misplaced = items.indices.filter { index in
      let (item, x) = (items[index], starts[index].x)
      return item.anchor == nil && (style == .range || !axis.hasMark(at: item.position))
        && axis.isMisplaced(
          from: x / room.width, to: (x + item.label.size.width) / room.width, at: item.position)
    }
    guard !misplaced.isEmpty, style != .range || !axis.namesAreOrdered else { return }
    var kept: [Item?] = items
    for index in misplaced {
      let item = try inOwnPlace(items[index], isFirst: index == 0, in: room, &labels)
      if item == nil, style == .range { misplacedCount += 1 }
      kept[index] = item ?? (style == .range ? items[index] : nil)
    }
    items = kept.compactMap(\.self)
  }

  /// Returns a name on up to three lines as wide as its place, or on two with a broken word; `nil` if it does not fit there.
  private func inOwnPlace(
    _ item: Item, isFirst: Bool, in room: Room, _ labels: inout some PartLayout
  ) throws -> Item? {
    let alignment: HorizontalAlignment =
      style != .range || item.isUnmarked ? .center : isFirst ? .leading : .trailing
    let text = axis.textStyle.text(item.text)
    let width = axis.placeWidth * room.width - AxisMetrics.lineWidth
    let label =
      try labels.wrappedLabel(text, maximumWidth: width, lineLimit: 3, alignment: alignment)
      ?? labels.paragraph(text, maximumWidth: width, lineLimit: 2, alignment: alignment)
    guard !label.isTruncated, label.size.width <= width else { return nil }
    let wrapped = Item(
      position: item.position, text: item.text, label: label, isUnmarked: item.isUnmarked)
    return Self.leavesPlot([wrapped], in: room) ? wrapped : nil
  }
}
