import FioriBasics
import FioriLowering

/// A number in a ring that says another share than its arc shows.
struct RingContradiction {
  private let items: [PlacedKPIItem]
  /// The progress in the description, which may be outside 0 to 1.
  private let progress: Double

  init(_ items: [PlacedKPIItem], progress: Double) {
    (self.items, self.progress) = (items, progress)
  }

  /// A warning if the number is off by more than one percent of the whole; `nil` if it agrees, or does
  /// not say a share.
  var finding: Finding? {
    guard abs(progress) <= Self.largest, let written = percentage ?? fraction,
      abs(written.share - progress) > 0.01 + 1e-9
    else { return nil }
    return Finding.warning(
      written.path,
      .ringDisagrees(progress: Self.percent(progress), number: written.text))
  }

  /// The share that was meant by a percentage, such as 0.64 by 64; `nil` for a progress that is more
  /// likely a share: one that the number does not say, or less than ten times the whole.
  var meantShare: Double? {
    guard progress > 1, progress <= Self.largest else { return nil }
    let share = progress / 100
    let isStated = (percentage ?? fraction).map { abs($0.share - share) <= 0.01 + 1e-9 }
    return isStated ?? false || progress >= Self.leastPercentage ? share : nil
  }

  /// The least progress that is a percentage whatever the number says.
  private static let leastPercentage = 10.0

  /// Beyond it, a progress is not a share at all, which another warning says.
  private static let largest = 100.0

  private static func percent(_ share: Double) -> String {
    Decimal.text(share * 100, decimals: 2) + "%"
  }

  /// A number with the unit `%`.
  private var percentage: WrittenShare? {
    guard
      items.contains(where: { $0.style == .unit && ["%", "٪"].contains(Self.letters(of: $0)) }),
      let item = items.first(where: \.isValue), let number = Self.number(in: item)
    else { return nil }
    return WrittenShare(
      share: number / 100, text: "its number is \(Self.percent(number / 100))", path: item.path)
  }

  /// Two numbers with a slash between them.
  private var fraction: WrittenShare? {
    guard let slash = items.firstIndex(where: { Self.letters(of: $0) == "/" }), slash > 0,
      let part = Self.number(in: items[slash - 1]), let next = items[at: slash + 1],
      let whole = Self.number(in: next), whole > 0
    else { return nil }
    let text = "\(Self.letters(of: items[slash - 1]))/\(Self.letters(of: next))"
    return WrittenShare(
      share: part / whole, text: "'\(text)' is \(Self.percent(part / whole))",
      path: items[slash - 1].path)
  }

  /// A share that the items say.
  private struct WrittenShare {
    let share: Double
    /// The share in the items, for the message.
    let text: String
    let path: DescriptionPath
  }

  private static func letters(of item: PlacedKPIItem) -> String {
    (item.text ?? "").filter { !$0.isWhitespace }
      .unicodeScalars.filter { !$0.isDirectionMark }.map { String($0) }.joined()
  }

  /// Returns the number that a text is. The last `.` or `,` separates decimals, unless three digits
  /// follow it and another one, or none, is before.
  private static func number(in item: PlacedKPIItem) -> Double? {
    var digits = ""
    var decimals: Int?
    for character in letters(of: item) {
      if let digit = character.wholeNumberValue {
        digits += "\(digit)"
        decimals = decimals.map { $0 + 1 }
      } else if [".", ",", "٫"].contains(character) {
        decimals = 0
      } else if !["'", "’", "٬"].contains(character) {
        return nil
      }
    }
    guard let number = Double(digits) else { return nil }
    guard let decimals, decimals != 3 else { return number }
    return (0..<decimals).reduce(number) { number, _ in number / 10 }
  }
}
