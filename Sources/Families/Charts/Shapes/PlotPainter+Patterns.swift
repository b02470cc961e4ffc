import FioriBasics
import FioriLayout
import FioriModel

extension PlotPainter {
  /// Returns lines across shapes, clipped to these. They begin at each mark, so that all marks of a series look alike.
  func hatched(
    _ hatching: SeriesPattern.Hatching, over shapes: [PlotShape], _ color: RGBA, at origin: Point
  ) -> [DisplayCommand] {
    var (outline, lines) = (Path(), Path())
    for part in shapes.flatMap({ outlines(of: $0, at: origin) }) {
      outline.append(part)
      // Lines would leave only dots of the hairline of a zero.
      if let bounds = part.bounds?.intersection(Self.seen),
        min(bounds.size.width, bounds.size.height) > hatching.stroke.width
      {
        lines.append(Path(hatching, across: bounds))
      }
    }
    guard lines.bounds != nil else { return [] }
    return [
      .layer(
        Layer(
          outlines: [VectorClip([VectorClip.Outline(path: outline)])],
          commands: [.stroke(lines, hatching.stroke, color)]))
    ]
  }

  /// More than any picture shows: the column of a value far beyond its axis is longer, and would have
  /// more lines than can be drawn.
  private static let seen = Rect(
    x: -Double(Limits.canvasSide), y: -Double(Limits.canvasSide),
    width: 3 * Double(Limits.canvasSide), height: 3 * Double(Limits.canvasSide))

  /// Returns the outlines of the marks of a shape that can be hatched.
  private func outlines(of shape: PlotShape, at origin: Point) -> [Path] {
    switch shape {
    case .circle(let center, let radius, _): [Path(circleAround: origin + center, radius: radius)]
    case .slice(let slice, _): [Path(slice, at: origin)]
    case .columns(let columns): ColumnPixels(columns, at: origin, on: grid).outlines
    case .block(let rect, _):
      [Path(grid.aligned(Rect(origin: origin + rect.origin, size: rect.size)))]
    case .line, .area, .points, .symbols, .hatching, .ring, .within, .rule, .polygon, .layer,
      .moving:
      []
    }
  }
}

/// The lines of a hatching, in points, and the holes of symbols (chosen:
/// Docs/sources/charts.md#without-color).
private enum HatchMetrics {
  static let width = 1.5
  static let spacing = 5.0
  /// The width and the distance of bold lines.
  static let boldWidth = 3.0
  static let boldSpacing = 8.0
  /// The side of a dot.
  static let dot = 2.0
  /// The size of the hole in a hollow symbol, as a share of the symbol's.
  static let hole = 0.5
}

extension SeriesPattern.Hatching {
  private var isBold: Bool {
    switch self {
    case .boldRising, .boldFalling, .boldLevel, .boldUpright: true
    case .none, .rising, .falling, .level, .crossed, .upright, .dotted, .grid: false
    }
  }

  /// The distance between two lines, in points.
  fileprivate var spacing: Double { isBold ? HatchMetrics.boldSpacing : HatchMetrics.spacing }

  /// The length in points that the shorter side of a mark needs to show the lines: a little more than their width.
  var leastSide: Double { (isBold ? HatchMetrics.boldWidth : HatchMetrics.width) + 0.5 }

  fileprivate var stroke: StrokeStyle {
    guard self != .dotted else {
      return StrokeStyle(
        width: HatchMetrics.dot, cap: .butt,
        dash: [HatchMetrics.dot, HatchMetrics.spacing - HatchMetrics.dot])
    }
    return StrokeStyle(width: isBold ? HatchMetrics.boldWidth : HatchMetrics.width, cap: .butt)
  }
}

extension Path {
  /// Creates symbols at some points; each has the size of a circle of a radius, by eye.
  init(_ symbol: SeriesPattern.Symbol, around points: [Point], radius: Double) {
    self.init()
    guard symbol.form != .circle else {
      self.init(circlesAround: points, radius: radius, isHollow: symbol.isHollow)
      return
    }
    let corners = Self.corners(of: symbol.form).map { $0 * radius }
    let hole = symbol.isHollow ? Self.hole(in: corners) : []
    for point in points {
      append(Path(through: corners.map { point + $0 }, isClosed: true))
      if !hole.isEmpty { append(Path(through: hole.map { point + $0 }, isClosed: true)) }
    }
  }

  private init(circlesAround points: [Point], radius: Double, isHollow: Bool) {
    guard isHollow else {
      self.init(circlesAround: points, radius: radius)
      return
    }
    self.init()
    for point in points {
      let ring = Slice(
        center: point, innerRadius: radius * HatchMetrics.hole, outerRadius: radius, start: 0,
        end: 1)
      append(Path(ring, at: .zero))
    }
  }

  /// Returns the corners of the hole in a symbol, in the other direction.
  private static func hole(in corners: [Point]) -> [Point] {
    let count = Double(max(corners.count, 1))
    let middle = Point(
      x: corners.map(\.x).reduce(0, +) / count, y: corners.map(\.y).reduce(0, +) / count)
    return corners.reversed().map { corner in
      Point(
        x: middle.x + (corner.x - middle.x) * HatchMetrics.hole,
        y: middle.y + (corner.y - middle.y) * HatchMetrics.hole)
    }
  }

  /// The corners around a circle of radius 1.
  private static func corners(of form: SeriesPattern.Symbol.Form) -> [Point] {
    switch form {
    case .circle: []
    case .square: [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)].map(Point.init)
    case .triangle: [(0, -1.15), (1.15, 0.9), (-1.15, 0.9)].map(Point.init)
    case .wedge: [(0, 1.15), (-1.15, -0.9), (1.15, -0.9)].map(Point.init)
    case .diamond: [(0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)].map(Point.init)
    case .cross:
      [
        (-1.1, -0.6), (-0.6, -1.1), (0, -0.5), (0.6, -1.1), (1.1, -0.6), (0.5, 0), (1.1, 0.6),
        (0.6, 1.1), (0, 0.5), (-0.6, 1.1), (-1.1, 0.6), (-0.5, 0),
      ].map(Point.init)
    }
  }

  /// Creates the lines of a hatching across a rectangle. One goes through a point half a space from its lower left
  /// corner, or through the middle of a narrow one, which so has a whole line.
  init(_ hatching: SeriesPattern.Hatching, across rect: Rect) {
    self.init()
    let spacing = hatching.spacing
    let start = Point(
      x: rect.minX + min(spacing, rect.size.width) / 2,
      y: rect.maxY - min(spacing, rect.size.height) / 2)
    switch hatching {
    case .none: return
    case .rising, .boldRising: addSlants(across: rect, through: start, hatching, rising: true)
    case .falling, .boldFalling: addSlants(across: rect, through: start, hatching, rising: false)
    case .crossed:
      addSlants(across: rect, through: start, hatching, rising: true)
      addSlants(across: rect, through: start, hatching, rising: false)
    case .level, .boldLevel:
      addLevels(across: rect, from: rect.minX, through: start, every: spacing)
    case .dotted:
      let first = start.x - HatchMetrics.dot / 2
      addLevels(across: rect, from: first, through: start, every: spacing)
    case .upright, .boldUpright: addUprights(across: rect, through: start, every: spacing)
    case .grid:
      addLevels(across: rect, from: rect.minX, through: start, every: spacing)
      addUprights(across: rect, through: start, every: spacing)
    }
  }

  private mutating func addLevels(
    across rect: Rect, from x: Double, through start: Point, every spacing: Double
  ) {
    for y in Self.positions(from: rect.minY, to: rect.maxY, through: start.y, every: spacing) {
      move(to: Point(x: x, y: y))
      line(to: Point(x: rect.maxX, y: y))
    }
  }

  private mutating func addUprights(
    across rect: Rect, through start: Point, every spacing: Double
  ) {
    for x in Self.positions(from: rect.minX, to: rect.maxX, through: start.x, every: spacing) {
      move(to: Point(x: x, y: rect.minY))
      line(to: Point(x: x, y: rect.maxY))
    }
  }

  /// Adds lines at 45 degrees, as far apart as level ones, within the sides of a rectangle, beyond which are other marks.
  private mutating func addSlants(
    across rect: Rect, through start: Point, _ hatching: SeriesPattern.Hatching, rising: Bool
  ) {
    let (height, cap) = (rect.size.height, hatching.stroke.width / 2)
    let middle = start.x - (rising ? rect.maxY - start.y : start.y - rect.minY)
    let every = hatching.spacing * 2.0.squareRoot()
    for x in Self.positions(
      from: rect.minX - height - cap, to: rect.maxX + cap, through: middle, every: every)
    {
      let (from, to) = (max(rect.minX - cap - x, -cap), min(rect.maxX + cap - x, height + cap))
      guard from < to else { continue }
      move(to: Point(x: x + from, y: rising ? rect.maxY - from : rect.minY + from))
      line(to: Point(x: x + to, y: rising ? rect.maxY - to : rect.minY + to))
    }
  }

  private static func positions(
    from start: Double, to end: Double, through point: Double, every step: Double
  ) -> [Double] {
    let first = point + ((start - point) / step).rounded(.up) * step
    return Array(stride(from: first, through: end, by: step))
  }
}
