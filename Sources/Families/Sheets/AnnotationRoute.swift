import FioriBasics
import FioriLayout

/// A side of a picture.
enum AnnotationSide: CaseIterable, Sendable {
  case left, right, top, bottom

  var isVertical: Bool { self == .left || self == .right }
  /// The axis that leads to it.
  var axis: Axis { isVertical ? .horizontal : .vertical }
  /// The two sides next to it.
  var neighbors: [AnnotationSide] { isVertical ? [.top, .bottom] : [.left, .right] }

  /// Returns the point on an edge of a rectangle, at a place along it.
  func point(of rect: Rect, at place: Double) -> Point {
    switch self {
    case .left: Point(x: rect.minX, y: place)
    case .right: Point(x: rect.maxX, y: place)
    case .top: Point(x: place, y: rect.minY)
    case .bottom: Point(x: place, y: rect.maxY)
    }
  }
}

/// A level or upright line.
struct AnnotationSegment: Hashable, Sendable {
  let start: Point
  let end: Point

  init(_ start: Point, _ end: Point) { (self.start, self.end) = (start, end) }

  var length: Double { abs(start.x - end.x) + abs(start.y - end.y) }
  private var isLevel: Bool { start.y == end.y }

  /// A rectangle without a width or without a height.
  private var box: Rect {
    Rect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
      height: abs(start.y - end.y))
  }

  /// Whether another line runs so close beside this one that they look like one.
  func runs(along other: AnnotationSegment) -> Bool {
    guard length > 0, other.length > 0, isLevel == other.isLevel else { return false }
    let near = 2.0
    let grown =
      isLevel
      ? Rect(x: box.minX, y: box.minY - near, width: box.size.width, height: 2 * near)
      : Rect(x: box.minX - near, y: box.minY, width: 2 * near, height: box.size.height)
    return grown.isStruck(by: other.start, other.end)
  }

  func crosses(_ other: AnnotationSegment) -> Bool {
    isLevel != other.isLevel && box.intersection(other.box) != nil
  }
}

/// A line from something in a picture to the edge of the picture.
struct AnnotationRoute: Sendable {
  let side: AnnotationSide
  /// From the thing to the edge.
  let points: [Point]
  let cost: Double

  /// Returns the same route as a worse choice.
  func adding(_ cost: Double) -> AnnotationRoute {
    AnnotationRoute(side: side, points: points, cost: self.cost + cost)
  }

  var exit: Point { points[points.count - 1] }
  var segments: [AnnotationSegment] { zip(points, points.dropFirst()).map(AnnotationSegment.init) }
}

/// Finds routes that strike nothing that a picture shows.
struct AnnotationRouter: Sendable {
  private let picture: Rect
  /// What the picture shows, and notes in it.
  private var boxes: [Rect]
  private let ink: PictureInk
  /// The places of notes in the picture.
  private var notes: [Rect] = []
  private var taken: [AnnotationSegment] = []
  /// Where other lines leave the picture.
  private var exits: [Point] = []

  init(around picture: Size, _ ink: PictureInk) {
    self.picture = Rect(origin: .zero, size: picture)
    (self.ink, boxes) = (ink, ink.boxes + ink.wholes)
  }

  /// In points: a longer line is hard to follow.
  static let farthest = 200.0
  private static let costOfBend = 40.0
  private static let costOfCrossing = 20.0
  private static let costOfFork = 100.0
  /// In points: two lines that leave the picture nearer to each other look like a fork.
  private static let exitDistance = 3.0
  /// In points: of the ends of a line of measure.
  static let tick = 2.5
  /// The most places that are tried for a line of measure, and for a corner.
  private static let limit = 6

  mutating func take(_ segments: [AnnotationSegment]) { taken += segments.filter { $0.length > 0 } }

  /// Leaves the lines of a route, and the place where it leaves the picture, to it.
  mutating func take(_ route: AnnotationRoute) {
    take(route.segments)
    exits.append(route.exit)
  }

  /// Leaves a place to a note.
  mutating func take(_ box: Rect) {
    boxes.append(box)
    notes.append(box)
  }

  func isFree(_ segment: AnnotationSegment) -> Bool {
    !boxes.contains { $0.isStruck(by: segment.start, segment.end) }
      && !taken.contains(where: segment.runs(along:))
  }

  /// Returns the places of a gap at which its line and its ends strike nothing.
  func places(of gap: Measures.Gap) -> [Measures.Gap] {
    Array(gap.choices.filter { $0.segments.allSatisfy(isFree) }.prefix(Self.limit))
  }

  /// Returns the best route from a gap, at a right angle.
  func route(from gap: Measures.Gap, bent: Bool) -> AnnotationRoute? {
    let sides: [AnnotationSide] = gap.isVertical ? [.left, .right] : [.top, .bottom]
    let range =
      gap.isVertical ? gap.start.y...gap.end.y : gap.start.x...gap.end.x
    let box = Rect(origin: gap.start, size: .zero)
    return best(sides, of: box, in: { _ in range }, bent: bent)
  }

  /// Returns the best route from an edge of a part.
  func route(from frame: Rect, bent: Bool) -> AnnotationRoute? {
    var router = self
    // An icon is in what it belongs to.
    router.boxes = ink.boxes(besides: frame) + notes
    return router.best(
      AnnotationSide.allCases, of: frame,
      in: { side in
        let across = side.axis.across
        let (start, end) = (across.start(frame), across.end(frame))
        let inset = min(3, (end - start) / 4)
        return (start + inset)...(end - inset)
      }, bent: bent)
  }

  private func best(
    _ sides: [AnnotationSide], of box: Rect,
    in range: (AnnotationSide) -> ClosedRange<Double>, bent: Bool
  ) -> AnnotationRoute? {
    var best: AnnotationRoute?
    for side in sides {
      let range = range(side)
      let middle = (range.lowerBound + range.upperBound) / 2
      for place in FreePlaces(boxes).places(in: range, across: side.axis) {
        let start = side.point(of: box, at: place)
        // Sizes are read best beside a part.
        let extra = abs(place - middle) / 4 + (side.isVertical || sides.count == 2 ? 0 : 30)
        let routes =
          bent ? bends(from: start, to: side) : [[start, side.point(of: picture, at: place)]]
        for points in routes {
          guard let route = route(points, bent ? nil : side, extra: extra) else { continue }
          if route.cost < best?.cost ?? .infinity { best = route }
        }
      }
    }
    return best
  }

  /// Returns the route along points; `nil` if it strikes something.
  private func route(
    _ points: [Point], _ side: AnnotationSide?, extra: Double
  ) -> AnnotationRoute? {
    let segments = zip(points, points.dropFirst()).map(AnnotationSegment.init)
    guard segments.allSatisfy(isFree) else { return nil }
    let crossings = segments.reduce(0) { sum, segment in
      sum + taken.count { segment.crosses($0) }
    }
    let end = points[points.count - 1]
    let forks = exits.count { exit in
      max(abs(exit.x - end.x), abs(exit.y - end.y)) < Self.exitDistance
    }
    let cost =
      segments.reduce(extra) { $0 + $1.length } + Self.costOfCrossing * Double(crossings)
      + Self.costOfFork * Double(forks) + Self.costOfBend * Double(segments.count - 1)
    guard
      let side = side
        ?? AnnotationSide.allCases.first(where: { side in
          segments.last.map { $0.start != $0.end && side.leads($0) } ?? false
        })
    else { return nil }
    return AnnotationRoute(side: side, points: points.dropLast() + [end], cost: cost)
  }

  /// Returns the ways that turn once, before the first thing that is in the way.
  private func bends(from start: Point, to side: AnnotationSide) -> [[Point]] {
    let axis = side.axis
    let isBackward = side == .left || side == .top
    let along = axis == .horizontal ? start.x : start.y
    let across = axis == .horizontal ? start.y : start.x
    let edge = isBackward ? axis.start(picture) : axis.end(picture)
    let way = AnnotationSegment(start, axis.point(edge, across))
    let stops = boxes.filter { $0.isStruck(by: way.start, way.end) }.map {
      isBackward ? axis.end($0) : axis.start($0)
    }
    let stop = isBackward ? stops.max() ?? edge : stops.min() ?? edge
    guard abs(stop - along) > 1 else { return [] }
    let range = min(stop, along)...max(stop, along)
    let corners = FreePlaces(boxes).places(in: range, across: axis.across)
      .sorted { abs($0 - along) < abs($1 - along) }.prefix(Self.limit)
    return corners.flatMap { corner in
      side.neighbors.map { next in
        [start, axis.point(corner, across), next.point(of: picture, at: corner)]
      }
    }
  }

  /// Returns a place in the picture for a text beside a part or a line of measure; `nil` if none is free.
  func place(of size: Size, beside box: Rect) -> Rect? {
    // A line of measure ends 3 points beside itself; a text has space above and below its digits.
    let (gap, lineGap) = (4.0, 2.0)
    let places = [
      Point(x: box.maxX + gap, y: box.midY - size.height / 2),
      Point(x: box.minX - gap - size.width, y: box.midY - size.height / 2),
      Point(x: box.midX - size.width / 2, y: box.minY - size.height - lineGap),
      Point(x: box.midX - size.width / 2, y: box.maxY + lineGap),
    ].map { Rect(origin: $0, size: size) }
    return places.first { place in
      // The digits of a text are lower than its line.
      let digits = Rect(
        x: place.minX - 3, y: place.minY + 2, width: place.size.width + 6,
        height: place.size.height - 4)
      return picture.contains(digits)
        && !boxes.contains { box in
          box.intersection(digits).map { min($0.size.width, $0.size.height) > 0.01 } ?? false
        }
        && !taken.contains { digits.isStruck(by: $0.start, $0.end) }
    }
  }
}

extension AnnotationSide {
  /// Whether a line goes in the direction of the side.
  fileprivate func leads(_ segment: AnnotationSegment) -> Bool {
    switch self {
    case .left: segment.end.x < segment.start.x
    case .right: segment.end.x > segment.start.x
    case .top: segment.end.y < segment.start.y
    case .bottom: segment.end.y > segment.start.y
    }
  }
}

extension Measures.Gap {
  /// The line and its two ends.
  var segments: [AnnotationSegment] {
    let half =
      isVertical
      ? Point(x: AnnotationRouter.tick, y: 0) : Point(x: 0, y: AnnotationRouter.tick)
    return [AnnotationSegment(start, end)]
      + [start, end].map { AnnotationSegment($0 + half * -1, $0 + half) }
  }
}
