extension CardCollection {
  package static let example = #"""
    {
      "$schema": "./fiori-render.schema.json",
      "environment": { "generation": "horizon", "width": 768 },
      "view": {
        "type": "cardCollection",
        "cards": [
          {
            "type": "chartCard",
            "title": "Total Sales",
            "status": "5 min ago",
            "subtitle": "Store 541",
            "kpiItems": [{ "unit": "$" }, { "metric": "6,590.57" }],
            "chartView": {
              "chartType": "column",
              "categories": ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
              "series": [{ "values": [820, 960, 790, 1150, 1340, 1500, 930] }]
            }
          },
          {
            "type": "kpiCard",
            "title": "Open Orders",
            "status": "5 min ago",
            "kpiItems": [{ "metric": "1,294" }]
          },
          {
            "type": "kpiProgressCard",
            "title": "Work Orders",
            "status": "5 min ago",
            "kpiItems": [{ "fraction": { "value": 16, "total": 25 } }]
          },
          {
            "type": "chartCard",
            "title": "Deliveries",
            "status": "1 h ago",
            "trend": "1.8%",
            "trendImage": "builtin:trend-down",
            "kpiItems": [{ "metric": "482" }],
            "chartView": {
              "chartType": "area",
              "categories": ["Jan", "Feb", "Mar", "Apr", "May", "Jun"],
              "series": [{ "values": [82, 79, 91, 88, 90, 81] }]
            }
          }
        ],
        "isAllowingFlowLayout": true
      }
    }
    """#
}
