/// Thousands, millions and so on, and the letter that stands for them.
struct AxisMagnitude: Hashable, Sendable {
  /// What a number is divided by.
  let divisor: Double
  /// Empty when nothing is divided.
  let letter: String

  var isDivided: Bool { divisor > 1 }

  /// The magnitude of a number that is not negative (stated: Docs/sources/charts.md#numbers).
  init(of number: Double) {
    let found = Self.all.last { number >= $0.divisor }
    divisor = found?.divisor ?? 1
    letter = found?.letter ?? ""
  }

  private static let all: [(divisor: Double, letter: String)] = [
    (1e3, "K"), (1e6, "M"), (1e9, "B"), (1e12, "T"), (1e15, "Q"), (1e18, "Z"),
  ]
}
