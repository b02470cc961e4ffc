import FioriBasics
import FioriLayout
import FioriModel

/// The bubbles of a plot that lie wholly on a larger one of the same color, which shows them only as a slightly different
/// shade.
struct BubblesOnOthers {
  private let count: Int
  private let total: Int

  init(_ plot: PlotContent, of chart: ChartElement, in size: Size) {
    let room = Rect(origin: .zero, size: size).insetBy(-LabelPlacer.slack)
    let bubbles = plot.marks.filter { mark in
      mark.frame.size.width > 0
        && room.contains(
          Rect(origin: Point(x: mark.frame.midX, y: mark.frame.midY), size: .zero))
    }.map { Bubble($0, of: chart) }.sorted { $0.frame.minX < $1.frame.minX }
    var (open, count): ([Bubble], Int) = ([], 0)
    for (index, bubble) in bubbles.enumerated() {
      open.removeAll { $0.frame.maxX < bubble.frame.minX }
      // Larger ones may begin at the same place.
      let next = bubbles[(index + 1)...].prefix { $0.frame.minX <= bubble.frame.minX }
      if open.contains(where: bubble.lies) || next.contains(where: bubble.lies) { count += 1 }
      open.append(bubble)
    }
    (self.count, total) = (count, bubbles.count)
  }

  private struct Bubble {
    let frame: Rect
    let color: RGBA
    let isChosen: Bool

    init(_ mark: PlotMark, of chart: ChartElement) {
      frame = mark.frame
      color = chart.series[mark.series].color(at: mark.category)
      isChosen = chart.isChosen(series: mark.series, category: mark.category)
    }

    /// Returns whether nothing of a bubble is beyond another one that looks the same.
    func lies(on other: Bubble) -> Bool {
      let free = (other.frame.size.width - frame.size.width) / 2
      guard free >= CoveredPoints.halfPixel, color == other.color, isChosen == other.isChosen
      else { return false }
      let (x, y) = (frame.midX - other.frame.midX, frame.midY - other.frame.midY)
      return x * x + y * y <= free * free
    }
  }

  /// A warning for the chart at a path; `nil` if all bubbles are seen.
  func finding(at origin: DescriptionPath) -> Finding? {
    count > 0 ? .warning(origin.key("series"), .bubblesOnOthers(count, of: total)) : nil
  }
}
