import FioriBasics

extension NumberValue {
  /// Checks the number, independent of the locale, and throws the first error.
  ///
  /// Whether the unit exists is checked by the formatter.
  package func check() throws(NumberError) {
    guard value.isFinite else {
      throw NumberError(.notFinite(value), key: "value")
    }
    try checkCurrency()
    try checkUnit()
    try checkFractionDigits()
  }

  private func checkCurrency() throws(NumberError) {
    guard style == .currency else { return try refuse(currency, key: "currency") }
    guard let currency else { throw NumberError(.noCurrency) }
    guard !Self.isCurrency(currency) else { return }
    let upper = currency.uppercased()
    let hint = Self.isCurrency(upper) ? "; did you mean '\(upper)'?" : ""
    throw NumberError(
      .expectedCurrency(found: currency, hint: hint), key: "currency")
  }

  private func checkUnit() throws(NumberError) {
    guard style == .unit else { return try refuse(unit, key: "unit") }
    guard let unit else { throw NumberError(.noUnit) }
    guard Self.isUnit(unit) else {
      throw NumberError(.expectedUnit(found: unit), key: "unit")
    }
    if unit.contains("-and-") {
      throw NumberError(
        .unitOfSeveralNumbers(unit), key: "unit")
    }
  }

  /// Refuses a key that has no effect with the number's style.
  private func refuse(_ text: String?, key: String) throws(NumberError) {
    guard let text else { return }
    throw NumberError(
      .noEffectOfKey(key, value: text, style: style.rawValue), key: key)
  }

  private func checkFractionDigits() throws(NumberError) {
    try checkRange(minimumFractionDigits, key: "minimumFractionDigits")
    try checkRange(maximumFractionDigits, key: "maximumFractionDigits")
    if let minimumFractionDigits, let maximumFractionDigits,
      minimumFractionDigits > maximumFractionDigits
    {
      throw NumberError(
        .minimumDigits(minimumFractionDigits, aboveMaximum: maximumFractionDigits),
        key: "minimumFractionDigits")
    }
  }

  private func checkRange(_ digits: Int?, key: String) throws(NumberError) {
    guard let digits, !(0...20).contains(digits) else { return }
    throw NumberError(.expectedDigits(key, found: digits), key: key)
  }

  private static func isCurrency(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// Returns whether the text is well-formed: CLDR's longest name has 35 letters, and a unit may
  /// combine several.
  private static func isUnit(_ text: String) -> Bool {
    (1...100).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
  }
}
