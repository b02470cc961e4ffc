import FioriBasics
import FioriLayout

/// A label and the places to try for it.
struct LabelCandidate {
  /// A place of a label.
  struct Place {
    let label: Frame.Placed
    /// The space that the label takes there, with its distance from others.
    let box: Rect
    /// Whether the label does not move aside from there.
    var isFixed = false
    /// Whether lines may run through the label.
    var isOnLines = false
    /// Whether the label may reach over the numbers of an axis, where these leave space.
    var isOverNumbers = false
  }

  /// The places, the best first.
  var places: [Place]
  /// The number of the mark that the label belongs to, which it may touch; `nil` for none.
  var mark: Int?
  /// Where the middle of the label may be if it has to move aside, in points; `nil` for a label that
  /// stays at its places. Farther away, it would belong to another mark.
  var middles: ClosedRange<Double>?
  /// How much nearer to other labels the label may be where a side of the area moves it, in points.
  var gainAtSide = 0.0
  /// The point of a line that the label belongs to; `nil` beside other marks.
  var point: LinePoint?
  /// Returns whether a label that has moved aside to this box would be read as the value of another mark.
  var isMisread: (Rect) -> Bool = { _ in false }

  /// A point of a line that has a label.
  struct LinePoint {
    let place: Point
    /// The series of the line, and all that have the same value there or are covered there.
    let series: Int
    let equals: Set<Int>
    /// The distance to the nearest point beside it, in points; infinite for a single point.
    let step: Double

    /// Returns whether a label is nearer to the next point than to this one, as at the side of a plot.
    fileprivate func isLeft(by label: Rect) -> Bool { abs(label.midX - place.x) > step / 2 }
  }
}

/// Places labels one after the other, each at the first of its places that is inside an area and clear of
/// everything else: the one mechanism for labels at marks, and for texts in rows.
struct LabelPlacer {
  /// Something that labels stay clear of.
  struct Obstacle {
    let rect: Rect
    /// The number of the mark that it is; `nil` for anything else.
    var mark: Int?
    /// Whether labels may move aside for it.
    var isWall = false
    /// Whether it is a label that has been placed.
    var isLabel = false
    /// The point that it is the label of; `nil` for anything else.
    var point: LabelCandidate.LinePoint?
    /// The distance in points within which labels of columns may be over it, besides labels of points at its place;
    /// `nil` for anything that no label may be over.
    var reach: Double?

    /// Returns whether a label that is best at a place may be over it.
    fileprivate func allows(_ candidate: LabelCandidate, at box: Rect) -> Bool {
      guard let reach else { return mark != nil && mark == candidate.mark }
      let place = candidate.point?.place.x
      return abs((place ?? box.midX) - rect.midX) < (place == nil ? reach : Self.atPlace)
    }

    /// In points.
    private static let atPlace = 1.0

    /// Returns whether it is a label of the same line in the same part of the width as another one, and either of the
    /// two is nearer to the next point than to its own: one above the other, they would be read as of one point.
    fileprivate func sharesPoint(with box: Rect, of other: LabelCandidate.LinePoint?) -> Bool {
      guard let point, let other, point.series == other.series, rect.overlapsAcross(box) else {
        return false
      }
      return point.isLeft(by: rect) || other.isLeft(by: box)
    }
  }

  let room: Rect
  /// The area of labels that reach over the numbers of an axis; `nil` for none.
  var roomWithNumbers: Rect?
  private(set) var obstacles: [Obstacle] = []
  var lines: [Segment] = []

  /// Returns a label at its first free place; `nil` if it has none.
  mutating func place(_ candidate: LabelCandidate) -> Frame.Placed? {
    for first in candidate.places {
      guard let free = free(first, for: candidate) else { continue }
      let (place, box) = straight(candidate, insteadOf: first, at: free) ?? (first, free)
      obstacles.append(
        Obstacle(
          rect: narrowed(box, from: place.box, of: candidate), isLabel: true,
          point: candidate.point))
      return place.label.moved(by: Point(x: box.minX - place.box.minX, y: 0))
    }
    return nil
  }

  /// Returns labels at their first free places, by their number: those that have one, or, as a whole, all or
  /// none of them.
  mutating func place(_ candidates: [LabelCandidate], asWhole: Bool) -> [Int: Frame.Placed] {
    let known = obstacles.count
    var placed: [Int: Frame.Placed] = [:]
    for (index, candidate) in candidates.enumerated() {
      if let label = place(candidate) {
        placed[index] = label
      } else if asWhole {
        obstacles.removeSubrange(known...)
        return [:]
      }
    }
    return placed
  }

  /// Returns the free place right above or below the point of a line that moves the label least, for one that a number of an
  /// axis would move further aside, where it would be read beside that number; `nil` without one, and beside other lines,
  /// whose labels would lose their places.
  private func straight(
    _ candidate: LabelCandidate, insteadOf place: LabelCandidate.Place, at box: Rect
  ) -> (LabelCandidate.Place, Rect)? {
    guard let point = candidate.point, abs(box.midX - place.box.midX) > Self.slack,
      !lines.contains(where: { $0.series != nil && $0.series != point.series })
    else { return nil }
    let x = point.place.x
    for other in candidate.places where !other.isFixed && abs(other.box.midX - x) < Self.slack {
      guard let free = free(other, for: candidate),
        abs(free.midX - x) < abs(box.midX - x) - Self.slack
      else { continue }
      return (other, free)
    }
    return nil
  }

  /// Returns the free box nearest to one; `nil` without any.
  private func free(_ wanted: LabelCandidate.Place, for candidate: LabelCandidate) -> Rect? {
    let place = wanted.box
    var box = place
    if let middles = candidate.middles, !wanted.isFixed {
      box = movedAside(box, of: candidate)
      guard middles.contains(box.midX), box.midX == place.midX || !candidate.isMisread(box) else {
        return nil
      }
    }
    let narrowed = narrowed(box, from: place, of: candidate)
    let (room, apart) =
      wanted.isOverNumbers
      ? (roomWithNumbers ?? room, box.insetBy(dx: 0, dy: -AxisMetrics.lineSpacing / 2))
      : (room, box)
    let isFree =
      room.insetBy(-Self.slack).contains(box)
      && !obstacles.contains { obstacle in
        obstacle.rect.overlaps(obstacle.isLabel ? narrowed : obstacle.isWall ? apart : box)
          && !obstacle.allows(candidate, at: place)
          || obstacle.sharesPoint(with: box, of: candidate.point)
      }
      && (wanted.isOnLines
        || !lines.contains { $0.crosses(box) || $0.claims(box, from: candidate.point) })
    return isFree ? box : nil
  }

  /// Returns the part of a moved box that other labels stay clear of.
  private func narrowed(_ box: Rect, from place: Rect, of candidate: LabelCandidate) -> Rect {
    candidate.gainAtSide > 0 && abs(box.minX - place.minX) > Self.slack
      ? box.insetBy(dx: candidate.gainAtSide, dy: 0) : box
  }

  /// Returns a box moved into the area, and away from walls.
  private func movedAside(_ box: Rect, of candidate: LabelCandidate) -> Rect {
    let inRoom = box.moved(from: room.minX, to: room.maxX)
    let walls = obstacles.filter {
      $0.isWall && $0.rect.overlaps(inRoom) && !$0.allows(candidate, at: box)
    }.map(\.rect)
    guard !walls.isEmpty else { return inRoom }
    let left = walls.filter { $0.midX <= box.midX }.map(\.maxX).max()
    let right = walls.filter { $0.midX > box.midX }.map(\.minX).min()
    return box.moved(
      from: max(left ?? room.minX, room.minX), to: min(right ?? room.maxX, room.maxX))
  }

  /// Returns as many of a number of labels as are clear of each other, the same number between any two: all,
  /// every other, every third, and so on, counted from one of them. `boxes` returns the space that labels take
  /// by their numbers.
  static func thinned(
    _ count: Int, from first: Int = 0, boxes: ([Int]) throws -> [Rect]
  ) rethrows -> [Int] {
    for step in 1...max(count, 1) {
      let kept = Array(stride(from: first % step, to: count, by: step))
      if areClear(try boxes(kept)) { return kept }
    }
    return []
  }

  /// Returns as many of a number of labels as are clear of each other, with the selected ones among them: counted from
  /// another label if that shows all of these, and otherwise these, and the others that have space between them.
  static func thinned(
    _ count: Int, showing selected: Set<Int>, boxes: ([Int]) -> [Rect]
  ) -> [Int] {
    let kept = thinned(count, boxes: boxes)
    guard kept.count > 1, !selected.isSubset(of: kept) else { return kept }
    for first in 1..<kept[1] - kept[0] {
      let other = thinned(count, from: first, boxes: boxes)
      if selected.isSubset(of: other) { return other }
    }
    return (selected.sorted() + Array(0..<count)).reduce(into: []) { shown, index in
      guard !shown.contains(index), index < count else { return }
      let more = (shown + [index]).sorted()
      if areClear(boxes(more)) { shown = more }
    }
  }

  /// Returns whether labels that are only drawn together are all in an area and clear of each other.
  static func areClear(_ boxes: [Rect], in room: Rect = .everywhere) -> Bool {
    let room = room.insetBy(-slack)
    return boxes.indices.allSatisfy { index in
      room.contains(boxes[index]) && !boxes[..<index].contains(where: boxes[index].overlaps)
    }
  }

  /// Returns the start of a label that is moved between two places, to the first if it is wider.
  static func start(
    _ start: Double, of width: Double, from left: Double, to right: Double
  ) -> Double {
    max(min(start, right - width), left)
  }

  /// Rounding errors, in points.
  static let slack = 0.001
}

/// A part of a line between two points.
struct Segment {
  let start: Point
  let end: Point
  /// The series of the line; `nil` for a reference.
  var series: Int?
  /// The least distance of a label from the part, in points.
  var reach = 0.0

  /// Returns whether the part runs through a rectangle.
  func crosses(_ rect: Rect) -> Bool {
    heights(within: rect.minX, rect.maxX).map {
      $0.lowerBound - reach < rect.maxY && $0.upperBound + reach > rect.minY
    }
      ?? false
  }

  /// Returns whether a label beside a point would be read as the value of this line, because it is nearer to the
  /// label, or because the label is between the line and the point, and not clearly nearer to the point: all labels have
  /// one color.
  func claims(_ label: Rect, from point: LabelCandidate.LinePoint?) -> Bool {
    guard let point, !(series.map(point.equals.contains) ?? false),
      let heights = heights(within: label.minX, label.maxX)
    else { return false }
    let distance = max(label.minY - heights.upperBound, heights.lowerBound - label.maxY)
    let own = max(label.minY - point.place.y, point.place.y - label.maxY)
    let isBetween =
      point.place.y < label.midY
      ? heights.lowerBound > label.midY : heights.upperBound < label.midY
    let share = series != nil && isBetween ? Self.leastDistance : 1
    return distance < own * share - LabelPlacer.slack
  }

  /// The least distance of a label from the line of another series on its other side, as a multiple of the distance from
  /// its own point (chosen: Docs/sources/charts.md#extras).
  private static let leastDistance = 5.0 / 3

  /// Returns the heights of the part between two sides; `nil` if it is beside them.
  func heights(within left: Double, _ right: Double) -> ClosedRange<Double>? {
    guard min(start.x, end.x) < right, max(start.x, end.x) > left else { return nil }
    let run = end.x - start.x
    func y(at x: Double) -> Double {
      run == 0 ? start.y : start.y + (end.y - start.y) * (x - start.x) / run
    }
    let first = y(at: max(min(start.x, end.x), left))
    let last = run == 0 ? end.y : y(at: min(max(start.x, end.x), right))
    return min(first, last)...max(first, last)
  }
}

extension Rect {
  /// Larger than any chart.
  static let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(
      x: minX + dx, y: minY + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }

  /// Returns whether two rectangles have a part of the width in common.
  func overlapsAcross(_ other: Rect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > LabelPlacer.slack
  }

  /// Returns whether two rectangles have a part of the height in common.
  func overlapsAlong(_ other: Rect) -> Bool {
    min(maxY, other.maxY) - max(minY, other.minY) > LabelPlacer.slack
  }

  func overlaps(_ other: Rect) -> Bool { overlapsAcross(other) && overlapsAlong(other) }

  /// Returns the rectangle moved between two places, to the first if it is wider.
  func moved(from left: Double, to right: Double) -> Rect {
    Rect(
      x: LabelPlacer.start(minX, of: size.width, from: left, to: right), y: minY,
      width: size.width, height: size.height)
  }
}
