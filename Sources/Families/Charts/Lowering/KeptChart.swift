import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel
import Synchronization

/// A chart as it was lowered for the last figure, for a next one with the same chart (``PartMemory``).
final class KeptChart: Sendable {
  /// Where a chart stands, as far as it depends on it: all that its containing view gives.
  private struct Place: Equatable {
    let path: DescriptionPath
    let background: Appearance
    let isAlone: Bool
    let width: Double?
    let height: Double?
    let contentSizeCategory: ContentSizeCategory
    let isInCard: Bool
    let isOnHighlight: Bool
    let classes: [String]

    init(_ context: LoweringContext) {
      path = context.path
      background = context.background
      isAlone = context.isAlone
      (width, height) = (context.givenWidth, context.givenHeight)
      contentSizeCategory = context.theme.contentSizeCategory
      (isInCard, isOnHighlight) = (context.isInCard, context.isOnHighlight)
      classes = context.outerClasses
    }
  }

  private let view: ChartView
  private let place: Place
  private let lowered: LoweredView

  private init(_ view: ChartView, _ place: Place, _ lowered: LoweredView) {
    (self.view, self.place, self.lowered) = (view, place, lowered)
  }

  /// Returns a chart as it was kept, or lowers and keeps it.
  static func lowered(
    _ view: ChartView, in context: LoweringContext, lower: () -> LoweredView
  ) -> LoweredView {
    guard let memory = context.memory, view.isSmall else { return lower() }
    let place = Place(context)
    if let kept = memory.part as? KeptChart, kept.place == place, kept.view == view {
      return kept.lowered
    }
    let noteCount = context.theme.noteCount
    let lowered = lower()
    if context.theme.noteCount == noteCount { memory.keep(KeptChart(view, place, lowered)) }
    return lowered
  }
}

extension ChartView {
  /// Whether keeping the chart takes little memory, and comparing it little time.
  fileprivate var isSmall: Bool {
    categories.count + series.reduce(0) { $0 + $1.values.count } <= 1000
  }
}

/// The frame that a chart had last in its size, for the next figure with the same chart (``KeptChart``).
///
/// All of them are equal: what one remembers makes no difference to a chart.
package final class ChartFrameMemory: Hashable, Sendable {
  private struct Last {
    let chart: ChartElement
    let direction: Environment.LayoutDirection
    let frame: Frame
  }

  private let last = Mutex<Last?>(nil)

  package static func == (one: ChartFrameMemory, other: ChartFrameMemory) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}

  /// Returns the frame of a chart as it was kept, or lays it out, and keeps it unless there was something to report.
  static func frame<Layout: PartLayout>(
    of chart: ChartElement, _ layout: inout Layout, make: (inout Layout) throws -> Frame
  ) rethrows -> Frame {
    guard let memory = chart.frameMemory, !layout.isSkeleton else { return try make(&layout) }
    let direction = layout.direction
    var key = chart
    // With it the memory would keep itself.
    key.frameMemory = nil
    if let known = memory.frame(of: key, direction) { return known }
    let findingCount = layout.findings.count
    let frame = try make(&layout)
    if layout.findings.count == findingCount {
      memory.last.withLock { $0 = Last(chart: key, direction: direction, frame: frame) }
    }
    return frame
  }

  private func frame(of chart: ChartElement, _ direction: Environment.LayoutDirection) -> Frame? {
    last.withLock { last in
      guard let last, last.direction == direction, last.chart == chart else { return nil }
      return last.frame
    }
  }
}
