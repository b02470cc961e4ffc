extension KPIView {
  package static let example = #"""
    {
      "$schema": "./fiori-render.schema.json",
      "environment": { "generation": "horizon", "width": 240, "padding": 16, "background": "#FFFFFF" },
      "view": {
        "type": "kpiView",
        "items": [
          { "icon": "builtin:package" },
          { "unit": "$" },
          { "metric": { "value": 294, "style": "decimal" } },
          { "unit": "k" }
        ],
        "caption": "Revenue of the orders shipped this month",
        "tintColor": { "normal": "tintColor", "disabled": "#76767B" },
        "alignment": "center"
      }
    }
    """#
}
