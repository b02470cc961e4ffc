import FioriBasics
import FioriFrames

/// Why a part is as long along an axis as it is.
enum GrowthCause {
  /// It is as long as before, or nothing inside of it tells why it is not.
  case own
  /// A gap inside of it changed.
  case gap
  /// Something inside of it changed its size, came or went.
  case content
}

/// Looks inside a part for the reason why it is longer or shorter along an axis.
struct GrowthSearch {
  let cause: GrowthCause

  init(
    _ parts: [PartComparison], _ shifts: [PartShift], in old: Rect, _ new: Rect,
    along axis: LayoutAxis
  ) {
    guard let growth = shifts.first?.room, !growth.isNothing else {
      cause = .own
      return
    }
    let pairs = Array(zip(parts, shifts))
    let isPushed = pairs.contains { part, shift in
      let grows = !shift.growth.isNothing
      let isCause = grows && (!shift.isStretched || part.growsByItself(along: axis))
      return isCause && ((shift.growth - growth).isNothing || (shift.end - growth).isNothing)
    }
    if isPushed {
      cause = .content
      return
    }
    let isStretched = pairs.contains { $1.isStretched && !$0.growsByItself(along: axis) }
    let isShifted = shifts.contains { ($0.end - growth).isNothing && !$0.start.isNothing }
    let hugs = axis == .vertical || Self.hugs(parts, old, new, axis)
    cause = !isStretched && isShifted && hugs ? .gap : .own
  }

  /// Whether the parts reach from one end to the other: else the width was given to them.
  private static func hugs(
    _ parts: [PartComparison], _ old: Rect, _ new: Rect, _ axis: LayoutAxis
  ) -> Bool {
    reaches(parts.map(\.old.frame), from: old, axis)
      && reaches(parts.map(\.new.frame), from: new, axis)
  }

  private static func reaches(_ parts: [Rect], from room: Rect, _ axis: LayoutAxis) -> Bool {
    let starts = parts.map { axis.start(of: $0) }
    let ends = parts.map { axis.start(of: $0) + axis.length(of: $0) }
    guard let start = starts.min(), let end = ends.max() else { return false }
    let roomStart = axis.start(of: room)
    return (start - roomStart).isNothing && (end - roomStart - axis.length(of: room)).isNothing
  }
}
