import FioriRender
import Testing

@testable import FioriCharts
@testable import FioriLayout
@testable import TestSupport

/// What holds of every search.
struct TickSearchPropertyTests {
  private static let searches = (0..<10_000).map { seed in
    var chance = Chance(seed: seed)
    // The first numbers of seeds that follow one another are alike.
    for _ in 0..<8 { _ = chance.below(2) }
    return chance.search()
  }

  /// Ten digits of the greatest number are held exactly.
  private static func precision(of search: TickSearch) -> Double {
    max(abs(search.lowest), abs(search.highest), 1) * 1e-10
  }

  private func failures(
    where isMeant: (TickSearch) -> Bool = { _ in true }, _ holds: (TickSearch, AxisTicks) -> Bool
  ) -> [TickSearch] {
    let meant = Self.searches.filter(isMeant)
    #expect(meant.count > 100)
    return Array(meant.filter { !holds($0, $0.ticks) }.prefix(3))
  }

  /// Whether no fallback is needed: the ticks are far enough apart for doubles.
  private static func isWide(_ search: TickSearch) -> Bool {
    abs(search.highest - search.lowest) > precision(of: search)
  }

  @Test func `ticks are at least two, finite and in order`() {
    let failed = failures { _, ticks in
      ticks.values.count >= 2 && ticks.values.allSatisfy(\.isFinite)
        && ticks.minimum.isFinite && ticks.maximum.isFinite && ticks.minimum < ticks.maximum
        && zip(ticks.values, ticks.values.dropFirst()).allSatisfy { $0 > $1 }
    }
    expect(failed, is: [])
  }

  @Test func `ticks are a step apart`() {
    let failed = failures(where: Self.isWide) { search, ticks in
      let precision = 1e-9 * ticks.step + 1e-14 * max(abs(ticks.minimum), abs(ticks.maximum))
      return zip(ticks.values, ticks.values.dropFirst()).allSatisfy {
        abs($0 - $1 - ticks.step) <= precision
      }
    }
    expect(failed, is: [])
  }

  @Test func `the axis ends where data or ticks do`() {
    let failed = failures {
      !$0.isFudged && Self.isWide($0)
    } _: { search, ticks in
      ticks.minimum == min(search.lowest, search.highest, ticks.values.last ?? .infinity)
        && ticks.maximum == max(search.lowest, search.highest, ticks.values.first ?? -.infinity)
    }
    expect(failed, is: [])
  }

  @Test func `a fudged axis contains the data and all round ticks`() {
    let failed = failures {
      $0.isFudged && Self.isWide($0)
    } _: { search, ticks in
      ticks.minimum <= min(search.lowest, search.highest)
        && ticks.maximum >= max(search.lowest, search.highest)
        && (!search.isNice || ticks.maximum >= ticks.values.first ?? .infinity)
    }
    expect(failed, is: [])
  }

  @Test func `round ticks that are loose enclose the data`() {
    let failed = failures {
      $0.isLoose && $0.isNice && Self.isWide($0)
    } _: { search, ticks in
      let slack = 1e-9 * ticks.step
      let (first, last) = (ticks.values.first ?? 0, ticks.values.last ?? 0)
      return first >= max(search.lowest, search.highest) - slack
        && last <= min(search.lowest, search.highest) + slack
    }
    expect(failed, is: [])
  }

  @Test func `equal steps have as many ticks as are wanted, from end to end`() {
    let failed = failures {
      !$0.isNice && !$0.isFudged && Self.isWide($0)
    } _: { search, ticks in
      ticks.values.count == search.count && ticks.values.first == ticks.maximum
        && ticks.values.last == ticks.minimum
    }
    expect(failed, is: [])
  }

  @Test func `positions rise from 0 to 1`() {
    let failed = failures { search, ticks in
      let inner = ticks.values.filter { $0 <= ticks.maximum }
      let positions = ([ticks.maximum] + inner + [ticks.minimum]).map(ticks.position)
      return positions.first == 1 && positions.last == 0
        && zip(positions, positions.dropFirst()).allSatisfy { $0 >= $1 }
    }
    expect(failed, is: [])
  }

  @Test func `a search of round ticks finds fewer than twice as many as are wanted`() {
    let failed = failures(where: \.isNice) { $1.values.count < 2 * $0.count }
    expect(failed, is: [])
  }
}
