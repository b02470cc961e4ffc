import FioriRender
import Testing

@testable import TestSupport

/// A ring that takes its progress from its items (Docs/sources/kpi.md#formatted-values).
struct KPIProgressNumberTests {
  private static let half = KPIItem.formattedMetric(NumberValue(value: 0.5, style: .percent))
  private static let fraction = KPIItem.formattedFraction(FractionValue(value: 16, total: 25))

  private func progress(_ items: [KPIItem], told: Double? = nil) throws -> Double? {
    try DrawnView(KPIProgressView(items: items, progress: told)).part("ring").progress
  }

  @Test(arguments: [
    ([fraction], 0.64), ([half], 0.5), ([.unit("about"), half], 0.5), ([half, fraction], 0.5),
    ([fraction, half], 0.64),
    ([.formattedFraction(FractionValue(value: 1, total: 3))], 0.33),
    ([.formattedFraction(FractionValue(value: 0, total: 3))], 0),
    ([.formattedFraction(FractionValue(value: 999, total: 1000))], 0.99),
    ([.formattedFraction(FractionValue(value: 1, total: 1000))], 0.01),
    ([.formattedFraction(FractionValue(value: 3, total: 3))], 1),
  ])
  func `the first fraction or percentage says how far a ring is filled`(
    items: [KPIItem], expected: Double
  ) throws {
    try expect(progress(items), is: expected)
  }

  @Test(arguments: [fraction, half])
  func `a progress that is told wins`(item: KPIItem) throws {
    try expect(progress([item], told: 0.25), is: 0.25)
    try expect(progress([item], told: 0), is: 0)
  }

  @Test(arguments: [
    KPIItem.formattedMetric(NumberValue(value: 0.5)),
    .formattedMetric(NumberValue(value: 0.5, style: .currency, currency: "USD")), .metric("0.5"),
  ])
  func `other items say nothing of it`(item: KPIItem) throws {
    try expect(progress([item]), is: 0)
  }

  @Test func `a fraction that was written is one in every way`() throws {
    let drawn = try DrawnView(KPIProgressView(items: [Self.fraction]))
    let texts = drawn.root.children.filter { $0.kind == "fraction" }
    expect(texts.map(\.text), is: ["16", "/", "25"])
    expect(texts.map(\.fontSize), is: [36, 36, 36])
  }

  @Test(
    arguments: [
      (NumberValue(value: 0.9996, style: .percent), "99.96", "99.96 percent"),
      (NumberValue(value: 0.0004, style: .percent), "0.04", "0.04 percent"),
      (NumberValue(value: 1, style: .percent), "100", "100 percent"),
      (NumberValue(value: 0.9996), "1", "1"), (NumberValue(value: 0.000_04), "0.00004", "0.00004"),
      (NumberValue(value: 0, style: .percent), "0", "0 percent"),
    ] as [(NumberValue, String, String)])
  func `a number has the decimals that it needs`(
    number: NumberValue, text: String, words: String
  ) throws {
    let drawn = try DrawnView(KPIView(items: [.formattedMetric(number)]))
    try expect(drawn.part("metric").text, is: text)
    expect(drawn.drawing.words.text, is: words)
    expect(drawn.warnings, is: [])
  }

  @Test(
    arguments: [
      (NumberValue(value: 0.996, style: .percent, maximumFractionDigits: 0), "0.996", "the whole"),
      (NumberValue(value: 0.4, maximumFractionDigits: 0), "0.4", "zero"),
    ] as [(NumberValue, String, String)])
  func `decimals that are given win, with a warning`(
    number: NumberValue, value: String, meaning: String
  ) throws {
    let drawn = try DrawnView(KPIView(items: [.formattedMetric(number)]))
    expect(
      drawn.warnings,
      is: [
        "warning: view.items[0].metric: \(value) reads as \(meaning); give it more "
          + "'maximumFractionDigits'"
      ])
  }

  @Test(arguments: [0.0, -4])
  func `a fraction of nothing is an error`(total: Double) throws {
    let item = KPIItem.formattedFraction(FractionValue(value: 3, total: total))
    for view in [KPIView(items: [item, .unit("k")]), KPIProgressView(items: [item, .unit("k")])]
      as [any Component]
    {
      let errors = try DrawnView.errors(of: view)
      expect(
        errors,
        is: [
          "error: view.items[0].fraction.total: "
            + "expected a number above 0, found \(Decimal.text(total))"
        ])
    }
  }
}
