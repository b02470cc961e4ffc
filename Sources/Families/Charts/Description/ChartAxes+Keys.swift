// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in ChartAxes.swift; do not edit.

import FioriBasics
import FioriModel

extension CategoryAxis.Labels {
  static let parameters: [SwiftParameter] = [
    "isHidden", "style", "fitting",
  ]

  static let properties: [Property<CategoryAxis.Labels>] = [
    Property("isHidden", \.isHidden, .bool, "Whether labels are hidden.", default: false),
    Property("style", \.style, .choice("label style"), "Which labels are drawn: all of them (allOrNothing), or the first and the last (range).", default: .text("allOrNothing; range in cards and object headers")),
    Property("fitting", \.fitting, .choice("fitting of labels"), "What happens to labels of the style allOrNothing that do not fit: names of columns take two lines, and otherwise every other or every nth label is drawn (fit), or none is (allOrNothing).", default: "fit"),
  ]
}

extension CategoryAxis {
  static let properties: [Property<CategoryAxis>] = [
    Property("labels", \.labels, .categoryLabels, "Labels of the categories.", examples: [["style": "range"]]),
    Property("gridlines", \.gridlines, .axisLine, "Gridlines at the categories.", default: .text("shown in stock charts, at each label")),
    Property("baseline", \.baseline, .axisLine, "The line along the axis.", default: .text("shown, except in bar charts")),
    Property("labelsPosition", \.labelsPosition, .choice("position of labels"), "Position of the labels if there are negative values: at the lower edge (fixedBottom), or at the zero line (dynamic).", default: "fixedBottom"),
    Property("title", \.title, .string, "Title of the axis; not in SAP's engine.", examples: ["Quarter"]),
    Property("format", \.format, .axisFormat, "Number format of the x axis of scatter and bubble charts.", default: .text("plain numbers with the decimals of the ticks")),
    Property("sort", \.sort, .categorySort, "Order of the categories of columns and bars by their values, or by the sums of all series: from the least (value) or from the greatest (-value); not in SAP's engine.", default: .text("as in the data"), examples: ["-value"]),
    Property("scale", \.scale, .choice("scale"), "Distances between the categories: all the same (category), or in proportion to time, of categories that are ISO dates (time), in line, area, column, stackedColumn and combo charts; not in SAP's engine.", default: "category"),
    Property("references", \.references, .array(of: .categoryReference), "Lines and bands across the plot at categories or dates; not in SAP's engine.", examples: [[["value": "2026-11-21", "title": "Today"]]]),
    Property("explicitMin", \.explicitMin, .string, "First category of the axis by its name, or on a time axis, the date at which it starts; in line, area, column, bar, combo and stock charts; not in SAP's engine.", default: .text("from the data"), examples: ["2026-01"]),
    Property("explicitMax", \.explicitMax, .string, "Last category of the axis by its name, or on a time axis, the date at which it ends; a month or a year ends with its last day; not in SAP's engine.", default: .text("from the data"), examples: ["2026-12"]),
  ]
}

extension NumericAxis {
  static let properties: [Property<NumericAxis>] = [
    Property("labels", \.labels, .numericLabels, "Labels at the ticks.", default: .text("shown"), examples: [["isHidden": true]]),
    Property("gridlines", \.gridlines, .axisLine, "Gridlines at the ticks.", default: .text("shown")),
    Property("baseline", \.baseline, .axisLine, "The line along the axis.", default: .text("shown in stock, scatter and bubble charts, else hidden")),
    Property("explicitMin", \.explicitMin, .anyNumber, "Minimum of the axis.", default: .text("from the data"), examples: [0]),
    Property("explicitMax", \.explicitMax, .anyNumber, "Maximum of the axis.", default: .text("from the data"), examples: [300]),
    Property("isZeroBased", \.isZeroBased, .bool, "Whether the axis includes zero; always true for columns, bars and waterfalls.", default: .text("true; false for stock charts")),
    Property("adjustToNiceValues", \.adjustToNiceValues, .bool, "Whether ticks are round numbers; explicitMin and explicitMax override them.", default: true),
    Property("allowLooseLabels", \.allowLooseLabels, .bool, "Whether the outermost ticks enclose the data.", default: .text("true for stackedColumn, waterfall, scatter and bubble, else false")),
    Property("fudgeAxisRange", \.fudgeAxisRange, .bool, "Whether data that starts at a tick is kept away from the end of the axis.", default: .text("true for stackedColumn, waterfall, scatter, bubble and combo, else false")),
    Property("abbreviatesLabels", \.abbreviatesLabels, .bool, "Whether to abbreviate thousands as K and millions as M.", default: .text("false; true in cards")),
    Property("isMagnitudedDisplayed", \.isMagnitudedDisplayed, .bool, "Whether abbreviated numbers show their suffix.", default: true),
    Property("title", \.title, .string, "Title of the axis; not in SAP's engine.", examples: ["Orders"]),
    Property("format", \.format, .axisFormat, "Number format."),
    Property("ticks", \.ticks, .array(of: .anyNumber), "Values with a tick, which the axis extends to; not in SAP's engine.", default: .text("round numbers"), examples: [[0, 50, 100]]),
    Property("references", \.references, .array(of: .axisReference), "Lines and bands across the plot, which the axis extends to; not in SAP's engine.", examples: [[["value": 120, "title": "Target"], ["from": 80, "to": 100, "title": "Normal"]]]),
  ]
}

extension AxisReference {
  static let parameters: [SwiftParameter] = [
    "value", "from", "to", "title",
  ]

  static let properties: [Property<AxisReference>] = [
    Property("value", \.value, .anyNumber, "Value of a line.", examples: [120]),
    Property("from", \.from, .anyNumber, "Lower end of a band, together with 'to'.", examples: [80]),
    Property("to", \.to, .anyNumber, "Upper end of a band, together with 'from'.", examples: [100]),
    Property("title", \.title, .string, "Text next to the plot.", examples: ["Target"]),
  ]
}

extension CategoryReference {
  static let parameters: [SwiftParameter] = [
    "value", "from", "to", "title",
  ]

  static let properties: [Property<CategoryReference>] = [
    Property("value", \.value, .string, "Category or date of a line.", examples: ["2026-11-21"]),
    Property("from", \.from, .string, "First category or date of a band, together with 'to'.", examples: ["2026-06"]),
    Property("to", \.to, .string, "Last category or date of a band, together with 'from'.", examples: ["2026-08"]),
    Property("title", \.title, .string, "Text above the plot.", examples: ["Today"]),
  ]
}

extension NumericAxisLabels {
  static let parameters: [SwiftParameter] = [
    "isHidden",
  ]

  static let properties: [Property<NumericAxisLabels>] = [
    Property("isHidden", \.isHidden, .bool, "Whether labels are hidden.", default: false),
  ]
}

extension NumericAxisFormat {
  static let parameters: [SwiftParameter] = [
    "style", "currency", "minimumFractionDigits", "maximumFractionDigits", "usesGroupingSeparator",
  ]

  static let properties: [Property<NumericAxisFormat>] = [
    Property("style", \.style, .axisStyle, "Number style.", default: "decimal"),
    Property("currency", \.currency, .string, "ISO 4217 code, only with the style currency.", examples: ["USD"]),
    Property("minimumFractionDigits", \.minimumFractionDigits, .integer(from: 0, to: 20), "Minimum number of decimals.", default: .text("0; for amounts, the currency's own"), examples: [1]),
    Property("maximumFractionDigits", \.maximumFractionDigits, .integer(from: 0, to: 20), "Maximum number of decimals.", default: .text("2; 1 for percent and compact; for amounts, the currency's own"), examples: [0]),
    Property("usesGroupingSeparator", \.usesGroupingSeparator, .bool, "Whether to write 1000 as 1,000.", default: true),
  ]
}

extension AxisLine {
  static let parameters: [SwiftParameter] = [
    "isHidden",
  ]

  static let properties: [Property<AxisLine>] = [
    Property("isHidden", \.isHidden, .bool, "Whether the line is hidden.", default: .text("depends on the chart type")),
  ]
}
