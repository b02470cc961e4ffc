import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// A part of a whole as a wedge in a disc, with both beside it.
///
/// The series holds the whole and the part (stated: Docs/sources/charts.md#micro).
struct MicroHarveyBallPlot: Plot {
  static let traits = PlotTraits.micro(series: 1, values: 2)

  private let chart: ChartElement
  private let part: MicroPart

  init(_ chart: ChartElement) {
    self.chart = chart
    part = MicroPart(chart)
  }

  func frames(in size: Size, _ labels: inout some LabelLayout) throws -> [Frame.Placed] {
    let diameter = min(size.width, size.height)
    let room = size.width - diameter - Self.spacing
    let texts =
      room < Self.leastTextWidth
      ? []
      : try [1, 0].map { index in
        try labels.label(
          chart.texts.body.text(part.label(index), in: part.color(index)), maximumWidth: room)
      }.filter { $0.size.width > 0 }
    let textWidth = texts.map(\.size.width).max() ?? 0
    let width = diameter + (textWidth > 0 ? Self.spacing + textWidth : 0)
    let left = (size.width - width) / 2
    let discX = chart.isRightToLeft ? left + width - diameter : left
    let plot = Frame.Placed(
      origin: Point(x: discX, y: (size.height - diameter) / 2),
      frame: Frame(
        size: Size(width: diameter, height: diameter), baseline: nil,
        content: .plot(content(diameter: diameter)), kind: "plot"))
    let pitch = chart.texts.body.font.leading
    return [plot]
      + texts.enumerated().map { index, text in
        let x =
          chart.isRightToLeft
          ? discX - Self.spacing - text.size.width : discX + diameter + Self.spacing
        let middle = size.height / 2 + (Double(index) - Double(texts.count - 1) / 2) * pitch
        return Frame.Placed(origin: Point(x: x, y: middle - text.size.height / 2), frame: text)
      }
  }

  private func content(diameter: Double) -> PlotContent {
    let radius = diameter / 2
    let center = Point(x: radius, y: radius)
    let wedge = Slice(
      center: center, innerRadius: 0, outerRadius: max(radius - MicroPart.thickness(radius), 0),
      start: 0, end: part.share)
    return PlotContent(
      marks: part.marks(diameter: diameter),
      shapes: [.circle(center: center, radius: radius, part.color(0))]
        + (part.share > 0 ? [.slice(wedge, part.color(1))] : []))
  }

  /// Points under which there is no room for more than an ellipsis (chosen:
  /// Docs/sources/charts.md#micro).
  private static let leastTextWidth = 24.0
  /// Points between the disc and its texts (Docs/sources/charts.md#micro).
  private static let spacing = 8.0
}
