package import FioriLowering
import FioriModel

/// The items of numbers.
extension NumberResolver {
  /// Returns the items of a number or a fraction as texts, and the share that it says; `nil` for one that
  /// cannot be written, and for another item.
  package func written(_ item: KPIItem) -> (items: [KPIItem], share: Double?)? {
    switch item {
    case .unit, .metric, .fraction, .icon: nil
    case .formattedMetric(let number):
      (try? parts(of: shown(number))).map {
        ($0.map(KPIItem.init), number.style == .percent ? number.value : nil)
      }
    case .formattedFraction(let fraction):
      fraction.total > 0 ? (try? items(of: fraction)).map { ($0, fraction.progress) } : nil
    }
  }

  /// Returns the digits and the symbols next to them, on the side that the locale puts them.
  func parts(of number: NumberValue) throws(NumberError) -> [NumberPart] {
    try formatter.parts(of: number, locale: locale)
  }

  /// Returns the two numbers and the slash between them.
  func items(of fraction: FractionValue) throws(NumberError) -> [KPIItem] {
    try items(ofFraction: [fraction.value, fraction.total].map { shown(NumberValue(value: $0)) })
  }

  /// Returns numbers with slashes between them.
  func items(ofFraction numbers: [NumberValue]) throws(NumberError) -> [KPIItem] {
    var items: [KPIItem] = []
    for number in numbers {
      if !items.isEmpty { items.append(.fraction("/")) }
      let text =
        number.isAbbreviated
        ? try formatter.text(of: number, magnitude: "", locale: locale)
        : try formatter.parts(of: number, locale: locale).map(\.text).joined()
      items.append(.fraction(text))
    }
    return items
  }
}

extension KPIItem {
  /// Creates a metric item of digits, and a unit item of a symbol or a sign.
  init(_ part: NumberPart) {
    self =
      switch part.kind {
      case .number: .metric(part.text)
      case .sign, .symbol: .unit(part.text)
      }
  }
}
