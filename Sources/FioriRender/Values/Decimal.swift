/// Numbers as they are written into reports and pictures.
enum Decimal {
  /// A number with at most so many decimals, 0 to 9, and no needless ones: `16.758`, `48`, `-0.5`.
  static func text(_ value: Double, decimals: Int = 3) -> String {
    let factor = powers[min(max(decimals, 0), powers.count - 1)]
    // What is so large has no decimals left, and could overflow.
    guard abs(value) < 1e15 else { return Int(exactly: value).map { "\($0)" } ?? "\(value)" }
    let rounded = (value * factor).rounded() / factor
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    return abs(rounded) < 1e-4 ? plain(rounded, factor) : "\(rounded)"
  }

  private static let powers = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

  /// Swift writes a number below 0.0001 with an exponent, which SVG's attributes may not have.
  private static func plain(_ value: Double, _ factor: Double) -> String {
    var digits = "\(Int((abs(value) * factor).rounded()))"
    let places = "\(Int(factor))".count - 1
    digits = String(repeating: "0", count: max(0, places - digits.count)) + digits
    while digits.last == "0" { digits.removeLast() }
    return (value < 0 ? "-0." : "0.") + digits
  }
}
