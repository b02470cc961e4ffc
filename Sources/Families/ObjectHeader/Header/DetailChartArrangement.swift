import FioriBasics
import FioriCharts
import FioriLayout
import FioriModel

/// A chart, or the block in place of one, as the detail of an object header.
struct DetailChartArrangement: Arrangement {
  let chart: Element
  /// The height in points up to which a chart that lacks a part is larger.
  var largestHeight = 0.0
  /// Whether the chart is as wide as its place: below the texts of a header, where nothing is beside it.
  var fillsWidth = false

  var parts: [Element] { [chart] }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let unused = layout
    var size = try usualSize(in: room, layout)
    var frame = try layout.frame(of: chart.sized(size), in: size.width)
    if largestHeight == 0, !frame.allLosses.isEmpty {
      try widen(&frame, from: &size, in: room, unused, &layout)
    }
    // A chart that is higher than wide shows slopes and no more names, except beside its bars.
    let hasBars = chart.chart?.type.plot.axes == .horizontal
    let largestHeight = hasBars ? largestHeight : min(largestHeight, room.maximumWidth)
    while !frame.allLosses.isEmpty, size.height < largestHeight {
      size.height = min(size.height * Self.growth, largestHeight)
      size.width = min(size.width * Self.growth, room.maximumWidth)
      layout = unused
      frame = try layout.frame(of: chart.sized(size), in: size.width)
    }
    if let origin = chart.chart?.origin { layout.noteLowPlot(of: frame, at: origin) }
    return frame
  }

  /// Widens a chart that lacks a part, a step at a time up to its place, as long as it then lacks less, or its names
  /// leave the plot more height.
  private func widen<Layout: PartLayout>(
    _ frame: inout Frame, from size: inout Size, in room: Constraints, _ unused: Layout,
    _ layout: inout Layout
  ) throws {
    var width = size.width
    while room.maximumWidth.isFinite, width < room.maximumWidth {
      width = min(width * Self.growth, room.maximumWidth)
      var attempt = unused
      let next = try attempt.frame(
        of: chart.sized(Size(width: width, height: size.height)), in: width)
      let (lost, others) = (next.allLosses.count, frame.allLosses.count)
      let (height, other) = (next.plotHeight ?? 0, frame.plotHeight ?? 0)
      guard lost < others || lost == others && height > other + Self.tolerance else { continue }
      (frame, size.width, layout) = (next, width, attempt)
    }
  }

  /// Returns the chart for a page of a height in points.
  @Sendable func filling(_ height: Double) -> Element {
    .arrangement(DetailChartArrangement(chart: chart, largestHeight: height))
  }

  private func usualSize(in room: Constraints, _ layout: some PartLayout) throws -> Size {
    var size = Size(width: min(room.maximumWidth, Self.size.width), height: Self.size.height)
    if fillsWidth, room.maximumWidth.isFinite { size.width = room.maximumWidth }
    guard let chart = chart.sized(size).chart, !chart.legend.isEmpty else { return size }
    if let width = try layout.widthForNames(
      of: chart, upTo: room.maximumWidth, plot: Self.leastPlotHeight)
    {
      size.width = width
    } else {
      var attempt = layout
      size.height += try attempt.missingHeight(of: chart, plot: Self.leastPlotHeight)
    }
    return size
  }

  /// As wide as a header's chart or picture, and half as high, as in a chart's default size (chosen:
  /// Docs/sources/headers.md#image-checks).
  private static let size = Size(width: 312, height: 160)
  /// Below it, a chart with a legend is higher (chosen there).
  private static let leastPlotHeight = 40.0
  /// A difference of heights that rounding may cause, in points.
  private static let tolerance = 0.01
  /// How much larger a chart that lacks a part gets at a time (chosen: Docs/sources/headers.md#image-checks).
  private static let growth = 1.25
}

extension Element {
  /// A chart, alone or below a number, as wide as its place; unchanged for anything else.
  var fillingWidth: Element {
    guard case .arrangement(let arrangement) = self else { return self }
    switch arrangement {
    case var chart as DetailChartArrangement:
      chart.fillsWidth = true
      return .arrangement(chart)
    case var view as HeaderChartArrangement:
      view.fillsWidth = true
      return .arrangement(view)
    default: return self
    }
  }

  /// The detail that the element is a chart of; `nil` for any other.
  var detailChart: DetailChartArrangement? {
    if case .arrangement(let arrangement) = self {
      arrangement as? DetailChartArrangement
    } else {
      nil
    }
  }
}
