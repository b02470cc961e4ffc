package import FioriBasics
package import FioriLayout
import FioriModel

/// A type of chart during layout: it places the axes, marks and labels.
///
/// <doc:AddingAChart> shows the parts of a new type.
package protocol Plot: Sendable {
  /// The direction of the axes.
  static var axes: PlotAxes { get }

  init(chart: ChartElement)

  /// Returns the type's axes and its plot for a chart of the given size.
  func frames(in size: Size, _ labels: inout some PartLayout) throws -> [Frame.Placed]
}

/// The orientation of a chart's axes.
package enum PlotAxes: Sendable {
  /// Values run upward, categories from the side where reading starts.
  case vertical
  /// Values run along the bottom edge, categories downward.
  case horizontal
  /// Values run along both axes.
  case numeric
  /// The type has no axes.
  case none
}

/// A type of chart without axes.
protocol PlainPlot: Plot {
  var chart: ChartElement { get }
}

extension PlainPlot {
  static var axes: PlotAxes { .none }

  /// The values of the first series.
  var values: [Double?] { chart.data.values.first ?? [] }
}

extension Frame.Placed {
  /// Returns the plot of a chart.
  static func plot(_ content: PlotContent, in rect: Rect, losses: [Loss] = []) -> Frame.Placed {
    Frame.Placed(
      origin: rect.origin,
      frame: Frame(
        size: rect.size, baseline: nil, content: .plot(content), kind: "plot", losses: losses))
  }
}

/// A type of chart with axes, laid out by ``AxisChartLayout`` around its marks.
protocol AxisPlot: Plot {
  static var traits: AxisTraits { get }

  var chart: ChartElement { get }

  /// The places of the labels of the bottom edge, as fractions of it.
  var positions: [Double] { get }

  /// How far marks extend beyond the places of their values.
  var overhangs: MarkOverhangs { get }

  /// The values at the ends of marks, by series and category; `nil` for none.
  var ends: [[Double?]] { get }

  /// Returns the marks and shapes of the values.
  func content(in area: PlotArea) -> PlotContent
}

/// The way that the marks and the labels of a type share its plot.
struct AxisTraits {
  /// The place of value labels.
  enum ValuePosition {
    /// Beyond the end of each mark.
    case beyond
    /// In the center of each mark.
    case inside
    /// Above or below each point, where no line is.
    case around
  }

  let axes: PlotAxes
  /// Whether the first and the last value are at the plot's sides, so that their labels overhang
  /// it.
  let reachesSides: Bool
  /// The behavior of labels below the plot that do not fit; gridlines are drawn at the remaining
  /// labels.
  var crowding = LabelRow.Crowding.all
  var valuePosition = ValuePosition.beyond

  /// Whether values run along the bottom edge.
  var isHorizontal: Bool { axes == .horizontal }
}

extension AxisPlot {
  static var axes: PlotAxes { traits.axes }

  var ends: [[Double?]] { chart.data.values }

  func frames(in size: Size, _ labels: inout some PartLayout) throws -> [Frame.Placed] {
    let (frames, rest, needs) = try layout(in: size, &labels).drawn
    if let rest { return try Self(chart: rest).layout(in: size, &labels).drawn.frames }
    guard let needs else { return frames }
    return try AxisChartLayout(self, in: size, with: needs, &labels).drawn.frames
  }

  private func layout(
    in size: Size, _ labels: inout some PartLayout
  ) throws -> AxisChartLayout<Self> {
    let layout = try AxisChartLayout(self, in: size, &labels)
    guard let needs = layout.missingNeeds else { return layout }
    return try AxisChartLayout(self, in: size, with: needs, &labels)
  }
}
