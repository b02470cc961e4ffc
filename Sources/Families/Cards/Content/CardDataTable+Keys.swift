// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in CardDataTable.swift; do not edit.

import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

extension CardDataTable {
  static let parameters: [SwiftParameter] = [
    "columns", .required("rows"),
  ]

  static let properties: [Property<CardDataTable>] = [
    Property("columns", \.columns, .array(of: .cardTableColumn), "Columns, with their titles.", examples: [["Product", ["title": "Revenue", "alignment": "trailing"]]]),
    Property("rows", \.rows, .tableRows, "Rows of cells: texts, numbers, values, or null for an empty cell; a card shows six at most.", examples: [[["Chairs", 4200], ["Desks", 1900]]]),
  ]
}

extension CardTableColumn {
  static let parameters: [SwiftParameter] = [
    .required("title"), "alignment",
  ]

  static let properties: [Property<CardTableColumn>] = [
    Property("title", \.title, .fioriText, "Title of the column.", default: .required("a text"), examples: ["Revenue"]),
    Property("alignment", \.alignment, .choice("alignment"), "Alignment of the cells.", default: .text("trailing for numbers, else leading")),
  ]
}
