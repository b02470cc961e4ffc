import FioriRender
import Testing

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
