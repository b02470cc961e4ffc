public import FioriBasics

/// The area affected by a change, in points.
public struct LayoutArea: Hashable, Sendable {
  /// The rectangles in the first picture.
  public private(set) var expected: [Rect] = []
  /// The rectangles in the second picture.
  public private(set) var actual: [Rect] = []

  init(_ old: LayoutReport.Node?, _ new: LayoutReport.Node?) {
    expected = old.map { [$0.drawnFrame] } ?? []
    actual = new.map { [$0.drawnFrame] } ?? []
  }

  /// Creates the area of two whole pictures.
  init(_ old: LayoutReport, _ new: LayoutReport) {
    expected = [Rect(origin: .zero, size: old.size)]
    actual = [Rect(origin: .zero, size: new.size)]
  }

  mutating func add(_ other: LayoutArea) {
    expected += other.expected
    actual += other.actual
  }
}

extension LayoutReport.Node {
  /// The frame including the strokes outside it: half of the line width of each ring inside.
  fileprivate var drawnFrame: Rect {
    let own = frame.insetBy(-(lineWidth ?? 0) / 2)
    return children.filter(\.hasRing).reduce(own) { $0.union($1.drawnFrame) }
  }

  private var hasRing: Bool { lineWidth != nil || children.contains(where: \.hasRing) }
}

extension Rect {
  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
