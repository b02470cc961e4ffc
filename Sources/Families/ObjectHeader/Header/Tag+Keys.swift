// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in Tag.swift; do not edit.

import FioriBasics
import FioriModel

extension Tag {
  static let parameters: [SwiftParameter] = [
    .required("title"), "colorScheme", "fillColor", "value", "rules",
  ]

  static let properties: [Property<Tag>] = [
    Property("title", \.title, .fioriText, "Text of the tag.", default: .required("a text"), examples: ["Started"]),
    Property("colorScheme", \.colorScheme, .colorScheme, "Color scheme of the tag's background.", default: .text("the header's")),
    Property("fillColor", \.fillColor, .color, "Background of the tag; its text is light or dark, whichever has more contrast.", default: .text("depends on the generation"), examples: ["positiveLabel"]),
    Property("value", \.value, .ruleBound, "Number or text that 'rules' test.", default: .text("the title"), examples: [3]),
    Property("rules", \.rules, .colorRules, "Backgrounds of the tag by its 'value'; the first matching rule wins.", examples: [[["is": "Late", "color": "negativeLabel"]]]),
  ]
}
