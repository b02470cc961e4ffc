// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in TrendStyle.swift; do not edit.

import FioriBasics
import FioriLowering
import FioriModel

extension TrendStyle {
  static let parameters: [SwiftParameter] = [
    .required("good"),
  ]

  static let properties: [Property<TrendStyle>] = [
    Property("good", \.good, .choice("direction"), "Direction that is good.", default: .required("a direction")),
  ]
}
