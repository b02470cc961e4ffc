import FioriBasics
import FioriLayout
import FioriModel

/// A part of a whole in a Harvey ball or a ring: the first value is the whole, the second the part.
struct MicroPart {
  private let chart: ChartElement
  private let values: [Double?]

  init(_ chart: ChartElement) {
    self.chart = chart
    values = chart.data.values.first ?? []
  }

  func value(_ index: Int) -> Double? { values[at: index] ?? nil }

  /// The part as a fraction of the whole, 0 to 1.
  var share: Double {
    guard let whole = value(0), let part = value(1), whole != 0 else { return 0 }
    return min(max(part / whole, 0), 1)
  }

  /// Returns the share that is drawn at a radius: one that is neither none nor all has at least a point
  /// of arc, and leaves as much (chosen: Docs/sources/charts.md#micro).
  func shownShare(radius: Double) -> Double {
    let share = share
    guard Self.slack < share, share < 1 - Self.slack, radius > 0 else { return share }
    let least = min(1 / (2 * .pi * radius), 0.5)
    return min(max(share, least), 1 - least)
  }

  /// Rounding errors of a share.
  private static let slack = 1e-9

  /// Returns the label of a value from the description, or the value itself if it has none.
  func label(_ index: Int) -> String {
    let name = chart.categoryLabel(index)
    return name.isEmpty ? chart.valueLabel(series: 0, category: index) : name
  }

  /// Returns the color of the whole or the part: the first and second colors of the palette, since
  /// one series has only one.
  func color(_ index: Int) -> RGBA { chart.series[0].color(at: index) }

  func marks(diameter: Double) -> [PlotMark] {
    let frame = Rect(x: 0, y: 0, width: diameter, height: diameter)
    return (0...1).compactMap { index in
      value(index).map {
        PlotMark(
          series: 0, category: index, value: $0, frame: frame,
          angles: 0...(index == 0 ? 1 : share) * 360)
      }
    }
  }

  /// The thickness of the rim or the ring, in points (stated: Docs/sources/charts.md#micro).
  static func thickness(_ radius: Double) -> Double { min(max(radius / 10, 5), 20) }
}

extension Motion {
  /// The parts of a disc or a ring appear clockwise from the top, as they are read.
  static func swept(diameter: Double) -> Motion {
    .sweep(around: Point(x: diameter / 2, y: diameter / 2), radius: diameter / 2 + 1)
  }
}

/// A type of chart that shows a part of a whole.
protocol PartPlot: PlainPlot {}

extension PartPlot {
  var part: MicroPart { MicroPart(chart) }

  /// Returns the whole and the part over it, which appears clockwise.
  fileprivate func content(
    diameter: Double, whole: PlotShape, part shapes: [PlotShape]
  ) -> PlotContent {
    PlotContent(
      marks: part.marks(diameter: diameter),
      shapes: [whole] + (part.share > 0 ? [.moving(.swept(diameter: diameter), shapes)] : []))
  }
}

/// A part of a whole as a wedge in a disc, with both values next to it.
///
/// The series holds the whole and the part (stated: Docs/sources/charts.md#micro).
struct MicroHarveyBallPlot: PartPlot {
  let chart: ChartElement

  func frames(in size: Size, _ labels: inout some PartLayout) throws -> [Frame.Placed] {
    let diameter = min(size.width, size.height)
    let room = size.width - diameter - Self.spacing
    let all = try [1, 0].map { index in
      try labels.label(chart.texts.body.text(part.label(index), in: part.color(index)))
    }.filter { $0.size.width > 0 }
    // A number is not cut, because the rest reads as another number.
    let texts = all.allSatisfy { $0.size.width <= room } ? all : []
    let textWidth = texts.map(\.size.width).max() ?? 0
    let width = diameter + (textWidth > 0 ? Self.spacing + textWidth : 0)
    let left = (size.width - width) / 2
    let discX = chart.isRightToLeft ? left + width - diameter : left
    let plot = Frame.Placed.plot(
      content(diameter: diameter),
      in: Rect(x: discX, y: (size.height - diameter) / 2, width: diameter, height: diameter),
      losses: texts.isEmpty ? losses(of: all.count) : [])
    let font = chart.texts.body.font
    let pitch = max(font.size * Self.linePitch, font.lineHeight)
    return [plot]
      + texts.enumerated().map { index, text in
        let start =
          chart.isRightToLeft
          ? discX - Self.spacing - textWidth : discX + diameter + Self.spacing
        let x = start + (textWidth - text.size.width) / 2
        let middle = size.height / 2 + (Double(index) - Double(texts.count - 1) / 2) * pitch
        return Frame.Placed(origin: Point(x: x, y: middle - text.size.height / 2), frame: text)
      }
  }

  /// Returns the losses if none of the texts fits: names, and values without a name.
  private func losses(of count: Int) -> [Loss] {
    let names = (0...1).count { !chart.categoryLabel($0).isEmpty }
    return chart.nameLosses(names) + chart.valueLosses(count - names)
      + [shareLoss].compactMap(\.self)
  }

  /// Nothing and all are both a disc in one color, which only a text distinguishes; `nil` for another share.
  private var shareLoss: Loss? {
    guard let value = part.value(1), part.share == 0 || part.share == 1 else { return nil }
    return Loss(
      chart.origin.key("series").index(0).key("values").index(1),
      .unseenShare(value, isAll: part.share == 1))
  }

  private func content(diameter: Double) -> PlotContent {
    let radius = diameter / 2
    let center = Point(x: radius, y: radius)
    let inner = max(radius - MicroPart.thickness(radius), 0)
    let wedge = Slice(
      center: center, innerRadius: 0, outerRadius: inner, start: 0,
      end: part.shownShare(radius: inner))
    let slice = PlotShape.slice(wedge, part.color(1))
    let hatching = chart.series[0].hatching(at: 1)
    let lines: [PlotShape] =
      hatching == .none ? [] : [.hatching(hatching, over: [slice], chart.colors.background)]
    return content(
      diameter: diameter, whole: .circle(center: center, radius: radius, part.color(0)),
      part: [slice] + lines)
  }

  /// The space between the disc and its texts, in points (Docs/sources/charts.md#micro).
  private static let spacing = 8.0
  /// The distance of the baselines of the texts as a share of their size: 19.5 at 17 points (measured:
  /// Docs/sources/charts.md#micro).
  private static let linePitch = 19.5 / 17
}

/// A part of a whole as a ring, with the part's value inside.
///
/// The text is the part's own value with a percent sign, whatever the whole is (stated:
/// Docs/sources/charts.md#micro).
struct MicroRadialPlot: PartPlot {
  let chart: ChartElement

  func frames(in size: Size, _ labels: inout some PartLayout) throws -> [Frame.Placed] {
    let diameter = min(size.width, size.height)
    let square = Rect(origin: .zero, size: size).centered(Size(width: diameter, height: diameter))
    let room = (diameter - 2 * MicroPart.thickness(diameter / 2)) * Self.textShare
    let style = chart.texts.large
    let text = try labels.label(style.text(part.label(1), in: part.color(1)))
    let scale = text.size.width > room ? room / max(text.size.width, 1) : 1
    let isRead = room > 0 && style.font.size * scale >= Self.leastSize
    let plot = Frame.Placed.plot(
      content(diameter: diameter), in: square,
      losses: isRead || text.size.width == 0 ? [] : [textLoss])
    return isRead
      ? [plot, text.scaled(by: scale).centered(x: square.midX, y: square.midY)] : [plot]
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
    return content(
      diameter: diameter, whole: .slice(slice(to: 1), track),
      part: [.slice(slice(to: part.shownShare(radius: radius - thickness)), part.color(1))])
  }

  private var textLoss: Loss {
    Loss(chart.origin.key("series").index(0).key("values").index(1), .textOfRingLeftOut)
  }

  /// The fraction of the ring's inside that a long text shrinks to (chosen so that the corners of
  /// digits stay clear).
  private static let textShare = 0.9
  /// The least size of the text in points; a smaller one is a line of specks (chosen:
  /// Docs/sources/charts.md#micro).
  private static let leastSize = 3.0
}
