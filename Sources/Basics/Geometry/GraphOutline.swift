import Glibc

/// The outline of a line with many points that runs in one direction, as in charts.
///
/// The time of Cairo's stroke grows with the square of the points: 20,000 points of noise take a
/// minute (Docs/sources/drawing.md#long-lines). But a pen that moves in one direction covers a
/// single stretch of each vertical. These stretches are sampled closely and filled as one shape
/// with few edges: 20,000 points take about 25 ms, including the PNG.
package struct GraphOutline {
  /// The minimum number of points; Cairo takes 25 ms for 600 points of noise, and this takes 18.
  static let threshold = 512

  /// The verticals per pixel: an edge is off by at most a sixteenth of a pixel.
  private static let density = 16.0

  /// The widest pen in pixels; wider ones meet too many verticals per point to gain anything.
  private static let largestWidth = 32.0

  private let left: Double
  private let step: Double
  /// The ends of the covered stretch at each vertical; `upper` is infinite where nothing is
  /// covered.
  private var upper: [Double]
  private var lower: [Double]

  /// Creates the outline in a picture `width` points wide; `nil` if Cairo should stroke the line.
  package init?(_ path: Path, _ style: StrokeStyle, on grid: PixelGrid, width: Double) {
    guard style.dash.isEmpty, style.width > 0, style.width * grid.scale <= Self.largestWidth,
      let points = Self.graph(path), let first = points.first, let last = points.last
    else { return nil }
    let radius = style.width / 2
    step = 1 / (grid.scale * Self.density)
    left = max(min(first.x, last.x), -radius) - radius
    let right = min(max(first.x, last.x), width + radius) + radius
    let count = Int(max(0, ((right - left) / step).rounded(.down) + 1))
    upper = Array(repeating: .infinity, count: count)
    lower = Array(repeating: -.infinity, count: count)
    for (start, end) in zip(points, points.dropFirst()) { include(start, end, radius) }
    for index in points.indices.dropFirst().dropLast() {
      include(points[index - 1], points[index], points[index + 1], radius)
    }
    guard style.cap == .round else { return }
    include(first, first, first, radius)
    include(last, last, last, radius)
  }

  /// The shape to fill.
  package var path: Path {
    let covered = upper.indices.filter { upper[$0] <= lower[$0] }
    let top = covered.map { Point(x: x(of: $0), y: upper[$0]) }
    let bottom = covered.reversed().map { Point(x: x(of: $0), y: lower[$0]) }
    return Path(through: top + bottom, isClosed: true)
  }

  /// Returns the points of a long line without curves that runs in one direction; `nil` otherwise.
  private static func graph(_ path: Path) -> [Point]? {
    guard path.steps.count > threshold, case .move(let first) = path.steps[0] else { return nil }
    var points = [first]
    for step in path.steps.dropFirst() {
      guard case .line(let point) = step else { return nil }
      points.append(point)
    }
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    let pairs = zip(points, points.dropFirst())
    let runsOneWay =
      pairs.allSatisfy { $0.x <= $1.x } || pairs.allSatisfy { $0.x >= $1.x }
    return runsOneWay ? points : nil
  }

  private func x(of index: Int) -> Double { left + Double(index) * step }

  /// Returns the indices of the verticals between two positions.
  private func indices(from start: Double, to end: Double) -> Range<Int> {
    let count = Double(upper.count)
    let first = min(max(0, ((start - left) / step).rounded(.up)), count)
    let end = min(max(first, ((end - left) / step).rounded(.down) + 1), count)
    return Int(first)..<Int(end)
  }

  private mutating func include(_ y: Double, at index: Int) {
    upper[index] = min(upper[index], y)
    lower[index] = max(lower[index], y)
  }

  /// Adds a straight segment: its two sides and its two ends.
  private mutating func include(_ start: Point, _ end: Point, _ radius: Double) {
    guard let across = Self.across(start, end, radius) else { return }
    let back = across * -1
    include(edgeFrom: start + across, to: end + across)
    include(edgeFrom: start + back, to: end + back)
    include(edgeFrom: start + across, to: start + back)
    include(edgeFrom: end + across, to: end + back)
  }

  /// Adds the part of a disc between the end of one segment and the start of the next, or the whole
  /// disc if the three points coincide.
  private mutating func include(
    _ start: Point, _ center: Point, _ end: Point, _ radius: Double
  ) {
    let (before, after) = (center + start * -1, end + center * -1)
    for index in indices(from: center.x - radius, to: center.x + radius) {
      let x = x(of: index) - center.x
      let reach = max(0, radius * radius - x * x).squareRoot()
      for y in [-reach, reach]
      where before.x * x + before.y * y >= 0 && after.x * x + after.y * y <= 0 {
        include(center.y + y, at: index)
      }
    }
  }

  private mutating func include(edgeFrom start: Point, to end: Point) {
    let (start, end) = start.x <= end.x ? (start, end) : (end, start)
    guard start.x < end.x else { return }
    let slope = (end.y - start.y) / (end.x - start.x)
    for index in indices(from: start.x, to: end.x) {
      include(start.y + (x(of: index) - start.x) * slope, at: index)
    }
  }

  /// Returns the vector from a segment's middle to its side; `nil` for a segment of zero length.
  private static func across(_ start: Point, _ end: Point, _ radius: Double) -> Point? {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = hypot(x, y)
    return length > 0 ? Point(x: -y, y: x) * (radius / length) : nil
  }
}
