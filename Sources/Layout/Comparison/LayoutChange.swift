public import FioriBasics

/// The changes of one part of a picture, and their consequences.
public struct LayoutChange: Hashable, Sendable {
  /// The path of the part by the kinds of the report, with an index from 0 if several siblings have
  /// the same kind: `kpiHeader.kpiView[2].unit`.
  public let path: String
  /// The changes, at least one.
  public internal(set) var aspects: [LayoutAspect]
  /// The part in the first picture, in points, or `nil` if it appeared.
  public let expectedFrame: Rect?
  /// The part in the second picture, in points, or `nil` if it disappeared.
  public let actualFrame: Rect?
  /// The text of a part that appeared or disappeared.
  let text: String?
  /// The other parts that moved by the same distance.
  var companions = LayoutCompanions()
  /// The number of parts that it pushed.
  var pushedCount = 0
  /// The area affected by the change.
  public internal(set) var area: LayoutArea
}

/// The parts that moved together with another one.
struct LayoutCompanions: Hashable {
  /// The position of all companions relative to the part.
  enum Side: String {
    case below
    case left = "left of"
    case right = "right of"
    case around = "with"
  }

  var count = 0
  var side = Side.around
}

extension LayoutCompanions {
  /// Creates the companions of `first`, which moved as it did.
  init(
    of first: LayoutReport.Node, _ others: [LayoutReport.Node], moved move: AxisPair<Double>
  ) {
    count = others.count
    let (frame, frames) = (first.frame, others.map(\.frame))
    if move.horizontal.isNothing, frames.allSatisfy({ $0.minY >= frame.maxY }) {
      side = .below
    } else if move.vertical.isNothing, frames.allSatisfy({ $0.minX >= frame.maxX }) {
      side = .right
    } else if move.vertical.isNothing, frames.allSatisfy({ $0.maxX <= frame.minX }) {
      side = .left
    }
  }
}
