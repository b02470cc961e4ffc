extension ContentCard {
  package static let example = #"""
    {
      "$schema": "./fiori-render.schema.json",
      "environment": { "generation": "horizon", "width": 343, "padding": 16, "background": "primaryGroupedBackground" },
      "view": {
        "type": "card",
        "title": "Purchase Requests",
        "subtitle": "Waiting for your approval",
        "detailImage": "builtin:document",
        "counter": "3 of 12",
        "row1": [{ "tag": "Urgent" }, "Plant Hamburg"],
        "cardBody": {
          "type": "list",
          "items": [
            { "title": "Office chairs", "description": "Order 4500017", "info": "Late", "infoState": "negativeLabel" },
            { "title": "Laptops", "description": "Order 4500021", "info": "Open", "infoState": "criticalLabel" },
            { "title": "Monitors", "description": "Order 4500022", "info": "Released", "infoState": "positiveLabel" }
          ]
        },
        "action": "Approve",
        "secondaryAction": "Decline"
      }
    }
    """#
}
