// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in ChartSummaryItem.swift; do not edit.

import FioriBasics
import FioriLowering
import FioriModel

extension ChartSummaryItem {
  static let parameters: [SwiftParameter] = [
    "lowerBoundTitle", "upperBoundTitle", "value", "title", "values", "category", "emptyText",
    "trend", "trendImage", "trendSemanticColor",
  ]

  static let properties: [Property<ChartSummaryItem>] = [
    Property("title", \.title, .fioriText, "Title.", default: .text("the name of the category"), examples: ["Total"]),
    Property("values", \.values, .sparseArray(of: .fioriText), "A text for each series, in their order; null if a series has no value.", examples: [["182k", "164k"]]),
    Property("series", \.series, .valueSeries, "null for values that belong to no series, such as a target.", default: .text("the chart's series, in their order"), examples: [nil]),
    Property("category", \.category, .wholeNumber, "Index of the category, from 0, or -1 for an aggregate over all of them.", examples: [2]),
    Property("emptyText", \.emptyText, .fioriText, "Text shown if there are no values.", default: .text("a dash in place of each value"), examples: ["No data"]),
    Property("isEnabled", \.isEnabled, .bool, "Whether the item can be tapped: then its title has the tint color in classic; gray otherwise.", default: true),
    Property("lowerBoundTitle", \.lowerBoundTitle, .fioriText, "Start of a range, together with 'upperBoundTitle' and 'value'.", examples: ["Jan"]),
    Property("upperBoundTitle", \.upperBoundTitle, .fioriText, "End of a range.", examples: ["Mar"]),
    Property("value", \.value, .fioriText, "Value of a range.", examples: ["546k"]),
    Property("trend", \.trend, .fioriText, "Trend, below the values.", examples: ["4.2%"]),
    Property("trendImage", \.trendImage, .image, "Image before the trend, 16 × 16 points.", examples: ["builtin:trend-up"]),
    Property("trendSemanticColor", \.trendSemanticColor, .color, "Color of the trend and its image.", default: .text("like the title"), examples: ["positiveLabel"]),
  ]
}
