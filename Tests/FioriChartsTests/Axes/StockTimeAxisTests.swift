import FioriRender
import Testing

@testable import FioriCharts
@testable import TestSupport

struct StockTimeAxisTests {
  private func times(_ texts: [String?]) -> [CivilTime?] {
    texts.map { $0.flatMap { CivilTime($0) } }
  }

  private func check(_ item: StockTimeAxisCase, isRange: Bool) {
    let times = item.times
    let axis = StockTimeAxis(times, isRange: isRange)
    expect(axis.unit, is: item.unit)
    expect(axis.labels.map(\.position), is: item.positions)
    expect(axis.labels.map(\.time), is: item.positions.map { times[$0] })
    expect(axis.positionCount, is: item.count)
    #expect(!axis.endsAtClose)
  }

  @Test(arguments: [
    StockTimeAxisCase("2019-05-08 09:05:50", every: 20, 3, .second, [0, 1, 2]),
    StockTimeAxisCase("2019-05-08 09:05:50", every: 20, 7, .minute, [0, 1, 4]),
    StockTimeAxisCase("2019-05-08 09:00:00", every: 1200, 8, .hour, [0, 3, 6]),
    StockTimeAxisCase("2019-05-08 09:30:00", every: 1800, 6, .hour, [1, 3, 5]),
    StockTimeAxisCase("2019-05-08 09:25:00", every: 1200, 8, .hour, [0, 7]),
    StockTimeAxisCase("2019-01-15 00:00:00", every: 2_592_000, 3, .month, [0, 2]),
    StockTimeAxisCase("2018-06-01 00:00:00", every: 31_536_000, 3, .month, [0, 2]),
    StockTimeAxisCase("2019-05-08 18:00:00", every: 21_600, 6, .day, [0, 1, 5]),
    StockTimeAxisCase("2019-01-01 00:00:00", every: 86_400, 90, .month, [0, 31, 59]),
    StockTimeAxisCase("2019-01-15 00:00:00", every: 604_800, 12, .month, [3, 7, 11]),
    StockTimeAxisCase("2019-01-08 00:00:00", every: 604_800, 12, .month, [4, 8]),
    StockTimeAxisCase("2018-06-01 00:00:00", every: 2_592_000, 30, .year, [8, 20]),
    StockTimeAxisCase("2018-04-16 00:00:00", every: 2_592_000, 21, .month, [0, 20]),
    StockTimeAxisCase("2019-05-08 09:40:00", every: 1200, 4, .hour, [0, 3]),
    StockTimeAxisCase("2018-03-31 00:00:00", every: 31_536_000, 3, .year, [0, 1, 2]),
    StockTimeAxisCase("2018-01-15 00:00:00", every: 25_920_000, 6, .year, [0, 2, 3, 4, 5]),
  ])
  func `a label is where a unit begins`(_ item: StockTimeAxisCase) {
    check(item, isRange: false)
  }

  @Test(arguments: [
    StockTimeAxisCase("2019-05-08 09:05:50", every: 20, 3, .second, [0, 2]),
    StockTimeAxisCase("2019-05-08 09:25:00", every: 1200, 8, .hour, [0, 7]),
    StockTimeAxisCase("2019-01-15 00:00:00", every: 604_800, 12, .month, [0, 11]),
    StockTimeAxisCase("2018-06-01 00:00:00", every: 2_592_000, 30, .month, [0, 29]),
    StockTimeAxisCase("2018-01-02 00:00:00", every: 31_536_000, 3, .year, [0, 2]),
    StockTimeAxisCase("2018-06-01 00:00:00", every: 1, 1, .minute, [0]),
    StockTimeAxisCase("2018-06-01 00:00:00", every: 0, 4, .second, [0, 3]),
  ])
  func `a range has its ends labeled`(_ item: StockTimeAxisCase) {
    check(item, isRange: true)
  }

  @Test func `the same day of another month has a label`() {
    let times = times(["2019-01-01 00:00:00", "2019-02-01 00:00:00", "2019-03-01 00:00:00"])
    let axis = StockTimeAxis(times, isRange: false)
    expect(axis.unit, is: .day)
    expect(axis.labels.map(\.position), is: [0, 1, 2])
  }

  @Test func `a value that is not a time has no label`() {
    let days = times([nil, "2019-01-01 00:00:00", "x", "2019-01-02 00:00:00", nil])
    let axis = StockTimeAxis(days, isRange: false)
    expect(axis.unit, is: .day)
    expect(axis.labels.map(\.position), is: [1, 3])
    expect(axis.positionCount, is: 5)
  }

  @Test func `without times there are no labels`() {
    for times in [[], [nil], [nil, nil, nil]] as [[CivilTime?]] {
      let axis = StockTimeAxis(times, isRange: false)
      expect(axis.labels, is: [])
      expect(axis.unit, is: .minute)
      expect(axis.positionCount, is: times.count)
    }
  }

  @Test func `times that run backwards have the unit of their span`() {
    let days = times(["2019-01-03 00:00:00", "2019-01-02 00:00:00", "2019-01-01 00:00:00"])
    let axis = StockTimeAxis(days, isRange: false)
    expect(axis.unit, is: .day)
    expect(axis.labels.map(\.position), is: [0, 1, 2])
    #expect(!axis.endsAtClose)
  }
}

extension StockTimeAxisTests {
  @Test func `a day is filled up to its close`() {
    let day = times([
      "2019-05-08 09:00:00", "2019-05-08 09:30:00", "2019-05-08 10:00:00", "2019-05-08 12:00:00",
    ])
    let axis = StockTimeAxis(day, isRange: false)
    #expect(axis.endsAtClose)
    expect(axis.positionCount, is: 7)
    expect(axis.timePositions, is: [0, 1, 2, 6])
    expect(axis.unit, is: .hour)
    expect(axis.labels.map(\.position), is: [0, 2, 4, 6])
    expect(axis.labels.map(\.time.hour), is: [9, 10, 11, 12])
  }

  @Test(arguments: [
    ("10:30:00", 3, false), ("10:30:01", 4, true), ("11:00:00", 4, true), ("11:00:01", 5, true),
    ("10:15:00", 3, false), ("09:00:00", 3, false),
  ])
  func `a close is farther away than a step`(close: String, positions: Int, isFilled: Bool) {
    let day = times(["2019-05-08 09:30:00", "2019-05-08 10:00:00", "2019-05-08 \(close)"])
    let axis = StockTimeAxis(day, isRange: false)
    expect(axis.positionCount, is: positions)
    expect(axis.endsAtClose, is: isFilled)
  }

  @Test(arguments: [
    ["2019-05-09 00:00:00", "2019-05-10 00:00:00", "2019-05-13 00:00:00"],
    ["2019-02-01 00:00:00", "2019-03-01 00:00:00", "2019-04-01 00:00:00"],
    ["2019-05-08 09:00:00", "2019-05-08 09:00:00", "2019-05-08 12:00:00"],
    ["2019-05-08 09:00:00", "2019-05-08 09:00:01", "9019-05-08 12:00:00"],
    ["2019-05-08 09:00:00", "2019-05-08 09:30:00"],
    ["x", "2019-05-08 09:30:00", "2019-05-08 12:00:00"],
    ["2019-05-08 09:00:00", "2019-05-08 09:30:00", "2019-05-08 10:00:00", "x"],
  ])
  func `other charts keep their last value`(texts: [String]) {
    let axis = StockTimeAxis(times(texts), isRange: false)
    #expect(!axis.endsAtClose)
    expect(axis.positionCount, is: texts.count)
  }

  @Test func `a close a day away is filled in reasonable time`() {
    let day = times(["2019-05-08 09:00:00", "2019-05-08 09:00:01", "2019-05-09 09:00:00"])
    let axis = StockTimeAxis(day, isRange: false)
    expect(axis.positionCount, is: 86_401)
    expect(axis.labels.count, is: 2)
  }
}
