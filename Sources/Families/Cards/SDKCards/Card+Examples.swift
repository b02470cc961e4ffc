extension ChartCard {
  package static let example = #"""
    {
      "$schema": "./fiori-render.schema.json",
      "environment": { "generation": "horizon", "width": 343, "padding": 16, "background": "primaryGroupedBackground" },
      "view": {
        "type": "chartCard",
        "title": "Total Sales",
        "status": "5 min ago",
        "trend": "4.2%",
        "trendImage": "builtin:trend-up",
        "trendSemanticColor": "positiveLabel",
        "kpiItems": [{ "unit": "$" }, { "metric": "6,590.57" }],
        "seriesTitles": ["This week", "Last week"],
        "chartView": {
          "chartType": "line",
          "categories": ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
          "series": [
            { "values": [820, 960, 790, 1150, 1340, 1500, 930] },
            { "values": [510, 640, 520, 700, 890, 980, 610] }
          ]
        }
      }
    }
    """#
}

extension KPICard {
  package static let example = #"""
    {
      "$schema": "./fiori-render.schema.json",
      "environment": { "generation": "horizon", "width": 343, "padding": 16, "background": "primaryGroupedBackground" },
      "view": {
        "type": "kpiCard",
        "title": "Open Orders",
        "status": "5 min ago",
        "kpiItems": [{ "metric": "1,294" }, { "unit": "orders" }]
      }
    }
    """#
}

extension KPIProgressCard {
  package static let example = #"""
    {
      "$schema": "./fiori-render.schema.json",
      "environment": { "generation": "horizon", "width": 343, "padding": 16, "background": "primaryGroupedBackground" },
      "view": {
        "type": "kpiProgressCard",
        "title": "Work Orders",
        "status": "5 min ago",
        "kpiItems": [{ "metric": "64" }, { "unit": "%" }],
        "progress": 0.64
      }
    }
    """#
}
