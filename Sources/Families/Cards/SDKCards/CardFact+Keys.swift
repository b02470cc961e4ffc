// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in CardFact.swift; do not edit.

import FioriBasics
import FioriModel

extension CardFact {
  static let parameters: [SwiftParameter] = [
    .required("title"), .required("value"),
  ]

  static let properties: [Property<CardFact>] = [
    Property("title", \.title, .fioriText, "Label of the value.", default: .required("a text"), examples: ["Target"]),
    Property("value", \.value, .fioriText, "The value.", default: .required("a text"), examples: ["280k"]),
  ]
}
