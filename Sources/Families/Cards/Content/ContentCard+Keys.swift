// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations in ContentCard.swift; do not edit.

package import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriLowering
package import FioriModel

extension ContentCard {
  package static let parameters: [SwiftParameter] = [
    .required("title"), "subtitle", "cardBody",
  ]

  package static let properties: [Property<ContentCard>] = [
    Property("title", \.title, .fioriText, "Title of the card, on up to three lines.", examples: ["Project Tioga"]),
    Property("subtitle", \.subtitle, .fioriText, "Subtitle below the title, up to two lines.", examples: ["Assignment"]),
    Property("mediaImage", \.mediaImage, .image, "Picture across the top of the card.", examples: ["images/plant.png"]),
    Property("description", \.description, .fioriText, "Text over the lower edge of 'mediaImage', on up to two lines.", examples: ["Hall 4"]),
    Property("detailImage", \.detailImage, .image, "Image before the title, at most 60 × 60 points.", examples: ["builtin:person"]),
    Property("icons", \.icons, .array(of: .image), "Icons before the title, below each other, six at most.", examples: [["builtin:warning"]]),
    Property("flexItem", \.flexItem, .cardRowItem, "A further item in the head, like an item of a row.", examples: [["tag": "New"]]),
    Property("flexItemPosition", \.flexItemPosition, .choice("position"), "Place of 'flexItem'.", default: "aboveMainHeader"),
    Property("headerAction", \.headerAction, .cardAction, "Button in the top corner: a text, or an object with a title or an icon.", examples: ["See all", ["icon": "builtin:document"]]),
    Property("counter", \.counter, .fioriText, "Text in the top corner, below the button there.", examples: ["1 of 3"]),
    Property("row1", \.row1, .cardRow, "First row below the title, of up to six items: texts, icons, tags, ratings or KPIs.", examples: [[["tag": "Project"], "1 Oct – 31 Oct"]]),
    Property("row2", \.row2, .cardRow, "Second row, like the first.", examples: [[["rating": 3, "of": 5]]]),
    Property("row3", \.row3, .cardRow, "Third row, like the first.", examples: [["256 reviews"]]),
    Property("kpi", \.kpi, .kpiView, "KPI at the end of the rows.", examples: [["items": [["unit": "$"], ["metric": "90"]], "caption": "per night"]]),
    Property("kpiCaption", \.kpiCaption, .fioriText, "Caption of 'kpi', if it has none itself.", examples: ["per night"]),
    Property("facts", \.facts, .array(of: .cardFact), "Figures below the rows, two at most.", examples: [[["title": "Target", "value": "280k"]]]),
    Property("cardBody", \.cardBody, .cardBody, "Content of the card: a chart, a KPI, a ring, a list, a table or an object.", examples: [["type": "list", "items": [["title": "Order 4711"]]]]),
    Property("action", \.action, .cardAction, "Button at the bottom: a text, or an object with a title.", examples: ["Approve", ["title": "Approve", "isEnabled": false]]),
    Property("secondaryAction", \.secondaryAction, .cardAction, "Second button at the bottom, like the first.", examples: ["Decline"]),
    Property("tertiaryAction", \.tertiaryAction, .cardAction, "Third button at the bottom, like the first.", examples: ["Forward"]),
    Property("overflowAction", \.overflowAction, .overflowAction, "Button with three dots at the bottom: true, or its text for screen readers.", examples: [true, "More actions"]),
    Property("footerButtonWidth", \.footerButtonWidth, .choice("button width"), "Width of the buttons at the bottom.", default: "auto"),
    .isHighlighted(\.isHighlighted, "card"),
    .isLoading(\.isLoading, "drawn as blocks in place of its texts"),
    .styleClass(\.styleClass),
  ]
}
