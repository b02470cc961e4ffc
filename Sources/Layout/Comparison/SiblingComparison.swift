import FioriBasics

/// The changes among the children of a part.
struct SiblingComparison {
  /// The changes of the children and their descendants, in order.
  private(set) var changes: [LayoutChange] = []
  /// The reason for a change of the part's size.
  let growth: AxisPair<GrowthCause>

  private let old: LayoutReport.Node
  private let new: LayoutReport.Node
  private var parts: [PartComparison]
  /// The children that appeared or disappeared, with their index among the reported changes.
  private var lone: [(index: Int, change: LayoutChange)] = []
  private let shifts: AxisPair<[PartShift]>
  /// The changes of each part, its own first.
  private var reported: [[LayoutChange]] = []

  init(_ old: LayoutReport.Node, _ new: LayoutReport.Node, path: String) {
    (self.old, self.new) = (old, new)
    let pairing = SiblingPairing(old.children, new.children)
    let oldPaths = SiblingPaths(of: old.children, in: path)
    let newPaths = SiblingPaths(of: new.children, in: path)
    let parts = pairing.pairs.map { pair in
      PartComparison(old.children[pair.old], new.children[pair.new], path: newPaths[pair.new])
    }
    lone += pairing.disappeared.map { index in
      (index, LayoutChange(disappeared: old.children[index], path: oldPaths[index]))
    }
    lone += pairing.appeared.map { index in
      (index, LayoutChange(appeared: new.children[index], path: newPaths[index]))
    }
    let shifts = AxisPair { axis in
      parts.map { PartShift($0.old.frame, $0.new.frame, in: old.frame, new.frame, along: axis) }
    }
    let hasLone = !lone.isEmpty
    growth = AxisPair { axis in
      if hasLone { return .content }
      let search = GrowthSearch(parts, shifts[axis], in: old.frame, new.frame, along: axis)
      return search.cause
    }
    (self.parts, self.shifts) = (parts, shifts)
    leaveOutMarksOfAxes()
    tell(SiblingMoves(parts, shifts, growth, isRearranged: hasLone))
    collect(pairing.pairs.map(\.new))
  }

  /// Marks move with their axes, whose changes are already reported.
  private mutating func leaveOutMarksOfAxes() {
    guard parts.contains(where: { $0.aspects.contains(where: \.isOfAxis) }) else { return }
    for index in parts.indices { parts[index].aspects.removeAll(where: \.isOfMarks) }
  }

  /// Reports the changes that each part caused itself, and assigns consequences to their causes.
  private mutating func tell(_ moves: SiblingMoves) {
    reported = parts.indices.map { index in
      parts[index].changes(moved: moves.reported[index], resized: moves.resized[index])
    }
    for cluster in moves.clusters {
      let others = cluster.members.filter { $0 != cluster.first }
      for index in others { reported[cluster.first][0].area.add(area(of: index)) }
      reported[cluster.first][0].companions = LayoutCompanions(
        of: parts[cluster.first].old, others.map { parts[$0].old }, moved: cluster.move)
    }
    for index in parts.indices where !isReported(index, moves) {
      giveAway(index, moves.causes[index])
    }
  }

  /// Whether the part's position and size need no further explanation.
  private func isReported(_ index: Int, _ moves: SiblingMoves) -> Bool {
    let isUnchanged = shifts.horizontal[index].isUnchanged && shifts.vertical[index].isUnchanged
    let isInCluster = moves.clusters.contains { $0.members.contains(index) }
    return isUnchanged || isInCluster || reported[index].first?.path == parts[index].path
  }

  /// Adds the part's area to the change that moved it: its cause, a change inside it, or any change
  /// beside it.
  private mutating func giveAway(_ index: Int, _ cause: Int?) {
    let area = area(of: index)
    if let cause, !reported[cause].isEmpty {
      reported[cause][0].area.add(area)
      reported[cause][0].pushedCount += 1
    } else if !reported[index].isEmpty {
      reported[index][0].area.add(area)
    } else if !lone.isEmpty {
      lone[0].change.area.add(area)
      lone[0].change.pushedCount += 1
    } else if let other = reported.firstIndex(where: { !$0.isEmpty }) {
      reported[other][0].area.add(area)
    }
  }

  private func area(of index: Int) -> LayoutArea { LayoutArea(parts[index].old, parts[index].new) }

  /// Sorts all changes into the order of the second report.
  private mutating func collect(_ indices: [Int]) {
    let all = zip(indices, reported).map { ($0, $1) } + lone.map { ($0.index, [$0.change]) }
    changes = all.enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .flatMap(\.element.1)
    // The part's own background changes with its content.
    let isOther = old.frame.size != new.frame.size
    let isConsequence = growth.horizontal != .own || growth.vertical != .own
    if isOther, isConsequence, !changes.isEmpty { changes[0].area.add(LayoutArea(old, new)) }
  }
}

extension LayoutAspect {
  fileprivate var isOfAxis: Bool {
    switch self {
    case .range, .ticks, .labels, .dates: true
    case .appeared, .disappeared, .text, .fontSize, .lines, .truncation, .color, .moved, .resized,
      .baseline, .progress, .lineWidth, .values, .marks, .image, .colors, .cornerRadius,
      .lineStyle, .shadow, .font, .shapes:
      false
    }
  }

  fileprivate var isOfMarks: Bool {
    switch self {
    case .marks, .shapes: true
    default: false
    }
  }
}

/// The paths of a part's children: their kinds, with an index if several have the same kind.
package struct SiblingPaths {
  private let paths: [String]

  package init(of children: [LayoutReport.Node], in parent: String) {
    var counts: [String: Int] = [:]
    for child in children { counts[child.kind, default: 0] += 1 }
    var next: [String: Int] = [:]
    paths = children.map { child in
      defer { next[child.kind, default: 0] += 1 }
      let suffix = counts[child.kind] == 1 ? "" : "[\(next[child.kind] ?? 0)]"
      return "\(parent).\(child.kind)\(suffix)"
    }
  }

  package subscript(index: Int) -> String { paths[index] }
}
