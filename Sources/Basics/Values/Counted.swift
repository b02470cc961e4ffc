extension Int {
  /// Returns the number with a noun: `1 file`, `2 files`. `many` is the plural if it has another ending.
  package func counted(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? one : many ?? one + "s")"
  }
}

extension Decimal {
  /// Returns a length in points with the word: `1 point`, `12.5 points`.
  package static func points(_ length: Double, decimals: Int = 3) -> String {
    let text = text(length, decimals: decimals)
    return "\(text) point\(text == "1" ? "" : "s")"
  }
}
