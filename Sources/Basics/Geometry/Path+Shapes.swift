import Glibc

extension Path {
  /// Creates the outline of a rectangle, clockwise.
  package init(_ rect: Rect) {
    self.init()
    move(to: rect.origin)
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Creates a straight line.
  package init(from start: Point, to end: Point) {
    self.init()
    move(to: start)
    line(to: end)
  }

  /// Creates a line through points, closed or open.
  package init(through points: [Point], isClosed: Bool) {
    self.init()
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { line(to: point) }
    if isClosed { close() }
  }

  /// Creates the clockwise outline of a rounded rectangle; the radius is at most half a side.
  package init(_ rect: Rect, cornerRadius: Double) {
    let radius = min(cornerRadius, rect.size.width / 2, rect.size.height / 2)
    guard radius > 0 else {
      self.init(rect)
      return
    }
    self.init()
    let reach = radius * (1 - Self.quarterHandle)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: point(left + radius, top))
    line(to: point(right - radius, top))
    curve(point(right - reach, top), point(right, top + reach), to: point(right, top + radius))
    line(to: point(right, bottom - radius))
    curve(
      point(right, bottom - reach), point(right - reach, bottom),
      to: point(right - radius, bottom))
    line(to: point(left + radius, bottom))
    curve(
      point(left + reach, bottom), point(left, bottom - reach), to: point(left, bottom - radius))
    line(to: point(left, top + radius))
    curve(point(left, top + reach), point(left + reach, top), to: point(left + radius, top))
    close()
  }

  /// Creates the clockwise outline of a rectangle with two rounded corners; the radius is at most
  /// half a side.
  package init(_ rect: Rect, cornerRadius: Double, at side: Rect.Side) {
    let isUpright = side == .top || side == .bottom
    let (across, along) =
      isUpright ? (rect.size.width, rect.size.height) : (rect.size.height, rect.size.width)
    let radius = min(cornerRadius, across / 2, along)
    guard radius > 0 else {
      self.init(rect)
      return
    }
    // Built with the rounded end at the top and the width `across`, then rotated.
    let reach = radius * (1 - Self.quarterHandle)
    var path = Path()
    path.move(to: Point(x: 0, y: along))
    path.line(to: Point(x: 0, y: radius))
    path.curve(Point(x: 0, y: reach), Point(x: reach, y: 0), to: Point(x: radius, y: 0))
    path.line(to: Point(x: across - radius, y: 0))
    path.curve(
      Point(x: across - reach, y: 0), Point(x: across, y: reach), to: Point(x: across, y: radius))
    path.line(to: Point(x: across, y: along))
    path.close()
    self = path.mapped { point in
      switch side {
      case .top: Point(x: rect.minX + point.x, y: rect.minY + point.y)
      case .bottom: Point(x: rect.maxX - point.x, y: rect.maxY - point.y)
      case .left: Point(x: rect.minX + point.y, y: rect.maxY - point.x)
      case .right: Point(x: rect.maxX - point.y, y: rect.minY + point.x)
      }
    }
  }

  /// Creates an arc from curves of at most a quarter turn; a full turn is a closed circle.
  package init(_ arc: Arc) {
    guard arc.turns < 1 else {
      self.init(circleAround: arc.center, radius: arc.radius)
      return
    }
    self.init()
    move(to: arc.point(at: 2 * .pi * arc.start))
    curve(along: arc)
  }

  /// Appends an arc, from its start.
  mutating func curve(along arc: Arc) {
    let count = max(1, Int((abs(arc.turns) * 4).rounded(.up)))
    let step = 2 * Double.pi * arc.turns / Double(count)
    let handle = arc.radius * 4 / 3 * tan(step / 4)
    let first = 2 * Double.pi * arc.start
    for index in 0..<count {
      let (start, end) = (first + Double(index) * step, first + Double(index + 1) * step)
      curve(
        arc.point(at: start) + arc.direction(at: start) * handle,
        arc.point(at: end) + arc.direction(at: end) * -handle, to: arc.point(at: end))
    }
  }

  /// The length of a quarter circle's handles, relative to its radius.
  private static let quarterHandle = 0.5522847498

  /// Creates a circle from four curves; the radius is off by at most 0.03 %, which is invisible.
  package init(circleAround center: Point, radius: Double) {
    self.init(circlesAround: [center], radius: radius)
  }

  /// Creates circles of the same size.
  package init(circlesAround centers: [Point], radius: Double) {
    self.init()
    let handle = radius * Self.quarterHandle
    for center in centers {
      func point(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x, y: center.y + y) }
      move(to: point(0, -radius))
      curve(point(handle, -radius), point(radius, -handle), to: point(radius, 0))
      curve(point(radius, handle), point(handle, radius), to: point(0, radius))
      curve(point(-handle, radius), point(-radius, handle), to: point(-radius, 0))
      curve(point(-radius, -handle), point(-handle, -radius), to: point(0, -radius))
      close()
    }
  }
}

extension Path {
  /// Creates the outline of a ring segment, or of a pie slice if the inner radius is 0; empty if it
  /// has no area.
  ///
  /// The angles are full turns clockwise from the top. The outer edge runs clockwise and the inner
  /// one counterclockwise, so that the hole of a full ring stays open.
  package init(
    sliceAround center: Point, innerRadius: Double, outerRadius: Double, from start: Double,
    to end: Double
  ) {
    self.init()
    let turns = end - start
    let inner = max(0, innerRadius)
    guard turns > 0, outerRadius > inner else { return }
    if turns > 1 - Self.turnSlack {
      self.init(circleAround: center, radius: outerRadius)
      if inner > 0 { hole(around: center, radius: inner) }
    } else {
      self.init(Arc(center: center, radius: outerRadius, start: start, turns: turns))
      inside(Arc(center: center, radius: inner, start: end, turns: -turns))
    }
  }

  /// The rounding error allowed in a sum of shares, in turns; it is invisible.
  private static let turnSlack = 1e-9

  /// Adds a counterclockwise circle.
  private mutating func hole(around center: Point, radius: Double) {
    let circle = Arc(center: center, radius: radius, turns: -1)
    move(to: circle.point(at: 0))
    curve(along: circle)
    close()
  }

  /// Adds the way back, along the inner arc or through the center.
  private mutating func inside(_ arc: Arc) {
    line(to: arc.point(at: 2 * .pi * arc.start))
    if arc.radius > 0 { curve(along: arc) }
    close()
  }
}
