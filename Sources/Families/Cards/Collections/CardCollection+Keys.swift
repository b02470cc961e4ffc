// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in CardCollection.swift; do not edit.

package import FioriBasics
import FioriLayout
import FioriLowering
package import FioriModel

extension CardCollection {
  package static let parameters: [SwiftParameter] = [
    .required("cards"), "isAllowingFlowLayout", "contentSize", "isLoading", "styleClass",
  ]

  package static let properties: [Property<CardCollection>] = [
    Property("cards", \.cards, .cards, "Cards of any kind, in reading order; at least one.", examples: [[["type": "kpiCard", "title": "Open Orders", "kpiItems": [["metric": "1,294"]]]]]),
    Property("isAllowingFlowLayout", \.isAllowingFlowLayout, .bool, "Whether cards wrap into rows; never on an iPhoneSE.", default: true),
    Property("contentSize", \.contentSize, .choice("content size"), "How much of a single row to draw: the visible part, or all.", default: "visible"),
    .isLoading(\.isLoading, "every card is drawn as if it were loading"),
    .styleClass(\.styleClass),
  ]
}
