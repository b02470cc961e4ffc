// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in KPIHeader.swift; do not edit.

package import FioriBasics
import FioriLayout
import FioriLowering
package import FioriModel

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
