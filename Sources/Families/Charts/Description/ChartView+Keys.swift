// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in ChartView.swift; do not edit.

package import FioriBasics
import FioriLayout
import FioriLowering
package import FioriModel

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
    Property("valueLabels", \.valueLabels, .chartValueLabels, "Value labels: all of a whole series, or none of it if one does not fit (true), or each that fits (fit); on lines and areas also the last of each series (last), the first and the last (ends), or the greatest and the least (extremes); not in SAP's engine.", default: false, examples: ["fit"]),
    Property("legend", \.legend, .chartLegend, "Names of the series, and sizes of bubbles: below the plot (true or bottom), above it (top), beside it (trailing), or names at the ends of lines (lineEnds); not in SAP's engine.", default: false, examples: ["trailing"]),
    Property("colorBySign", \.colorBySign, .bool, "Whether a waterfall's increases and decreases use semantic colors; not in SAP's engine.", default: false),
    Property("columnCornerRadius", \.columnCornerRadius, .number(in: Limits.length), "Corner radius of columns in points; not in SAP's engine.", default: 0, examples: [4]),
    Property("stacking", \.stacking, .choice("stacking"), "What stacked columns and bars show: values (normal), or their shares in each stack (percent); not in SAP's engine.", default: "normal"),
    Property("bubbleScale", \.bubbleScale, .choice("bubble scale"), "What the areas of bubbles show: the sizes (area), or where they lie in the range of all sizes, as in SAP's engine (sdk).", default: .text("area in horizon, sdk in classic")),
    .isLoading(\.isLoading, "drawn as a block"),
    .styleClass(\.styleClass),
  ]
}
