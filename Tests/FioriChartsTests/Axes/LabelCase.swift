import FioriRender
import Testing

@testable import FioriCharts

/// A value, how it is written, and what is.
struct LabelCase: Sendable, CustomTestStringConvertible {
  let value: Double
  let format: AxisLabelFormat
  let locale: String
  let text: String

  init(_ value: Double, _ format: AxisLabelFormat, _ locale: String, _ text: String) {
    self.value = value
    self.format = format
    self.locale = locale
    self.text = text
  }

  var testDescription: String { "\(value) \(format.style) \(locale) \(text)" }
}

extension AxisLabelFormat {
  /// Not abbreviated.
  static let long = AxisLabelFormat()
  /// Abbreviated.
  static let short = AxisLabelFormat(isAbbreviated: true)
  /// Abbreviated percentages.
  static let percent = AxisLabelFormat(style: .percent, isAbbreviated: true)

  /// Abbreviated amounts.
  static func money(_ currency: String) -> AxisLabelFormat {
    AxisLabelFormat(style: .currency, currency: currency, isAbbreviated: true)
  }
}
