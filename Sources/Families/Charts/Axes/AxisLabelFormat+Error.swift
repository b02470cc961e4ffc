import FioriModel
import Glibc

/// How far labels are from their values.
extension AxisLabelFormat {
  /// Writes a value in a format.
  package typealias Write = (Double, AxisLabelFormat) throws -> String

  /// Returns the distance of a value from the number that its label says; 0 if it is not known.
  package func error(of value: Double, by write: Write) -> Double {
    if let leastWord, isPart(value) {
      return error(of: value, divisor: leastWord, digits: partDigits(of: value))
    }
    guard isAbbreviated || style == .compact else {
      return error(of: value, divisor: 1, digits: fractionDigits(of: value, write))
    }
    let divisor = (magnitude ?? AxisMagnitude(of: abs(value) * scale)).divisor
    guard style == .compact else {
      return error(
        of: value, divisor: divisor, digits: abbreviatedDigits(of: value, divisor: divisor))
    }
    let own = abs(value) < 10 ? 2 : 1
    let error = error(of: value, divisor: divisor, digits: maximumFractionDigits ?? own)
    // Some locales divide by other numbers, but none divides a number below one.
    return error > 0 && (abs(value) * scale < 1 || isRounded(value, write)) ? error : 0
  }

  private func error(of value: Double, divisor: Double, digits: Int?) -> Double {
    guard let digits else { return 0 }
    let (divided, power) = (value * scale / divisor, pow(10, Double(digits)))
    let error = abs(divided - (divided * power).rounded() / power) * divisor / scale
    return error.isFinite ? error : 0
  }

  /// Returns the number of decimals of a label that is not abbreviated; `nil` if it is not known.
  private func fractionDigits(of value: Double, _ write: Write) -> Int? {
    guard style == .currency, maximumFractionDigits == nil else {
      return maximumFractionDigits ?? max(style == .percent ? 1 : 2, minimumFractionDigits ?? 0)
    }
    guard !isWhole(value), let label = try? write(value, self) else { return nil }
    return (0...Self.mostOwnDigits).first { digits in
      var format = self
      (format.minimumFractionDigits, format.maximumFractionDigits) = (digits, digits)
      return (try? write(value, format)) == label
    }
  }

  private func isRounded(_ value: Double, _ write: Write) -> Bool {
    var exact = self
    exact.maximumFractionDigits = mostDecimals
    guard let label = try? write(value, self), let whole = try? write(value, exact) else {
      return false
    }
    return label != whole
  }

  /// The most decimals that a currency has by itself.
  private static let mostOwnDigits = 4
}
