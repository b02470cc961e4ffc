import FioriBasics
import FioriLayout
import FioriModel

extension PlotPainter {
  /// Returns lines across shapes, clipped to these.
  func hatched(
    _ hatching: SeriesPattern.Hatching, over shapes: [PlotShape], _ color: RGBA, at origin: Point
  ) -> [DisplayCommand] {
    let outline = shapes.reduce(into: Path()) { path, shape in
      if let part = self.outline(of: shape, at: origin) { path.append(part) }
    }
    guard let bounds = outline.bounds?.intersection(Self.seen) else { return [] }
    let lines = Path(hatching, across: bounds)
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

  /// Returns the outline of a shape that can be hatched.
  private func outline(of shape: PlotShape, at origin: Point) -> Path? {
    switch shape {
    case .circle(let center, let radius, _): Path(circleAround: origin + center, radius: radius)
    case .slice(let slice, _): Path(slice, at: origin)
    case .columns(let columns): ColumnPixels(columns, at: origin, on: grid).outline
    case .block(let rect, _):
      Path(grid.aligned(Rect(origin: origin + rect.origin, size: rect.size)))
    case .line, .area, .points, .symbols, .hatching, .ring, .within, .rule, .polygon, .layer,
      .moving:
      nil
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

  /// Creates the lines of a hatching across a rectangle. They lie on a grid of the whole picture, so
  /// that they are aligned between neighbors.
  init(_ hatching: SeriesPattern.Hatching, across rect: Rect) {
    self.init()
    let spacing = hatching.spacing
    switch hatching {
    case .none: return
    case .rising, .boldRising: addSlants(across: rect, every: spacing, rising: true)
    case .falling, .boldFalling: addSlants(across: rect, every: spacing, rising: false)
    case .crossed:
      addSlants(across: rect, every: spacing, rising: true)
      addSlants(across: rect, every: spacing, rising: false)
    case .level, .boldLevel: addLevels(across: rect, from: rect.minX, every: spacing)
    case .dotted:
      // Dots of neighbors are aligned, so that their first one may lie outside.
      let start = (rect.minX / spacing).rounded(.down) * spacing
      addLevels(across: rect, from: start, every: spacing)
    case .upright, .boldUpright: addUprights(across: rect, every: spacing)
    case .grid:
      addLevels(across: rect, from: rect.minX, every: spacing)
      addUprights(across: rect, every: spacing)
    }
  }

  private mutating func addLevels(across rect: Rect, from start: Double, every spacing: Double) {
    for y in Self.positions(from: rect.minY, to: rect.maxY, every: spacing) {
      move(to: Point(x: start, y: y))
      line(to: Point(x: rect.maxX, y: y))
    }
  }

  private mutating func addUprights(across rect: Rect, every spacing: Double) {
    for x in Self.positions(from: rect.minX, to: rect.maxX, every: spacing) {
      move(to: Point(x: x, y: rect.minY))
      line(to: Point(x: x, y: rect.maxY))
    }
  }

  /// Adds lines at 45 degrees, as far apart as level ones.
  private mutating func addSlants(across rect: Rect, every spacing: Double, rising: Bool) {
    let every = spacing * 2.0.squareRoot()
    let height = rect.size.height
    for x in Self.positions(from: rect.minX - height, to: rect.maxX, every: every) {
      move(to: Point(x: x, y: rising ? rect.maxY : rect.minY))
      line(to: Point(x: x + height, y: rising ? rect.minY : rect.maxY))
    }
  }

  private static func positions(from start: Double, to end: Double, every step: Double) -> [Double]
  {
    Array(stride(from: (start / step).rounded(.up) * step, through: end, by: step))
  }
}
