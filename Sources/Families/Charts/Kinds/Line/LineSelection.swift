import FioriBasics
import FioriLayout

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

  var shapes: [PlotShape] {
    var (fills, stretches): ([PlotShape], [PlotShape]) = ([], [])
    var (lines, points): ([PlotShape], [PlotShape]) = ([], [])
    for line in series {
      for run in runs(of: line) {
        if run.count > 1 {
          fills += line.fills(of: run, opacity: LineShapes.fillOpacity, .flat)
          stretches += line.lines(of: run)
          points += line.points(of: run.dropFirst().dropLast())
        }
        for category in Set([run.lowerBound, run.upperBound - 1]).sorted() {
          guard let position = line.positions[at: category] ?? nil else { continue }
          lines += indicator(at: position.x)
          points += point(at: position, of: line.series)
        }
      }
    }
    return clipped(fills + stretches) + lines + points
  }

  /// Returns the runs of adjacent selected points that have values.
  private func runs(of line: LineSeriesShapes) -> [Range<Int>] {
    let chosen = (chart.selections[line.series] ?? []).sorted()
      .filter { (line.positions[at: $0] ?? nil) != nil }
    return chosen.reduce(into: []) { runs, category in
      if let last = runs.last, last.upperBound == category,
        chart.dates?.interruptions.contains(category) != true
      {
        runs[runs.count - 1] = last.lowerBound..<category + 1
      } else {
        runs.append(category..<category + 1)
      }
    }
  }

  /// Returns a line from the top to the bottom edge of the plot with a triangle at each end.
  private func indicator(at x: Double) -> [PlotShape] {
    let color = chart.colors.selection
    let (half, height, bottom) = (Self.anchor.width / 2, Self.anchor.height, area.size.height)
    func triangle(_ edge: Double, _ tip: Double) -> PlotShape {
      .polygon(
        [Point(x: x - half, y: edge), Point(x: x + half, y: edge), Point(x: x, y: tip)], color)
    }
    return [
      .rule(Rule(isHorizontal: false, position: x, start: 0, end: bottom, color: color)),
      triangle(0, height), triangle(bottom, bottom - height),
    ]
  }

  private func point(at position: Point, of series: Int) -> [PlotShape] {
    let look = chart.series[series]
    let radius = look.pointDiameter / 2
    return [
      .circle(
        center: position, radius: max(Self.leastRadius, radius) + Self.growth,
        look.pointColor ?? look.color),
      .ring(
        center: position, radius: radius + Self.ringDistance, width: Self.ringWidth,
        chart.colors.background),
    ]
  }

  private static let anchor = Size(width: 9, height: 4)
  private static let leastRadius = 3.5
  private static let growth = 2.5
  private static let ringDistance = 4.5
  private static let ringWidth = 4.0

  /// The distance from a point's edge to the outside of the ring around it, in points.
  static let ringReach = ringDistance + ringWidth / 2
}
