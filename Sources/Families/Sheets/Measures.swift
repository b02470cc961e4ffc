package import FioriBasics
package import FioriLayout

/// The gaps between the parts of a picture and the sizes of the parts, in points.
///
/// A gap is a space that a layout chose: between neighbors in a row or in a column, and between parts and
/// the edge around them. What data places, such as the labels in a chart and the cells of a table, what is
/// left over beside a text, and what shows nothing have none.
package struct Measures: Sendable {
  /// A distance between two edges.
  package struct Gap: Hashable, Sendable {
    /// The ends of a line between the edges, the left or upper one first.
    package let start: Point
    package let end: Point
    /// The places across the line at which it can stand, the best first.
    let places: [Double]
    /// The kinds of parts between which it is; the edge around a part has the part's own.
    let kinds: [String]

    package var isVertical: Bool { start.x == end.x }
    package var length: Double { isVertical ? end.y - start.y : end.x - start.x }

    fileprivate init(
      from start: Double, to end: Double, at place: Double, of places: [Double], _ axis: Axis,
      _ kinds: [String]
    ) {
      (self.start, self.end) = (axis.point(start, place), axis.point(end, place))
      (self.places, self.kinds) = (places, kinds)
    }

    /// The gap at each of its places.
    var choices: [Gap] {
      let axis: Axis = isVertical ? .vertical : .horizontal
      return places.map { place in
        Gap(
          from: isVertical ? start.y : start.x, to: isVertical ? end.y : end.x, at: place,
          of: places, axis, kinds)
      }
    }
  }

  /// A part with its size.
  package struct Box: Hashable, Sendable {
    package let kind: String
    package let text: String?
    package let frame: Rect

    init(_ node: LayoutReport.Node) { (kind, text, frame) = (node.kind, node.text, node.frame) }
  }

  /// The distances between neighbors, and between parts and the edges around them.
  package private(set) var gaps: [Gap] = []
  /// The whole view and the parts without others inside.
  package private(set) var sizes: [Box] = []
  private let ink: PictureInk

  /// Measures what a layout report has within its picture.
  package init(_ report: LayoutReport, _ ink: PictureInk) {
    self.ink = ink
    let picture = Rect(origin: .zero, size: report.size)
    measure(report.root, in: picture)
    let root = report.root
    // A part that fills the view has its size.
    let isFilled = sizes.contains { $0.frame.insetBy(-0.01).contains(root.frame) }
    if !root.visibleChildren(in: picture).isEmpty, !isFilled {
      sizes.insert(Box(root), at: 0)
    }
  }

  /// In points: anything smaller comes from the rounding of texts and lines.
  private static let smallest = 2.0
  /// In points: anything larger is what is left over.
  private static let largest = 48.0

  private mutating func measure(_ node: LayoutReport.Node, in picture: Rect) {
    let parts = node.visibleChildren(in: picture).filter { !$0.isPlacedByData }
    guard !parts.isEmpty else {
      if node.axis == nil { sizes.append(Box(node)) }
      return
    }
    let isChart = parts.contains { $0.marks != nil }
    if node.text != nil {
      // The text itself is between its edges and what else it has, such as an icon.
      sizes.append(Box(node))
    } else if !isChart {
      addPaddings(of: node, around: parts)
    }
    addGaps(between: parts)
    for part in parts { measure(part, in: picture) }
  }

  /// Adds the gaps between rows, and within each between its columns, and so on.
  private mutating func addGaps(between parts: [LayoutReport.Node]) {
    guard parts.count > 1 else { return }
    for axis in [Axis.vertical, .horizontal] {
      let stacks = axis.stacks(of: parts)
      guard stacks.count > 1 else { continue }
      for (first, second) in zip(stacks, stacks.dropFirst()) { addGap(first, second, along: axis) }
      for stack in stacks { addGaps(between: stack) }
      return
    }
  }

  /// Adds the gap between two rows or columns, where the parts that are nearest to each other face.
  private mutating func addGap(
    _ first: [LayoutReport.Node], _ second: [LayoutReport.Node], along axis: Axis
  ) {
    guard let start = first.map({ axis.end($0.frame) }).max(),
      let end = second.map({ axis.start($0.frame) }).min()
    else { return }
    for upper in first where axis.end(upper.frame) > start - 0.01 {
      for lower in second where axis.start(lower.frame) < end + 0.01 {
        guard !axis.isAligned([upper, lower]) else { continue }
        let across = axis.across
        let low = max(across.start(upper.frame), across.start(lower.frame))
        let high = min(across.end(upper.frame), across.end(lower.frame))
        if low < high, add(from: start, to: end, low...high, axis, [upper.kind, lower.kind]) {
          return
        }
      }
    }
  }

  /// Adds the distances from the edges of a part to what is nearest to them inside.
  private mutating func addPaddings(of node: LayoutReport.Node, around parts: [LayoutReport.Node]) {
    for axis in [Axis.vertical, .horizontal] {
      guard let first = parts.min(by: { axis.start($0.frame) < axis.start($1.frame) }),
        let last = parts.max(by: { axis.end($0.frame) < axis.end($1.frame) })
      else { continue }
      let edges = (axis.start(node.frame), axis.end(node.frame))
      let before = axis.start(first.frame) - edges.0
      let after = edges.1 - axis.end(last.frame)
      func isLeftOver(_ part: LayoutReport.Node, _ own: Double, _ other: Double) -> Bool {
        axis.isAligned([part]) || (axis == .horizontal && part.text != nil && own > other + 0.01)
      }
      func room(_ part: LayoutReport.Node) -> ClosedRange<Double> {
        axis.across.start(part.frame)...axis.across.end(part.frame)
      }
      if !isLeftOver(first, before, after) {
        add(
          from: edges.0, to: axis.start(first.frame), room(first), axis, [node.kind, first.kind])
      }
      if !isLeftOver(last, after, before) {
        add(from: axis.end(last.frame), to: edges.1, room(last), axis, [last.kind, node.kind])
      }
    }
  }

  /// Adds a gap where nothing is between its ends; returns whether there is such a place.
  @discardableResult
  private mutating func add(
    from start: Double, to end: Double, _ room: ClosedRange<Double>, _ axis: Axis, _ kinds: [String]
  ) -> Bool {
    guard end - start >= Self.smallest, end - start <= Self.largest else { return false }
    let corner = axis.point(start, room.lowerBound)
    let opposite = axis.point(end, room.upperBound)
    let region = Rect(
      x: corner.x, y: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y)
    // Parts with something between them, such as the dot of a legend, are not neighbors.
    let isEmpty = !ink.boxes.contains { region.holds(Point(x: $0.midX, y: $0.midY)) }
    guard isEmpty else { return false }
    let free = FreePlaces(ink.boxes).places(in: room, across: axis).filter {
      !ink.isStruck(by: axis.point(start, $0), axis.point(end, $0))
    }
    func heldEnds(_ place: Double) -> Int {
      [axis.point(start, place), axis.point(end, place)].count(where: isHeld)
    }
    let most = free.map(heldEnds).max()
    let places = free.filter { heldEnds($0) == most }
    guard let best = places.first else { return false }
    gaps.append(Gap(from: start, to: end, at: best, of: places, axis, kinds))
    return true
  }

  /// Whether something is shown at an end of a gap; at the edge around a part, there often is nothing.
  private func isHeld(_ end: Point) -> Bool {
    ink.boxes.contains { $0.insetBy(-Self.smallest).holds(end) }
  }

  /// Returns a length as it is written: with one decimal, unless that is zero.
  package static func text(_ length: Double) -> String { Decimal.text(length, decimals: 1) }

  /// Returns a size as it is written: `343 × 192`.
  package static func text(_ size: Size) -> String { "\(text(size.width)) × \(text(size.height))" }
}

extension Rect {
  /// Whether a point is inside, and not on the edge.
  fileprivate func holds(_ point: Point) -> Bool {
    point.x > minX + 0.01 && point.x < maxX - 0.01 && point.y > minY + 0.01 && point.y < maxY - 0.01
  }
}

/// A direction in which parts are laid out.
enum Axis: Sendable {
  case vertical, horizontal

  var across: Axis { self == .vertical ? .horizontal : .vertical }

  func start(_ rect: Rect) -> Double { self == .vertical ? rect.minY : rect.minX }
  func end(_ rect: Rect) -> Double { self == .vertical ? rect.maxY : rect.maxX }

  /// Returns the point at a place along the axis and one across it.
  func point(_ along: Double, _ across: Double) -> Point {
    self == .vertical ? Point(x: across, y: along) : Point(x: along, y: across)
  }

  /// Returns the parts in groups that follow each other along the axis, without overlapping.
  fileprivate func stacks(of parts: [LayoutReport.Node]) -> [[LayoutReport.Node]] {
    var stacks: [[LayoutReport.Node]] = []
    var reach = -Double.infinity
    for part in parts.sorted(by: { start($0.frame) < start($1.frame) }) {
      // Lines of text that touch are two.
      if start(part.frame) < reach - 0.5, !stacks.isEmpty {
        stacks[stacks.count - 1].append(part)
      } else {
        stacks.append([part])
      }
      reach = max(reach, end(part.frame))
    }
    return stacks
  }

  /// Whether the places of parts along the axis follow from something else: the columns of a table, or the
  /// ends of the axis of a chart beside which labels stand.
  fileprivate func isAligned(_ parts: [LayoutReport.Node]) -> Bool {
    parts.contains { part in
      if part.axis != nil {
        return self == .vertical
          ? part.frame.size.height > part.frame.size.width
          : part.frame.size.width > part.frame.size.height
      }
      return self == .horizontal && ["cell", "columnTitle"].contains(part.kind)
    }
  }
}

extension LayoutReport.Node {
  /// The parts that can be seen in a picture: neither without content nor as thin as a line.
  func visibleChildren(in picture: Rect) -> [LayoutReport.Node] {
    children.filter { $0.isVisible(in: picture) }
  }

  /// Whether it can be seen in a picture: neither without content nor as thin as a line.
  func isVisible(in picture: Rect) -> Bool {
    min(frame.size.width, frame.size.height) > 1.5 && frame.intersection(picture) != nil
      && text != "" && axis?.labels != []
  }

  /// Whether its place follows from a value.
  fileprivate var isPlacedByData: Bool { kind == Frame.valueLabelKind }
}
