import FioriBasics
import FioriLowering

/// Compares the time of a chart with the time of the other figures that it shares its axes with.
struct SharedTimeCheck {
  private(set) var findings: [Finding] = []

  /// `scale` is the scale of the chart's own dates, and `axisScale` the scale of its axis.
  init(
    _ view: ChartView, _ data: ChartData, _ scale: TimeScale?, _ axisScale: TimeScale?,
    in context: LoweringContext
  ) {
    let shared = context.sharedRange
    let isStock = view.chartType.kind.values == .prices
    guard
      let axis = (isStock ? shared?.stockTimes : scale == nil ? nil : shared?.timeAxis)?
        .inTimeZone(of: context), data.valueEnd > 0
    else { return }
    let dates = view.categories.compactMap { $0.flatMap(ISODate.init) }
    let common = axis.scale.including(scale ?? TimeScale(dates))
    let ends = (axisScale ?? TimeScale(dates)).ends
    let own = view.categoryAxis
    if let key = own.explicitMax != nil
      ? "explicitMax" : own.explicitMin.map({ _ in "explicitMin" })
    {
      guard ends != common.ends else { return }
      findings.append(
        .warning(
          context.path.key("categoryAxis").key(key),
          .otherEndsThanFigures(Self.span(ends, common), shared: Self.span(common.ends, common))))
    } else if let lastOwn = dates[at: data.valueEnd - 1],
      let last = axis.lastValue ?? axis.parsed.last,
      lastOwn.moment < last.moment
    {
      findings.append(
        .warning(
          context.path.key("categories"),
          .earlierEndOfData(common.text(of: lastOwn.time), others: common.text(of: last.time))))
    }
  }

  private static func span(_ ends: [CivilTime], _ scale: TimeScale) -> String {
    let texts = [ends.first, ends.last].map { $0.map(scale.text) ?? "nothing" }
    return texts.joined(separator: " to ")
  }
}

extension TimeScale {
  /// Returns a date in ISO 8601 with the units that distinguish the dates.
  fileprivate func text(of time: CivilTime) -> String {
    switch precision {
    case .year: String(time.date.iso.dropLast(6))
    case .month: String(time.date.iso.dropLast(3))
    case .day, .minute, .second: time.iso
    }
  }

  /// Returns the scale of the axis of a view's dates: that which charts share, but from one end to the other
  /// that the view sets.
  func axis(of view: ChartView, in context: LoweringContext) -> TimeScale {
    let axis = view.categoryAxis
    let (first, last) = (
      axis.explicitMin.flatMap(ISODate.init), axis.explicitMax.flatMap(ISODate.init)
    )
    guard let shared = context.sharedRange?.timeAxis?.inTimeZone(of: context) else {
      guard first == nil, last == nil else { return between(first, last) }
      // The axis extends to its lines and bands.
      let marked = axis.references.flatMap(\.places).compactMap { ISODate($0.name) }
      let (earliest, latest) = (
        marked.min { $0.time < $1.time }, marked.max { $0.time < $1.time }
      )
      return between(earliest, latest)
    }
    guard first == nil, last == nil else {
      return between(first ?? shared.parsed.first, last ?? shared.parsed.last)
    }
    return shared.scale.including(self)
  }
}
