// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations of keys; do not edit.

package import FioriBasics
import FioriLayout
import FioriLowering
package import FioriModel

extension CategoryAxis.Labels {
  static let parameters: [SwiftParameter] = [
    "isHidden", "style", "fitting",
  ]

  static let properties: [Property<CategoryAxis.Labels>] = [
    Property("isHidden", \.isHidden, .bool, "Whether labels are hidden.", default: false),
    Property("style", \.style, .choice("label style"), "Which labels are drawn: all of them (allOrNothing), or the first and the last (range).", default: .text("allOrNothing; range in object headers, and in cards except for waterfalls")),
    Property("fitting", \.fitting, .choice("label fitting"), "What happens to labels of the style allOrNothing that do not fit: names of columns take two lines, and otherwise every other or every nth label is drawn (fit), or none is (allOrNothing).", default: "fit"),
  ]
}

extension CategoryAxis {
  static let properties: [Property<CategoryAxis>] = [
    Property("labels", \.labels, .categoryLabels, "Labels of the categories.", examples: [["style": "range"]]),
    Property("gridlines", \.gridlines, .axisLine, "Gridlines at the categories.", default: .text("shown in stock charts, at each label")),
    Property("baseline", \.baseline, .axisLine, "Line along the axis.", default: .text("shown, except in bar charts")),
    Property("labelsPosition", \.labelsPosition, .choice("label position"), "Position of the labels if there are negative values: at the lower edge (fixedBottom), or at the zero line (dynamic).", default: "fixedBottom"),
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
    Property("baseline", \.baseline, .axisLine, "Line along the axis.", default: .text("shown in stock, scatter and bubble charts, else hidden")),
    Property("explicitMin", \.explicitMin, .anyNumber, "Minimum of the axis.", default: .text("from the data"), examples: [0]),
    Property("explicitMax", \.explicitMax, .anyNumber, "Maximum of the axis.", default: .text("from the data"), examples: [300]),
    Property("isZeroBased", \.isZeroBased, .bool, "Whether the axis includes zero; always true for columns, also in combo charts, bars and waterfalls.", default: .text("true; false for stock charts")),
    Property("adjustToNiceValues", \.adjustToNiceValues, .bool, "Whether ticks are round numbers; 'explicitMin' and 'explicitMax' override them.", default: true),
    Property("allowLooseLabels", \.allowLooseLabels, .bool, "Whether the outermost ticks enclose the data.", default: .text("true for stackedColumn, waterfall, scatter and bubble, else false")),
    Property("fudgeAxisRange", \.fudgeAxisRange, .bool, "Whether data that starts at a tick is kept away from the end of the axis.", default: .text("true for stackedColumn, waterfall, scatter, bubble and combo, else false")),
    Property("abbreviatesLabels", \.abbreviatesLabels, .bool, "Whether to abbreviate thousands as K and millions as M.", default: .text("false; true in cards")),
    Property("isMagnitudedDisplayed", \.isMagnitudedDisplayed, .bool, "Whether abbreviated numbers show their suffix; without it, all numbers of the axis are divided by the same power of 1,000.", default: true),
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

extension ChartSeries {
  static let parameters: [SwiftParameter] = [
    "title", .required("values"), "color", "rules", "fillColor", "lineWidth", "point", "lineStyle",
    "forecastFrom", "formats", "labelsForDimension",
  ]

  static let properties: [Property<ChartSeries>] = [
    Property("title", \.title, .string, "Title of the series, in the legend and the accessibility text.", examples: ["Orders"]),
    Property("values", \.values, .sparseArray(of: .chartValue), "A value for each category; null if missing.", default: .required("an array of numbers"), examples: [[182, 205, nil, 259], [["x": 1, "y": 2]]]),
    Property("color", \.color, .color, "Color of lines, points and columns.", default: .text("chart1 to chart11 in turn; for stock charts, by direction"), examples: ["chart1"]),
    Property("rules", \.rules, .colorRules, "Colors of values; the first matching rule wins; not in SAP's engine.", examples: [[["below": 480_000, "color": "negativeLabel", "title": "Below target"]]]),
    Property("fillColor", \.fillColor, .color, "Color of the area below a line, drawn at 40 %.", default: .text("the series' color"), examples: ["chart2"]),
    Property("lineWidth", \.lineWidth, .number(in: Limits.length), "Line width in points.", default: 2, examples: [3]),
    Property("point", \.point, .pointStyle, "Style of the points of a line."),
    Property("lineStyle", \.lineStyle, .choice("line style"), "Style of a line; not in SAP's engine.", default: "solid"),
    Property("forecastFrom", \.forecastFrom, .wholeNumber, "First category whose value is a forecast, from 0: there lines are dashed, areas lighter and columns hatched; not in SAP's engine.", examples: [3]),
    Property("formats", \.formats, .sparseArray(of: .axisFormat), "Format of each value where they differ, in value labels and the accessibility text, or null for the format of the axis; not in SAP's engine. The axis has the format that all its values share, or plain numbers.", default: .text("the format of the axis"), examples: [[["style": "percent"], nil]]),
    Property("labelsForDimension", \.labelsForDimension, .sparseArray(of: .string), "Texts in place of the numbers of a micro column chart; null for the number.", examples: [["12%", nil, "15%"]]),
  ]
}

extension ChartPointStyle {
  static let parameters: [SwiftParameter] = [
    "isHidden", "diameter", "strokeColor", "gap",
  ]

  static let properties: [Property<ChartPointStyle>] = [
    Property("isHidden", \.isHidden, .bool, "Whether points are hidden, except for isolated values.", default: .text("false; true in stock charts, and in cards unless another key is set")),
    Property("diameter", \.diameter, .number(in: Limits.length), "Diameter of a point, in points.", default: 7, examples: [10]),
    Property("strokeColor", \.strokeColor, .color, "Color of the points.", default: .text("the series' color"), examples: ["chart2"]),
    Property("gap", \.gap, .number(in: Limits.length), "Least gap between two points in points; a nearer point is not drawn.", default: 2, examples: [8]),
  ]
}

extension ChartView {
  package static let parameters: [SwiftParameter] = [
    .unlabeled("chartType"), "categories", .required("series"), "numberOfGridlines",
    "categoryAxis", "numericAxis", "secondaryNumericAxis", "indexesOfColumnSeries",
    "indexesOfSecondaryValuesAxis", "indexesOfTotalsCategories", "indexOfStockSeries",
    "colorsForCategory", "selections", "valueLabels", "legend", "colorBySign",
    "columnCornerRadius", "stacking", "isLoading", "styleClass", "colors", "bubbleScale",
  ]

  package static let properties: [Property<ChartView>] = [
    Property("chartType", \.chartType, .choice("chart type"), "Chart type.", default: "line"),
    Property("categories", \.categories, .sparseArray(of: .string), "Names of the categories, or times in a stock chart (yyyy-MM-dd HH:mm:ss); null for a category without a name.", examples: [["Q1", "Q2", nil, "Q4"]]),
    Property("series", \.series, .array(of: .chartSeries), "Data series; in a donut, one slice each.", examples: [[["title": "Orders", "values": [182, 205, 221, 259]]]]),
    Property("numberOfGridlines", \.numberOfGridlines, .wholeNumber, "Preferred number of ticks on a numeric axis, 2 to 20.", default: 3, examples: [5]),
    Property("categoryAxis", \.categoryAxis, .categoryAxis, "Category axis; in scatter and bubble charts, the horizontal axis.", default: .text("depends on the chart type"), examples: [["labels": ["style": "range"]]]),
    Property("numericAxis", \.numericAxis, .numericAxis, "Numeric axis.", default: .text("depends on the chart type"), examples: [["explicitMin": 0, "explicitMax": 300]]),
    Property("secondaryNumericAxis", \.secondaryNumericAxis, .numericAxis, "Second numeric axis of a line, area or combo chart; title and format of a bubble chart's sizes.", default: .text("depends on the chart type"), examples: [["format": ["style": "percent"]]]),
    Property("indexesOfColumnSeries", \.indexesOfColumnSeries, .array(of: .wholeNumber), "Series of a combo chart that are drawn as columns, from 0.", default: .value([0]), examples: [[0, 1]]),
    Property("indexesOfSecondaryValuesAxis", \.indexesOfSecondaryValuesAxis, .array(of: .wholeNumber), "Series on the second axis, from 0.", default: .value([]), examples: [[1]]),
    Property("indexesOfTotalsCategories", \.indexesOfTotalsCategories, .array(of: .wholeNumber), "Categories of a waterfall that start at the baseline, from 0; the first always does.", default: .value([]), examples: [[4]]),
    Property("indexOfStockSeries", \.indexOfStockSeries, .wholeNumber, "Series that a stock chart shows, from 0.", default: 0, examples: [1]),
    Property("colorsForCategory", \.colorsForCategory, .byIndex(.byIndex(.color)), "Colors of single values, by series and category, from 0.", examples: [["0": ["4": "negativeLabel"]]]),
    Property("colors", \.colors, .byName(.color), "Colors of names: of series, or of the categories of a single series; not in SAP's engine.", examples: [["Bikes": "chart2"]]),
    Property("selections", \.selections, .byIndex(.array(of: .wholeNumber)), "Selected categories by series, from 0; others are dimmed.", examples: [["0": [2, 3]]]),
    Property("valueLabels", \.valueLabels, .chartValueLabels, "Value labels: of whole series, or none of a series if one does not fit (true), or each that fits (fit); on lines and areas also the last of each series (last), the first and the last (ends), or the greatest and the least (extremes); not in SAP's engine.", default: false, examples: ["fit"]),
    Property("legend", \.legend, .chartLegend, "Names of the series, and sizes of bubbles: below the plot (true or bottom), above it (top), beside it (trailing), or names at the ends of lines (lineEnds); not in SAP's engine.", default: false, examples: ["trailing"]),
    Property("colorBySign", \.colorBySign, .bool, "Whether a waterfall's increases and decreases use semantic colors; not in SAP's engine.", default: false),
    Property("columnCornerRadius", \.columnCornerRadius, .number(in: Limits.length), "Corner radius of columns in points; not in SAP's engine.", default: 0, examples: [4]),
    Property("stacking", \.stacking, .choice("stacking"), "What stacked columns and bars show: values (normal), or their shares in each stack (percent); not in SAP's engine.", default: "normal"),
    Property("bubbleScale", \.bubbleScale, .choice("bubble scale"), "What the areas of bubbles show: the sizes (area), or where they lie in the range of all sizes, as in SAP's engine (sdk).", default: .text("area in horizon, sdk in classic")),
    .isLoading(\.isLoading, "drawn as a block"),
    .styleClass(\.styleClass),
  ]
}
