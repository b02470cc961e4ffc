extension Path {
  /// The outline of a rectangle, clockwise.
  init(_ rect: Rect) {
    self.init()
    move(to: rect.origin)
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// A straight line.
  init(from start: Point, to end: Point) {
    self.init()
    move(to: start)
    line(to: end)
  }

  /// A line through the given points, closed or open.
  init(through points: [Point], isClosed: Bool) {
    self.init()
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { line(to: point) }
    if isClosed { close() }
  }

  /// A circle of four curves, which no eye tells from a true one: the radius is off by at most
  /// 0.03 %.
  init(circleAround centre: Point, radius: Double) {
    self.init()
    let handle = radius * 0.5522847498
    func point(_ x: Double, _ y: Double) -> Point { Point(x: centre.x + x, y: centre.y + y) }
    move(to: point(0, -radius))
    curve(point(handle, -radius), point(radius, -handle), to: point(radius, 0))
    curve(point(radius, handle), point(handle, radius), to: point(0, radius))
    curve(point(-handle, radius), point(-radius, handle), to: point(-radius, 0))
    curve(point(-radius, -handle), point(-handle, -radius), to: point(0, -radius))
    close()
  }
}
