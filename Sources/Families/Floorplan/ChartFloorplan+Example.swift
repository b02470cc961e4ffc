extension ChartFloorplan {
  package static let example = #"""
    {
      "$schema": "./fiori-render.schema.json",
      "environment": { "generation": "horizon", "width": 375 },
      "view": {
        "type": "chartFloorplan",
        "title": "Revenue",
        "subtitle": "Month target: $200k",
        "status": "20 min ago",
        "summaryItems": [
          {
            "title": "Total", "values": ["$1.09M"], "category": -1,
            "trend": "4.2%", "trendImage": "builtin:trend-up", "trendSemanticColor": "positiveLabel"
          },
          { "values": ["$171k"], "category": 2 },
          { "values": ["$205k"], "category": 5 }
        ],
        "valuesAxisTitle": "Thousand dollars",
        "chartView": {
          "chartType": "column",
          "categories": ["Jan", "Feb", "Mar", "Apr", "May", "Jun"],
          "series": [{ "values": [164, 182, 171, 190, 178, 205] }]
        }
      }
    }
    """#
}
