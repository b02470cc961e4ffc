extension KPIView {
  package static let example = #"""
    {
      "$schema": "./fiori-render.schema.json",
      "environment": { "generation": "horizon", "width": 240, "padding": 16, "background": "primaryBackground" },
      "view": {
        "type": "kpiView",
        "items": [
          { "icon": "builtin:package" },
          { "metric": { "value": 294, "style": "decimal" } },
          { "unit": "k" }
        ],
        "caption": "Parcels of the orders shipped this month",
        "tintColor": {
          "normal": "tintColor", "highlighted": "tintColorTapState", "disabled": "#76767B"
        },
        "alignment": "center"
      }
    }
    """#
}
