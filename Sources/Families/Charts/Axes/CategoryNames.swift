import FioriBasics
package import FioriLowering

/// The names of a chart's categories in texts outside its plot.
package struct CategoryNames {
  private let view: ChartView
  private let numbers: ChartNumbers
  /// The precision of categories that are dates; `nil` for any other.
  private let precision: ISODate.Precision?

  init(_ view: ChartView, _ numbers: ChartNumbers, _ scale: TimeScale?) {
    self.view = view
    self.numbers = numbers
    precision = scale?.precision
  }

  package init(_ view: ChartView, in context: LoweringContext) {
    let view = view.inTimeZone(of: context)
    self.init(view, ChartNumbers(view, in: context), TimeScale(of: view.inOrder))
  }

  /// Returns the name of a category: of a date, as in the locale, and of a time at midnight, only
  /// the day; `nil` without a name.
  package subscript(category: Int) -> String? {
    guard let name = view.categories[at: category] ?? nil, !name.isEmpty else { return nil }
    if let precision, let date = ISODate(name) { return numbers.spoken(date.time, precision) }
    if view.chartType.kind.values == .prices, let date = ISODate(name) {
      return numbers.spoken(date.time, date.time.secondOfDay == 0 ? .day : .minute)
    }
    return BidirectionalControls.completed(name)
  }
}
