import FioriBasics
import FioriLayout
package import FioriLowering
import FioriModel

/// Collects the ranges of charts one by one, and finds the axes that fit all of them.
package struct SharedRangeSearch: Sendable {
  private var primary: TickSearch?
  private var secondary: TickSearch?
  private var horizontal: TickSearch?
  private var bubbleSizes: SharedRange.BubbleSizes?
  private var dates = TimeAxisSearch()
  private var stockTimes = TimeAxisSearch()
  private var microRange: ClosedRange<Double>?
  private var names = SharedNames()
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
    var range = SharedRange(
      numericAxis: first.map { SharedRange.Axis($0) },
      secondaryNumericAxis: second.map { SharedRange.Axis($0) },
      categoryAxis: horizontal.map { SharedRange.Axis($0.ticks) }, bubbleSizes: bubbleSizes,
      timeAxis: dates.axis, stockTimes: stockTimes.axis, microRange: microRange)
    (range.categoryNames, range.seriesNames) = (names.categories, names.series)
    return range
  }

  private mutating func add(_ chart: ChartView) {
    let check = ChartCheck(chart, at: DescriptionPath(), limits: RenderLimits())
    guard check.errors.isEmpty else { return }
    let view = check.corrected.shown
    let data = ChartData(view, endsAtClose: StockTimeAxis(of: view)?.endsAtClose == true)
    guard !data.isEmpty else { return }
    names.add(view)
    addDates(of: view, data)
    addRanges(of: view, data)
  }

  private mutating func addDates(of view: ChartView, _ data: ChartData) {
    let (axis, names) = (view.categoryAxis, view.categories.compactMap(\.self))
    if view.isOnTimeScale {
      dates.add(
        names, explicitMin: axis.explicitMin, explicitMax: axis.explicitMax,
        upToValue: data.valueEnd)
    } else if view.chartType.kind.values == .prices {
      stockTimes.add(names, explicitMin: nil, explicitMax: nil, upToValue: data.valueEnd)
    }
  }

  private mutating func addRanges(of view: ChartView, _ data: ChartData) {
    guard view.stacking != .percent else { return }
    let search = AxisTickSearch(view, data)
    switch view.chartType.plot.axes {
    case .none:
      guard view.chartType.kind.hasHiddenRange, let range = data.valueRange else { return }
      microRange = microRange?.joined(with: range) ?? range
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
