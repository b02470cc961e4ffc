import FioriBasics
import FioriElements
import FioriFrames

private typealias Metrics = HeaderChartMetrics

extension LayoutEngine {
  /// A header's chart view: title and subtitle above a row of value and chart. Its baseline is the
  /// title's, so that a header can set it on a line with its other texts.
  ///
  /// A plot has no width of its own, and takes all that there may be; without one the view is as wide
  /// as what it holds.
  mutating func layout(_ view: HeaderChartElement, in room: Constraints) throws -> Frame {
    let widest = max(min(room.maximumWidth, Metrics.largestWidth), Metrics.leastWidth)
    var stack = Stack()
    for text in [view.title, view.subtitle].compactMap(\.self) {
      stack.add(
        try layout(text, in: Constraints(maximumWidth: widest)), after: Metrics.lineSpacing)
    }
    if let row = try row(of: view, in: widest) { stack.add(row, after: Metrics.rowSpacing) }
    return frame(of: stack, width: max(stack.width, Metrics.leastWidth), kind: view.kind)
  }

  /// Value and chart beside each other: on one upper edge where the value is a mere trend, else on
  /// one lower edge (stated: Docs/sources/headers.md#chart-view).
  private mutating func row(of view: HeaderChartElement, in width: Double) throws -> Frame? {
    guard let plot = view.plot else { return try value(of: view, in: width) }
    let value = try value(of: view, in: Metrics.valueWidth(in: width))
    let left = value.map { $0.size.width + Metrics.plotSpacing } ?? 0
    guard width - left >= Metrics.leastPlotWidth else {
      findings.append(
        .warning(
          view.plotOrigin, "no room for the chart beside what stands before it; widen the view"))
      return value
    }
    let chart = try layout(plot, width: width - left)
    let height = max(value?.size.height ?? 0, chart.size.height)
    func placed(_ frame: Frame, x: Double) -> Frame.Placed {
      let y = view.value == nil ? 0 : height - frame.size.height
      return Frame.Placed(origin: Point(x: x, y: y), frame: frame)
    }
    let children = [value.map { placed($0, x: 0) }, placed(chart, x: left)].compactMap(\.self)
    return Frame(
      size: Size(width: width, height: height), baseline: nil,
      content: .group(inDirection(children, width: width)))
  }

  /// The trend above the number or the ring; `nil`: neither is there.
  private mutating func value(of view: HeaderChartElement, in width: Double) throws -> Frame? {
    let room = Constraints(maximumWidth: width)
    var stack = Stack()
    if let trend = view.trend { stack.add(try layout(trend, in: room), after: 0) }
    switch view.value {
    case .none: break
    case .kpi(let value): stack.add(try frame(of: value, in: room), after: Metrics.lineSpacing)
    case .ring(let ring): stack.add(try layout(ring, in: room), after: Metrics.lineSpacing)
    }
    return stack.children.isEmpty ? nil : frame(of: stack, width: stack.width)
  }

  private mutating func layout(_ plot: HeaderChartElement.Plot, width: Double) throws -> Frame {
    let size = Size(width: width, height: Metrics.plotHeight)
    switch plot {
    case .chart(var chart):
      chart.size = size
      return try layout(chart)
    case .block(var block):
      block.size = size
      return Frame(block)
    }
  }

  /// Parts below each other, in the direction of reading.
  private func frame(of stack: Stack, width: Double, kind: String? = nil) -> Frame {
    Frame(
      size: Size(width: width, height: stack.height), baseline: stack.children.firstBaseline,
      content: .group(inDirection(stack.children, width: width)), kind: kind)
  }
}

/// Parts that are put below each other; what is missing leaves no gap.
private struct Stack {
  private(set) var children: [Frame.Placed] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// Adds a part, `spacing` points below the one before it.
  mutating func add(_ frame: Frame, after spacing: Double) {
    if !children.isEmpty { height += spacing }
    children.append(Frame.Placed(origin: Point(x: 0, y: height), frame: frame))
    width = max(width, frame.size.width)
    height += frame.size.height
  }
}
