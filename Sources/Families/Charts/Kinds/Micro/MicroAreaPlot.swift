import FioriBasics
import FioriLayout
import FioriModel

/// A line between thresholds, with its first, last, greatest and least values.
///
/// The series are the line, its target, the upper threshold and the lower threshold. Each has a
/// single value for all categories or one for each category (chosen; SAP's engine can draw this
/// type but offers no way to use it: Docs/sources/charts.md#types).
struct MicroAreaPlot: PlainPlot {
  let chart: ChartElement

  func frames(in size: Size, _ labels: inout some PartLayout) throws -> [Frame.Placed] {
    let texts = try MicroAreaTexts(chart, in: size, &labels)
    let top = texts.topHeight
    let room = Rect(
      x: Self.lineWidth / 2, y: top, width: max(size.width - Self.lineWidth, 0),
      height: max(size.height - top - texts.bottomHeight, 0))
    let plot = Frame.Placed.plot(
      content(room.size), in: room,
      losses: chart.valueLosses(texts.leftOutCount) + texts.nameLosses)
    return [plot] + texts.placed(in: size, isMirrored: chart.isRightToLeft)
  }

  private func content(_ size: Size) -> PlotContent {
    let scale = MicroAreaScale(chart, size: size)
    let course = scale.points(of: 0)
    let line = LineRuns.points(of: course).flatMap { run -> [PlotShape] in
      run.count > 1
        ? [.line(run, StrokeStyle(width: Self.lineWidth), color(0))]
        : [.circle(center: Self.inside(size, run[0]), radius: Self.pointRadius, color(0))]
    }
    return PlotContent(
      marks: marks(scale),
      shapes: threshold(2, edge: 0, scale) + threshold(3, edge: size.height, scale)
        + guide(1, scale) + [.moving(motion(size), line)])
  }

  /// Returns the center of a point that is alone: near the place of its value, so that no part of it
  /// is beyond the plot.
  private static func inside(_ size: Size, _ point: Point) -> Point {
    func moved(_ place: Double, _ length: Double) -> Double {
      min(max(place, min(pointRadius, length / 2)), max(length - pointRadius, length / 2))
    }
    return Point(x: moved(point.x, size.width), y: moved(point.y, size.height))
  }

  /// The line is uncovered from the side where reading starts; target and thresholds do not move.
  private func motion(_ size: Size) -> Motion {
    let reach = Self.lineWidth
    return chart.isRightToLeft
      ? .reveal(from: size.width + reach, to: -reach)
      : .reveal(from: -reach, to: size.width + reach)
  }

  private func marks(_ scale: MicroAreaScale) -> [PlotMark] {
    let size = Size(width: Self.lineWidth, height: Self.lineWidth)
    return chart.data.values.enumerated().flatMap { series, values in
      zip(scale.points(of: series), values).enumerated().compactMap { category, pair in
        guard let point = pair.0, let value = pair.1 else { return nil }
        return PlotMark(
          series: series, category: category, value: value,
          frame: Rect(origin: point, size: .zero).centered(size))
      }
    }
  }

  /// Returns a dashed line and the filled area beyond it.
  private func threshold(_ series: Int, edge: Double, _ scale: MicroAreaScale) -> [PlotShape] {
    guard chart.data.values.indices.contains(series) else { return [] }
    let fill = Fill.color(color(series).fadedTo(Self.fillOpacity))
    return LineRuns.points(of: scale.points(of: series)).filter { $0.count > 1 }.map {
      .area($0, baseline: edge, fill)
    } + guide(series, scale)
  }

  private func guide(_ series: Int, _ scale: MicroAreaScale) -> [PlotShape] {
    guard chart.data.values.indices.contains(series) else { return [] }
    return LineRuns.points(of: scale.points(of: series)).filter { $0.count > 1 }.map {
      .line(
        $0, StrokeStyle(width: Self.guideWidth, cap: .butt, dash: Self.dash), color(series))
    }
  }

  private func color(_ series: Int) -> RGBA { chart.series[series].color }

  /// In points (stated: Docs/sources/charts.md#micro).
  static let lineWidth = 3.0
  /// The radius of a value alone between gaps, in points (chosen: as wide as the line, it is a speck).
  private static let pointRadius = 3.0
  /// The lengths of dashes and gaps, in points (stated there).
  private static let dash = [4.0, 8.0]
  /// In points (chosen: thinner than the line measured against it).
  private static let guideWidth = 1.0
  /// Chosen so that the line stays readable across it.
  private static let fillOpacity = 0.12
}

/// Maps the values of a micro area chart to points.
private struct MicroAreaScale {
  private let chart: ChartElement
  private let size: Size
  private let low: Double
  private let high: Double

  init(_ chart: ChartElement, size: Size) {
    let range = chart.hiddenRange ?? 0...1
    let (least, greatest) = (range.lowerBound, range.upperBound)
    let hasThresholds = chart.data.values.count > 2
    let margin = hasThresholds ? (greatest - least) * Self.marginShare : 0
    (low, high) = (least - margin, greatest + margin)
    self.chart = chart
    self.size = size
  }

  /// The margin beyond the outermost values if there are thresholds, so that the areas beyond them
  /// are visible (chosen: Docs/sources/charts.md#micro).
  private static let marginShare = 0.15

  /// A single value applies to all categories.
  func points(of series: Int) -> [Point?] {
    let values = chart.data.values[series]
    let positions = LineShapes.positions(of: chart.data.categoryCount)
    if values.count == 1, series > 0, let value = values[0] {
      return [0, 1].map { point($0, value) }
    }
    return zip(positions, values).map { position, value in value.map { point(position, $0) } }
  }

  private func point(_ share: Double, _ value: Double) -> Point {
    let up = high > low ? (value - low) / (high - low) : 0.5
    let half = MicroAreaPlot.lineWidth / 2
    return Point(
      x: (chart.isRightToLeft ? 1 - share : share) * size.width,
      y: half + (1 - up) * max(size.height - 2 * half, 0))
  }
}
