// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in KPIProgressView.swift; do not edit.

package import FioriBasics
import FioriLayout
import FioriLowering
package import FioriModel

extension KPIProgressView {
  package static let parameters: [SwiftParameter] = [
    .required("items"), "progress", "chartSize", "rules", "caption", "footnote", "colorScheme",
    "tintColor", "textColor", "progressTintColor", "trackTintColor", "progressWidth", "trackWidth",
    "isEnabled", "isHighlighted", "isSelected", "isLoading", "styleClass",
  ]

  package static let properties: [Property<KPIProgressView>] = [
    Property("chartSize", \.chartSize, .choice("chart size"), "Size of the ring: 130 points (large) or 104 (small).", default: "large"),
    .kpiItems(\.items, named: "items", "Parts of the value, in reading order; a ring has no icons."),
    Property("progress", \.progress, .anyNumber, "Progress, 0 to 1.", default: .text("a formatted fraction or percentage among the items, else 0"), examples: [0.64]),
    Property("rules", \.rules, .colorRules, "Colors of the filled part by 'progress'; the first matching rule wins.", examples: [[["below": 0.5, "color": "negativeLabel", "title": "Behind plan"]]]),
    Property("caption", \.caption, .fioriText, "Caption below the value if it fits, else below the ring.", examples: ["Completed"]),
    Property("footnote", \.footnote, .fioriText, "Footnote, always below the ring.", examples: ["Since Monday"]),
    .colorScheme(\.colorScheme),
    Property("tintColor", \.tintColor, .stateColors, "Tint color of the view.", default: .text("from the color scheme")),
    Property("textColor", \.textColor, .stateColors, "Color of the texts, instead of the tint.", default: .text("tintColor")),
    Property("progressTintColor", \.progressTintColor, .stateColors, "Color of the filled part, instead of the tint; normal also applies to a disabled ring.", default: .text("tintColor")),
    Property("trackTintColor", \.trackTintColor, .stateColors, "Color of the track; normal applies to every state.", default: .text("a fifth of the progress color; primaryFill from v5 on")),
    Property("progressWidth", \.progressWidth, .number(in: KPIProgressView.widths), "Width of the filled part's line in points.", default: 2, examples: [6]),
    Property("trackWidth", \.trackWidth, .number(in: KPIProgressView.widths), "Width of the track's line in points.", default: 2, examples: [6]),
    .isEnabled(\.isEnabled, "Whether the view is enabled; a disabled ring keeps its tint."),
    .isHighlighted(\.isHighlighted, "view"),
    .isSelected(\.isSelected),
    .isLoading(\.isLoading, "drawn as an empty ring around blocks"),
    .styleClass(\.styleClass),
  ]
}
