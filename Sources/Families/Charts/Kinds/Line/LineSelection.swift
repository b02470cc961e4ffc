import FioriBasics
import FioriLayout
import FioriModel

/// The selection of a line chart: a line through each selected point. For adjacent points, lines
/// through the first and the last, and the stretch between them.
///
/// Stated: Docs/sources/charts.md#selection; the drawing order, chosen there, is all vertical lines
/// first, then all points.
struct LineSelection {
  let chart: ChartElement
  let area: PlotArea
  let series: [LineSeriesShapes]
  /// Clips lines at the plot.
  let clipped: ([PlotShape]) -> [PlotShape]

  /// Whether nothing is selected.
  var isEmpty: Bool { chart.selections.isEmpty }

  /// The areas under selected stretches.
  var fills: [PlotShape] {
    let fills = series.flatMap { line in
      runs(of: line).filter { $0.count > 1 }.flatMap {
        line.fills(of: $0, opacity: LineShapes.fillOpacity, .flat)
      }
    }
    return fills.isEmpty ? [] : clipped(fills)
  }

  /// The selection without these areas.
  var shapes: [PlotShape] {
    var (stretches, inner): ([PlotShape], [PlotShape]) = ([], [])
    var points: [SelectedPoint] = []
    for line in series {
      for run in runs(of: line) {
        let marked = marked(in: run)
        if run.count > 1 {
          stretches += line.lines(of: run)
          inner += line.points(of: run.dropFirst().dropLast()) { !marked.contains($0) }
        }
        points += marked.sorted().compactMap { category in
          line.positions[category].map {
            SelectedPoint(place: $0, look: chart.series[line.series])
          }
        }
      }
    }
    let selected = SelectedPoints(points)
    let parts = [
      clipped(stretches), lines(through: points),
      points.map { $0.ring(chart.colors.background) }, anchors(of: selected),
      neighbors(of: selected), inner, selected.shapes,
    ]
    return Array(parts.joined())
  }

  /// Returns the ends of a run, and the points in it that are also selected by themselves.
  private func marked(in run: Range<Int>) -> Set<Int> {
    let own = chart.selectedRanges?.points.intersection(run) ?? []
    return own.union([run.lowerBound, run.upperBound - 1])
  }

  /// Returns the runs of adjacent selected points that have values.
  private func runs(of line: LineSeriesShapes) -> [Range<Int>] {
    let chosen = (chart.selections[line.series] ?? []).sorted()
      .filter { (line.positions[at: $0] ?? nil) != nil }
    return chosen.reduce(into: []) { runs, category in
      if let last = runs.last, last.upperBound == category, chart.joinsSelection(at: category) {
        runs[runs.count - 1] = last.lowerBound..<category + 1
      } else {
        runs.append(category..<category + 1)
      }
    }
  }

  /// Returns lines through points from edge to edge of the plot, but only to the last point where its ring would leave no
  /// more than a stub.
  private func lines(through points: [SelectedPoint]) -> [PlotShape] {
    Dictionary(grouping: points, by: \.place.x).sorted { $0.key < $1.key }.map { x, points in
      let (heights, height) = (points.map(\.place.y), area.size.height)
      let least = (points.map(\.outerRadius).max() ?? 0) + Self.anchor.height
      let (first, last) = (heights.min() ?? 0, heights.max() ?? height)
      var rule = Rule(
        isHorizontal: false, position: x, start: first > least ? 0 : first,
        end: last < height - least ? height : last, color: chart.colors.selection)
      rule.givesWayToValues = true
      return .rule(rule)
    }
  }

  /// Returns the triangles at the ends of these lines, without those that a ring would cut.
  private func anchors(of selected: SelectedPoints) -> [PlotShape] {
    [true, false].flatMap { atTop in
      selected.points.map { corners(of: $0, atTop: atTop) }
        .filter { corners in !corners.contains { selected.cover($0) } }
        .map { PlotShape.polygon($0, chart.colors.selection) }
    }
  }

  /// Returns the corners of the triangle at an end of the line through a point.
  private func corners(of point: SelectedPoint, atTop: Bool) -> [Point] {
    let (x, half, height) = (point.place.x, Self.anchor.width / 2, area.size.height)
    let edge = atTop ? 0 : height
    let tip = atTop ? Self.anchor.height : height - Self.anchor.height
    return [Point(x: x - half, y: edge), Point(x: x + half, y: edge), Point(x: x, y: tip)]
  }

  /// Returns the points that are not selected again if they are partly under the rings.
  private func neighbors(of points: SelectedPoints) -> [PlotShape] {
    let cut = series.map { (line: $0, categories: covered(of: $0, by: points)) }
      .filter { !$0.categories.isEmpty }
    guard !cut.isEmpty else { return [] }
    let dimmed = cut.flatMap { line, categories in
      line.points(of: line.positions.indices, where: categories.contains)
    }
    return cut.flatMap { $0.line.grounds(of: $0.categories) } + [
      .layer(clip: nil, opacity: LineShapes.unselectedOpacity, dimmed)
    ]
  }

  /// Returns the categories whose points are not selected, and partly under the rings of points.
  private func covered(of line: LineSeriesShapes, by points: SelectedPoints) -> Set<Int> {
    let radius = chart.series[line.series].pointDiameter / 2
    return Set(
      line.positions.indices.filter { category in
        guard let position = line.positions[category],
          !chart.isChosen(series: line.series, category: category)
        else { return false }
        return points.cover(position, reach: radius)
      })
  }

  /// The size in points of a triangle at an end of a line through selected points.
  static let anchor = Size(width: 9, height: 4)
  /// How much larger the radius of a selected point is, in points.
  static let growth = SelectedPoint.growth

  /// The distance from a point's edge to the outside of the ring around it, in points.
  static let ringReach = SelectedPoint.growth + SelectedPoint.ringWidth
}

/// A selected point, with the shape of its series, and the ring around it.
private struct SelectedPoint {
  let place: Point
  let look: ChartElement.Series

  private var radius: Double { look.pointDiameter / 2 + Self.growth }
  var outerRadius: Double { radius + Self.ringWidth }

  /// Returns the ground of the ring, which is under all points.
  func ring(_ color: RGBA) -> PlotShape {
    .circle(center: place, radius: outerRadius, color)
  }

  /// Returns whether the ring or the point covers a part of a circle.
  func covers(_ other: Point, reach: Double = 0) -> Bool {
    let (x, y) = (place.x - other.x, place.y - other.y)
    let least = outerRadius + reach
    return x * x + y * y < least * least
  }

  /// Returns the point, larger by a rim for each of a number of others that cover it.
  func shape(under count: Int) -> PlotShape {
    look.points(
      [place], radius: radius + Double(min(count, Self.mostRims)) * Self.rim,
      look.pointColor ?? look.color)
  }

  func isHidden(by other: SelectedPoint) -> Bool {
    abs(place.x - other.place.x) < Self.rim && abs(place.y - other.place.y) < Self.rim
  }

  /// In points (Docs/sources/charts.md#selection).
  static let growth = 2.5
  static let ringWidth = 4.0
  /// The width in points of the rim of a point under another one, and how many rims the ring has space for.
  private static let rim = 2.0
  private static let mostRims = 2
}

/// Selected points by their place along the plot, since large charts have thousands of them.
private struct SelectedPoints {
  let points: [SelectedPoint]
  /// The indices of points by parts of the width that are as wide as a ring, and their width in points.
  private let parts: [Int: [Int]]
  private let partWidth: Double

  init(_ points: [SelectedPoint]) {
    self.points = points
    let width = 2 * (points.map(\.outerRadius).max() ?? 1)
    partWidth = width
    parts = Dictionary(grouping: points.indices) { Self.part(of: points[$0].place, width) }
  }

  private static func part(of place: Point, _ width: Double) -> Int {
    Int((place.x / width).rounded(.down))
  }

  /// Returns the indices of the points around a place.
  private func indices(around place: Point) -> [Int] {
    let part = Self.part(of: place, partWidth)
    return (part - 1...part + 1).flatMap { parts[$0] ?? [] }
  }

  /// Returns whether a ring covers a part of a circle that is not larger than it.
  func cover(_ place: Point, reach: Double = 0) -> Bool {
    indices(around: place).contains { points[$0].covers(place, reach: reach) }
  }

  /// The points above each other; one that later ones cover is larger, and seen around them.
  var shapes: [PlotShape] {
    points.enumerated().map { index, point in
      point.shape(
        under: indices(around: point.place).count { $0 > index && point.isHidden(by: points[$0]) })
    }
  }
}
