package import FioriBasics
import FioriLayout
import FioriModel
import Glibc

/// How many decimals the labels of ticks and values need, if a description does not say.
extension AxisLabelFormat {
  /// Returns the format of the horizontal axis of points: whole numbers without separators (stated:
  /// Docs/sources/charts.md#numbers), with as many decimals as the ticks have (chosen there: other
  /// ticks would have the same label). Numbers with more than 9 decimals are written as powers of
  /// ten.
  package static func plain(for ticks: AxisTicks) -> AxisLabelFormat {
    guard let digits = decimals(of: ticks.values, step: ticks.step) else {
      return AxisLabelFormat(isAbbreviated: true)
    }
    return AxisLabelFormat(maximumFractionDigits: digits, usesGroupingSeparator: false)
  }

  /// Returns the format with as many decimals as the ticks have.
  package func fitting(_ ticks: AxisTicks) -> AxisLabelFormat {
    fitting(ticks.values, step: ticks.step)
  }

  /// Returns the format with as many decimals as numbers have that are at least a step apart, but not
  /// for abbreviated fractions: amounts of whole units have none in horizon, and numbers between two decimals are
  /// not rounded to either. Fractions with more than 9 decimals are written as powers of ten.
  package func fitting(_ values: [Double], step: Double) -> AxisLabelFormat {
    guard !isAbbreviated, style != .compact else { return fittingWholeAmounts(values) }
    guard let digits = Self.decimals(of: values.map { $0 * scale }, step: step * scale)
    else { return values.allSatisfy { abs($0 * scale) < 1 } ? abbreviated : self }
    var format = self
    switch style {
    case .currency where digits == 0: return fittingWholeAmounts(values)
    case .currency where digits > 2: format.maximumFractionDigits = digits
    case .decimal where digits > 2: format.maximumFractionDigits = digits
    case .percent where digits > 1, .permille where digits > 1, .basisPoints where digits > 1:
      format.maximumFractionDigits = digits
    case .currency, .decimal, .percent, .permille, .basisPoints, .compact, .unit: break
    }
    return format
  }

  /// Returns the format in which whole amounts have no decimals: abbreviated, below ten also, beside larger ones, which
  /// have none, and in full in horizon. Other amounts keep theirs.
  package func fittingWholeAmounts(_ values: [Double]) -> AxisLabelFormat {
    guard style == .currency, !hasOwnDigits, values.allSatisfy(isWhole) else { return self }
    var format = self
    if isAbbreviated {
      format.undividedDigits = 0
    } else if !keepsCurrencyDecimals {
      (format.minimumFractionDigits, format.maximumFractionDigits) = (0, 0)
    }
    return format
  }

  /// Returns the format with no more decimals than the ticks need, if these write them exactly.
  package func shortest(for ticks: AxisTicks) -> AxisLabelFormat {
    guard style != .compact else { return self }
    let values = ticks.values.map { $0 * scale }
    guard let digits = Self.decimals(of: values, step: ticks.step * scale),
      values.allSatisfy({ isWhole($0 * pow(10, Double(digits))) })
    else { return self }
    var format = self
    (format.minimumFractionDigits, format.maximumFractionDigits) = (0, digits)
    return format
  }

  /// Returns the rule for the digits of numbers in the format (Docs/charts.md#digits).
  package func rule(
    largestError: Double? = nil, comparedError: Double? = nil, noise: Double = 0,
    by write: @escaping Write
  ) -> DigitRule {
    DigitRule(
      isPercentage: style == .percent, largestError: largestError, comparedError: comparedError,
      noise: noise
    ) { value, level in
      let format = adding(level)
      return (try? write(value, format)).map {
        DigitRule.Label(text: $0, error: format.error(of: value, by: write))
      }
    }
  }

  /// Returns the number of decimals that all values need to be within a thousandth of the step
  /// between them, or `nil` for more than anyone reads.
  private static func decimals(of values: [Double], step: Double) -> Int? {
    (0...mostDecimals).first { digits in
      let power = pow(10, Double(digits))
      return values.allSatisfy {
        abs($0 - ($0 * power).rounded() / power) <= 0.001 * abs(step)
      }
    }
  }
}

/// The most decimals of a label.
let mostDecimals = Misreading.mostDecimals

/// Returns whether a number is whole, but for rounding errors.
func isWhole(_ number: Double) -> Bool {
  abs(number - number.rounded()) <= 1e-6 * max(1, abs(number) * 1e-6)
}
