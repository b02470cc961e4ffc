// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in CardObject.swift; do not edit.

import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

extension CardObject {
  static let parameters: [SwiftParameter] = [
    .required("groups"),
  ]

  static let properties: [Property<CardObject>] = [
    Property("groups", \.groups, .array(of: .cardObjectGroup), "Groups of labels and values; a card shows six at most.", examples: [[["title": "Contact", "items": [["label": "Name", "value": "Alex Kilgo"]]]]]),
  ]
}

extension CardObjectGroup {
  static let parameters: [SwiftParameter] = [
    "title", .required("items"),
  ]

  static let properties: [Property<CardObjectGroup>] = [
    Property("title", \.title, .fioriText, "Title of the group.", examples: ["Contact"]),
    Property("items", \.items, .array(of: .cardObjectItem), "Labels with their values; a card shows six at most.", examples: [[["label": "Name", "value": "Alex Kilgo"]]]),
  ]
}

extension CardObjectItem {
  static let parameters: [SwiftParameter] = [
    .required("label"), "value",
  ]

  static let properties: [Property<CardObjectItem>] = [
    Property("label", \.label, .fioriText, "Label of the value.", default: .required("a text"), examples: ["Name"]),
    Property("value", \.value, .cellText, "The value: a text, a number or a value.", examples: ["Alex Kilgo"]),
  ]
}
