import FioriRender
import Glibc
import Testing

@testable import TestSupport

struct ArcTests {
  private static let center = Point(x: 100, y: 200)

  private func arc(_ turns: Double, radius: Double = 65) -> Arc {
    Arc(center: Self.center, radius: radius, turns: turns)
  }

  private func end(of path: Path) -> Point? {
    path.steps.reversed().lazy.compactMap { step in
      switch step {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .close: nil
      }
    }.first
  }

  /// Points along a path's curves, a hundred of each.
  private func points(of path: Path) -> [Point] {
    var points: [Point] = []
    var start = Point.zero
    for step in path.steps {
      switch step {
      case .move(let point): start = point
      case .curve(let first, let second, let end):
        points += (0...100).map { index in
          let t = Double(index) / 100
          let u = 1 - t
          return start * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t)
            + end * (t * t * t)
        }
        start = end
      case .line, .close: continue
      }
    }
    return points
  }

  /// Turns from noon, clockwise, and the distance from the center.
  private func place(_ point: Point) -> (turns: Double, radius: Double) {
    let (x, y) = (point.x - Self.center.x, point.y - Self.center.y)
    let turns = atan2(x, -y) / (2 * .pi)
    return (turns < 0 ? turns + 1 : turns, (x * x + y * y).squareRoot())
  }

  @Test(
    arguments: [
      (0.64, -50.08, 41.43), (0.25, 65, 0), (0.5, 0, 65), (0.75, -65, 0), (0.125, 45.96, -45.96),
    ] as [(Double, Double, Double)])
  func `an arc begins at noon and ends at its share of a turn`(
    turns: Double, x: Double, y: Double
  ) throws {
    let path = Path(arc(turns))
    expect(path.steps.first, is: .move(Self.center + Point(x: 0, y: -65)))
    let last = try #require(end(of: path))
    #expect(abs(last.x - Self.center.x - x) < 0.005)
    #expect(abs(last.y - Self.center.y - y) < 0.005)
    #expect(path.steps.last != .close)
  }

  @Test(arguments: [1.0, 1.5])
  func `a whole turn is a closed circle`(turns: Double) {
    let path = Path(arc(turns))
    expect(path, is: Path(circleAround: Self.center, radius: 65))
    expect(path.steps.last, is: .close)
    expect(end(of: path), is: Self.center + Point(x: 0, y: -65))
  }

  @Test(arguments: [
    0.001, 0.01, 0.1, 0.2499, 0.25, 0.2501, 1 / 3.0, 0.5, 0.64, 0.9, 0.999, 0.99999, 1,
  ])
  func `all points lie on the circle, and as far as the turns`(turns: Double) {
    let places = points(of: Path(arc(turns))).map(place)
    #expect(places.count >= 101)
    #expect(places.allSatisfy { abs($0.radius / 65 - 1) < 0.0003 })
    #expect(places.dropFirst().dropLast().allSatisfy { $0.turns < turns + 1e-9 })
  }

  @Test(arguments: [(0.01, 1), (0.25, 1), (0.26, 2), (0.64, 3), (0.75, 3), (0.76, 4), (0.99, 4)])
  func `no curve is longer than a quarter`(turns: Double, curves: Int) {
    expect(Path(arc(turns)).steps.count, is: curves + 1)
  }

  @Test func `an arc that is filled in part is a part of it`() {
    let part = arc(0.64).filled(0.5)
    expect(part, is: arc(0.32))
    expect(arc(0.64).filled(1), is: arc(0.64))
  }

  @Test(
    arguments: [
      (0.25, 0.25, 65, 0, 0, 65), (0.5, -0.25, 0, 65, 65, 0), (0.75, 0.5, -65, 0, 65, 0),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func `an arc may begin elsewhere and run against the clock`(
    start: Double, turns: Double, fromX: Double, fromY: Double, toX: Double, toY: Double
  ) throws {
    let arc = Arc(center: Self.center, radius: 65, start: start, turns: turns)
    let path = Path(arc)
    guard case .move(let first) = path.steps.first else {
      Issue.record("an arc begins with \(String(describing: path.steps.first))")
      return
    }
    let last = try #require(end(of: path))
    for (point, x, y) in [(first, fromX, fromY), (last, toX, toY)] {
      let place = Point(x: Self.center.x + x, y: Self.center.y + y)
      #expect(hypot(point.x - place.x, point.y - place.y) < 1e-9)
    }
    #expect(points(of: path).map(place).allSatisfy { abs($0.radius / 65 - 1) < 0.0003 })
    expect(arc.filled(0.5).start, is: start)
  }
}
