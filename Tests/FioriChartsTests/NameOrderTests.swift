import Testing

@testable import FioriBasics
@testable import FioriCharts
@testable import FioriModel
@testable import FioriNative
@testable import TestSupport

/// Names that have an order by themselves, and dates that have a step.
struct NameOrderTests {
  @Test(arguments: [
    (["Mar", "Jan", "Feb"], ["Jan", "Feb", "Mar"]),
    (["Nov", "Dec", "Jan"], ["Nov", "Dec", "Jan"]),
    (["Q4 2025", "Q1 2025", "Q2 2026"], ["Q1 2025", "Q4 2025", "Q2 2026"]),
    (["FY26 Q2", "FY25 Q4", "FY26 Q1"], ["FY25 Q4", "FY26 Q1", "FY26 Q2"]),
    (["2026-W02", "2025-W52", "2026-W10"], ["2025-W52", "2026-W02", "2026-W10"]),
    (["KW 10", "KW 9"], ["KW 9", "KW 10"]), (["Fr", "Mo", "Mi"], ["Mo", "Mi", "Fr"]),
    (["März 2026", "Januar 2026"], ["Januar 2026", "März 2026"]),
    (["2024", "2018", "2019"], ["2018", "2019", "2024"]), (["10", "9", "-1"], ["-1", "9", "10"]),
    (["2. Quartal", "1. Quartal"], ["1. Quartal", "2. Quartal"]),
    (["sexta-feira", "segunda-feira"], ["segunda-feira", "sexta-feira"]),
    (["יום ג׳", "יום ב׳"], ["יום ב׳", "יום ג׳"]), (["水曜日", "月曜日"], ["月曜日", "水曜日"]),
    (["金", "火"], ["火", "金"]), (["周三", "周一"], ["周一", "周三"]),
    (["十二月", "二月"], ["二月", "十二月"]), (["10月", "2月"], ["2月", "10月"]),
    (["2026年2月", "2026年1月", "2025年12月"], ["2025年12月", "2026年1月", "2026年2月"]),
    (["mai", "avril"], ["avril", "mai"]), (["2025/26", "2024/25"], ["2024/25", "2025/26"]),
  ])
  func `names are sorted as they are read`(names: [String], sorted: [String]) throws {
    let order = try #require(NameOrder(of: names))
    expect(order.sortedIndices.map { names[$0] }, is: sorted)
  }

  /// The names of ICU, long and short, in all languages of the program.
  @Test(arguments: ["en", "de", "fr", "es", "it", "pt", "ja", "zh-Hans", "ar", "he"])
  func `names of months and weekdays are known as locales write them`(locale: String) throws {
    let formatter = ICUTimes.shared
    func names(_ days: [Int], _ form: TimeForm) throws -> [String] {
      try days.map { day in
        try formatter.text(
          of: CivilTime(seconds: day * CivilTime.secondsPerDay), in: form, locale: locale)
      }
    }
    // Days of 1970: one of each month, and from Monday, January 5.
    let months = stride(from: 14, to: 365, by: 30.4).map { Int($0) }
    for (days, forms, unit) in [
      (months, [TimeForm.month, .longMonth], NameOrder.Unit.month),
      (Array(4..<11), [.weekday, .longWeekday], .weekday),
    ] {
      for form in forms {
        let names = try names(days, form)
        let order = try #require(NameOrder(of: names), "\(names)")
        expect(order.unit, is: unit, "\(names)")
        expect(order.places, is: Array(1...days.count), "\(names)")
      }
    }
  }

  @Test(arguments: [
    ["Kenya", "Brazil"], ["Jan", "Brazil"], ["Q5", "Q6"], ["S", "M", "L"], ["A1", "A2"],
    ["", "Jan"],
  ])
  func `other names have no order`(names: [String]) { #expect(NameOrder(of: names) == nil) }

  @Test(arguments: [
    (["2018", "2019", "2024"], 2), (["2018", "2019", "2020"], nil), (["Jan", "Feb", "Apr"], 2),
    (["2000", "2010", "2020"], nil), (["Nov", "Dec", "Jan"], nil),
    (["Thu", "Fri", "Mon"], nil), (["1", "2", "9"], nil),
  ])
  func `a hole is where others follow each other`(names: [String], index: Int?) throws {
    expect(try #require(NameOrder(of: names)).firstAfterHole, is: index)
  }

  /// Dates by chance, none of which follow each other in a step.
  @Test(arguments: 0..<60) func `irregular dates have no gaps`(seed: Int) {
    var chance = Chance(seed: seed)
    var (day, dates): (Int, [ISODate]) = (19_000, [])
    var distances: Set<Int> = []
    while dates.count < 3 + seed % 8 {
      let time = CivilTime(seconds: day * CivilTime.secondsPerDay)
      guard let date = ISODate(time.iso) else { return }
      dates.append(date)
      var distance = 2 + chance.below(200)
      // Distances that are alike, or months, would be a step.
      while distances.contains(where: { abs($0 - distance) * 20 <= $0 }) || distance % 7 == 0 {
        distance += 3
      }
      distances.insert(distance)
      day += distance
    }
    expect(TimeScale(dates).interruptions, is: [], "\(dates.map(\.time.iso))")
  }
}
