import FioriLayout
import FioriRender
import Testing

@testable import FioriCharts
@testable import TestSupport

struct TickSearchTests {
  private func check(_ item: TickCase) {
    expect(TickCase.text(of: item.search.ticks), is: item.ticks)
  }

  @Test(arguments: [
    TickCase(21, 66, "60 40 20 | 20...66"),
    TickCase(0, 200, "200 100 0 | 0...200"),
    TickCase(0, 279.853, "300 200 100 0 | 0...300"),
    TickCase(-295_000, 440_000, "400000 0 -400000 | -400000...440000"),
    TickCase(0, 65, "60 30 0 | 0...65"), TickCase(0, 66, "80 40 0 | 0...80"),
    TickCase(0, 110, "100 50 0 | 0...110"), TickCase(0, 140, "140 70 0 | 0...140"),
    TickCase(0, 150, "140 70 0 | 0...150"), TickCase(0, 160, "200 100 0 | 0...200"),
    TickCase(0, 280, "300 200 100 0 | 0...300"), TickCase(0, 1, "1 0.5 0 | 0...1"),
    TickCase(0, 0.35, "0.4 0.2 0 | 0...0.4"), TickCase(-5, 7, "6 0 -6 | -6...7"),
    TickCase(82, 200, "200 150 100 | 82...200"),
    TickCase(0, 6590.57, "8000 4000 0 | 0...8000"),
    TickCase(0, 265_849.98, "300000 200000 100000 0 | 0...300000"),
    TickCase(0, 100, count: 4, "120 80 40 0 | 0...120"),
    TickCase(0, 200, count: 2, "200 0 | 0...200"),
  ])
  func `ticks are the round numbers with the best score`(_ item: TickCase) { check(item) }

  @Test(arguments: [TickCase(20, 66, isLoose: true, "80 40 0 | 0...80")])
  func `loose ticks enclose the data`(_ item: TickCase) { check(item) }

  @Test(arguments: [
    TickCase(21, 66, isNice: false, "66 43.5 21 | 21...66"),
    TickCase(21, 66, isFudged: true, isNice: false, "69.6 45.3 21 | 19.2...67.8"),
    TickCase(-66, -21, isFudged: true, isNice: false, "-17.4 -41.7 -66 | -67.8...-19.2"),
    TickCase(0, 66, isFudged: true, isNice: false, "66 33 0 | 0...66"),
    TickCase(-22, 66, isFudged: true, isNice: false, "66 22 -22 | -22...66"),
    TickCase(0, 0.9, count: 4, isNice: false, "0.9 0.6 0.3 0 | 0...0.9"),
  ])
  func `ticks that need not be round cut the range into equal steps`(_ item: TickCase) {
    check(item)
  }

  @Test(arguments: [
    TickCase(20, 66, isFudged: true, "60 40 20 | \(20 - 20.0 / 3)...66"),
    TickCase(-66, -20, isFudged: true, "-20 -40 -60 | -66...\(-20 + 20.0 / 3)"),
    TickCase(21, 66, isFudged: true, "60 40 20 | 20...66"),
    TickCase(0, 200, isFudged: true, "200 100 0 | 0...200"),
  ])
  func `a fudged axis reaches a part of a step nearer to zero`(_ item: TickCase) { check(item) }

  @Test(arguments: [
    TickCase(2, 2, "3 2.5 2 | 2...3"), TickCase(66, 21, "60 40 20 | 20...66"),
    TickCase(0, 0, "1 0.5 0 | 0...1"), TickCase(0, 200, count: -3, "200 0 | 0...200"),
  ])
  func `equal ends are moved apart, and swapped ends are put in order`(_ item: TickCase) {
    check(item)
  }

  @Test(arguments: [
    TickCase(0, 0.3, count: 4, "0.3 0.2 0.1 0 | 0...0.3"),
    TickCase(0, 0.0012, "0.0012 0.0006 0 | 0...0.0012"),
    TickCase(0, 7e-9, "8e-09 4e-09 0 | 0...8e-09"),
  ])
  func `ticks are the doubles nearest to their labels`(_ item: TickCase) { check(item) }

  @Test func `an axis is not widened at an explicit end`() {
    func ticks(keepsLowest: Bool = false, keepsHighest: Bool = false) -> AxisTicks {
      TickSearch(
        lowest: 25, highest: 75, count: 3, isLoose: false, isFudged: true, isNice: false,
        keepsLowest: keepsLowest, keepsHighest: keepsHighest
      ).ticks
    }
    expect(
      ticks(keepsHighest: true),
      is: AxisTicks(values: [75, 50, 25], minimum: 23, maximum: 75, step: 25))
    expect(
      ticks(keepsLowest: true),
      is: AxisTicks(values: [77, 51, 25], minimum: 25, maximum: 77, step: 26))
    expect(
      ticks(keepsLowest: true, keepsHighest: true),
      is: AxisTicks(values: [75, 50, 25], minimum: 25, maximum: 75, step: 25))
  }

  @Test func `the step is that between the ticks`() {
    let search = TickSearch(
      lowest: 0, highest: 200, count: 3, isLoose: false, isFudged: false, isNice: true)
    expect(search.ticks, is: AxisTicks(values: [200, 100, 0], minimum: 0, maximum: 200, step: 100))
  }
}
