import FioriCharts
import FioriNative
import FioriRender
import Testing

@testable import TestSupport

struct ICUTimesTests {
  /// Texts by unit, from the second to the year.
  private func texts(_ text: String, _ locale: String) throws -> [String] {
    let time = try #require(CivilTime(text))
    let units: [TimeUnit] = [.second, .minute, .hour, .day, .month, .year]
    return try units.map { unit in
      try ICUTimes.shared.text(of: time, as: unit, locale: locale)
    }
  }

  @Test(arguments: [
    ("en-US", ["7", "9:05", "9:05", "3/4", "Mar", "2019"]),
    ("de-DE", ["7", "9:05", "9:05", "4.3.", "Mär", "2019"]),
    ("ar-EG", ["٧", "٩:٠٥", "٩:٠٥", "٤\u{200F}/٣", "مارس", "٢٠١٩"]),
    ("ar-EG-u-nu-latn", ["7", "9:05", "9:05", "4\u{200F}/3", "مارس", "2019"]),
    ("ca-ES", ["7", "9:05", "9:05", "4/3", "març", "2019"]),
    ("ja-JP", ["7", "9:05", "9:05", "3/4", "3月", "2019"]),
  ])
  func `names and digits are the locale's`(locale: String, expected: [String]) throws {
    try expect(texts("2019-03-04 09:05:07", locale), is: expected)
  }

  @Test(arguments: [
    ("th-TH", "4/3"), ("ar-SA-u-nu-latn", "4\u{200F}/3"), ("fa-IR-u-nu-latn", "3/4"),
    ("en-US-u-ca-buddhist", "3/4"),
  ])
  func `the calendar is Gregorian in all locales`(locale: String, day: String) throws {
    let texts = try texts("2019-03-04 09:05:07", locale)
    expect([texts[3], texts[5]], is: [day, "2019"])
  }

  @Test(arguments: [
    ("0001-01-01 00:00:00", ["0", "0:00", "0:00", "1/1", "Jan", "1"]),
    ("1500-02-28 23:59:59", ["59", "23:59", "23:59", "2/28", "Feb", "1500"]),
    ("9999-12-31 23:59:59", ["59", "23:59", "23:59", "12/31", "Dec", "9999"]),
  ])
  func `a time is written as it is read`(time: String, expected: [String]) throws {
    try expect(texts(time, "en-US"), is: expected)
  }

  @Test(arguments: ["", "english please", "en-US-u-nu-none"])
  func `an invalid locale is rejected`(locale: String) {
    #expect(throws: NumberError.self) { try texts("2019-03-04 09:05:07", locale) }
  }

  @Test func `eight threads get the same from one formatter`() async throws {
    let times = ICUTimes()
    let written = { @Sendable () throws -> [String] in
      try (0..<200).map { month in
        let time = CivilTime(seconds: month * 2_678_400)
        return try times.text(of: time, as: .day, locale: "en-US")
      }
    }
    let results = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { try written() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    expect(results.count, is: 8)
    expect(Set(results), is: [try written()])
  }
}
