import FioriCharts
import FioriRender
import Glibc

@testable import TestSupport

extension Chance {
  /// A search of data from 10⁻¹² to 10¹⁵ in size.
  mutating func search() -> TickSearch {
    TickSearch(
      lowest: amount(), highest: amount(), count: 2 + below(19), isLoose: below(2) == 0,
      isFudged: below(2) == 0, isNice: below(3) > 0)
  }

  /// Of either sign, and now and then zero.
  private mutating func amount() -> Double {
    if below(6) == 0 { return 0 }
    let digits = Double(1 + below(1_000_000)) / 1_000_000
    return (below(2) == 0 ? -digits : digits) * pow(10, Double(below(28) - 12))
  }
}
