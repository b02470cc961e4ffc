import FioriBasics

/// The layout changes between two pictures of one description, found from their layout reports.
///
/// The position of a part is relative to its container, so a group that moves is reported once,
/// without the parts in it. Parts that another one pushes or stretches are reported with it.
public struct LayoutComparison: Hashable, Sendable {
  /// The changes, in the order of the second report; empty if there are none.
  public let changes: [LayoutChange]

  /// The smallest difference that is reported, in points.
  public static let tolerance = 0.005

  /// Compares two reports, besides the fields that one of them lacks because an earlier version made it.
  public init(expected: LayoutReport, actual: LayoutReport) {
    let (expected, actual) = (
      expected.omitting(actual.lackedFields), actual.omitting(expected.lackedFields)
    )
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
    // Anything around the root, such as a card's shadow, changes with it.
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
