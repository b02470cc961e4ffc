extension ObjectHeader {
  package static let example = #"""
    {
      "$schema": "./fiori-render.schema.json",
      "environment": { "generation": "horizon", "width": 375 },
      "view": {
        "type": "objectHeader",
        "headlineText": "Inspect Electric Pump Motor",
        "subheadlineText": "Job 819701",
        "tags": ["Started", "PM01", { "title": "Urgent", "fillColor": "#BB0000" }],
        "labelItems": [
          { "text": "Los Altos, CA", "image": "builtin:location" },
          { "text": "12/31/2022", "image": "builtin:calendar" }
        ],
        "descriptionText": "The temperature sensor predicts a failure in four days.",
        "statusText": { "text": "High", "color": "negativeLabel" },
        "substatusText": "Overdue",
        "substatusImage": "builtin:warning",
        "detailImage": { "source": "builtin:package", "renderingMode": "template" },
        "statusLayout": "stacked"
      }
    }
    """#
}
