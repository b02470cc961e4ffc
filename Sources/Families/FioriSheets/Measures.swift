package import FioriBasics
package import FioriFrames

/// The gaps between the parts of a picture and the sizes of the parts, in points.
package struct Measures: Hashable, Sendable {
  /// A distance between two edges.
  package struct Gap: Hashable, Sendable {
    /// The ends of the shortest line between the edges, the left or upper one first.
    package let start: Point
    package let end: Point

    package var isVertical: Bool { start.x == end.x }
    package var length: Double { isVertical ? end.y - start.y : end.x - start.x }
    package var middle: Point {
      Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    }
  }

  /// The distances between neighbors, and between parts and the edges around them.
  package private(set) var gaps: [Gap] = []
  /// The frames of the whole view and of the parts without others inside.
  package private(set) var sizes: [Rect] = []

  /// Measures what a layout report has within its picture.
  package init(_ report: LayoutReport) {
    let picture = Rect(origin: .zero, size: report.size)
    measure(report.root, in: picture)
    if !report.root.visibleChildren(in: picture).isEmpty { sizes.insert(report.root.frame, at: 0) }
  }

  /// In points; anything smaller cannot be seen.
  private static let smallest = 0.25

  private mutating func measure(_ node: LayoutReport.Node, in picture: Rect) {
    let parts = node.visibleChildren(in: picture)
    guard !parts.isEmpty else { return sizes.append(node.frame) }
    let frames = parts.map(\.frame)
    let all = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
    if node.text == nil {
      for side in Side.allCases { addPadding(of: node.frame, around: frames, all, at: side) }
    } else {
      // The text itself is between its edges and what else it has, such as an icon.
      sizes.append(node.frame)
    }
    for (index, frame) in frames.enumerated() {
      let others = frames.enumerated().filter { $0.offset != index }.map(\.element)
      addGap(below: frame, to: others)
      addGap(rightOf: frame, to: others)
    }
    for part in parts { measure(part, in: picture) }
  }

  private enum Side: CaseIterable { case top, left, bottom, right }

  /// Adds the distance from an edge to the part that is nearest to it.
  private mutating func addPadding(
    of outer: Rect, around frames: [Rect], _ all: Rect, at side: Side
  ) {
    func first(_ edge: (Rect) -> Double, _ end: Double) -> Rect? {
      frames.first { abs(edge($0) - end) < 0.001 }
    }
    switch side {
    case .top:
      first(\.minY, all.minY).map { addVertical(at: $0.midX, from: outer.minY, to: $0.minY) }
    case .bottom:
      first(\.maxY, all.maxY).map { addVertical(at: $0.midX, from: $0.maxY, to: outer.maxY) }
    case .left:
      first(\.minX, all.minX).map { addHorizontal(at: $0.midY, from: outer.minX, to: $0.minX) }
    case .right:
      first(\.maxX, all.maxX).map { addHorizontal(at: $0.midY, from: $0.maxX, to: outer.maxX) }
    }
  }

  private mutating func addGap(below frame: Rect, to others: [Rect]) {
    let below = others.filter {
      $0.minY >= frame.maxY - 0.001 && min($0.maxX, frame.maxX) > max($0.minX, frame.minX)
    }
    guard let next = below.min(by: { $0.minY < $1.minY }) else { return }
    let x = (max(next.minX, frame.minX) + min(next.maxX, frame.maxX)) / 2
    addVertical(at: x, from: frame.maxY, to: next.minY)
  }

  private mutating func addGap(rightOf frame: Rect, to others: [Rect]) {
    let right = others.filter {
      $0.minX >= frame.maxX - 0.001 && min($0.maxY, frame.maxY) > max($0.minY, frame.minY)
    }
    guard let next = right.min(by: { $0.minX < $1.minX }) else { return }
    let y = (max(next.minY, frame.minY) + min(next.maxY, frame.maxY)) / 2
    addHorizontal(at: y, from: frame.maxX, to: next.minX)
  }

  private mutating func addVertical(at x: Double, from top: Double, to bottom: Double) {
    guard bottom - top >= Self.smallest else { return }
    add(Gap(start: Point(x: x, y: top), end: Point(x: x, y: bottom)))
  }

  private mutating func addHorizontal(at y: Double, from left: Double, to right: Double) {
    guard right - left >= Self.smallest else { return }
    add(Gap(start: Point(x: left, y: y), end: Point(x: right, y: y)))
  }

  private mutating func add(_ gap: Gap) {
    if !gaps.contains(gap) { gaps.append(gap) }
  }

  /// Returns a length as it is written: with one decimal, unless that is zero.
  package static func text(_ length: Double) -> String { Decimal.text(length, decimals: 1) }

  /// Returns a size as it is written: `343 × 192`.
  package static func text(_ size: Size) -> String { "\(text(size.width)) × \(text(size.height))" }
}

extension LayoutReport.Node {
  /// The parts that can be seen in a picture.
  func visibleChildren(in picture: Rect) -> [LayoutReport.Node] {
    children.filter { part in
      part.frame.size.width > 0 && part.frame.size.height > 0
        && part.frame.intersection(picture) != nil
    }
  }
}
