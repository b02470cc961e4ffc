import FioriBasics
import FioriElements
import FioriFrames

/// A part of a whole as a ring, with the part in it.
///
/// The text is the part's own value with a percent sign, whatever the whole is (stated:
/// Docs/sources/charts.md#micro).
struct MicroRadialPlot: Plot {
  static let traits = PlotTraits.micro(series: 1, values: 2)

  private let chart: ChartElement
  private let part: MicroPart

  init(_ chart: ChartElement) {
    self.chart = chart
    part = MicroPart(chart)
  }

  func frames(in size: Size, _ labels: inout some LabelLayout) throws -> [Frame.Placed] {
    let diameter = min(size.width, size.height)
    let square = Rect(origin: .zero, size: size).centered(Size(width: diameter, height: diameter))
    let plot = Frame.Placed(
      origin: square.origin,
      frame: Frame(
        size: square.size, baseline: nil, content: .plot(content(diameter: diameter)),
        kind: "plot"))
    let text = try labels.label(
      chart.texts.large.text(part.label(1), in: part.color(1)))
    let room = (diameter - 2 * MicroPart.thickness(diameter / 2)) * Self.textShare
    let shown = text.scaled(by: text.size.width > room ? room / max(text.size.width, 1) : 1)
    return [plot, shown.centered(x: square.midX, y: square.midY)]
  }

  private func content(diameter: Double) -> PlotContent {
    let radius = diameter / 2
    let thickness = min(MicroPart.thickness(radius), radius)
    func slice(to end: Double) -> Slice {
      Slice(
        center: Point(x: radius, y: radius), innerRadius: radius - thickness, outerRadius: radius,
        start: 0, end: end)
    }
    let track = chart.series[0].colors[0] ?? chart.colors.track
    return PlotContent(
      marks: part.marks(diameter: diameter),
      shapes: [.slice(slice(to: 1), track)]
        + (part.share > 0 ? [.slice(slice(to: part.share), part.color(1))] : []))
  }

  /// Of the ring's inside, that a long text shrinks to (chosen: the digits' corners stay clear).
  private static let textShare = 0.9
}
