import FioriBasics

/// The change of a part along one axis, relative to its container.
struct PartShift {
  /// The distance its first edge moved.
  let start: Double
  /// The increase of its length.
  let growth: Double
  /// The increase of the container's length.
  let room: Double
  /// The distance its center moved from where stretching everything would have put it.
  private let drift: Double

  init(_ old: Rect, _ new: Rect, in oldRoom: Rect, _ newRoom: Rect, along axis: LayoutAxis) {
    let (oldStart, newStart) = (
      axis.start(of: old) - axis.start(of: oldRoom), axis.start(of: new) - axis.start(of: newRoom)
    )
    let (oldLength, newLength) = (axis.length(of: old), axis.length(of: new))
    let (oldRoom, newRoom) = (axis.length(of: oldRoom), axis.length(of: newRoom))
    start = newStart - oldStart
    growth = newLength - oldLength
    room = newRoom - oldRoom
    let stretch = oldRoom > 0 ? newRoom / oldRoom : 1
    drift = newStart + newLength / 2 - (oldStart + oldLength / 2) * stretch
  }

  /// The distance its last edge moved.
  var end: Double { start + growth }

  /// Whether its first edge or its center stayed in place.
  var isAnchoredBeforeEnd: Bool { start.isNothing || (start + growth / 2 - room / 2).isNothing }

  /// Whether one of its edges or its center stayed in place.
  var isAnchored: Bool { isAnchoredBeforeEnd || (end - room).isNothing }

  /// Whether its center is at the same share of the container's length.
  var isSpread: Bool { !room.isNothing && drift.isNothing }

  /// Whether it grew just as its container did.
  var isStretched: Bool {
    !room.isNothing && !growth.isNothing && start.isNothing && (end - room).isNothing
  }

  var isUnchanged: Bool { start.isNothing && growth.isNothing }
}
