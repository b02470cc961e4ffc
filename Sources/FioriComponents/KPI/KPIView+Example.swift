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

extension KPIProgressView {
  package static let example = #"""
    {
      "$schema": "./fiori-render.schema.json",
      "environment": { "generation": "horizon", "padding": 16, "background": "#FFFFFF" },
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
