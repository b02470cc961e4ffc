import FioriRender
import Testing

@testable import FioriCharts
@testable import TestSupport

struct StockTimeUnitTests {
  @Test(
    arguments: [
      (0, .second), (59, .second), (60, .minute), (3599, .minute), (3600, .hour), (86_399, .hour),
      (86_400, .day), (5_183_999, .day), (5_184_000, .month), (37_497_599, .month),
      (37_497_600, .year), (300_000_000_000, .year),
    ] as [(Int, TimeUnit)])
  func `the unit is the span's`(span: Int, unit: TimeUnit) {
    expect(TimeUnit(span: span), is: unit)
  }

  @Test(arguments: [
    (TimeUnit.hour, "2019-05-08 09:00:59", "2019-05-08 09:01:00"),
    (.month, "2019-05-07 23:59:59", "2019-05-08 00:00:00"),
    (.year, "2019-03-31 23:59:59", "2019-04-01 00:00:00"),
  ])
  func `a unit's start ends`(unit: TimeUnit, last: String, next: String) throws {
    #expect(unit.isNearStart(try #require(CivilTime(last))))
    #expect(!unit.isNearStart(try #require(CivilTime(next))))
  }

  @Test(arguments: [TimeUnit.second, .minute, .day])
  func `other units start anywhere`(unit: TimeUnit) throws {
    #expect(unit.isNearStart(try #require(CivilTime("2019-12-31 23:59:59"))))
  }

  @Test(arguments: [
    (TimeUnit.second, "2019-05-08 09:05:07", "2019-05-08 09:05:08"),
    (.minute, "2019-05-08 09:05:59", "2019-05-08 09:06:00"),
    (.hour, "1969-05-08 09:59:59", "1969-05-08 10:00:00"),
    (.day, "1969-12-31 23:59:59", "1970-01-01 00:00:00"),
    (.month, "2019-12-31 23:59:59", "2020-01-01 00:00:00"),
    (.year, "2019-12-31 23:59:59", "2020-01-01 00:00:00"),
  ])
  func `a unit follows another`(unit: TimeUnit, last: String, next: String) throws {
    let number = unit.number(of: try #require(CivilTime(last)))
    expect(unit.number(of: try #require(CivilTime(next))), is: number + 1)
  }
}
