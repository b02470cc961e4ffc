package import FioriModel

extension ChartView {
  package static let styleClasses = StyleClassRows(
    [
      // SAP's spelling.
      ("fdlFUIChartPlotView_numbericAxisLabel", StyleAttribute.placedText),
      ("fdlFUIChartPlotView_categoryAxisLabel", StyleAttribute.placedText),
      ("fdlFUIChartPlotView_valuesAxisTitle", StyleAttribute.placedText),
      ("fdlFUIChartPlotView_secondaryValuesAxisTitle", StyleAttribute.placedText),
      ("fdlFUIChartPlotView_categoryAxisTitle", StyleAttribute.placedText),
      ("fdlFUIChartLegendView_seriesTitles", StyleAttribute.placedText),
    ],
    properties: [
      ("fdlFUIChartView_categoryAxis", "fdlFUIChartPlotView_categoryAxisLabel"),
      ("fdlFUIChartView_numericAxis", "fdlFUIChartPlotView_numbericAxisLabel"),
      ("fdlFUIChartView_chartType", nil), ("fdlFUIChartView_dataSource", nil),
      ("fdlFUIChartView_series", nil),
    ])
}
