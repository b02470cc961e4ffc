// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in PageControl.swift; do not edit.

import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

extension PageControl {
  static let parameters: [SwiftParameter] = [
    "currentPageIndicatorTintColor", "pageIndicatorTintColor",
  ]

  static let properties: [Property<PageControl>] = [
    Property("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, .color, "Color of the current page's dot.", default: .text("depends on the generation"), examples: ["white"]),
    Property("pageIndicatorTintColor", \.pageIndicatorTintColor, .color, "Color of the other dots.", default: .text("depends on the generation"), examples: ["#FFFFFFA3"]),
  ]
}
