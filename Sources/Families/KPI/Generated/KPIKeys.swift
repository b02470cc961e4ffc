// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations of keys; do not edit.

package import FioriBasics
import FioriLayout
import FioriLowering
package import FioriModel

extension BannerMessage {
  static let parameters: [SwiftParameter] = [
    .required("title"), "type", "icon",
  ]

  static let properties: [Property<BannerMessage>] = [
    Property("title", \.title, .fioriText, "Title of the message.", default: .required("a string"), examples: ["You are offline"]),
    Property("type", \.type, .choice("banner type"), "Type of the message, which determines its color.", default: "neutral"),
    Property("icon", \.icon, .image, "Image before the title; template images use the title's color."),
  ]
}

extension KPIHeader {
  package static let parameters: [SwiftParameter] = [
    .required("items"), "page", "colorScheme", "isItemOrderForced", "interItemSpacing",
    "alignment", "bannerMessage", "pageControl", "isLoading", "styleClass",
  ]

  package static let properties: [Property<KPIHeader>] = [
    Property("items", \.items, .array(of: .kpiContainer), "KPI views and rings; small rings are omitted, then all but the first four.", examples: [[["type": "kpiView", "items": [["metric": "294"]], "caption": "Sales"]]]),
    .page(\.page),
    Property("colorScheme", \.colorScheme, .colorScheme, "Color scheme of the background and of the items.", default: .text("dark in classic, device in horizon")),
    Property("isItemOrderForced", \.isItemOrderForced, .bool, "Whether to keep the order of items; otherwise rings come first.", default: false),
    Property("interItemSpacing", \.interItemSpacing, .number(in: Limits.length), "Spacing between items in points.", default: .text("40 in compact, 48 in regular"), examples: [24]),
    Property("alignment", \.alignment, .choice("alignment"), "Vertical alignment of the KPI views in a row; rings are always centered.", default: .text("firstBaseline")),
    Property("bannerMessage", \.bannerMessage, .bannerMessage, "A message below the items.", examples: [["title": "You are offline", "type": "offline"]]),
    Property("pageControl", \.pageControl, .pageControl, "Colors of the page control.", default: .text("depends on the generation")),
    .isLoading(\.isLoading, "its items are drawn as blocks"),
    .styleClass(\.styleClass),
  ]
}

extension PageControl {
  static let parameters: [SwiftParameter] = [
    "currentPageIndicatorTintColor", "pageIndicatorTintColor",
  ]

  static let properties: [Property<PageControl>] = [
    Property("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, .color, "Color of the current page's dot.", default: .text("depends on the generation"), examples: ["white"]),
    Property("pageIndicatorTintColor", \.pageIndicatorTintColor, .color, "Color of the other dots.", default: .text("depends on the generation"), examples: ["#FFFFFFA3"]),
  ]
}

extension KPIView {
  package static let parameters: [SwiftParameter] = [
    .required("items"), "caption", "colorScheme", "tintColor", "isEnabled", "isHighlighted",
    "isSelected", "size", "alignment", "isLoading", "styleClass",
  ]

  package static let properties: [Property<KPIView>] = [
    .kpiItems(\.items, named: "items", "Parts of the value on one baseline, in reading order."),
    Property("caption", \.caption, .fioriText, "Caption below the items, at most two lines of 216 points.", examples: ["Sales this month"]),
    .colorScheme(\.colorScheme),
    Property("tintColor", \.tintColor, .stateColors, "Tint color of the view, by state, in place of the color scheme's.", default: .text("from the color scheme")),
    .isEnabled(\.isEnabled, "Whether the view is enabled; a disabled one is not dimmed."),
    .isHighlighted(\.isHighlighted, "view"),
    .isSelected(\.isSelected),
    Property("size", \.size, .choice("size"), "Size of the items in the horizon generation.", default: "small"),
    Property("alignment", \.alignment, .choice("alignment"), "Alignment of the narrower of value and caption.", default: "center"),
    .isLoading(\.isLoading, "drawn as blocks in place of its texts"),
    .styleClass(\.styleClass),
  ]
}

extension TrendStyle {
  static let parameters: [SwiftParameter] = [
    .required("good"),
  ]

  static let properties: [Property<TrendStyle>] = [
    Property("good", \.good, .choice("direction"), "Direction that is good.", default: .required("a direction")),
  ]
}

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
    Property("tintColor", \.tintColor, .stateColors, "Tint color of all parts, by state, in place of the color scheme's.", default: .text("from the color scheme")),
    Property("textColor", \.textColor, .stateColors, "Color of the texts, by state, instead of the tint.", default: .text("tintColor")),
    Property("progressTintColor", \.progressTintColor, .stateColors, "Color of the filled part, by state, instead of the tint; normal also applies to a disabled ring.", default: .text("tintColor")),
    Property("trackTintColor", \.trackTintColor, .stateColors, "Color of the track, by state; normal applies to every state without a color.", default: .text("a fifth of the progress color; primaryFill from v5 on")),
    Property("progressWidth", \.progressWidth, .number(in: KPIProgressView.widths), "Width of the filled part's line in points.", default: 2, examples: [6]),
    Property("trackWidth", \.trackWidth, .number(in: KPIProgressView.widths), "Width of the track's line in points.", default: 2, examples: [6]),
    .isEnabled(\.isEnabled, "Whether the view is enabled; a disabled ring keeps its tint."),
    .isHighlighted(\.isHighlighted, "view"),
    .isSelected(\.isSelected),
    .isLoading(\.isLoading, "drawn as an empty ring around blocks"),
    .styleClass(\.styleClass),
  ]
}
