import FioriBasics
package import FioriReading
package import FioriSyntax

extension ChartView: DescribedComponent {
  package init() {
    self.init(series: [])
  }

  package static let summary = "A chart of series over categories, or of points."

  package static let parameters: [SwiftParameter] = [
    .unlabeled("chartType"), "categories", .required("series"), "numberOfGridlines",
    "categoryAxis", "numericAxis", "secondaryNumericAxis", "indexesOfColumnSeries",
    "indexesOfSecondaryValuesAxis", "indexesOfTotalsCategories", "indexOfStockSeries",
    "colorsForCategory", "selections", "valueLabels", "legend", "colorBySign",
    "columnCornerRadius", "isLoading", "styleClass",
  ]

  package static let properties: [Property<ChartView>] = [
    Property(
      "chartType", \.chartType, .choice("chart type"), "What the values are drawn as.",
      default: "line"),
    Property(
      "categories", \.categories, .sparseArray(of: .string),
      "The names along the axis of categories, of a stock chart times (yyyy-MM-dd HH:mm:ss); null: "
        + "a place without a name.", examples: [["Q1", "Q2", nil, "Q4"]]),
    Property(
      "series", \.series, .array(of: .chartSeries), "What is drawn; of a donut a share each.",
      examples: [[["title": "Orders", "values": [182, 205, 221, 259]]]]),
    Property(
      "numberOfGridlines", \.numberOfGridlines, .wholeNumber,
      "How many ticks an axis of numbers should have, 2 to 20.", default: 3, examples: [5]),
    Property(
      "categoryAxis", \.categoryAxis, .categoryAxis,
      "The axis of categories; in scatter and bubble charts the one along the lower edge.",
      default: .words("as the type has it"), examples: [["labels": ["style": "range"]]]),
    Property(
      "numericAxis", \.numericAxis, .numericAxis, "The axis of numbers.",
      default: .words("as the type has it"), examples: [["explicitMin": 0, "explicitMax": 300]]),
    Property(
      "secondaryNumericAxis", \.secondaryNumericAxis, .numericAxis,
      "The second axis of numbers, of a line, area or combo chart.",
      default: .words("as the type has it"), examples: [["format": ["style": "percent"]]]),
    Property(
      "indexesOfColumnSeries", \.indexesOfColumnSeries, .array(of: .wholeNumber),
      "The series of a combo chart that are columns, counted from 0.", default: .value([0]),
      examples: [[0, 1]]),
    Property(
      "indexesOfSecondaryValuesAxis", \.indexesOfSecondaryValuesAxis, .array(of: .wholeNumber),
      "The series that belong to the second axis, counted from 0.", default: .value([]),
      examples: [[1]]),
    Property(
      "indexesOfTotalsCategories", \.indexesOfTotalsCategories, .array(of: .wholeNumber),
      "The categories of a waterfall that stand on the baseline, counted from 0; the first always "
        + "does.", default: .value([]), examples: [[4]]),
    Property(
      "indexOfStockSeries", \.indexOfStockSeries, .wholeNumber,
      "The series that a stock chart shows, counted from 0.", default: 0, examples: [1]),
    Property(
      "colorsForCategory", \.colorsForCategory, .byIndex(.byIndex(.color)),
      "Colors of single values, by series and category, counted from 0.",
      examples: [["0": ["4": "negativeLabel"]]]),
    Property(
      "selections", \.selections, .byIndex(.array(of: .wholeNumber)),
      "What is chosen, categories by series, counted from 0; the others are pale.",
      examples: [["0": [2, 3]]]),
    Property(
      "valueLabels", \.valueLabels, .bool,
      "Whether values stand beside columns and in shares; beyond SAP's engine.", default: false),
    Property(
      "legend", \.legend, .bool,
      "Whether the series' titles stand below the plot; beyond SAP's engine.", default: false),
    Property(
      "colorBySign", \.colorBySign, .bool,
      "Whether a waterfall's increases and decreases have the colors of good and bad; beyond SAP's "
        + "engine.", default: false),
    Property(
      "columnCornerRadius", \.columnCornerRadius, .number(in: Limits.length),
      "Points of the radius at the ends of columns; beyond SAP's engine.", default: 0,
      examples: [4]),
    .isLoading(\.isLoading, "drawn as a block"),
    .styleClass(\.styleClass),
  ]
}
