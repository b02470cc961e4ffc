extension KPICard {
  package static let example = #"""
    {
      "$schema": "./fiori-render.schema.json",
      "environment": { "width": 343, "padding": 16, "background": "#E8E8ED" },
      "view": {
        "type": "kpiCard",
        "title": "Open Orders",
        "status": "5 min ago",
        "kpiItems": [{ "metric": "1,294" }, { "unit": "orders" }]
      }
    }
    """#
}
