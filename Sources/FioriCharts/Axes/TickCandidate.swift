import Glibc

/// Ticks at multiples of a digit times a power of ten.
struct TickCandidate: Hashable, Sendable {
  /// The lowest tick, as a multiple of the digit times the power of ten.
  let start: Int
  /// How many of these multiples a step has.
  let skip: Int
  /// 1 to 9.
  let digit: Int
  /// Of ten; may be negative.
  let exponent: Int
  /// How many ticks there are.
  let count: Int

  /// A tick, counted from the lowest.
  ///
  /// Made of whole numbers and rounded once: three steps of 0.1 are 0.3.
  func value(at index: Int) -> Double { value(ofMultiple: start + index * skip) }

  var lowest: Double { value(at: 0) }
  var highest: Double { value(at: count - 1) }
  var step: Double { value(ofMultiple: skip) }

  private func value(ofMultiple multiple: Int) -> Double {
    let digits = Double(multiple * digit)
    // The powers to 10²² are exact, those of a tenth are not.
    return exponent < 0 ? digits / pow(10, Double(-exponent)) : digits * pow(10, Double(exponent))
  }
}
