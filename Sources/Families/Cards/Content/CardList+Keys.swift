// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in CardList.swift; do not edit.

import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

extension CardList {
  static let parameters: [SwiftParameter] = [
    .required("items"), "header", "footer",
  ]

  static let properties: [Property<CardList>] = [
    Property("items", \.items, .array(of: .cardListItem), "Items of the list; a card shows six at most.", examples: [[["title": "Office chairs", "info": "Late", "infoState": "negativeLabel"]]]),
    Property("header", \.header, .fioriText, "Text above the list.", examples: ["Open orders"]),
    Property("footer", \.footer, .fioriText, "Text below the list.", examples: ["3 of 12"]),
  ]
}

extension CardListItem {
  static let parameters: [SwiftParameter] = [
    .required("title"), "description", "icon", "info", "infoState",
  ]

  static let properties: [Property<CardListItem>] = [
    Property("title", \.title, .fioriText, "Title of the item.", default: .required("a text"), examples: ["Office chairs"]),
    Property("description", \.description, .fioriText, "Text below the title.", examples: ["Order 4500017"]),
    Property("icon", \.icon, .image, "Icon before the title.", examples: ["builtin:package"]),
    Property("info", \.info, .fioriText, "Text at the end of the row.", examples: ["Late"]),
    Property("infoState", \.infoState, .color, "Color of the text at the end.", default: .text("like the description"), examples: ["negativeLabel"]),
  ]
}
