import FioriLowering
package import FioriModel

extension ChartFloorplan {
  /// The parts of a chart floorplan and of the items of its summary
  /// (Docs/sources/sheets.md#floorplan-classes).
  package static let styleClasses = StyleClassRows(
    partsOf: [
      (
        "ChartFloorplanViewController",
        ["title", "subtitle", "status"].map { ($0, StyleAttribute.text) }
          + ["seriesTitles", "valuesAxisTitle", "categoryAxisTitle"].map {
            ($0, StyleAttribute.placedText)
          }
      ),
      (
        "ChartSummaryItem",
        [
          ("title", StyleAttribute.text), ("valuesText", StyleAttribute.placedText),
          ("emptyText", StyleAttribute.text),
        ] + StyleClassRows.trendParts
      ),
      (
        "ChartRangeSummaryItem",
        [
          ("lowerBoundTitle", StyleAttribute.text), ("upperBoundTitle", StyleAttribute.text),
          ("value", StyleAttribute.placedText),
        ] + StyleClassRows.trendParts
      ),
    ],
    prefixes: [
      "fdlFUIChartFloorplanViewController", "fdlFUIChartSummaryItem",
      "fdlFUIChartRangeSummaryItem",
    ])
}
