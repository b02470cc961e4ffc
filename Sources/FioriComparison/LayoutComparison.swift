import FioriBasics
public import FioriFrames

/// What moved between two pictures of one description, told by their layout reports.
///
/// A part's place is measured in the part that it lies in, so that a group that moves is told once
/// and what lies in it is not. What a part pushes or stretches is told with it.
public struct LayoutComparison: Hashable, Sendable {
  /// What changed, in the order of the second report; empty when nothing did.
  public let changes: [LayoutChange]

  /// Points that are too few to be told.
  public static let tolerance = 0.005

  /// Compares two reports.
  public init(expected: LayoutReport, actual: LayoutReport) {
    let (old, new) = (expected.root, actual.root)
    guard old.kind == new.kind else {
      changes = [
        LayoutChange(disappeared: old, path: old.kind), LayoutChange(appeared: new, path: new.kind),
      ]
      return
    }
    let root = PartComparison(old, new, path: new.kind)
    let (oldPicture, newPicture) = (
      Rect(origin: .zero, size: expected.size), Rect(origin: .zero, size: actual.size)
    )
    let shifts = AxisPair { PartShift(old.frame, new.frame, in: oldPicture, newPicture, along: $0) }
    let move = shifts.map { $0.isAnchored ? 0 : $0.start }
    let growth = AxisPair { root.growth[$0] == .own ? shifts[$0].growth : 0 }
    var changes = root.changes(moved: move, resized: growth)
    // What lies around the root, such as a card's shadow, goes with it.
    if old.frame != new.frame, !changes.isEmpty {
      changes[0].area.add(LayoutArea(expected, actual))
    }
    self.changes = changes
  }
}

extension LayoutChange {
  init(appeared node: LayoutReport.Node, path: String) {
    self.init(
      path: path, aspects: [.appeared], expectedFrame: nil, actualFrame: node.frame,
      text: node.text, area: LayoutArea(nil, node))
  }

  init(disappeared node: LayoutReport.Node, path: String) {
    self.init(
      path: path, aspects: [.disappeared], expectedFrame: node.frame, actualFrame: nil,
      text: node.text, area: LayoutArea(node, nil))
  }
}
