extension KPIHeader {
  package static let example = #"""
    {
      "$schema": "./fiori-render.schema.json",
      "environment": { "generation": "horizon", "width": 375 },
      "view": {
        "type": "kpiHeader",
        "items": [
          {
            "type": "kpiProgressView",
            "items": [{ "metric": { "value": 0.64, "style": "percent" } }],
            "caption": "Completed"
          },
          {
            "type": "kpiView",
            "items": [{ "icon": "builtin:package" }, { "metric": "5" }, { "unit": "k" }],
            "caption": "Orders processed"
          },
          {
            "type": "kpiView",
            "items": [{ "unit": "$" }, { "metric": "294" }, { "unit": "M" }],
            "caption": "Net revenue"
          }
        ],
        "page": 1,
        "bannerMessage": { "title": "Figures are from yesterday", "type": "informative" }
      }
    }
    """#
}
