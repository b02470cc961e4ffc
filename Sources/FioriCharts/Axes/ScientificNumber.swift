import Glibc

/// A number as one digit, two decimals and a power of ten.
struct ScientificNumber: Hashable, Sendable {
  /// From 1 up to, but not including, 10, in whole hundredths; 0 only of 0.
  let mantissa: Double
  let exponent: Int

  /// Of a finite number that is greater than 0.
  init(_ number: Double) {
    let power = Int(log10(number).rounded(.down))
    // A power of ten below 10⁻³⁰⁸ would lose its digits.
    let scaled =
      power < 0 ? number * 1e200 / pow(10, Double(power + 200)) : number / pow(10, Double(power))
    let rounded = (scaled * 100).rounded() / 100
    mantissa = rounded < 10 ? rounded : 1
    exponent = rounded < 10 ? power : power + 1
  }
}
