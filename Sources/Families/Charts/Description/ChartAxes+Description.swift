import FioriBasics
import FioriModel

extension ValueReader where Value == NumericAxis {
  /// The options of a numeric axis.
  static let numericAxis = object(
    "numericAxis", "Options of a numeric axis.", over: NumericAxis(), NumericAxis.properties)
}

extension ValueReader where Value == AxisReference {
  /// A line or a band across the plot.
  static let axisReference = object(
    "axisReference", "A line across the plot at a value, or a band between two values.",
    examples: [["value": 120, "title": "Target"]], over: AxisReference(),
    taking: AxisReference.parameters, AxisReference.properties)
}

extension ValueReader where Value == CategoryReference {
  /// A line or a band at categories or dates.
  static let categoryReference = object(
    "categoryReference", "A line across the plot at a category or a date, or a band between two.",
    examples: [["value": "2026-11-21", "title": "Today"]], over: CategoryReference(),
    taking: CategoryReference.parameters, CategoryReference.properties)
}

extension ValueReader where Value == NumericAxisLabels {
  static let numericLabels = object(
    "numericLabels", "Labels of a numeric axis.", examples: [["isHidden": true]],
    over: NumericAxisLabels(), taking: NumericAxisLabels.parameters, NumericAxisLabels.properties)
}

extension ValueReader where Value == AxisLine {
  /// Whether a line of an axis is hidden.
  static let axisLine = object(
    "axisLine", "A line of an axis.", examples: [["isHidden": true]], over: AxisLine(),
    taking: AxisLine.parameters, AxisLine.properties)
}

extension ValueReader where Value == NumericAxisFormat {
  static let axisFormat = object(
    "axisFormat", "Number format of an axis.",
    examples: [["style": "currency", "currency": "USD"]], over: NumericAxisFormat(),
    taking: NumericAxisFormat.parameters, NumericAxisFormat.properties)
}

extension ValueReader where Value == NumberStyle {
  /// A number style; units of measure are not supported on an axis.
  static let axisStyle = ValueReader<AxisNumberStyle>.choice("number style").map(
    \.style, swift: { .choice($0.rawValue) })
}

/// The number styles supported on an axis.
private enum AxisNumberStyle: String, CaseIterable {
  case decimal, currency, percent, permille, basisPoints, compact

  var style: NumberStyle {
    switch self {
    case .decimal: .decimal
    case .currency: .currency
    case .percent: .percent
    case .permille: .permille
    case .basisPoints: .basisPoints
    case .compact: .compact
    }
  }
}

extension ValueReader where Value == CategoryAxis {
  /// The options of a category axis.
  static let categoryAxis = object(
    "categoryAxis", "Options of a category axis.", over: CategoryAxis(), CategoryAxis.properties)
}

extension ValueReader where Value == CategoryAxis.Sort {
  /// An order, whose names in Swift have no sign.
  static let categorySort = choice("order").map(
    \.self, swift: { .choice($0 == .ascending ? "ascending" : "descending") })
}

extension ValueReader where Value == CategoryAxis.Labels {
  static let categoryLabels = object(
    "categoryLabels", "Labels of a category axis.", examples: [["style": "range"]],
    over: CategoryAxis.Labels(),
    taking: CategoryAxis.Labels.parameters, CategoryAxis.Labels.properties)
}
