import FioriBasics
import FioriModel
import FioriReading
import FioriSyntax

extension ValueReader where Value == NumericAxis {
  /// Options of a numeric axis.
  static let numericAxis = ValueReader(
    .definition(
      "numericAxis", "Options of a numeric axis.", .object(NumericAxis.properties)),
    swift: \.swift
  ) { node, path, reader in
    var axis = NumericAxis.blank
    reader.read(node, at: path, NumericAxis.properties, into: &axis)
    return axis
  }
}

extension NumericAxis {
  static var blank: NumericAxis { NumericAxis() }

  var swift: SwiftCode {
    .call(
      SwiftCall(
        "NumericAxis", self, over: .blank,
        taking: [], Self.properties))
  }

  static let properties: [Property<NumericAxis>] = [
    Property(
      "labels", \.labels, .numericLabels, "Labels at the ticks.", default: .words("shown"),
      examples: [["isHidden": true]]),
    Property(
      "gridlines", \.gridlines, .axisLine, "Gridlines at the ticks.", default: .words("shown")),
    Property(
      "baseline", \.baseline, .axisLine, "The line along the axis.",
      default: .words("shown in stock, scatter and bubble charts, else hidden")),
    Property(
      "explicitMin", \.explicitMin, .anyNumber, "Minimum of the axis.",
      default: .words("from the data"), examples: [0]),
    Property(
      "explicitMax", \.explicitMax, .anyNumber, "Maximum of the axis.",
      default: .words("from the data"), examples: [300]),
    Property(
      "isZeroBased", \.isZeroBased, .bool,
      "Whether the axis includes zero; always true for columns, bars and waterfalls.",
      default: .words("true; false for stock charts")),
    Property(
      "adjustToNiceValues", \.adjustToNiceValues, .bool,
      "Whether ticks are round numbers; explicitMin and explicitMax override them.", default: true),
    Property(
      "allowLooseLabels", \.allowLooseLabels, .bool,
      "Whether the outermost ticks enclose the data.",
      default: .words("true for stackedColumn, waterfall, scatter and bubble, else false")),
    Property(
      "fudgeAxisRange", \.fudgeAxisRange, .bool,
      "Whether data that starts at a tick is kept away from the end of the axis.",
      default: .words("true for stackedColumn, waterfall, scatter, bubble and combo, else false")),
    Property(
      "abbreviatesLabels", \.abbreviatesLabels, .bool,
      "Whether to abbreviate thousands as K and millions as M.",
      default: .words("false; true in cards")),
    Property(
      "isMagnitudedDisplayed", \.isMagnitudedDisplayed, .bool,
      "Whether abbreviated numbers show their suffix.", default: true),
    Property(
      "title", \.title, .string, "Title of the axis; not in SAP's engine.",
      examples: ["Orders"]),
    Property("format", \.format, .axisFormat, "Number format."),
  ]
}

extension ValueReader where Value == NumericAxisLabels {
  fileprivate static let numericLabels = ValueReader(
    .definition(
      "numericLabels", "Labels of a numeric axis.", examples: [["isHidden": true]],
      .object(NumericAxisLabels.properties)), swift: \.swift
  ) { node, path, reader in
    var labels = NumericAxisLabels.blank
    reader.read(node, at: path, NumericAxisLabels.properties, into: &labels)
    return labels
  }
}

extension NumericAxisLabels {
  static var blank: NumericAxisLabels { NumericAxisLabels() }

  var swift: SwiftCode {
    .call(
      SwiftCall(
        "NumericAxisLabels", self, over: .blank,
        taking: ["isHidden"], Self.properties))
  }

  static let properties: [Property<NumericAxisLabels>] = [
    Property("isHidden", \.isHidden, .bool, "Whether labels are hidden.", default: false)
  ]
}

extension ValueReader where Value == AxisLine {
  /// Whether a line of an axis is hidden.
  static let axisLine = ValueReader(
    .definition(
      "axisLine", "A line of an axis.", examples: [["isHidden": true]], .object(AxisLine.properties)
    ), swift: \.swift
  ) { node, path, reader in
    var line = AxisLine.blank
    reader.read(node, at: path, AxisLine.properties, into: &line)
    return line
  }
}

extension AxisLine {
  static var blank: AxisLine { AxisLine() }

  var swift: SwiftCode {
    .call(
      SwiftCall(
        "AxisLine", self, over: .blank,
        taking: ["isHidden"], Self.properties))
  }

  static let properties: [Property<AxisLine>] = [
    Property(
      "isHidden", \.isHidden, .bool, "Whether the line is hidden.",
      default: .words("depends on the chart type"))
  ]
}

extension ValueReader where Value == NumericAxisFormat {
  fileprivate static let axisFormat = ValueReader(
    .definition(
      "axisFormat", "Number format of an axis.",
      examples: [["style": "currency", "currency": "USD"]],
      .object(NumericAxisFormat.properties)), swift: \.swift
  ) { node, path, reader in
    var format = NumericAxisFormat.blank
    reader.read(node, at: path, NumericAxisFormat.properties, into: &format)
    return format
  }
}

extension NumericAxisFormat {
  static var blank: NumericAxisFormat { NumericAxisFormat() }

  var swift: SwiftCode {
    .call(
      SwiftCall(
        "NumericAxisFormat", self, over: .blank,
        taking: [
          "style", "currency", "minimumFractionDigits", "maximumFractionDigits",
          "usesGroupingSeparator",
        ], Self.properties))
  }

  static let properties: [Property<NumericAxisFormat>] = [
    Property("style", \.style, .axisStyle, "Number style.", default: "decimal"),
    Property(
      "currency", \.currency, .string, "ISO 4217 code, only with the style currency.",
      examples: ["USD"]),
    Property(
      "minimumFractionDigits", \.minimumFractionDigits, .integer(from: 0, to: 20),
      "Minimum number of decimals.",
      default: .words("0; for amounts, those of the currency"), examples: [1]),
    Property(
      "maximumFractionDigits", \.maximumFractionDigits, .integer(from: 0, to: 20),
      "Maximum number of decimals.",
      default: .words("2; 1 for percent and compact; for amounts, those of the currency"),
      examples: [0]),
    Property(
      "usesGroupingSeparator", \.usesGroupingSeparator, .bool, "Whether to write 1000 as 1,000.",
      default: true),
  ]
}

extension ValueReader where Value == NumberStyle {
  /// A style of numbers; a unit of measure has no place at an axis.
  fileprivate static let axisStyle = ValueReader<AxisNumberStyle>.choice("number style").map(
    \.style, swift: { .choice($0.rawValue) })
}

/// The styles of numbers that an axis has.
private enum AxisNumberStyle: String, CaseIterable {
  case decimal, currency, percent, compact

  var style: NumberStyle {
    switch self {
    case .decimal: .decimal
    case .currency: .currency
    case .percent: .percent
    case .compact: .compact
    }
  }
}
