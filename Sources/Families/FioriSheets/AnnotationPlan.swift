import FioriBasics
import FioriFrames

/// Where the notes around a picture stand, and the lines from them.
///
/// A line leaves the picture straight, at the height of what it is about, and then leans to its note, so
/// that lines do not cross on one side.
struct AnnotationPlan {
  /// The size of everything, in points.
  private(set) var size = Size.zero
  /// The top left corner of the picture: whole points, so that its pixels stay the same.
  private(set) var origin = Point.zero
  /// The places of the notes, in their order.
  private(set) var places: [Rect]
  private(set) var lines = AnnotationLines()

  /// The space around everything, in points.
  static let margin = 8.0
  /// The width of the strip in which lines lean.
  private static let strip = 20.0
  /// The space between two notes.
  private static let gap = 3.0
  /// The space between a line and its note.
  private static let lineGap = 3.0

  private let notes: [AnnotationElement.Note]
  private let picture: Size
  /// The texts in the picture, which lines to notes leave free.
  private let texts: [Rect]
  /// The marks of charts, which lines to notes avoid where they can.
  private let plots: [Rect]
  private var sides: [Side]
  /// Where the line of each note leaves what it is about, in the picture.
  private var anchors: [Point]
  private let sizes: [Size]

  init(
    _ notes: [AnnotationElement.Note], sizes: [Size], around picture: Size, besides texts: [Rect],
    plots: [Rect]
  ) {
    (self.notes, self.sizes, self.picture) = (notes, sizes, picture)
    (self.texts, self.plots) = (texts, plots)
    places = sizes.map { Rect(origin: .zero, size: $0) }
    sides = []
    anchors = []
    for note in notes { choose(for: note) }
    place()
    draw()
  }

  private enum Side: CaseIterable {
    case left, right, top, bottom

    var isVertical: Bool { self == .left || self == .right }
  }

  /// Chooses the side to which a line crosses the fewest texts and charts; of two that are equal, the
  /// nearer one, or the one with fewer notes.
  private mutating func choose(for note: AnnotationElement.Note) {
    let (box, isSideways) =
      switch note.target {
      case .frame(let frame): (frame, true)
      case .gap(let gap): (Rect(origin: gap.middle, size: .zero), gap.isVertical)
      }
    let choices = (isSideways ? [Side.left, .right] : [.top, .bottom]).map { side in
      let anchor = anchor(of: box, side)
      let way = way(from: anchor, side)
      let distance = abs(way.end.x - anchor.x) + abs(way.end.y - anchor.y)
      return (
        side: side, anchor: anchor,
        crossings: (texts + plots).count { !$0.isEqual(to: box) && $0.isCrossed(by: way) },
        distance: (distance / Self.strip).rounded(), count: sides.count { $0 == side }
      )
    }
    let best = choices.min {
      ($0.crossings, $0.distance, $0.count) < ($1.crossings, $1.distance, $1.count)
    }
    guard let best else { return }
    sides.append(best.side)
    anchors.append(best.anchor)
  }

  private func anchor(of box: Rect, _ side: Side) -> Point {
    switch side {
    case .left: Point(x: box.minX, y: box.midY)
    case .right: Point(x: box.maxX, y: box.midY)
    case .top: Point(x: box.midX, y: box.minY)
    case .bottom: Point(x: box.midX, y: box.maxY)
    }
  }

  /// Returns the straight way from an anchor to the edge of the picture.
  private func way(from anchor: Point, _ side: Side) -> (start: Point, end: Point) {
    switch side {
    case .left: (anchor, Point(x: 0, y: anchor.y))
    case .right: (anchor, Point(x: picture.width, y: anchor.y))
    case .top: (anchor, Point(x: anchor.x, y: 0))
    case .bottom: (anchor, Point(x: anchor.x, y: picture.height))
    }
  }

  /// Places the notes of each side as near to their anchors as the others allow.
  private mutating func place() {
    var widths: [Side: Double] = [:]
    var spans: [Side: ClosedRange<Double>] = [:]
    for side in Side.allCases {
      let indices = notes.indices.filter { sides[$0] == side }
      let sorted = indices.sorted { (wanted($0, side), $0) < (wanted($1, side), $1) }
      let starts = Self.spread(sorted.map { (wanted($0, side), length($0, side)) })
      for (index, start) in zip(sorted, starts) {
        places[index].origin =
          side.isVertical ? Point(x: 0, y: start) : Point(x: start, y: 0)
      }
      widths[side] = indices.map { side.isVertical ? sizes[$0].width : sizes[$0].height }.max()
      if let start = starts.first, let end = starts.last, let last = sorted.last {
        spans[side] = start...(end + length(last, side))
      }
    }
    frame(widths, spans)
  }

  /// Where the middle of a note would be best, along its side.
  private func wanted(_ index: Int, _ side: Side) -> Double {
    side.isVertical ? anchors[index].y : anchors[index].x
  }

  /// The length of a note along its side.
  private func length(_ index: Int, _ side: Side) -> Double {
    side.isVertical ? sizes[index].height : sizes[index].width
  }

  /// Makes room on the four sides, and moves everything there.
  private mutating func frame(_ widths: [Side: Double], _ spans: [Side: ClosedRange<Double>]) {
    func room(_ side: Side) -> Double {
      let width = widths[side].map { $0 + Self.lineGap + Self.strip } ?? 0
      return (width + Self.margin).rounded(.up)
    }
    func overhang(_ sides: [Side], _ length: Double) -> (before: Double, after: Double) {
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
    for index in notes.indices {
      var place = places[index].origin + origin
      switch sides[index] {
      case .left: place.x = origin.x - Self.strip - Self.lineGap - sizes[index].width
      case .right: place.x = origin.x + picture.width + Self.strip + Self.lineGap
      case .top: place.y = origin.y - Self.strip - Self.lineGap - sizes[index].height
      case .bottom: place.y = origin.y + picture.height + Self.strip + Self.lineGap
      }
      places[index].origin = place
    }
  }

  /// Returns where lengths begin whose middles are as near as possible to wanted places, in order and
  /// without touching.
  static func spread(_ items: [(wanted: Double, length: Double)]) -> [Double] {
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
      var own: Rect?
      switch note.target {
      case .frame(let frame):
        own = frame
        lines.add(outline: Rect(origin: frame.origin + origin, size: frame.size), note.color)
      case .gap(let gap):
        lines.add(gap: gap.start + origin, gap.end + origin, note.color)
      }
      let way = way(from: anchors[index], sides[index])
      let crossed = texts.filter { text in own.map { !text.isEqual(to: $0) } ?? true }
      for piece in Rect.pieces(of: way, outside: crossed) {
        lines.add(leader: [piece.start + origin, piece.end + origin], note.color)
      }
      lines.add(leader: [way.end + origin, end(of: index)], note.color)
    }
  }

  /// Returns where the line to a note ends.
  private func end(of index: Int) -> Point {
    let place = places[index]
    return switch sides[index] {
    case .left: Point(x: place.maxX + Self.lineGap, y: place.midY)
    case .right: Point(x: place.minX - Self.lineGap, y: place.midY)
    case .top: Point(x: place.midX, y: place.maxY + Self.lineGap)
    case .bottom: Point(x: place.midX, y: place.minY - Self.lineGap)
    }
  }
}

extension Rect {
  fileprivate func isEqual(to other: Rect) -> Bool {
    abs(minX - other.minX) + abs(minY - other.minY) + abs(maxX - other.maxX)
      + abs(maxY - other.maxY) < 0.001
  }

  /// Whether a level or upright line passes through more than the edge.
  fileprivate func isCrossed(by way: (start: Point, end: Point)) -> Bool {
    let (left, right) = (min(way.start.x, way.end.x), max(way.start.x, way.end.x))
    let (top, bottom) = (min(way.start.y, way.end.y), max(way.start.y, way.end.y))
    return right > minX + 0.01 && left < maxX - 0.01 && bottom > minY + 0.01 && top < maxY - 0.01
  }

  /// Returns the pieces of a level or upright line outside of rectangles.
  fileprivate static func pieces(
    of way: (start: Point, end: Point), outside rects: [Rect]
  ) -> [(start: Point, end: Point)] {
    let isLevel = way.start.y == way.end.y
    func point(_ place: Double) -> Point {
      isLevel ? Point(x: place, y: way.start.y) : Point(x: way.start.x, y: place)
    }
    let (start, end) = isLevel ? (way.start.x, way.end.x) : (way.start.y, way.end.y)
    var pieces = [(min(start, end), max(start, end))]
    for rect in rects where rect.isCrossed(by: way) {
      let (from, to) = isLevel ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
      pieces = pieces.flatMap { low, high in
        to <= low || from >= high ? [(low, high)] : [(low, min(from, high)), (max(to, low), high)]
      }.filter { $0.1 > $0.0 }
    }
    return pieces.map { (point($0.0), point($0.1)) }
  }
}
