import Glibc

/// How far a number with fewer decimals is from its value.
extension NumberValue {
  /// Returns the number with so many decimals at most.
  package func keeping(decimals most: Int) -> NumberValue {
    var number = self
    number.minimumFractionDigits = min(minimumFractionDigits ?? 0, most)
    number.maximumFractionDigits = min(maximumFractionDigits ?? most, most)
    return number
  }

  /// The number as it is written, in hundredths for a percentage.
  package var written: Double { style == .percent ? value * 100 : value }

  /// Whether the number is written to a twentieth of it with so many decimals.
  package func isClose(decimals: Int) -> Bool { error(decimals: decimals) <= abs(written) / 20 }

  /// Whether the number is written exactly with so many decimals, but for rounding errors.
  package func isExact(decimals: Int) -> Bool { error(decimals: decimals) <= abs(written) * 1e-12 }

  /// How far the number with so many decimals is from it, in hundredths for a percentage.
  package func error(decimals: Int) -> Double {
    let power = pow(10, Double(decimals))
    let error = abs((written * power).rounded() / power - written)
    // A number with so many digits has no decimals.
    return error.isFinite ? error : 0
  }
}
