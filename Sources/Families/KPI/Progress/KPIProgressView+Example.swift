extension KPIProgressView {
  package static let example = #"""
    {
      "$schema": "./fiori-render.schema.json",
      "environment": { "generation": "horizon", "padding": 16, "background": "primaryBackground" },
      "view": {
        "type": "kpiProgressView",
        "chartSize": "large",
        "items": [{ "fraction": { "value": 16, "total": 25 } }],
        "caption": "Completed",
        "footnote": "Work orders of this week"
      }
    }
    """#
}
