import FioriBasics
import FioriLayout
import FioriModel
import Glibc

/// The parts of a ring clockwise from the top, one for each series.
struct DonutPlot: PlainPlot {
  let chart: ChartElement

  func frames(in size: Size, _ labels: inout some PartLayout) throws -> [Frame.Placed] {
    let diameter = max(min(size.width, size.height), 1)
    let square = Rect(origin: .zero, size: size).centered(Size(width: diameter, height: diameter))
    let segments = segments(diameter: diameter)
    let parts = segments.flatMap(\.shapes)
    let labelCount = segments.count {
      !$0.shapes.isEmpty && !chart.valueLabel(series: $0.mark.series, category: 0).isEmpty
    }
    let fitting = try texts(of: segments, in: square, &labels)
    // A single value of several would be taken for the chart's.
    let texts = chart.choosesValueLabels || fitting.count == labelCount ? fitting : []
    var content = PlotContent(
      marks: segments.map(\.mark),
      shapes: [.moving(.swept(diameter: diameter), parts.isEmpty ? [track(diameter)] : parts)]
        + texts.compactMap { $0.plate })
    content.colorCode = chart.colorCode
    let plot = Frame.Placed.plot(
      content, in: square,
      losses: chart.valueLosses(labelCount - texts.count) + zeroLosses(segments))
    return [plot] + texts.map { $0.frame }
  }

  /// Returns the lost labels of parts that are zero, unless a legend has their values.
  private func zeroLosses(_ segments: [Segment]) -> [Loss] {
    segments.compactMap { segment in
      let series = segment.mark.series
      let label = chart.valueLabel(series: series, category: 0)
      guard segment.mark.value == 0, !label.isEmpty, !chart.legendHas(series) else { return nil }
      return Loss(
        chart.origin.key("series").index(series).key("values").index(0),
        .labelOfEmptyPart)
    }
  }

  /// Returns the whole ring in a quiet color, for values that are all zero or less: a chart that is
  /// there, unlike one without data (chosen: Docs/sources/charts.md#donut).
  private func track(_ diameter: Double) -> PlotShape {
    let radius = diameter / 2
    return .slice(
      Slice(
        center: Point(x: radius, y: radius), innerRadius: radius - diameter * Self.thickness,
        outerRadius: radius, start: 0, end: 1), chart.colors.track)
  }

  /// A part of the ring and its place.
  private struct Segment {
    let mark: PlotMark
    let slice: Slice
    /// The part with its hatching; empty if there is nothing to draw.
    let shapes: [PlotShape]
    let color: RGBA
    /// The middle of the ring within the part, for angles in half turns.
    let ring: Arc
    /// The center of the part.
    var middle: Point { place(at: 0.5) }
    /// The places of a value in the part, from its center to its ends. Where the ring is level, a wider one fits.
    var middles: some Sequence<Point> {
      (0...Self.steps).lazy.flatMap { step -> [Double] in
        let aside = Double(step) / Double(2 * Self.steps)
        return step == 0 ? [0.5] : [0.5 - aside, 0.5 + aside]
      }.map(place)
    }

    private func place(at share: Double) -> Point {
      ring.point(at: 2 * .pi * (slice.start + (slice.end - slice.start) * share))
    }

    /// The number of places between the center of a part and its end.
    private static let steps = 24
  }

  /// Returns the parts; negative values count as zero (stated: Docs/sources/charts.md#donut).
  private func segments(diameter: Double) -> [Segment] {
    let known = chart.data.values.enumerated().compactMap { series, values in
      (values.first ?? nil).map { (series: series, value: $0) }
    }
    let total = known.reduce(0) { $0 + max($1.value, 0) }
    let shareCount = known.count { $0.value > 0 }
    // A single share is the whole ring.
    let gap = shareCount > 1 ? 1 / (.pi * diameter) : 0
    let available = max(0, 1 - Double(shareCount) * gap)
    var start = 0.0
    return known.map { series, value in
      let end = start + (total > 0 ? max(value, 0) / total * available : 0)
      defer { start = value > 0 ? end + gap : end }
      return segment(series, value, from: start, to: end, diameter: diameter)
    }
  }

  private func segment(
    _ series: Int, _ value: Double, from start: Double, to end: Double, diameter: Double
  ) -> Segment {
    let radius = diameter / 2
    let center = Point(x: radius, y: radius)
    let inner = radius - diameter * Self.thickness
    let look = chart.series[series].color(at: 0)
    let isChosen = chart.isChosen(series: series, category: 0)
    let slice = Slice(
      center: center, innerRadius: inner, outerRadius: radius, start: start, end: end)
    let ring = Arc(center: center, radius: (radius + inner) / 2, turns: 1)
    return Segment(
      mark: PlotMark(
        series: series, category: 0, value: value,
        frame: slice.bounds,
        angles: start * 360...end * 360), slice: slice,
      shapes: end > start
        ? shapes(
          .slice(slice, isChosen ? look : look.fadedTo(Self.unselectedOpacity)), of: series) : [],
      color: chart.seenColor(series, 0, unselectedOpacity: Self.unselectedOpacity), ring: ring)
  }

  private func shapes(_ slice: PlotShape, of series: Int) -> [PlotShape] {
    let hatching = chart.series[series].hatching(at: 0)
    guard hatching != .none else { return [slice] }
    return [slice, .hatching(hatching, over: [slice], chart.colors.background)]
  }

  /// Returns the values in their parts where they fit: in the center, or else nearest to it.
  private func texts(
    of segments: [Segment], in square: Rect, _ labels: inout some PartLayout
  ) throws -> [(frame: Frame.Placed, plate: PlotShape?)] {
    guard !chart.valueLabels.isEmpty else { return [] }
    var placer = LabelPlacer(room: .everywhere)
    return try segments.compactMap { segment in
      guard !segment.shapes.isEmpty else { return nil }
      let text = chart.valueLabels[segment.mark.series].first ?? ""
      let color = segment.color.mostReadable(among: RGBA.marksTexts)
      let frame = try labels.label(chart.texts.value.text(text, in: color)).asValueLabel
      func plate(at middle: Point) -> PlotShape? {
        chart.plate(
          under: frame.centered(x: middle.x, y: middle.y), on: segment.mark,
          unselectedOpacity: Self.unselectedOpacity)
      }
      let margin = plate(at: segment.middle) == nil ? 0 : 2 * ChartElement.plateMargin
      let digits = Size(
        width: frame.size.width + margin, height: chart.texts.value.font.digitHeight + margin)
      let middle = segment.middles.first { middle in
        segment.slice.contains(
          Rect(origin: middle, size: .zero).centered(digits), margin: Self.labelMargin)
      }
      guard let middle else { return nil }
      let place = LabelCandidate.Place(
        label: frame.centered(x: middle.x, y: middle.y),
        box: Rect(origin: middle, size: .zero).centered(digits))
      return placer.place(LabelCandidate(places: [place])).map {
        ($0.moved(by: square.origin), plate(at: middle))
      }
    }
  }

  /// The distance of a value from the edges of its part, in points.
  private static let labelMargin = 1.0

  /// The thickness of the ring as a fraction of the diameter (stated:
  /// Docs/sources/charts.md#donut).
  private static let thickness = 63.0 / 336
  /// Stated: Docs/sources/charts.md#selection.
  private static let unselectedOpacity = 0.25
}
