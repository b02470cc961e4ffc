// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in CardAction.swift; do not edit.

import FioriBasics
import FioriLowering
import FioriModel

extension CardAction {
  static let parameters: [SwiftParameter] = [
    "title", "icon", "isEnabled",
  ]

  static let properties: [Property<CardAction>] = [
    Property("title", \.title, .fioriText, "Text of the button.", examples: ["Approve"]),
    Property("icon", \.icon, .image, "Icon of a button without a text.", examples: ["builtin:document"]),
    .isEnabled(\.isEnabled, "Whether the button can be tapped."),
  ]
}
