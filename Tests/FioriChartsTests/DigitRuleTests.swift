import FioriModel
import FioriNative
import FioriRender
import Testing

@testable import FioriBasics
@testable import FioriCharts
@testable import TestSupport

/// Numbers have as many digits as they need, and share them where that costs nothing.
struct DigitRuleTests {
  private func labels(_ values: [Double], _ format: AxisLabelFormat) -> [String] {
    let numbers = ICUNumbers.shared
    let rule = format.rule(noise: DigitRule.noise(of: values)) {
      try $1.text(of: $0, by: numbers, locale: "en-US")
    }
    return zip(values, rule.levels(for: values)).map { value, level in
      (try? format.adding(level).text(of: value, by: numbers, locale: "en-US")) ?? ""
    }
  }

  @Test(arguments: [
    (AxisLabelFormat.short, [0.01, 0.012, 0.014, 0.015], ["0.01", "0.012", "0.014", "0.015"]),
    (.short, [1_234_567, 1_230_000, 2_000_000], ["1.235M", "1.23M", "2M"]),
    (.short, [1_234_567.1, 1_234_567.9], ["1.234567M", "1.234568M"]),
    (.long, [1.5, 2, 3], ["1.5", "2", "3"]), (.long, [0.00005, 1], ["0.00005", "1"]),
    (.long, [1e-11, 5], ["1e−11", "5"]), (.long, [7, 7, 7.001], ["7", "7", "7.001"]),
    (AxisLabelFormat(style: .compact), [0.07, 0.14, 0.055], ["0.07", "0.14", "0.055"]),
    (
      AxisLabelFormat(style: .percent, maximumFractionDigits: 0), [0.9951, 0.9996],
      ["99.51%", "99.96%"]
    ),
    (
      AxisLabelFormat(style: .percent, maximumFractionDigits: 0), [0.62, 0.379_6, 0.0004],
      ["62%", "38%", "0.04%"]
    ),
    (.long, [0, 5e-17, 1], ["0", "0", "1"]),
    // Nine decimals do not tell these apart, but they are not the whole.
    (
      AxisLabelFormat(style: .percent), [0.999_999_998_998_016, 0.999_999_999_003_080_7],
      ["99.9999999%", "99.9999999%"]
    ),
  ])
  func `a number is never read as another one`(
    format: AxisLabelFormat, values: [Double], texts: [String]
  ) {
    expect(labels(values, format), is: texts)
  }

  /// Numbers by chance, in a seeded order of magnitudes.
  @Test(arguments: 0..<40) func `the rule holds for any numbers`(seed: Int) {
    var chance = Chance(seed: seed)
    let styles: [AxisLabelFormat] = [
      .short, .long, AxisLabelFormat(style: .compact), AxisLabelFormat(style: .percent),
    ]
    let format = styles[seed % styles.count]
    let scale = [1e-6, 0.001, 0.1, 1, 1000, 1e6][chance.below(6)]
    let values = (0..<(2 + chance.below(12))).map { _ in
      Double(chance.below(100_000) - 30_000) / 1000 * scale
    }
    let texts = labels(values, format)
    for (index, text) in texts.enumerated() {
      if values[index] != 0 {
        #expect(text.contains { ("1"..."9").contains($0) }, "\(values[index]): \(text)")
      }
      for other in texts.indices where values[other] != values[index] {
        #expect(texts[other] != text, "\(values[index]) and \(values[other]): \(text)")
      }
    }
  }
}
