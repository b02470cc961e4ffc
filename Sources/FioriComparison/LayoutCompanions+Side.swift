import FioriBasics
import FioriFrames

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
