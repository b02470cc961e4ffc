// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in KPIView.swift; do not edit.

package import FioriBasics
import FioriLayout
import FioriLowering
package import FioriModel

extension KPIView {
  package static let parameters: [SwiftParameter] = [
    .required("items"), "caption", "colorScheme", "tintColor", "isEnabled", "isHighlighted",
    "isSelected", "size", "alignment", "isLoading", "styleClass",
  ]

  package static let properties: [Property<KPIView>] = [
    .kpiItems(\.items, named: "items", "Parts of the value on one baseline, in reading order."),
    Property("caption", \.caption, .fioriText, "Caption below the items, at most two lines of 216 points.", examples: ["Sales this month"]),
    .colorScheme(\.colorScheme),
    Property("tintColor", \.tintColor, .stateColors, "Tint color of the view.", default: .text("from the color scheme")),
    .isEnabled(\.isEnabled, "Whether the view is enabled; a disabled one is not dimmed."),
    .isHighlighted(\.isHighlighted, "view"),
    .isSelected(\.isSelected),
    Property("size", \.size, .choice("size"), "Size of the items in the horizon generation.", default: "small"),
    Property("alignment", \.alignment, .choice("alignment"), "Alignment of the narrower of value and caption.", default: "center"),
    .isLoading(\.isLoading, "drawn as blocks in place of its texts"),
    .styleClass(\.styleClass),
  ]
}
