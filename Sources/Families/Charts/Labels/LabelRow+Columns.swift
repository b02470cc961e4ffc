import FioriBasics
import FioriLayout
import FioriModel

/// The names of columns, each below its own.
extension LabelRow {
  /// Breaks names that reach below other columns than their own into lines as wide as their place, or half as wide again
  /// where these are two in place of three and the names beside are far away. Without enough
  /// space for all of them, the names of a range stay as they are, and so does each at a side of the chart; others are
  /// left out if nothing is drawn at their place: they would be read as the names of the columns above them.
  mutating func keepBelowColumns(in room: Room, _ labels: inout some PartLayout) throws {
    let least = axis.placeWidth * room.width / 2
    guard items.contains(where: { $0.label.size.width > least }) else { return }
    let starts = placed(in: room)
    let moved = items.indices.filter { isBelowOther(items[$0], from: starts[$0].x, in: room) }
    let reaching = items.indices.filter { index in
      let (item, x) = (items[index], starts[index].x)
      let isOwn = style != .range && axis.hasMark(at: item.position)
      return item.anchor == nil && (!isOwn || item.label.size.width > 2 * least)
        && axis.isMisplaced(
          from: x / room.width, to: (x + item.label.size.width) / room.width, at: item.position)
    }
    let misplaced = reaching.filter {
      style == .range || !axis.hasMark(at: items[$0].position)
    }
    var others = reaching.filter { !misplaced.contains($0) && !moved.contains($0) }
    // The names between those of an order are known.
    if !others.isEmpty, axis.namesAreOrdered { others = [] }
    misplacedCount = others.count { !items[$0].hasSeveralWords }
    others.removeAll { !items[$0].hasSeveralWords }
    guard !(misplaced + moved + others).isEmpty, style != .range || !axis.namesAreOrdered else {
      return
    }
    var kept: [Item?] = items
    for index in Set(misplaced + moved + others).sorted() {
      let item = items[index]
      let width = width(below: item, from: starts[index].x, in: room)
      // A word that reaches a little below the next column reads better than one in two parts.
      let hasMark = axis.hasMark(at: item.position)
      let isShort = hasMark && item.label.size.width <= 3 * least
      let isOther = others.contains(index)
      kept[index] = try inOwnPlace(
        index, width: isOther ? min(width, 3 * least) : width, lineLimit: 3, in: room,
        breaksWords: !isOther && !isShort, &labels)
      if kept[index]?.label.lineCount ?? 0 > 2, isApart(index, by: 4 * least, in: room),
        let wider = try inOwnPlace(
          index, width: 3 * least, lineLimit: 2, in: room, breaksWords: false, &labels)
      {
        kept[index] = wider
      }
      if kept[index] == nil, hasMark, isShort || style != .range {
        misplacedCount += 1
        kept[index] = item
      }
    }
    guard style != .range || kept.allSatisfy({ $0 != nil }) else {
      misplacedCount = misplaced.count
      return
    }
    // Beside a name on several lines, a name that is cut has as many.
    for index in kept.indices
    where style == .range && !misplaced.contains(index) && items[index].label.isTruncated {
      let width = items[index].label.size.width
      kept[index] =
        try inOwnPlace(index, width: width, lineLimit: 3, in: room, breaksWords: true, &labels)
        ?? kept[index]
    }
    items = kept.compactMap(\.self)
  }

  /// Counts the names that reach far below other points than their own; the names between those of an order are known.
  mutating func countBelowPoints(in room: Room) {
    let step = room.width / Double(max(positions.count - 1, 1))
    guard items.contains(where: { $0.label.size.width > step }), !axis.namesAreOrdered else {
      return
    }
    let aside = ValueLabels.largestAside * step
    misplacedCount = zip(items, placed(in: room)).count { item, place in
      let (start, end) = (place.x + aside, place.x + place.label.size.width - aside)
      return positions.enumerated().contains { category, position in
        let x = position * room.width
        return position != item.position && start < x && x < end && axis.canBeMisread(category)
      }
    }
  }

  /// Counts the dates at the ends of the axis that are read as of other columns than their own.
  mutating func countBelowColumns(in room: Room) {
    guard room.width > 0 else { return }
    misplacedCount = zip(items, placed(in: room)).count { item, place in
      axis.isMisplacedDate(
        from: place.x / room.width, to: (place.x + place.label.size.width) / room.width,
        at: item.position)
    }
  }

  /// Returns whether a name that a side of the chart moves aside has its middle nearer to another column than to its own.
  private func isBelowOther(_ item: Item, from x: Double, in room: Room) -> Bool {
    guard style != .range, item.anchor == nil, axis.hasMark(at: item.position) else { return false }
    return move(of: item, to: x, in: room) > axis.placeWidth * room.width / 2 + LabelPlacer.slack
  }

  /// Returns how far the middle of a name that begins at a place is from the middle of its column, in points.
  private func move(of item: Item, to x: Double, in room: Room) -> Double {
    abs(x + item.label.size.width / 2 - item.position * room.width)
  }

  /// Returns the widest lines of a name that are read as of its own column, in points: as wide as its place, or if a side
  /// of the chart moves it, as this allows without moving them more than a quarter of a place aside.
  private func width(below item: Item, from x: Double, in room: Room) -> Double {
    let place = axis.placeWidth * room.width
    guard style != .range, axis.hasMark(at: item.position),
      move(of: item, to: x, in: room) > LabelPlacer.slack
    else { return place - AxisMetrics.lineWidth }
    let middle = item.position * room.width
    return 2 * (min(middle - room.left, room.right - middle) + place * ValueLabels.largestAside)
  }

  /// Returns whether no other name is nearer to the column of one than a distance in points.
  private func isApart(_ index: Int, by distance: Double, in room: Room) -> Bool {
    [index - 1, index + 1].allSatisfy { other in
      guard items.indices.contains(other) else { return true }
      return abs(items[other].position - items[index].position) * room.width
        >= distance - LabelPlacer.slack
    }
  }

  /// Returns the name at an index on so many lines of a width in points, or on two with a broken word; `nil` if it does not
  /// fit there.
  private func inOwnPlace(
    _ index: Int, width: Double, lineLimit: Int, in room: Room, breaksWords: Bool,
    _ labels: inout some PartLayout
  ) throws -> Item? {
    let item = items[index]
    let alignment: HorizontalAlignment =
      style != .range ? .center : index == 0 ? .leading : .trailing
    let text = axis.textStyle.text(item.text)
    let whole = try labels.wrappedLabel(
      text, maximumWidth: width, lineLimit: lineLimit, alignment: alignment)
    guard whole != nil || breaksWords else { return nil }
    let label =
      try whole ?? labels.paragraph(text, maximumWidth: width, lineLimit: 2, alignment: alignment)
    guard !label.isTruncated, label.size.width <= width else { return nil }
    let wrapped = Item(
      position: item.position, text: item.text, label: label, isUnmarked: item.isUnmarked)
    return Self.leavesPlot([wrapped], in: room) ? wrapped : nil
  }
}

extension LabelRow.Item {
  /// Whether the name has several words; letters from Devanagari on may belong to some without a space between them.
  fileprivate var hasSeveralWords: Bool {
    text.unicodeScalars.contains {
      $0.properties.isWhitespace || $0 == "-" || $0.value >= LabelRow.firstOtherLetter
    }
  }
}
