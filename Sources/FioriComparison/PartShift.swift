import FioriBasics

/// How a part changed along one axis, measured in the part that it lies in.
struct PartShift {
  /// How far its first edge moved.
  let start: Double
  /// How much longer it is.
  let growth: Double
  /// How much longer the part is that it lies in.
  let room: Double
  /// How far its middle moved from where it would be if all had been stretched.
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

  /// How far its last edge moved.
  var end: Double { start + growth }

  /// Whether its first edge or its middle stands where it did.
  var isAnchoredBeforeEnd: Bool { start.isNothing || (start + growth / 2 - room / 2).isNothing }

  /// Whether one of its edges or its middle stands where it did.
  var isAnchored: Bool { isAnchoredBeforeEnd || (end - room).isNothing }

  /// Whether it stands in the same share of the room.
  var isSpread: Bool { !room.isNothing && drift.isNothing }

  /// Whether it became longer just as its room did.
  var isStretched: Bool {
    !room.isNothing && !growth.isNothing && start.isNothing && (end - room).isNothing
  }

  var isUnchanged: Bool { start.isNothing && growth.isNothing }
}
