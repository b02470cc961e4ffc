import FioriLayout
import FioriRender
import Testing

@testable import FioriCharts

/// A search, the ticks that it finds, and the ends of the axis: `60 40 20 | 20...66`.
struct TickCase: Sendable, CustomTestStringConvertible {
  let search: TickSearch
  let ticks: String

  init(
    _ lowest: Double, _ highest: Double, count: Int = 3, isLoose: Bool = false,
    isFudged: Bool = false, isNice: Bool = true, _ ticks: String
  ) {
    search = TickSearch(
      lowest: lowest, highest: highest, count: count, isLoose: isLoose, isFudged: isFudged,
      isNice: isNice)
    self.ticks = ticks
  }

  /// Ticks as the cases have them.
  static func text(of ticks: AxisTicks) -> String {
    let values = ticks.values.map(text(of:)).joined(separator: " ")
    return "\(values) | \(text(of: ticks.minimum))...\(text(of: ticks.maximum))"
  }

  private static func text(of value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  var testDescription: String { "\(search.lowest)...\(search.highest): \(ticks)" }
}
