public import FioriBasics
import FioriFrames

/// What changed about one part of a picture, and what came of it.
public struct LayoutChange: Hashable, Sendable {
  /// The way to the part by the kinds of the report, with a place counted from 0 where several of a
  /// kind stand side by side: `kpiHeader.kpiView[2].unit`.
  public let path: String
  /// What changed, one at least.
  public internal(set) var aspects: [LayoutAspect]
  /// The part in the first picture, in points; `nil` of what appeared.
  public let expectedFrame: Rect?
  /// The part in the second picture, in points; `nil` of what disappeared.
  public let actualFrame: Rect?
  /// The text of a part that appeared or disappeared.
  let text: String?
  /// The other parts that moved just so.
  var companions = LayoutCompanions()
  /// How many parts beside it gave way.
  var pushedCount = 0
  /// Where the change shows.
  public internal(set) var area: LayoutArea
}

/// Parts that moved with another one.
struct LayoutCompanions: Hashable {
  /// Where they stand, all of them.
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
  /// What stands where, of parts that moved as `first` did.
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
