// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in CardRowItem.swift; do not edit.

import FioriBasics
import FioriKPI
import FioriModel
import FioriObjectHeader

extension CardRowItem {
  static let parameters: [SwiftParameter] = [
    "text", "icon", "tag", "rating", "of", "kpi",
  ]

  static let properties: [Property<CardRowItem>] = [
    Property("text", \.text, .fioriText, "Text of the item.", examples: ["Free Breakfast"]),
    Property("icon", \.icon, .image, "Icon of the item, before its text.", examples: ["builtin:calendar"]),
    Property("tag", \.tag, .tag, "Tag.", examples: ["Project"]),
    Property("rating", \.rating, .number(in: 0...10), "Rating, as stars.", examples: [3]),
    Property("of", \.of, .number(in: 1...10), "Number of stars.", default: 5, examples: [10]),
    Property("kpi", \.kpi, .kpiView, "KPI.", examples: [["items": [["metric": "8,888"]]]]),
  ]
}
