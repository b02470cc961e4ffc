import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel
import Synchronization

/// A chart as it was lowered for the last figure, for a next one with the same chart (``PartMemory``).
final class KeptChart: Sendable {
  /// Where a chart is, as far as it depends on it: everything that its containing view sets.
  private struct Place: Equatable {
    let path: DescriptionPath
    let background: Appearance
    let ground: RGBA
    let isAlone: Bool
    let width: Double?
    let height: Double?
    let contentSizeCategory: ContentSizeCategory
    let isInCard: Bool
    let isOnHighlight: Bool
    let classes: [ExactText]

    init(_ context: LoweringContext) {
      path = context.path
      (background, ground) = (context.background, context.ground)
      isAlone = context.isAlone
      (width, height) = (context.declaredWidth, context.declaredHeight)
      contentSizeCategory = context.theme.contentSizeCategory
      (isInCard, isOnHighlight) = (context.isInCard, context.isOnHighlight)
      let outer = context.outerClasses
      classes = (outer.own + outer.appended.map(\.rawValue)).map { ExactText($0) }
    }
  }

  private let view: ChartView
  /// The texts of the chart, whose bytes Swift does not compare.
  private let texts: [String?]
  private let place: Place
  private let lowered: LoweredView

  private init(
    _ view: ChartView, _ texts: [String?], _ place: Place, _ lowered: LoweredView
  ) {
    (self.view, self.texts, self.place, self.lowered) = (view, texts, place, lowered)
  }

  /// Returns a chart as it was kept, or lowers and keeps it.
  static func lowered(
    _ view: ChartView, in context: LoweringContext, lower: () -> LoweredView
  ) -> LoweredView {
    guard let memory = context.memory, view.isSmall else { return lower() }
    let (place, texts) = (Place(context), view.texts)
    if let kept = memory.part as? KeptChart, kept.place == place, kept.view == view,
      kept.texts.areExactly(texts)
    {
      return kept.lowered
    }
    let noteCount = context.theme.noteCount
    let lowered = lower()
    if context.theme.noteCount == noteCount { memory.keep(KeptChart(view, texts, place, lowered)) }
    return lowered
  }
}

extension ChartView {
  /// Whether keeping the chart takes little memory, and comparing it little time.
  fileprivate var isSmall: Bool {
    categories.count + series.reduce(0) { $0 + $1.values.count } <= 1000
  }
}

extension ChartView {
  /// All texts, for comparing their bytes: charts whose texts only read the same are equal.
  package var texts: [String?] {
    var texts = categories
    for series in series { texts += series.texts }
    texts += colors.keys.sorted()
    for axis in [numericAxis, secondaryNumericAxis] { texts += axis.texts }
    texts += categoryAxis.references.flatMap { [$0.title] + $0.places.map(\.name) }
    return texts + categoryAxis.texts + styleClass.map(\.rawValue)
  }
}

extension ChartSeries {
  fileprivate var texts: [String?] {
    [title] + rules.flatMap(\.texts) + formats.map { $0?.currency }
  }
}

extension NumericAxis {
  fileprivate var texts: [String?] { [title, format.currency] + references.map(\.title) }
}

extension CategoryAxis {
  fileprivate var texts: [String?] { [title, explicitMin, explicitMax, format?.currency] }
}

extension ColorRule {
  fileprivate var texts: [String?] {
    [title]
      + bounds.map { _, value in
        if case .text(let text) = value { text } else { nil }
      }
  }
}

/// The frame that a chart had last in its size, for the next figure with the same chart (``KeptChart``).
///
/// All of them are equal: a remembered frame makes no difference to a chart.
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
