import FioriBasics
import FioriCharts
import FioriLayout
import FioriModel

/// A chart, or the block in place of one, as the detail of an object header.
struct DetailChartArrangement: Arrangement {
  let chart: Element

  var parts: [Element] { [chart] }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let size = Size(width: min(room.maximumWidth, Self.size.width), height: Self.size.height)
    return try layout.frame(of: chart.sized(size), in: size.width)
  }

  /// As wide as a header's chart or picture, and half as high, as in a chart's default size (chosen:
  /// Docs/sources/headers.md#image-checks).
  private static let size = Size(width: 312, height: 160)
}
