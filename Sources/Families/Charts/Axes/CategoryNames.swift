import FioriBasics
package import FioriLowering

/// The names of a chart's categories in texts outside its plot.
package struct CategoryNames {
  private let view: ChartView
  private let numbers: ChartNumbers
  /// The precision of categories that are dates or times; `nil` for any other.
  let precision: ISODate.Precision?

  init(_ view: ChartView, _ numbers: ChartNumbers, _ scale: TimeScale?) {
    self.view = view
    self.numbers = numbers
    precision = scale?.precision ?? view.precisionOfTimes
  }

  package init(_ view: ChartView, in context: LoweringContext) {
    let view = view.inTimeZone(of: context)
    self.init(view, ChartNumbers(view, in: context), TimeScale(of: view.inOrder))
  }

  /// Returns the name of a category: of a date or a time, as in the locale; `nil` without a name.
  package subscript(category: Int) -> String? {
    guard let name = view.categories[at: category] ?? nil, !name.isEmpty else { return nil }
    if let precision, let time = ISODate(name)?.time ?? CivilTime(name) {
      return numbers.spoken(time, precision)
    }
    return BidirectionalControls.completed(name)
  }
}

extension ChartView {
  /// The precision that distinguishes the times of a stock chart: days, unless a day has several; `nil` for other
  /// categories.
  fileprivate var precisionOfTimes: ISODate.Precision? {
    guard chartType.kind.values == .prices else { return nil }
    let times = categories.compactMap { $0.flatMap { CivilTime($0) } }
    guard Set(times.map(TimeUnit.day.number)).count < times.count else {
      return .day
    }
    return times.allSatisfy { $0.seconds % 60 == 0 } ? .minute : .second
  }
}
