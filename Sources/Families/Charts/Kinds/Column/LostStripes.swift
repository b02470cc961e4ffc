import FioriBasics
import FioriLayout

/// The columns and bars that are too small to show the stripes that distinguish them from others of their series, such as
/// forecasts, which then look like known values.
struct LostStripes {
  private let series: Int?
  private let count: Int
  private let total: Int

  init(_ plot: PlotContent, of chart: ChartElement) {
    let striped = plot.marks.filter { mark in
      chart.series[mark.series].hatchings[mark.category] != nil && mark.value != 0
    }
    let lost = striped.filter { mark in
      let look = chart.series[mark.series]
      let side = min(mark.frame.size.width, mark.frame.size.height)
      return side < look.hatching(at: mark.category).leastSide
        && chart.data.values[mark.series].indices.contains { category in
          chart.hasMark(mark.series, category)
            && look.hatching(at: category) != look.hatching(at: mark.category)
            && look.color(at: category) == look.color(at: mark.category)
        }
    }
    (series, count, total) = (lost.first?.series, lost.count, striped.count)
  }

  /// A warning; `nil` if all stripes are seen.
  func finding(at origin: DescriptionPath) -> Finding? {
    series.map { .warning(origin.key("series").index($0), .lostStripes(count, of: total)) }
  }
}
