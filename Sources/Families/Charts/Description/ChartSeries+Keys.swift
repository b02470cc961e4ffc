// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in ChartSeries.swift; do not edit.

import FioriBasics
import FioriModel

extension ChartSeries {
  static let parameters: [SwiftParameter] = [
    "title", .required("values"), "color", "rules", "fillColor", "lineWidth", "point", "lineStyle",
    "forecastFrom", "currencies", "labelsForDimension",
  ]

  static let properties: [Property<ChartSeries>] = [
    Property("title", \.title, .string, "Title of the series, in the legend and the accessibility text.", examples: ["Orders"]),
    Property("values", \.values, .sparseArray(of: .chartValue), "A value for each category; null if missing.", default: .required("an array of numbers"), examples: [[182, 205, nil, 259], [["x": 1, "y": 2]]]),
    Property("color", \.color, .color, "Color of lines, points and columns.", default: .text("chart1 to chart11 in turn; for stock charts, by direction"), examples: ["chart1"]),
    Property("rules", \.rules, .colorRules, "Colors of values; the first matching rule wins; not in SAP's engine.", examples: [[["below": 480_000, "color": "negativeLabel", "title": "Below target"]]]),
    Property("fillColor", \.fillColor, .color, "Color of the area below a line.", default: .text("the series' color"), examples: ["chart2"]),
    Property("lineWidth", \.lineWidth, .number(in: Limits.length), "Line width in points.", default: 2, examples: [3]),
    Property("point", \.point, .pointStyle, "Style of the points of a line."),
    Property("lineStyle", \.lineStyle, .choice("line style"), "Style of a line; not in SAP's engine.", default: "solid"),
    Property("forecastFrom", \.forecastFrom, .wholeNumber, "First category whose value is a forecast, from 0: there lines are dashed, areas lighter and columns hatched; not in SAP's engine.", examples: [3]),
    Property("currencies", \.currencies, .sparseArray(of: .string), "Currency of each value where they differ, in value labels and the accessibility text, of an axis with the style currency; not in SAP's engine.", default: .text("the currency of the axis"), examples: [["EUR", "USD", nil]]),
    Property("labelsForDimension", \.labelsForDimension, .sparseArray(of: .string), "Texts in place of the numbers of a micro column chart; null for the number.", examples: [["12%", nil, "15%"]]),
  ]
}

extension ChartPointStyle {
  static let parameters: [SwiftParameter] = [
    "isHidden", "diameter", "strokeColor", "gap",
  ]

  static let properties: [Property<ChartPointStyle>] = [
    Property("isHidden", \.isHidden, .bool, "Whether points are hidden, except for isolated values.", default: .text("false; true in stock charts and cards")),
    Property("diameter", \.diameter, .number(in: Limits.length), "Diameter of a point, in points.", default: 7, examples: [10]),
    Property("strokeColor", \.strokeColor, .color, "Color of the points.", default: .text("the series' color"), examples: ["chart2"]),
    Property("gap", \.gap, .number(in: Limits.length), "Least gap between two points in points; a nearer point is not drawn.", default: 2, examples: [8]),
  ]
}
