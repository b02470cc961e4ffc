import Glibc

extension Path {
  /// The outline of a rectangle, clockwise.
  package init(_ rect: Rect) {
    self.init()
    move(to: rect.origin)
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// A straight line.
  package init(from start: Point, to end: Point) {
    self.init()
    move(to: start)
    line(to: end)
  }

  /// A line through the given points, closed or open.
  package init(through points: [Point], isClosed: Bool) {
    self.init()
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { line(to: point) }
    if isClosed { close() }
  }

  /// The outline of a rectangle with round corners, clockwise; the radius is at most half a side.
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

  /// The outline of a rectangle with two round corners, clockwise; the radius is at most half a side.
  package init(_ rect: Rect, cornerRadius: Double, at side: Rect.Side) {
    let isUpright = side == .top || side == .bottom
    let (across, along) =
      isUpright ? (rect.size.width, rect.size.height) : (rect.size.height, rect.size.width)
    let radius = min(cornerRadius, across / 2, along)
    guard radius > 0 else {
      self.init(rect)
      return
    }
    // Drawn with its round end up, as wide as `across`, and turned to its side.
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

  /// The line of an arc in curves of at most a quarter turn; a whole turn is a closed circle.
  package init(_ arc: Arc) {
    guard arc.turns < 1 else {
      self.init(circleAround: arc.center, radius: arc.radius)
      return
    }
    self.init()
    move(to: arc.point(at: 2 * .pi * arc.start))
    curve(along: arc)
  }

  /// Goes on along an arc, from its start on.
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

  /// How far the handles of a quarter circle reach, as a share of its radius.
  private static let quarterHandle = 0.5522847498

  /// A circle of four curves, which no eye tells from a true one: the radius is off by at most
  /// 0.03 %.
  package init(circleAround center: Point, radius: Double) {
    self.init(circlesAround: [center], radius: radius)
  }

  /// Circles of one size.
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
  /// The outline of a ring's sector, of a disc's where the inner radius is 0; empty without any area.
  ///
  /// It reaches from `start` to `end`, in whole turns clockwise from noon. Outside it runs clockwise
  /// and inside against, so that the hole of a whole ring stays open.
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

  /// Turns. What shares of a whole may miss of it when they are added up, and no eye sees.
  private static let turnSlack = 1e-9

  /// A circle against the clock.
  private mutating func hole(around center: Point, radius: Double) {
    let circle = Arc(center: center, radius: radius, turns: -1)
    move(to: circle.point(at: 0))
    curve(along: circle)
    close()
  }

  /// The way back along the inner arc, or by the center.
  private mutating func inside(_ arc: Arc) {
    line(to: arc.point(at: 2 * .pi * arc.start))
    if arc.radius > 0 { curve(along: arc) }
    close()
  }
}
