import FioriRender
import Testing

@testable import FioriCharts
@testable import TestSupport

struct StockTimeTests {
  @Test(arguments: [
    ("1970-01-01 00:00:00", 0), ("1969-12-31 23:59:59", -1), ("2019-03-04 09:05:07", 1_551_690_307),
    ("2000-02-29 12:00:00", 951_825_600), ("2024-02-29 00:00:00", 1_709_164_800),
    ("1582-10-10 00:00:00", -12_219_724_800), ("0001-01-01 00:00:00", CivilTime.first.seconds),
    ("9999-12-31 23:59:59", 253_402_300_799),
  ])
  func `a time is counted from 1970`(text: String, seconds: Int) throws {
    try expect(#require(CivilTime(text)).seconds, is: seconds)
  }

  @Test func `a time has its parts`() throws {
    for text in ["2019-03-04 09:05:07", "1969-03-04 09:05:07", "0004-03-04 09:05:07"] {
      let time = try #require(CivilTime(text))
      expect(time.year, is: Int(text.prefix(4)))
      expect([time.month, time.day], is: [3, 4])
      expect([time.hour, time.minute, time.second], is: [9, 5, 7])
    }
  }

  @Test(arguments: [
    "", "2019", "2019-03-04", "2019-03-04 09:05", "2019-03-04 09:05:", "2019-03-04 09:05:7",
    "2019-03-04 09:05:077", "2019-03-04 09:05:07 ", " 2019-03-04 09:05:07", "2019-03-04T09:05:07",
    "2019-03-04  9:05:07", "2019/03/04 09:05:07", "19-03-04 09:05:07", "02019-03-04 09:05:07",
    "-019-03-04 09:05:07", "+019-03-04 09:05:07", "2019-3-04 09:05:07", "2019-03-04 09:05:07Z",
    "2019-03-04 09:05:0é", "٢٠١٩-٠٣-٠٤ ٠٩:٠٥:٠٧", "Jan",
  ])
  func `another form is not a time`(text: String) {
    expect(CivilTime(text), is: nil)
  }

  @Test(arguments: [
    "0000-01-01 00:00:00", "2019-00-04 09:05:07", "2019-13-04 09:05:07", "2019-99-04 09:05:07",
    "2019-03-00 09:05:07", "2019-03-32 09:05:07", "2019-03-99 09:05:07", "2019-04-31 09:05:07",
    "2019-02-29 09:05:07", "1900-02-29 09:05:07", "2100-02-29 09:05:07", "2020-02-30 09:05:07",
    "2019-03-04 24:00:00", "2019-03-04 09:60:00", "2019-03-04 09:05:60",
  ])
  func `impossible dates and times are not times`(text: String) {
    expect(CivilTime(text), is: nil)
  }

  @Test func `every day of 400 years has its number`() {
    var (year, month, day) = (1, 1, 1)
    let first = TimeUnit.day.number(of: .first)
    var wrong: [Int] = []
    for number in first..<(first + 146_097) {
      let date = CivilDate(daysSince1970: number)
      let isRight = (date.year, date.month, date.day) == (year, month, day)
      if !isRight || date.daysSince1970 != number { wrong.append(number) }
      day += 1
      guard CivilDate(year: year, month: month, day: day) == nil else { continue }
      (month, day) = (month + 1, 1)
      guard CivilDate(year: year, month: month, day: day) == nil else { continue }
      (year, month) = (year + 1, 1)
    }
    expect(wrong, is: [])
    expect([year, month, day], is: [401, 1, 1])
  }

  @Test func `times are in order`() throws {
    let times = ["1969-12-31 23:59:59", "1970-01-01 00:00:00", "2019-03-04 09:05:07"]
    let parsed = times.compactMap { CivilTime($0) }
    expect(parsed.count, is: 3)
    expect(parsed.reversed().sorted(), is: parsed)
  }
}
