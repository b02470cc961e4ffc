extension NumberValue {
  /// The decimals that are written at the least and at the most, those of the currency known.
  ///
  /// A bound that is given moves one that is not, where it would pass it.
  package func fractionDigits(ofCurrency currencyDigits: Int) -> ClosedRange<Int> {
    let own = ownFractionDigits(ofCurrency: currencyDigits)
    let minimum = minimumFractionDigits ?? min(own.lowerBound, maximumFractionDigits ?? .max)
    let maximum = maximumFractionDigits ?? max(own.upperBound, minimum)
    return minimum...max(minimum, maximum)
  }

  private func ownFractionDigits(ofCurrency currencyDigits: Int) -> ClosedRange<Int> {
    switch style {
    case .decimal, .unit: 0...3
    case .percent, .compact: 0...1
    case .currency: currencyDigits...currencyDigits
    }
  }
}
