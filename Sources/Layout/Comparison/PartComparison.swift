/// Two corresponding parts.
struct PartComparison {
  let path: String
  let old: LayoutReport.Node
  let new: LayoutReport.Node
  /// The changes of the part itself besides its position and size.
  var aspects: [LayoutAspect]
  /// The changes of the parts inside it.
  let inner: [LayoutChange]
  /// The reason for a change of its size.
  let growth: AxisPair<GrowthCause>

  init(_ old: LayoutReport.Node, _ new: LayoutReport.Node, path: String) {
    (self.old, self.new, self.path) = (old, new, path)
    aspects = LayoutAspect.all(old, new)
    guard !old.children.isEmpty || !new.children.isEmpty else {
      inner = []
      growth = AxisPair { _ in .own }
      return
    }
    let siblings = SiblingComparison(old, new, path: path)
    inner = siblings.changes
    growth = siblings.growth
  }

  /// Whether its own changes or its content make it longer or shorter along an axis.
  func growsByItself(along axis: LayoutAxis) -> Bool {
    growth[axis] != .own || new.progress != nil || aspects.contains(where: \.changesSize)
  }

  /// Returns all changes of the part, its own first, including the reported move and growth.
  func changes(moved move: AxisPair<Double>, resized growth: AxisPair<Double>) -> [LayoutChange] {
    var reported = aspects
    let (move, growth) = (move.map(\.hundredths), growth.map(\.hundredths))
    if !move.isZero { reported.append(.moved(x: move.horizontal, y: move.vertical)) }
    if !growth.isZero {
      reported.append(.resized(width: growth.horizontal, height: growth.vertical))
    }
    if reported.isEmpty { return inner }
    let own = LayoutChange(
      path: path, aspects: reported, expectedFrame: old.frame, actualFrame: new.frame, text: nil,
      area: LayoutArea(old, new))
    return [own] + inner
  }
}

extension LayoutAspect {
  /// Whether the change makes a part longer or shorter.
  fileprivate var changesSize: Bool {
    switch self {
    case .text, .fontSize, .lines, .truncation, .labels, .lineWidth, .font, .image: true
    case .appeared, .disappeared, .color, .moved, .resized, .baseline, .progress, .ticks, .range,
      .dates, .values, .marks, .colors, .cornerRadius, .lineStyle, .shadow, .shapes:
      false
    }
  }
}
