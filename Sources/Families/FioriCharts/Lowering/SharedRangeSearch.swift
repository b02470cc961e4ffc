import FioriBasics
import FioriElements
package import FioriLowering
import FioriModel

/// Collects the ranges of charts one by one, and finds the axes that fit all of them.
package struct SharedRangeSearch: Sendable {
  private var primary: TickSearch?
  private var secondary: TickSearch?
  private var horizontal: TickSearch?
  private var bubbleSizes: SharedRange.BubbleSizes?
  /// Whether marks of a chart grow from the zeros of two axes.
  private var levelsZeros = false

  package init() {}

  /// Adds the charts of a view.
  package mutating func add(_ view: any Component) {
    for case let chart as ChartView in view.allParts { add(chart) }
  }

  /// The axes that fit all charts added.
  package var range: SharedRange {
    var (first, second) = (primary?.ticks, secondary?.ticks)
    if levelsZeros, let one = first, let other = second,
      let level = LevelZeros(LevelZeros.Axis(one), LevelZeros.Axis(other))
    {
      (first, second) = (level.primary, level.secondary)
    }
    return SharedRange(
      numericAxis: first.map { SharedRange.Axis($0) },
      secondaryNumericAxis: second.map { SharedRange.Axis($0) },
      categoryAxis: horizontal.map { SharedRange.Axis($0.ticks) }, bubbleSizes: bubbleSizes)
  }

  private mutating func add(_ chart: ChartView) {
    let check = ChartCheck(chart, at: DescriptionPath(), limits: RenderLimits())
    let view = check.corrected
    guard check.errors.isEmpty, view.chartType.plot.axes != .none, view.stacking != .percent
    else { return }
    let data = ChartData(view, endsAtClose: StockTimeAxis(of: view)?.endsAtClose == true)
    guard !data.isEmpty else { return }
    let search = AxisSearch(view, data)
    switch view.chartType.plot.axes {
    case .none: return
    case .vertical, .horizontal:
      levelsZeros = levelsZeros || search.levelsZeros
      Self.join(search.primarySearch, to: &primary)
      Self.join(search.secondarySearch, to: &secondary)
    case .numeric:
      let sizes =
        view.chartType.kind.values == .bubbles ? SharedRange.BubbleSizes(data) : nil
      bubbleSizes = [bubbleSizes, sizes].compactMap(\.self).reduce(nil) {
        $0?.joined(with: $1) ?? $1
      }
      // How far bubbles overhang the axes does not depend much on the law that they follow.
      let geometry = BubbleGeometry(
        data, scale: BubbleSizeScale(sizes, by: view.bubbleScale ?? .area),
        count: view.numberOfGridlines, search: search.search)
      Self.join(search.search(geometry.vertical.minimum, geometry.vertical.maximum), to: &primary)
      Self.join(
        BubbleGeometry.horizontalSearch(geometry.horizontal, count: view.numberOfGridlines),
        to: &horizontal)
    }
  }

  private static func join(_ search: TickSearch?, to joined: inout TickSearch?) {
    guard let search else { return }
    joined = joined.map { $0.joined(with: search) } ?? search
  }
}
