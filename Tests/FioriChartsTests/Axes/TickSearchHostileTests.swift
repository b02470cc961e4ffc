import FioriCharts
import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

/// Searches at the ends of what doubles hold.
struct TickSearchHostileTests {
  private static let numbers: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 2.3e-308, 1e-300, 1e-11, -1e-10,
    0.1 + 0.2, 1, 1.nextUp, 1e8,
    9_007_199_254_740_992, 1e15, -1e17, 1e17.nextUp, 1e30, 9e40, 1e300, -1e300, 1e308, -1e308,
    Double.greatestFiniteMagnitude, -Double.greatestFiniteMagnitude,
  ]

  @Test(arguments: numbers)
  func `ticks of any range are finite and in order`(lowest: Double) {
    for (index, highest) in Self.numbers.enumerated() {
      for flags in 0..<8 {
        for count in (index + flags).isMultiple(of: 2) ? [2, 7] : [3, 20] {
          let search = TickSearch(
            lowest: lowest, highest: highest, count: count, isLoose: flags & 1 > 0,
            isFudged: flags & 2 > 0, isNice: flags & 4 > 0)
          #expect(isSound(search.ticks), "\(search) gives \(search.ticks)")
        }
      }
    }
  }

  private func isSound(_ ticks: AxisTicks) -> Bool {
    let numbers = ticks.values + [ticks.minimum, ticks.maximum, ticks.step, ticks.baseline]
    return numbers.allSatisfy(\.isFinite) && ticks.values.count >= 2 && ticks.step > 0
      && zip(ticks.values, ticks.values.dropFirst()).allSatisfy { $0 > $1 }
      && ticks.minimum < ticks.maximum && ticks.isBaseline(ticks.baseline)
      && ticks.position(of: ticks.minimum) == 0 && ticks.position(of: ticks.maximum) == 1
  }

  @Test(arguments: [
    TickCase(-1e308, 1e308, "1e+308 0 -1e+308 | -1e+308...1e+308"),
    TickCase(0, .leastNonzeroMagnitude, "5e-324 0 | 0...5e-324"),
    TickCase(0, 1e-11, "1e-11 5e-12 0 | 0...1e-11"),
    TickCase(0, 1e40, "1e+40 5e+39 0 | 0...1e+40"),
    TickCase(1e17, 1e17, "1.0000000000000002e+17 1e+17 | 1e+17...1.0000000000000002e+17"),
  ])
  func `axes without round ticks have equal steps or their ends`(_ item: TickCase) {
    expect(TickCase.text(of: item.search.ticks), is: item.ticks)
  }
}
