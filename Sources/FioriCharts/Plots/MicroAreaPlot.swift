import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// A line between thresholds, with its first and last values at the corners.
///
/// The series are the line, its target, the upper threshold and the lower threshold. Each has a
/// single value for all categories or one for each category (chosen; SAP's engine can draw this
/// type but offers no way to use it: Docs/sources/charts.md#types).
struct MicroAreaPlot: Plot {
  static let axes = PlotAxes.none

  let chart: ChartElement

  func frames(in size: Size, _ labels: inout some LabelLayout) throws -> [Frame.Placed] {
    let texts = try MicroAreaTexts(chart, in: size.width, &labels)
    let top = texts.topHeight
    let room = Rect(
      x: Self.lineWidth / 2, y: top, width: max(size.width - Self.lineWidth, 0),
      height: max(size.height - top - texts.bottomHeight, 0))
    let plot = Frame.Placed(
      origin: room.origin,
      frame: Frame(
        size: room.size, baseline: nil, content: .plot(content(room.size)), kind: "plot",
        losses: chart.valueLosses(texts.leftOutCount(in: size.width)) + texts.nameLosses)
    )
    return [plot] + texts.placed(in: size, isMirrored: chart.isRightToLeft)
  }

  private func content(_ size: Size) -> PlotContent {
    let scale = MicroAreaScale(chart, size: size)
    let course = scale.points(of: 0)
    let line = LineRuns.points(of: course).flatMap { run -> [PlotShape] in
      run.count > 1
        ? [.line(run, StrokeStyle(width: Self.lineWidth), color(0))]
        : [.circle(center: run[0], radius: Self.lineWidth / 2, color(0))]
    }
    return PlotContent(
      marks: marks(scale),
      shapes: threshold(2, edge: 0, scale) + threshold(3, edge: size.height, scale)
        + guide(1, scale) + line)
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
  fileprivate static let lineWidth = 3.0
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
    let all = chart.data.values.joined().compactMap(\.self)
    let (least, greatest) = (all.min() ?? 0, all.max() ?? 1)
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
    let places = LineShapes.places(of: chart.data.categoryCount)
    if values.count == 1, series > 0, let value = values[0] {
      return [0, 1].map { point($0, value) }
    }
    return zip(places, values).map { place, value in value.map { point(place, $0) } }
  }

  private func point(_ share: Double, _ value: Double) -> Point {
    let up = high > low ? (value - low) / (high - low) : 0.5
    let half = MicroAreaPlot.lineWidth / 2
    return Point(
      x: (chart.isRightToLeft ? 1 - share : share) * size.width,
      y: half + (1 - up) * max(size.height - 2 * half, 0))
  }
}

extension Frame {
  /// The frame of a text that its row speaks for.
  fileprivate var withoutLosses: Frame {
    var frame = self
    frame.losses = []
    return frame
  }
}

/// The texts at the corners of a micro area chart: its first and last values on top, its first and
/// last categories at the bottom, and between them its greatest value on top and its least at the
/// bottom.
struct MicroAreaTexts {
  /// The texts at the start, center and end of a row.
  private struct Row {
    let first: Frame
    let middle: Frame
    let last: Frame

    var all: [Frame] { [first, middle, last] }
    var height: Double { all.map(\.size.height).max() ?? 0 }
    var isEmpty: Bool { all.allSatisfy { $0.size.width == 0 } }
  }

  private let top: Row
  private let bottom: Row
  /// The number of values at the ends that do not fit.
  private let leftOutEndCount: Int
  let nameLosses: [Loss]

  init(_ chart: ChartElement, in width: Double, _ labels: inout some LabelLayout) throws {
    let values = chart.data.values.first ?? []
    let known = values.indices.filter { values[$0] != nil }
    let (first, last) = (known.first, known.last)
    let greatest = known.max { (values[$0] ?? 0) < (values[$1] ?? 0) }
    let least = known.min { (values[$0] ?? 0) < (values[$1] ?? 0) }
    func value(_ category: Int?) -> String {
      category.map { chart.valueLabel(series: 0, category: $0) } ?? ""
    }
    let (strong, quiet) = (chart.texts.microLabel, chart.texts.categoryLabel)
    let ends = try [value(first), last == first ? "" : value(last)].map {
      try labels.label(strong.text($0))
    }
    let shown = ends.filter { $0.size.width > 0 }
    let total = shown.reduce(Double(max(shown.count - 1, 0)) * Self.gap) { $0 + $1.size.width }
    // A number is not cut, because the rest reads as another number.
    leftOutEndCount = total > width ? shown.count : 0
    let none = try labels.label(strong.text(""))
    top = Row(
      first: total > width ? none : ends[0],
      middle: try labels.label(
        quiet.text([first, last].contains(greatest) ? "" : value(greatest))),
      last: total > width ? none : ends[1])
    let names = (0..<chart.data.categoryCount).map(chart.categoryLabel).ends
    let fitted = try EndNames(
      names.map { quiet.text($0) }, in: width, spacing: AxisMetrics.nameSpacing, &labels)
    let frames = (fitted.areReadable ? fitted.frames : []).map(\.withoutLosses)
    nameLosses = NameLosses(names, shown: frames.isEmpty ? [] : names, frames).losses(
      at: chart.origin.key("categories"))
    bottom = Row(
      first: frames.first ?? none,
      middle: try labels.label(quiet.text([first, last].contains(least) ? "" : value(least))),
      last: frames.count > 1 ? frames[1] : none)
  }

  /// The height above the plot, in points.
  var topHeight: Double { top.isEmpty ? 0 : top.height + Self.spacing }

  /// The height below the plot, in points.
  var bottomHeight: Double { bottom.isEmpty ? 0 : bottom.height + Self.descent + Self.spacing }

  func placed(in size: Size, isMirrored: Bool) -> [Frame.Placed] {
    placed(top, y: 0, width: size.width, isMirrored: isMirrored)
      + placed(
        bottom, y: size.height - bottom.height - Self.descent, width: size.width,
        isMirrored: isMirrored)
  }

  /// Returns how many of the values do not fit.
  func leftOutCount(in width: Double) -> Int {
    leftOutEndCount + [top, bottom].count { $0.middle.size.width > 0 && !hasRoom($0, in: width) }
  }

  /// Returns whether the text in the middle of a row fits between the others.
  private func hasRoom(_ row: Row, in width: Double) -> Bool {
    let free = (width - row.middle.size.width) / 2
    return free >= max(row.first.size.width, row.last.size.width) + Self.gap
  }

  private func placed(
    _ row: Row, y: Double, width: Double, isMirrored: Bool
  ) -> [Frame.Placed] {
    let (left, right) = isMirrored ? (row.last, row.first) : (row.first, row.last)
    let middleX = (width - row.middle.size.width) / 2
    let hasRoom = hasRoom(row, in: width)
    let texts = [
      Frame.Placed(origin: Point(x: 0, y: y), frame: left),
      Frame.Placed(origin: Point(x: width - right.size.width, y: y), frame: right),
    ]
    return hasRoom
      ? texts + [Frame.Placed(origin: Point(x: middleX, y: y), frame: row.middle)] : texts
  }

  /// The space between the texts and the plot, in points (from SAP's engine, which offers no way to
  /// use this type).
  private static let spacing = 2.0
  /// How far letters hang below their box, at the picture's edge, in points.
  private static let descent = 1.0
  /// The space between two texts, in points.
  private static let gap = 4.0
}
