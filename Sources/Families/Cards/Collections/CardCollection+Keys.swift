// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in CardCollection.swift; do not edit.

package import FioriBasics
import FioriLayout
import FioriLowering
package import FioriModel

extension CardCollection {
  package static let parameters: [SwiftParameter] = [
    .required("cards"), "isAllowingFlowLayout", "contentSize", "cardHeight", "isLoading",
    "styleClass",
  ]

  package static let properties: [Property<CardCollection>] = [
    Property("cards", \.cards, .cards, "Cards of any kind, in reading order; at least one.", examples: [[["type": "kpiCard", "title": "Open Orders", "kpiItems": [["metric": "1,294"]]]]]),
    Property("isAllowingFlowLayout", \.isAllowingFlowLayout, .bool, "Whether cards wrap into rows; never on an iPhoneSE.", default: true),
    Property("contentSize", \.contentSize, .choice("content size"), "How much of a single row to draw: the visible part, or all.", default: "visible"),
    Property("cardHeight", \.cardHeight, .number(in: Limits.length), "Height of each card in points; cards whose content needs more are higher.", default: .text("192, or as much as the content needs"), examples: [260]),
    .isLoading(\.isLoading, "its cards are drawn as blocks"),
    .styleClass(\.styleClass),
  ]
}
