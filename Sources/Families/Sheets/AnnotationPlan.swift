import FioriBasics
import FioriLayout

/// Where the notes of a picture stand, and the lines from them.
///
/// A line leaves the picture where it strikes nothing that the picture shows, and then leans to its note, so
/// that lines do not cross on one side. A note without a near way stands beside what it is about, if there
/// is room; one without room is left out, for the list below the picture.
struct AnnotationPlan {
  /// The place of a note.
  enum Place: Sendable {
    /// Around the picture.
    case around(AnnotationRoute)
    /// In the picture.
    case beside(Rect)
  }

  /// The size of everything, in points.
  private(set) var size = Size.zero
  /// The top left corner of the picture: whole points, so that its pixels stay the same.
  private(set) var origin = Point.zero
  /// The places of the notes, in their order; `nil` for one that is left out.
  private(set) var places: [Rect?]
  private(set) var lines = AnnotationLines()

  /// The space around everything, in points.
  static let margin = 8.0
  /// The width of the strip in which lines lean.
  private static let strip = 20.0
  /// The space between two notes below each other, whose lines have space themselves.
  private static let gap = 3.0
  /// The space between two notes in a row, so that no one reads them as one number.
  private static let wideGap = 12.0
  /// The space between a line and its note.
  private static let lineGap = 3.0

  private let notes: [AnnotationElement.Note]
  private let picture: Size
  private let sizes: [Size]
  private let ink: PictureInk
  private var router: AnnotationRouter
  /// What each note is about in the end, and where it stands; `nil` for one that is left out.
  private var chosen: [(target: AnnotationElement.Note.Target, place: Place)?]

  init(
    _ notes: [AnnotationElement.Note], sizes: [Size], around picture: Size, besides ink: PictureInk
  ) {
    (self.notes, self.sizes, self.picture, self.ink) = (notes, sizes, picture, ink)
    router = AnnotationRouter(around: picture, ink)
    chosen = notes.map { _ in nil }
    places = notes.map { _ in nil }
    for index in notes.indices { choose(index, isLast: false) }
    for index in notes.indices where chosen[index] == nil { choose(index, isLast: true) }
    place()
    draw()
  }

  private typealias Choice = (target: AnnotationElement.Note.Target, route: AnnotationRoute)

  /// Chooses the place of a note: a straight way if it is short, at last any, or a place beside.
  private mutating func choose(_ index: Int, isLast: Bool) {
    var best = route(of: notes[index], bent: false)
    let isShort = { (choice: Choice?) in choice.map { $0.route.cost <= AnnotationRouter.farthest } }
    if isLast, isShort(best) != true {
      let bent = route(of: notes[index], bent: true)
      if bent?.route.cost ?? .infinity < best?.route.cost ?? .infinity { best = bent }
      if isShort(best) != true, take(beside: index) { return }
    }
    guard let best, isLast || isShort(best) == true else { return }
    chosen[index] = (best.target, .around(best.route))
    router.take(best.target.segments)
    router.take(best.route)
  }

  /// Returns the best route from any of what a note can be about.
  private func route(of note: AnnotationElement.Note, bent: Bool) -> Choice? {
    let choices = note.targets.flatMap { target -> [Choice] in
      switch target {
      // A size is that of an outline; a number may only point to what it is about.
      case .frame(let frame) where note.entry != nil && isOverlapped(frame): return []
      case .frame(let frame):
        return router.route(from: frame, bent: bent).map { [(target, $0)] } ?? []
      case .gap(let gap):
        return router.places(of: gap).compactMap { place in
          router.route(from: place, bent: bent).map {
            (.gap(place), $0.adding(gap.distance(to: place) / 2))
          }
        }
      }
    }
    return choices.min { $0.route.cost < $1.route.cost }
  }

  /// Places a note beside what it is about; returns whether there is room.
  private mutating func take(beside index: Int) -> Bool {
    for target in notes[index].targets {
      let choices: [(AnnotationElement.Note.Target, Rect)] =
        switch target {
        case .frame(let frame):
          notes[index].entry != nil && isOverlapped(frame) ? [] : [(target, frame)]
        case .gap(let gap): router.places(of: gap).map { (.gap($0), $0.box) }
        }
      for (target, box) in choices {
        guard let place = router.place(of: sizes[index], beside: box) else { continue }
        chosen[index] = (target, .beside(place))
        router.take(target.segments)
        router.take(
          Rect(
            x: place.minX - Self.wideGap, y: place.minY,
            width: place.size.width + 2 * Self.wideGap,
            height: place.size.height))
        return true
      }
    }
    return false
  }

  private func route(_ index: Int) -> AnnotationRoute? {
    if case .around(let route)? = chosen[index]?.place { route } else { nil }
  }

  /// Places the notes of each side as near to their lines as the others allow.
  private mutating func place() {
    var widths: [AnnotationSide: Double] = [:]
    var spans: [AnnotationSide: ClosedRange<Double>] = [:]
    var starts: [Int: Double] = [:]
    for side in AnnotationSide.allCases {
      let indices = notes.indices.filter { route($0)?.side == side }
      let sorted = indices.sorted { (wanted($0, side), $0) < (wanted($1, side), $1) }
      let spread = Self.spread(
        sorted.map { (wanted($0, side), length($0, side)) },
        gap: side.isVertical ? Self.gap : Self.wideGap)
      for (index, start) in zip(sorted, spread) { starts[index] = start }
      widths[side] = indices.map { side.isVertical ? sizes[$0].width : sizes[$0].height }.max()
      if let start = spread.first, let end = spread.last, let last = sorted.last {
        spans[side] = start...(end + length(last, side))
      }
    }
    frame(widths, spans)
    let distances = Dictionary(
      uniqueKeysWithValues: AnnotationSide.allCases.map { ($0, distance(of: $0, spans)) })
    for index in notes.indices {
      places[index] = place(of: index, at: starts[index] ?? 0, distances)
    }
  }

  /// Returns how far the notes of a side are from the picture: rows that are longer than the picture are
  /// above or below the columns beside it.
  private func distance(
    of side: AnnotationSide, _ spans: [AnnotationSide: ClosedRange<Double>]
  ) -> Double {
    let usual = Self.strip + Self.lineGap
    let free = (Self.wideGap - usual)...(picture.width + usual - Self.wideGap)
    guard !side.isVertical, let row = spans[side],
      row.lowerBound < free.lowerBound || row.upperBound > free.upperBound
    else { return usual }
    let columns = [AnnotationSide.left, .right].compactMap { spans[$0] }
    let overhang =
      side == .top
      ? columns.map { -$0.lowerBound }.max() : columns.map { $0.upperBound - picture.height }.max()
    return max(usual, (overhang ?? 0) + Self.gap)
  }

  /// Where the middle of a note would be best, along its side.
  private func wanted(_ index: Int, _ side: AnnotationSide) -> Double {
    guard let exit = route(index)?.exit else { return 0 }
    return side.isVertical ? exit.y : exit.x
  }

  /// The length of a note along its side.
  private func length(_ index: Int, _ side: AnnotationSide) -> Double {
    side.isVertical ? sizes[index].height : sizes[index].width
  }

  /// Makes room on the four sides.
  private mutating func frame(
    _ widths: [AnnotationSide: Double], _ spans: [AnnotationSide: ClosedRange<Double>]
  ) {
    func room(_ side: AnnotationSide) -> Double {
      let width = widths[side].map { $0 + distance(of: side, spans) } ?? 0
      return (width + Self.margin).rounded(.up)
    }
    func overhang(_ sides: [AnnotationSide], _ length: Double) -> (before: Double, after: Double) {
      let spans = sides.compactMap { spans[$0] }
      let before = spans.map { -$0.lowerBound + Self.margin }.max() ?? 0
      let after = spans.map { $0.upperBound - length + Self.margin }.max() ?? 0
      return (max(before, 0).rounded(.up), max(after, 0).rounded(.up))
    }
    let across = overhang([.top, .bottom], picture.width)
    let down = overhang([.left, .right], picture.height)
    origin = Point(x: max(room(.left), across.before), y: max(room(.top), down.before))
    size = Size(
      width: (origin.x + picture.width + max(room(.right), across.after)).rounded(.up),
      height: (origin.y + picture.height + max(room(.bottom), down.after)).rounded(.up))
  }

  /// Returns the place of a note that begins at a place along its side.
  private func place(
    of index: Int, at start: Double, _ distances: [AnnotationSide: Double]
  ) -> Rect? {
    let size = sizes[index]
    switch chosen[index]?.place {
    case nil: return nil
    case .beside(let rect)?: return Rect(origin: rect.origin + origin, size: size)
    case .around(let route)?:
      let distance = distances[route.side] ?? 0
      let corner =
        switch route.side {
        case .left: Point(x: -distance - size.width, y: start)
        case .right: Point(x: picture.width + distance, y: start)
        case .top: Point(x: start, y: -distance - size.height)
        case .bottom: Point(x: start, y: picture.height + distance)
        }
      return Rect(origin: corner + origin, size: size)
    }
  }

  /// Returns where lengths begin whose middles are as near as possible to wanted places, in order and
  /// at least a gap apart.
  private static func spread(
    _ items: [(wanted: Double, length: Double)], gap: Double
  ) -> [Double] {
    /// Items that touch each other; `offsetSum` adds up where each wants the first to begin.
    struct Cluster {
      var count: Int
      var offsetSum: Double
      var length: Double
      var start: Double { offsetSum / Double(count) }
    }
    var clusters: [Cluster] = []
    for item in items {
      var cluster = Cluster(
        count: 1, offsetSum: item.wanted - item.length / 2, length: item.length)
      while let last = clusters.last, last.start + last.length + gap > cluster.start {
        let shift = last.length + gap
        cluster = Cluster(
          count: last.count + cluster.count,
          offsetSum: last.offsetSum + cluster.offsetSum - Double(cluster.count) * shift,
          length: shift + cluster.length)
        clusters.removeLast()
      }
      clusters.append(cluster)
    }
    var starts: [Double] = []
    for cluster in clusters {
      var start = cluster.start
      for _ in 0..<cluster.count {
        starts.append(start)
        start += items[starts.count - 1].length + gap
      }
    }
    return starts
  }

  private mutating func draw() {
    for (index, note) in notes.enumerated() {
      guard let chosen = chosen[index], let place = places[index] else { continue }
      switch chosen.target {
      case .frame(let frame):
        // What stands over the edge of a part, such as the label of an axis, is not struck out.
        if !isOverlapped(frame) {
          lines.add(outline: Rect(origin: frame.origin + origin, size: frame.size), note.color)
        }
      case .gap(let gap):
        lines.add(gap.segments.map { ($0.start + origin, $0.end + origin) }, note.color)
      }
      guard case .around(let route) = chosen.place else { continue }
      if route.points.count > 2 || route.segments[0].length > 0 {
        lines.add(leader: route.points.map { $0 + origin }, note.color)
      }
      lines.add(leader: [route.exit + origin, Self.end(at: place, route.side)], note.color)
    }
  }

  /// Whether something that is not in a part stands over its outline.
  private func isOverlapped(_ frame: Rect) -> Bool {
    let corners = [
      frame.origin, Point(x: frame.maxX, y: frame.minY), Point(x: frame.maxX, y: frame.maxY),
      Point(x: frame.minX, y: frame.maxY), frame.origin,
    ]
    let boxes = ink.boxes(besides: frame)
    return zip(corners, corners.dropFirst()).contains { start, end in
      boxes.contains { $0.isStruck(by: start, end) }
    }
  }

  /// Returns where the line to a note ends.
  private static func end(at place: Rect, _ side: AnnotationSide) -> Point {
    switch side {
    case .left: Point(x: place.maxX + lineGap, y: place.midY)
    case .right: Point(x: place.minX - lineGap, y: place.midY)
    case .top: Point(x: place.midX, y: place.maxY + lineGap)
    case .bottom: Point(x: place.midX, y: place.minY - lineGap)
    }
  }
}

extension AnnotationElement.Note.Target {
  /// The lines that are drawn for it, besides an outline.
  fileprivate var segments: [AnnotationSegment] {
    if case .gap(let gap) = self { gap.segments } else { [] }
  }
}

extension Measures.Gap {
  /// Returns how far another place of the gap is away.
  fileprivate func distance(to other: Measures.Gap) -> Double {
    abs(start.x - other.start.x) + abs(start.y - other.start.y)
  }

  /// A rectangle without a width or without a height.
  fileprivate var box: Rect {
    Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}
