extension ChartView {
  package static let example = #"""
    {
      "$schema": "./fiori-render.schema.json",
      "environment": { "generation": "horizon", "width": 343, "height": 220, "padding": 16, "background": "primaryBackground" },
      "view": {
        "type": "chartView",
        "chartType": "column",
        "categories": ["Q1", "Q2", "Q3", "Q4"],
        "series": [
          { "title": "Last year", "values": [164000, 178000, 196000, 224000] },
          { "title": "This year", "values": [182000, 205000, 221000, 259000] }
        ],
        "numericAxis": {
          "explicitMin": 0,
          "explicitMax": 300000,
          "abbreviatesLabels": true,
          "format": { "style": "currency", "currency": "USD", "maximumFractionDigits": 0 }
        },
        "categoryAxis": { "labels": { "style": "allOrNothing" } },
        "numberOfGridlines": 4,
        "columnCornerRadius": 2,
        "legend": true
      }
    }
    """#
}
