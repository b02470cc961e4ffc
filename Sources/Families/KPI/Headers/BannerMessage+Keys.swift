// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in BannerMessage.swift; do not edit.

import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

extension BannerMessage {
  static let parameters: [SwiftParameter] = [
    .required("title"), "type", "icon",
  ]

  static let properties: [Property<BannerMessage>] = [
    Property("title", \.title, .fioriText, "Title of the message.", default: .required("a text"), examples: ["You are offline"]),
    Property("type", \.type, .choice("banner type"), "Type of the message, which determines its color.", default: "neutral"),
    Property("icon", \.icon, .image, "Image before the title; template images use the title's color."),
  ]
}
