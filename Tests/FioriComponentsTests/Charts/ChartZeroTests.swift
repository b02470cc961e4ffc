import FioriRender
import Testing

@testable import FioriDisplay
@testable import TestSupport

/// Labels of numbers that are not zero (Docs/sources/charts.md#numbers).
struct ChartZeroTests {
  private func drawn(
    _ values: [Double], _ change: (inout ChartView) -> Void = { _ in }
  ) throws -> DrawnChart {
    var chart = ChartView(.column, values)
    chart.valueLabels = true
    change(&chart)
    return try DrawnChart(chart, width: 400)
  }

  private func labels(_ chart: DrawnChart) -> [String?] {
    chart.view.root.flattened.filter { $0.kind == "valueLabel" }.map(\.text)
  }

  @Test(
    arguments: [
      ([0.0012, 0.0031, 0.0022], ["0.0012", "0.0031", "0.0022"]),
      ([-0.004, 0.003, 1.2345], ["-0.004", "0.003", "1.235"]),
      ([0.02, 0, 5], ["0.02", "0", "5"]), ([1e-7, 2], ["0.0000001", "2"]),
      ([3, 5.551e-17], ["3", "0"]),
    ] as [([Double], [String])])
  func `a value that is not zero does not read as zero`(
    values: [Double], texts: [String]
  ) throws {
    let chart = try drawn(values)
    expect(labels(chart), is: texts)
    expect(chart.view.warnings, is: [])
  }

  @Test func `neither does a share or an amount`() throws {
    let share = try drawn([0.0004, 0.5]) { $0.numericAxis.format.style = .percent }
    expect(labels(share), is: ["0.04%", "50%"])
    let amount = try drawn([0.0004, 0.5]) {
      $0.numericAxis.format = NumericAxisFormat(style: .currency, currency: "USD")
    }
    expect(labels(amount), is: ["$0.0004", "$0.50"])
  }

  @Test(
    arguments: [
      ([0.9996, 0.5], ["99.96%", "50%"]), ([1.0004, 1], ["100.04%", "100%"]),
      ([-0.9999, 0.3333], ["-99.99%", "33.3%"]), ([0.95, 2.0004], ["95%", "200%"]),
    ] as [([Double], [String])])
  func `a percentage that is not the whole does not read as it`(
    values: [Double], texts: [String]
  ) throws {
    let chart = try drawn(values) { $0.numericAxis.format.style = .percent }
    expect(labels(chart), is: texts)
    expect(chart.view.warnings, is: [])
  }

  /// Two series of shares in columns; the second has no labels of its own if they have no room.
  private func shares(
    _ values: [Double], of others: [Double], _ change: (inout ChartView) -> Void = { _ in }
  ) throws -> DrawnChart {
    var chart = ChartView(
      .stackedColumn,
      series: [values, others].map { ChartSeries(values: $0.map { .number($0) }) })
    (chart.stacking, chart.valueLabels) = (.percent, true)
    change(&chart)
    return try DrawnChart(chart, width: 400)
  }

  @Test func `a share does not read as none or all of its stack`() throws {
    try expect(labels(shares([999, 500], of: [1, 500])), is: ["99.9%", "50%"])
    try expect(labels(shares([99_995, 1], of: [5, 3])), is: ["99.995%", "25%"])
    let given = try shares([99_995, 1], of: [5, 3]) {
      $0.numericAxis.format = NumericAxisFormat(style: .percent, maximumFractionDigits: 1)
    }
    expect(labels(given), is: ["100%", "25%"])
    expect(
      given.view.warnings.filter { $0.contains("label that") },
      is: [
        "warning: view.numericAxis: value 0.99995 has a label that reads as the whole; give 'format' "
          + "more 'maximumFractionDigits'",
        "warning: view.numericAxis: value 5e-05 has a label that reads as zero; give 'format' more "
          + "'maximumFractionDigits'",
      ])
  }

  @Test func `a part of a stack of zeros is no share of it`() throws {
    let chart = try shares([0, 5], of: [0, 15])
    expect(labels(chart), is: ["25%", "75%"])
    expect(chart.view.warnings, is: [])
  }

  @Test func `a ring does not read as full or empty`() throws {
    for (part, text) in [(99.96, "99.96%"), (100, "100.0%"), (0.04, "0.04%"), (64, "64.0%")] {
      let chart = ChartView(.microRadial, [100, part])
      let texts = try DrawnChart(chart).commands.compactMap { command in
        if case .glyphs(let run, _) = command { run.text } else { nil }
      }
      expect(texts.joined(), is: text)
    }
  }

  @Test func `a label has the format of its series' axis`() throws {
    let series = [[90.0, 100], [0.955, 0.99]].map { values in
      ChartSeries(values: values.map { .number($0) })
    }
    var chart = ChartView(.combo, series: series)
    (chart.indexesOfColumnSeries, chart.indexesOfSecondaryValuesAxis) = ([0, 1], [1])
    chart.secondaryNumericAxis.format = NumericAxisFormat(
      style: .percent, maximumFractionDigits: 1)
    chart.valueLabels = true
    let drawn = try DrawnChart(chart, width: 400)
    expect(labels(drawn), is: ["90", "100", "95.5%", "99%"])
    chart.secondaryNumericAxis.format.maximumFractionDigits = 0
    chart.series[1].values = [.number(0.996), .number(0.5)]
    try expect(
      DrawnChart(chart, width: 400).view.warnings,
      is: [
        "warning: view.secondaryNumericAxis: value 0.996 has a label that reads as the whole; give "
          + "'format' more 'maximumFractionDigits'"
      ])
  }

  @Test func `decimals that are given win, with a warning`() throws {
    let chart = try drawn([0.004, 5]) { $0.numericAxis.format.maximumFractionDigits = 1 }
    expect(labels(chart), is: ["0", "5"])
    expect(
      chart.view.warnings,
      is: [
        "warning: view.numericAxis: value 0.004 has a label that reads as zero; give 'format' more "
          + "'maximumFractionDigits'"
      ])
  }

  @Test func `what 9 decimals cannot show is a warning`() throws {
    let chart = try drawn([1e-11, 5])
    expect(labels(chart), is: ["0", "5"])
    expect(
      chart.view.warnings,
      is: [
        "warning: view.numericAxis: value 1e-11 has a label that reads as zero; give 'format' more "
          + "'maximumFractionDigits'"
      ])
  }

  @Test(arguments: [0.000_4, 0.000_000_4, 4e-9, 4e-12])
  func `ticks have the decimals of their step`(value: Double) throws {
    let chart = try DrawnChart(ChartView(.line, [0, value]), width: 400)
    let labels = try chart.axis().labels
    expect(labels.count { $0 == "0" }, is: 1)
    expect(Set(labels).count, is: labels.count)
    expect(chart.view.warnings, is: [])
  }

  @Test(arguments: [Environment.LayoutDirection.leftToRight, .rightToLeft])
  func `a label of an Arabic locale is one isolate with its signs`(
    direction: Environment.LayoutDirection
  ) throws {
    var chart = ChartView(.bar, [-294.5, 100])
    chart.valueLabels = true
    chart.numericAxis.format = NumericAxisFormat(style: .currency, currency: "USD")
    let drawn = try DrawnChart(chart) {
      $0.locale = "ar-AE"
      $0.layoutDirection = direction
    }
    expect(
      labels(drawn),
      is: [
        "\u{2066}\u{200F}\u{200E}-294.50\u{A0}US$\u{2069}",
        "\u{2066}\u{200F}100.00\u{A0}US$\u{2069}",
      ])
  }
}
