import FioriBasics
import FioriCharts
import FioriLayout
import FioriModel

/// A chart, or the block in place of one, as the detail of an object header.
struct DetailChartArrangement: Arrangement {
  let chart: Element

  var parts: [Element] { [chart] }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    var size = Size(width: min(room.maximumWidth, Self.size.width), height: Self.size.height)
    if let chart = chart.sized(size).chart, !chart.legend.isEmpty {
      if let width = try layout.widthForNames(
        of: chart, upTo: room.maximumWidth, plot: Self.leastPlotHeight)
      {
        size.width = width
      } else {
        var attempt = layout
        size.height += try attempt.missingHeight(of: chart, plot: Self.leastPlotHeight)
      }
    }
    return try layout.frame(of: chart.sized(size), in: size.width)
  }

  /// As wide as a header's chart or picture, and half as high, as in a chart's default size (chosen:
  /// Docs/sources/headers.md#image-checks).
  private static let leastPlotHeight = 40.0
  private static let size = Size(width: 312, height: 160)
}
