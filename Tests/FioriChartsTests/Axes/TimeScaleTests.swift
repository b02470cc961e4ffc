import FioriBasics
import FioriCharts
import Testing

@testable import TestSupport

/// Time axes (Docs/sources/charts.md#time).
struct TimeScaleTests {
  private static func scale(_ dates: [String]) -> TimeScale {
    TimeScale(dates.compactMap { ISODate($0) })
  }

  /// Dates of every nth day from one on.
  private static func days(_ first: String, every step: Int = 1, _ count: Int) -> [String] {
    let start = CivilTime(first + " 00:00:00")?.seconds ?? 0
    return (0..<count).map { CivilTime(seconds: start + $0 * step * 86_400).iso }
  }

  @Test(arguments: [
    ("2024", "2024-01-01"), ("2024-03", "2024-03-01"), ("2024-02-29", "2024-02-29"),
    ("0001", "0001-01-01"), ("2024-03-07T14:30", "2024-03-07T14:30"),
    ("2024-03-07 14:30:05", "2024-03-07T14:30:05"), ("2024-03-07T14:30:00Z", "2024-03-07T14:30"),
    ("2024-03-07T14:30:00.000Z", "2024-03-07T14:30"),
    ("2024-03-31T01:30+02:00", "2024-03-31T01:30"), ("2024-03-31T22:00-0330", "2024-03-31T22:00"),
    ("2024-03-31T22:00:07.125+02", "2024-03-31T22:00:07"),
  ])
  func `ISO dates are read`(text: String, time: String) throws {
    expect(ISODate(text)?.time.iso, is: time)
  }

  @Test(arguments: [
    "", "24", "2024-", "2024-13", "2024-3", "2023-02-29", "2024-02-30", "2024-03-07T",
    "2024-03-07T14",
    "2024-03-07T24:00", "2024-03-07T14:30:05.", "2024-03-07T14:30:05.", "2024-03-07T14:30z",
    "2024-03-07T14:30+2",
    "2024-03T14:30", "Jan 2024", "2024-W10", "20240307", "0000", "0001-01-01T00:00+01:0", " 2024",
    "２０２４",
  ])
  func `other texts are not dates`(text: String) { expect(ISODate(text), is: nil) }

  /// Dates, and the categories that no line leads to.
  struct Gaps: Sendable, CustomTestStringConvertible {
    let name: String
    let dates: [String]
    let gaps: Set<Int>
    var testDescription: String { name }
  }

  @Test(arguments: [
    Gaps(name: "months", dates: ["2024-01", "2024-02", "2024-04"], gaps: [2]),
    Gaps(name: "month ends", dates: ["2024-01-31", "2024-02-29", "2024-03-31"], gaps: []),
    Gaps(
      name: "month ends with a gap", dates: ["2024-01-31", "2024-02-29", "2024-04-30"], gaps: [2]),
    Gaps(name: "quarters", dates: ["2024-01", "2024-04", "2024-10", "2025-01"], gaps: [2]),
    Gaps(name: "years with leap years", dates: ["1896", "1900", "1904", "1912"], gaps: [3]),
    Gaps(name: "days", dates: ["2024-02-28", "2024-02-29", "2024-03-01", "2024-03-03"], gaps: [3]),
    Gaps(name: "weeks", dates: days("2024-03-04", every: 7, 3) + ["2024-04-01"], gaps: [3]),
    Gaps(
      name: "hours", dates: ["2024-03-07T01:00", "2024-03-07T02:00", "2024-03-07T05:00"], gaps: [2]),
    Gaps(
      name: "irregular", dates: ["2024-01-03", "2024-01-30", "2024-02-02", "2024-06-09"], gaps: []),
    Gaps(name: "two", dates: ["2024-01-03", "2024-09-30"], gaps: []),
    Gaps(name: "one", dates: ["2024-01-03"], gaps: []),
    Gaps(
      name: "working days",
      dates: days("2024-03-04", 26).enumerated().filter { $0.offset % 7 < 5 }.map(\.element),
      gaps: []),
    Gaps(
      name: "working days around one weekend",
      dates: days("2026-11-19", 2) + days("2026-11-23", 2), gaps: []),
    Gaps(
      name: "working days from Sunday to Thursday",
      dates: days("2026-11-15", 5) + days("2026-11-22", 3), gaps: []),
    Gaps(
      name: "days around one weekend without a Wednesday",
      dates: days("2026-11-16", 5) + days("2026-11-23", 2) + days("2026-11-26", 1), gaps: [7]),
    Gaps(
      name: "days without a Saturday", dates: days("2026-11-18", 3) + days("2026-11-22", 3),
      gaps: [3]),
    Gaps(
      name: "working days without a Wednesday",
      dates: days("2024-03-04", 26).enumerated()
        .filter { $0.offset % 7 < 5 && $0.offset != 9 }.map(\.element), gaps: [7]),
  ])
  func `lines end where regular dates are missing`(item: Gaps) {
    expect(Self.scale(item.dates).interruptions, is: item.gaps)
  }

  @Test func `months are equally long, days too`() {
    func thousandths(_ dates: [String]) -> [Int] {
      Self.scale(dates).positions.map { Int(($0 * 1000).rounded()) }
    }
    expect(thousandths(["2024-01", "2024-02", "2024-03", "2024-05"]), is: [0, 250, 500, 1000])
    expect(thousandths(["2024-01-31", "2024-02-29", "2024-05-31"]), is: [0, 250, 1000])
    expect(thousandths(["2026-01-30", "2026-02-27", "2026-05-29"]), is: [0, 250, 1000])
    expect(thousandths(["2026-01-15", "2026-02-20", "2026-05-15"]), is: [0, 250, 1000])
    expect(thousandths(["2026-01-15", "2026-02-22", "2026-05-15"]), is: [0, 317, 1000])
    expect(thousandths(["1600", "1700", "2000"]), is: [0, 250, 1000])
    expect(thousandths(["2024-01-01", "2024-01-15", "2024-03-01"]), is: [0, 233, 1000])
    expect(thousandths(["2024-03-30", "2024-03-31", "2024-04-01"]), is: [0, 500, 1000])
    expect(thousandths(["2024"]), is: [0])
  }

  @Test(
    arguments: [
      (["2024-01", "2024-02", "2024-04"], 4), (["2024-03-04", "2024-03-11", "2024-03-25"], 4),
      (["2024-01-01", "2024-01-11", "2024-01-21", "2024-01-22"], 22), (["2024"], 1),
    ] as [([String], Double)])
  func `columns are as wide as the smallest step allows`(dates: [String], count: Double) {
    expect(Self.scale(dates).columnCount, is: count)
  }

  /// The first tick and the number of ticks of each step.
  private func steps(_ dates: [String]) -> [String] {
    Self.scale(dates).ticks.map { "\($0.times[0].iso) × \($0.times.count)" }
  }

  @Test func `ticks are at calendar steps`() {
    expect(
      steps(Self.days("2024-01-15", 366)),
      is: [
        "2024-01-15 × 27", "2024-02-01 × 12", "2024-03-01 × 6", "2024-04-01 × 4", "2024-07-01 × 2",
      ])
    expect(
      steps(["2024-01", "2024-02", "2024-03", "2025-12"]),
      is: [
        "2024-01-01 × 24", "2024-01-01 × 12", "2024-01-01 × 8", "2024-01-01 × 4", "2024-01-01 × 2",
      ])
    expect(
      steps(["1600", "1605", "1610", "2020"]),
      is: ["1600-01-01 × 22", "1600-01-01 × 9", "1600-01-01 × 5", "1600-01-01 × 3"])
    expect(
      steps(["2023-11-30", "2024-02-29", "2024-05-31", "2024-08-31"]),
      is: ["2023-11-30 × 4", "2024-02-29 × 2"])
    expect(
      steps(["2024-03-07T22:00", "2024-03-07T23:00", "2024-03-08T00:00", "2024-03-08T06:00"]),
      is: [
        "2024-03-07T22:00 × 9", "2024-03-07T22:00 × 5", "2024-03-08 × 3",
        "2024-03-08 × 2",
      ])
    expect(
      steps(["2026-01-30", "2026-02-27", "2026-03-31", "2026-04-30"]),
      is: ["2026-01-30 × 4", "2026-01-30 × 2", "2026-01-30 × 2"])
    expect(
      steps(["2026-01-02", "2026-02-02", "2026-04-01"]),
      is: ["2026-01-02 × 4", "2026-01-02 × 2", "2026-01-02 × 2"])
    expect(
      steps(["2024-02-05", "2024-03-04", "2024-04-01"]), is: ["2024-02-05 × 3", "2024-02-05 × 3"])
    expect(steps(["2024-01-03", "2024-02-20"]), is: [])
    expect(steps(["2024"]), is: [])
  }

  @Test func `ticks beside few dates are dates`() {
    func ticks(_ dates: [String]) -> [String] {
      Self.scale(dates).ticks.map { $0.times.map(\.iso).joined(separator: " ") }
    }
    expect(
      ticks(["2026-03-23", "2026-04-24", "2026-05-25", "2026-05-26"]),
      is: ["2026-03-23 2026-04-24 2026-05-25"])
    expect(
      ticks(["2022-03-05", "2023-01-20", "2024-02-02", "2026-11-30"]).last,
      is: "2022-03-05 2024-02-02 2026-11-30")
    expect(
      ticks(["2026-01-15", "2026-02-12", "2026-02-14", "2026-04-16"]).last,
      is: "2026-02-01 2026-03-01 2026-04-01")
  }

  @Test func `ticks beside few columns are dates`() {
    var scale = Self.scale([
      "2026-06-21", "2026-06-30", "2026-07-14", "2026-07-28", "2026-08-02", "2026-09-02",
    ])
    scale.hasColumns = true
    expect(
      scale.ticks.first { $0.times.count == 4 }?.times.map(\.iso),
      is: ["2026-06-21", "2026-07-14", "2026-07-28", "2026-09-02"])
  }

  @Test(
    arguments: [
      (["2024", "2025"], ISODate.Precision.year), (["2024-01-01", "2025-01-01"], .year),
      (["2023-12-31", "2024-12-31"], .year), (["2024-01", "2025-01"], .month),
      (["2024-01-01", "2024-02-01"], .month), (["2024-01-31", "2024-02-29"], .month),
      (["2024-01-15", "2024-02-15"], .day), (["2024-01-01"], .day),
      (["2024-03-07T00:00", "2024-03-08T00:00"], .day),
      (["2024-03-07", "2024-03-07T12:00"], .minute),
      (["2024-03-07T12:00:05"], .second),
    ] as [([String], ISODate.Precision)])
  func `dates are as precise as they need to be`(dates: [String], precision: ISODate.Precision) {
    expect(Self.scale(dates).precision, is: precision)
  }
}
