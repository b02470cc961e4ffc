extension ObjectHeaderChartView {
  package static let example = #"""
    {
      "$schema": "./fiori-render.schema.json",
      "environment": { "generation": "horizon", "width": 312, "padding": 16, "background": "primaryBackground" },
      "view": {
        "type": "objectHeaderChartView",
        "title": "Motor temperature",
        "subtitle": "Last 12 days",
        "trendImage": "builtin:trend-up",
        "trend": "4.2%",
        "kpiItems": [{ "metric": "78" }, { "unit": "°C" }],
        "chartView": {
          "numericAxis": { "isZeroBased": false },
          "categories": [
            "Mar 1", "Mar 2", "Mar 3", "Mar 4", "Mar 5", "Mar 6",
            "Mar 7", "Mar 8", "Mar 9", "Mar 10", "Mar 11", "Mar 12"
          ],
          "series": [{ "values": [71, 70.2, 72, 71.5, 73.4, 73, 74.6, 74.1, 75.9, 76.2, 77.4, 78] }]
        }
      }
    }
    """#
}
