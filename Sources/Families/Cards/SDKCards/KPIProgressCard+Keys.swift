// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in KPIProgressCard.swift; do not edit.

package import FioriBasics
import FioriKPI
import FioriLayout
import FioriLowering
package import FioriModel

extension KPIProgressCard {
  package static let parameters: [SwiftParameter] = [
    .required("title"), "status", "kpiItems", "progress",
  ]

  package static let properties: [Property<KPIProgressCard>] = [
    Property("title", \.content.title, .fioriText, "Title of the card, on one line.", examples: ["Total Sales"]),
    Property("titleAttributedText", \.content.titleAttributedText, .runs, "Attributed runs that replace the title.", examples: [[["text": "Total Sales"]]]),
    Property("status", \.content.status, .fioriText, "Status such as the age of the content, at the trailing end of the title line.", examples: ["5 min ago"]),
    Property("statusAttributedText", \.content.statusAttributedText, .runs, "Attributed runs that replace the status.", examples: [[["text": "5 min ago"]]]),
    .kpiItems(\.content.kpiItems, named: "kpiItems", "Parts of the number, like the items of a KPI view."),
    Property("kpiAttributedText", \.content.kpiAttributedText, .runs, "Attributed runs that replace the number.", examples: [[["text": "6,590"], ["text": ".57", "font": ["size": 14]]]]),
    .isHighlighted(\.content.isHighlighted, "card"),
    .isLoading(\.content.isLoading, "drawn as bars and a block or a circle"),
    .styleClass(\.content.styleClass),
    Property("progress", \.progress, .anyNumber, "Progress, 0 to 1.", default: .text("a formatted fraction or percentage among the items, else 0"), examples: [0.64]),
    Property("rules", \.rules, .colorRules, "Colors of the ring by 'progress'; the first matching rule wins.", examples: [[["below": 0.5, "color": "negativeLabel", "title": "Behind plan"]]]),
  ]
}
