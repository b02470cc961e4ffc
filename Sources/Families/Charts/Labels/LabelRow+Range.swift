import FioriBasics
import FioriLayout
import FioriModel

/// The first and the last label as the ends of a range.
extension LabelRow {
  /// Returns the first and the last name as a range, if no other name would be drawn, or just one: the first and, say,
  /// the ninth of twelve would say less; `nil` if they are not whole, unless at most a quarter of the names would be
  /// drawn, and cut as well.
  func rangeInstead(
    of kept: [Item], in room: Room, _ labels: inout some PartLayout
  ) throws -> LabelRow? {
    guard kept.count <= 2, items.count > 2, axis.wrapsNames else { return nil }
    var row = self
    row.style = .range
    row.items = items.ends
    let ends = try row.ends(in: room.width, &labels)
    let most = kept.count * 4 > items.count ? 0 : kept.count(where: \.label.isTruncated)
    guard ends.count == 2, ends.count(where: \.label.isTruncated) <= most else { return nil }
    row.items = ends
    return row
  }

  /// Returns the first and the last name, shortened to the space between the plot's sides, or none if
  /// too little of them would be left.
  func ends(in width: Double, _ labels: inout some PartLayout) throws -> [Item] {
    let names = try EndNames(
      items.map { axis.textStyle.text($0.text) }, in: width, spacing: leastSpacing, &labels)
    return zip(items, names.frames).map {
      Item(position: $0.position, text: $0.text, label: $1, isUnmarked: $0.isUnmarked)
    }
  }

  /// Returns the sides of the space for the labels of a range: the plot's, and beyond them the chart's for a
  /// label without a mark.
  func rangeSides(of room: Room) -> (left: Double, right: Double) {
    (
      items.first.map(leavesSides) == true ? max(room.left, Rect.everywhere.minX) : 0,
      items.last.map(leavesSides) == true ? min(room.right, Rect.everywhere.maxX) : room.width
    )
  }

  /// Returns whether a label of a range may extend beyond the plot: one without a mark at its end of the axis, or
  /// one at its own place, as elsewhere it would name another mark.
  func leavesSides(_ item: Item) -> Bool { item.isUnmarked || isCentered(item) }

  /// Returns whether a name of a range that begins at a place is read as of its own place only, although that has no
  /// mark.
  func isInOwnPlace(_ item: Item, from x: Double, in room: Room) -> Bool {
    guard item.isUnmarked, !isCentered(item) else { return false }
    let width = item.label.size.width
    guard axis.namesColumns else {
      let step = zip(positions, positions.dropFirst()).map { $1 - $0 }.min() ?? 1
      return width + leastSpacing <= step * room.width
    }
    return !axis.isMisplaced(
      from: x / room.width, to: (x + width) / room.width, at: item.position)
  }

  /// Returns whether a label of a range is centered at its place: a name between the ends of an axis whose marks reach its
  /// sides, or a number, as places and lengths are read from it, if none of these takes much of the plot's width. Beside a
  /// zero between the ends, which is at its place, they may take more.
  func isCentered(_ item: Item) -> Bool {
    func isInner(_ item: Item) -> Bool {
      (LabelPlacer.slack..<1 - LabelPlacer.slack).contains(item.position)
    }
    guard axis.hasNames else {
      let share =
        items.contains(where: isInner) ? Self.largestShareBesideZero : Self.largestNumberShare
      return items.allSatisfy { $0.label.size.width / 2 <= share * width }
    }
    return hasInsets && isInner(item)
  }

  /// The shares of the plot's width that half of a number may take (chosen: Docs/sources/charts.md#labels).
  private static let largestNumberShare = 0.12
  private static let largestShareBesideZero = 0.25

  /// Returns the first and the last name as a range, if the two names that remain below their columns are others, and
  /// these two are whole and no more of them reach below other columns; `nil` otherwise.
  func rangeInstead(
    ofOwnPlaces row: LabelRow, in room: Room, _ labels: inout some PartLayout
  ) throws -> LabelRow? {
    guard row.style != .range, row.items.count <= 2, row.items.last?.text != items.last?.text,
      var range = try rangeInstead(of: row.items, in: room, &labels)
    else { return nil }
    try range.keepBelowColumns(in: room, &labels)
    return range.misplacedCount <= row.misplacedCount ? range : nil
  }
}
