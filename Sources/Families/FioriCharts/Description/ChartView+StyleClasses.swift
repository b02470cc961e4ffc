package import FioriModel

extension ChartView {
  package static let styleClasses = StyleClassRows([
    // SAP's spelling.
    ("fdlFUIChartPlotView_numbericAxisLabel", StyleAttribute.placedText),
    ("fdlFUIChartPlotView_categoryAxisLabel", StyleAttribute.placedText),
    ("fdlFUIChartPlotView_valuesAxisTitle", StyleAttribute.placedText),
    ("fdlFUIChartPlotView_secondaryValuesAxisTitle", StyleAttribute.placedText),
    ("fdlFUIChartPlotView_categoryAxisTitle", StyleAttribute.placedText),
    ("fdlFUIChartLegendView_seriesTitles", StyleAttribute.placedText),
  ])
}
