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
