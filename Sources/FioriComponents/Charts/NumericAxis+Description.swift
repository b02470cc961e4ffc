import FioriBasics
import FioriModel
import FioriReading
import FioriSyntax

extension ValueReader where Value == NumericAxis {
  /// The options of an axis of numbers.
  static let numericAxis = ValueReader(
    .definition(
      "numericAxis", "The options of an axis of numbers.", .object(NumericAxis.properties)),
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
      "labels", \.labels, .numericLabels, "The numbers at the ticks.", default: .words("shown"),
      examples: [["isHidden": true]]),
    Property(
      "gridlines", \.gridlines, .axisLine, "The lines at the ticks.", default: .words("shown")),
    Property(
      "baseline", \.baseline, .axisLine, "The line along the axis.",
      default: .words("shown in stock, scatter and bubble charts, else hidden")),
    Property(
      "explicitMin", \.explicitMin, .anyNumber, "The value at the axis' lower end.",
      default: .words("the data's"), examples: [0]),
    Property(
      "explicitMax", \.explicitMax, .anyNumber, "The value at the axis' upper end.",
      default: .words("the data's"), examples: [300]),
    Property(
      "isZeroBased", \.isZeroBased, .bool,
      "Whether the axis reaches to zero; columns, bars and waterfalls always do.",
      default: .words("true, of stock charts false")),
    Property(
      "adjustToNiceValues", \.adjustToNiceValues, .bool,
      "Whether ticks are round numbers; explicit ends take their place.", default: true),
    Property(
      "allowLooseLabels", \.allowLooseLabels, .bool,
      "Whether the outermost ticks enclose the data.",
      default: .words("true of stackedColumn, waterfall, scatter and bubble, else false")),
    Property(
      "fudgeAxisRange", \.fudgeAxisRange, .bool,
      "Whether data that begins at a tick is kept off the axis' end.",
      default: .words("true of stackedColumn, waterfall, scatter, bubble and combo, else false")),
    Property(
      "abbreviatesLabels", \.abbreviatesLabels, .bool,
      "Whether thousands are written as K, millions as M.",
      default: .words("false, in cards true")),
    Property(
      "isMagnitudedDisplayed", \.isMagnitudedDisplayed, .bool,
      "Whether an abbreviated number keeps its letter.", default: true),
    Property(
      "title", \.title, .string, "What the numbers are; beyond SAP's engine.",
      examples: ["Orders"]),
    Property("format", \.format, .axisFormat, "How the numbers are written."),
  ]
}

extension ValueReader where Value == NumericAxisLabels {
  fileprivate static let numericLabels = ValueReader(
    .definition(
      "numericLabels", "The numbers at an axis.", examples: [["isHidden": true]],
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
    Property("isHidden", \.isHidden, .bool, "Whether no numbers are drawn.", default: false)
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
      "isHidden", \.isHidden, .bool, "Whether the line is not drawn.",
      default: .words("as the type of chart has it"))
  ]
}

extension ValueReader where Value == NumericAxisFormat {
  fileprivate static let axisFormat = ValueReader(
    .definition(
      "axisFormat", "How an axis writes its numbers.",
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
    Property("style", \.style, .axisStyle, "What the numbers count.", default: "decimal"),
    Property(
      "currency", \.currency, .string, "An ISO 4217 code, with the style currency alone.",
      examples: ["USD"]),
    Property(
      "minimumFractionDigits", \.minimumFractionDigits, .integer(from: 0, to: 20),
      "Decimals that are written even when they are zero.",
      default: .words("0, of amounts those of the currency"), examples: [1]),
    Property(
      "maximumFractionDigits", \.maximumFractionDigits, .integer(from: 0, to: 20),
      "Decimals at the most.",
      default: .words("2, of percent and compact 1, of amounts those of the currency"),
      examples: [0]),
    Property(
      "usesGroupingSeparator", \.usesGroupingSeparator, .bool, "Whether 1000 is written 1,000.",
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
