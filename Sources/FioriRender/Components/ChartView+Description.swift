extension ChartView: DescribedComponent {
  init() {
    self.init(series: [])
  }

  static let properties: [Property<ChartView>] = [
    Property("chartType", \.chartType, .choice("chart type")),
    Property("categories", \.categories, .sparseArray(of: .string)),
    Property("series", \.series, .array(of: .chartSeries)),
    Property("numberOfGridlines", \.numberOfGridlines, .wholeNumber),
    Property("categoryAxis", \.categoryAxis, .categoryAxis),
    Property("numericAxis", \.numericAxis, .numericAxis),
    Property("secondaryNumericAxis", \.secondaryNumericAxis, .numericAxis),
    Property("indexesOfColumnSeries", \.indexesOfColumnSeries, .array(of: .wholeNumber)),
    Property(
      "indexesOfSecondaryValuesAxis", \.indexesOfSecondaryValuesAxis, .array(of: .wholeNumber)),
    Property("indexesOfTotalsCategories", \.indexesOfTotalsCategories, .array(of: .wholeNumber)),
    Property("indexOfStockSeries", \.indexOfStockSeries, .wholeNumber),
    Property("colorsForCategory", \.colorsForCategory, .byIndex(.byIndex(.color))),
    Property("selections", \.selections, .byIndex(.array(of: .wholeNumber))),
    Property("valueLabels", \.valueLabels, .bool),
    Property("legend", \.legend, .bool),
    Property("colorBySign", \.colorBySign, .bool),
    Property("columnCornerRadius", \.columnCornerRadius, .number(in: Limits.length)),
    Property("isLoading", \.isLoading, .bool),
    Property("styleClass", \.styleClass, .styleClasses),
  ]
}
