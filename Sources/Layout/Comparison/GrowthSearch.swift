import FioriBasics

/// The reason why the length of a part changed along an axis.
enum GrowthCause {
  /// Its length is unchanged, or nothing inside it explains the change.
  case own
  /// A gap inside it changed.
  case gap
  /// Something inside it changed size, appeared or disappeared.
  case content
}

/// Finds the reason inside a part why it is longer or shorter along an axis.
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

  /// Whether the parts reach from one end to the other; if not, the length was imposed on them.
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
