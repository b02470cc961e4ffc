extension KPIProgressCard {
  package static let example = #"""
    {
      "$schema": "./fiori-render.schema.json",
      "environment": { "width": 343, "padding": 16, "background": "#E8E8ED" },
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
