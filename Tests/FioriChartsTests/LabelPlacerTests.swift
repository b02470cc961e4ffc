import FioriBasics
import FioriLayout
import Testing

@testable import FioriCharts
@testable import TestSupport

/// The one rule that places labels.
struct LabelPlacerTests {
  private static let room = Rect(x: 0, y: 0, width: 100, height: 60)

  /// A label 20 points wide and 10 high, at upper left corners to try.
  private static func label(
    at corners: [(Double, Double)], mark: Int? = nil, middles: ClosedRange<Double>? = nil
  ) -> LabelCandidate {
    let frame = Frame(size: Size(width: 20, height: 10), baseline: nil, content: .group([]))
    return LabelCandidate(
      places: corners.map { x, y in
        LabelCandidate.Place(
          label: Frame.Placed(origin: Point(x: x, y: y), frame: frame),
          box: Rect(x: x, y: y, width: 20, height: 10))
      }, mark: mark, middles: middles)
  }

  private static func origins(_ placed: [Int: Frame.Placed]) -> [Int: [Double]] {
    placed.mapValues { [$0.origin.x, $0.origin.y] }
  }

  @Test func `each label takes its first free place`() {
    var placer = LabelPlacer(room: Self.room)
    let labels = [
      Self.label(at: [(0, 0)]), Self.label(at: [(10, 0), (10, 20)]),
      Self.label(at: [(90, 0)]), Self.label(at: [(5, 5), (5, 25)]),
    ]
    expect(Self.origins(placer.place(labels, asWhole: false)), is: [0: [0, 0], 1: [10, 20]])
  }

  @Test func `labels as a whole are all placed or none, and take no space then`() {
    var placer = LabelPlacer(room: Self.room)
    let labels = [Self.label(at: [(0, 0)]), Self.label(at: [(10, 0)])]
    expect(Self.origins(placer.place(labels, asWhole: true)), is: [:])
    expect(Self.origins(placer.place([labels[1]], asWhole: true)), is: [0: [10, 0]])
  }

  @Test func `a label may touch its own mark only`() {
    let marks = [0, 1].map {
      LabelPlacer.Obstacle(
        rect: Rect(x: 40 * Double($0), y: 20, width: 20, height: 40), mark: $0)
    }
    var placer = LabelPlacer(room: Self.room, obstacles: marks)
    let labels = [
      Self.label(at: [(0, 15)], mark: 0), Self.label(at: [(30, 15)], mark: 0),
      Self.label(at: [(40, 15)], mark: 1),
    ]
    expect(Self.origins(placer.place(labels, asWhole: false)), is: [0: [0, 15], 2: [40, 15]])
  }

  @Test func `a label moves aside as far as it belongs to its mark`() {
    let wall = LabelPlacer.Obstacle(
      rect: Rect(x: 80, y: 0, width: 20, height: 60), isWall: true)
    var placer = LabelPlacer(room: Self.room, obstacles: [wall])
    let labels = [
      Self.label(at: [(-5, 0)], middles: 0...10), Self.label(at: [(75, 0)], middles: 70...90),
      Self.label(at: [(75, 30)], middles: 71...90), Self.label(at: [(75, 30)]),
    ]
    expect(Self.origins(placer.place(labels, asWhole: false)), is: [0: [0, 0], 1: [60, 0]])
  }

  @Test func `a line is not crossed`() {
    var placer = LabelPlacer(
      room: Self.room, lines: [Segment(start: .zero, end: Point(x: 100, y: 60))])
    expect(
      Self.origins(placer.place([Self.label(at: [(40, 20), (40, 0)])], asWhole: false)),
      is: [0: [40, 0]])
  }

  /// The label is 2 points below its point, and as high as 10. A line below it is 5/3 times as far.
  @Test(arguments: [
    (38.0, true), (35.4, true), (35.3, false), (20.5, false), (20, true), (18, true),
  ])
  func `no other line is nearer to a label than its point`(height: Double, isFree: Bool) {
    let point = Point(x: 50, y: 20)
    let lines = [(20.0, 0), (height, 1)].map { y, series in
      Segment(start: Point(x: 0, y: y), end: Point(x: 100, y: y), series: series)
    }
    var placer = LabelPlacer(room: Self.room, lines: lines)
    var label = Self.label(at: [(40, 22)])
    label.point = LabelCandidate.LinePoint(place: point, series: 0, equals: [0], step: .infinity)
    expect(placer.place(label) != nil, is: isFree)
  }

  /// The first label is 20 points wide and at the side of a line whose points are so many points apart.
  @Test(arguments: [(21.0, 0, true), (19, 0, false), (19, 1, true)])
  func `labels of a line are not read as of one point`(step: Double, series: Int, isFree: Bool) {
    var placer = LabelPlacer(room: Self.room)
    func label(_ x: Double, _ y: Double, at place: Double, of series: Int) -> LabelCandidate {
      var label = Self.label(at: [(x, y)])
      label.point = LabelCandidate.LinePoint(
        place: Point(x: place, y: 20), series: series, equals: [series], step: step)
      return label
    }
    _ = placer.place(label(0, 0, at: 0, of: 0))
    expect(placer.place(label(step - 10, 40, at: step, of: series)) != nil, is: isFree)
  }

  @Test(arguments: [
    (7, 0, 1, [0, 1, 2, 3, 4, 5, 6]), (7, 0, 3, [0, 3, 6]), (7, 5, 2, [1, 3, 5]),
    (3, 0, 9, [0]), (0, 0, 1, []),
  ])
  func `every nth label is kept`(count: Int, first: Int, distance: Int, kept: [Int]) {
    let thinned = LabelPlacer.thinned(count, from: first) { kept in
      kept.map { Rect(x: Double($0), y: 0, width: Double(distance), height: 10) }
    }
    expect(thinned, is: kept)
  }

  @Test(
    arguments: [
      ([0, 20, 40], true), ([0, 19, 40], false), ([0, 40, 20], true), ([80], true), ([81], false),
      ([-1], false), ([], true),
    ] as [([Double], Bool)])
  func `labels that are only drawn together are clear of each other and in their room`(
    starts: [Double], areClear: Bool
  ) {
    let boxes = starts.map { Rect(x: $0, y: 0, width: 20, height: 10) }
    expect(LabelPlacer.areClear(boxes, in: Self.room), is: areClear)
  }

  /// The part is a quarter of a ring from the top to the right, 15 points thick.
  @Test(arguments: [
    (70.0, 12.0, 10.0, 4.0, true), (88, 32, 4, 4, true), (70, 12, 30, 4, false),
    (70, 12, 10, 12, false), (50, 5, 10, 4, false), (30, 30, 4, 4, false),
  ])
  func `a label is in a part of a ring with all its corners`(
    x: Double, y: Double, width: Double, height: Double, isInside: Bool
  ) {
    let slice = Slice(
      center: Point(x: 50, y: 50), innerRadius: 35, outerRadius: 50, start: 0, end: 0.25)
    let label = Rect(origin: Point(x: x, y: y), size: .zero)
      .centered(Size(width: width, height: height))
    expect(slice.contains(label, margin: 1), is: isInside)
  }
}
