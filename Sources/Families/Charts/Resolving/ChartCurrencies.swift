import FioriBasics
import FioriModel

/// The currencies of marks.
extension ChartView {
  /// The currencies of all marks that have their own.
  var currencies: Set<String> {
    series.reduce(into: []) { $0.formUnion($1.currencies.compactMap(\.self)) }
  }

  /// Returns the currency of the values of a series, if they have the same one of their own.
  func currency(of series: Int) -> String? {
    let own = Set((self.series[at: series]?.currencies ?? []).compactMap(\.self))
    return own.count == 1 ? own.first : nil
  }

  /// Returns the currency of a value, if it has its own, and its axis has amounts.
  func currency(of category: Int, in series: Int, isSecondary: Bool) -> String? {
    let axis = isSecondary ? secondaryNumericAxis : numericAxis
    guard axis.format.style == .currency else { return nil }
    return self.series[at: series]?.currencies[at: category] ?? nil
  }
}

extension NumericAxisFormat {
  /// Returns the format of an axis with marks in some currencies: without one, if there are several.
  func showing(_ currencies: Set<String>) -> NumericAxisFormat {
    guard style == .currency, let first = currencies.first else { return self }
    var format = self
    if currencies.count == 1 {
      format.currency = first
    } else {
      (format.style, format.currency) = (.decimal, nil)
    }
    return format
  }
}
