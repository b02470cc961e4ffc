// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations of keys; do not edit.

package import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriLowering
package import FioriModel
import FioriObjectHeader

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

extension CardAction {
  static let parameters: [SwiftParameter] = [
    "title", "icon", "isEnabled",
  ]

  static let properties: [Property<CardAction>] = [
    Property("title", \.title, .fioriText, "Text of the button.", examples: ["Approve"]),
    Property("icon", \.icon, .image, "Icon of a button without a text.", examples: ["builtin:document"]),
    .isEnabled(\.isEnabled, "Whether the button can be tapped."),
  ]
}

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
    Property("title", \.title, .fioriText, "Title of the column.", default: .required("a string"), examples: ["Revenue"]),
    Property("alignment", \.alignment, .choice("alignment"), "Alignment of the cells.", default: .text("trailing for numbers, else leading")),
  ]
}

extension CardList {
  static let parameters: [SwiftParameter] = [
    .required("items"), "header", "footer",
  ]

  static let properties: [Property<CardList>] = [
    Property("items", \.items, .array(of: .cardListItem), "Items of the list; a card shows six at most.", examples: [[["title": "Office chairs", "info": "Late", "infoState": "negativeLabel"]]]),
    Property("header", \.header, .fioriText, "Text above the list.", examples: ["Open orders"]),
    Property("footer", \.footer, .fioriText, "Text below the list.", examples: ["3 of 12"]),
  ]
}

extension CardListItem {
  static let parameters: [SwiftParameter] = [
    .required("title"), "description", "icon", "info", "infoState",
  ]

  static let properties: [Property<CardListItem>] = [
    Property("title", \.title, .fioriText, "Title of the item.", default: .required("a string"), examples: ["Office chairs"]),
    Property("description", \.description, .fioriText, "Text below the title.", examples: ["Order 4500017"]),
    Property("icon", \.icon, .image, "Icon before the title.", examples: ["builtin:package"]),
    Property("info", \.info, .fioriText, "Text at the end of the row.", examples: ["Late"]),
    Property("infoState", \.infoState, .color, "Color of the text at the end.", default: .text("like the description"), examples: ["negativeLabel"]),
  ]
}

extension CardObject {
  static let parameters: [SwiftParameter] = [
    .required("groups"),
  ]

  static let properties: [Property<CardObject>] = [
    Property("groups", \.groups, .array(of: .cardObjectGroup), "Groups of labels and values; a card shows six at most.", examples: [[["title": "Contact", "items": [["label": "Name", "value": "Alex Kilgo"]]]]]),
  ]
}

extension CardObjectGroup {
  static let parameters: [SwiftParameter] = [
    "title", .required("items"),
  ]

  static let properties: [Property<CardObjectGroup>] = [
    Property("title", \.title, .fioriText, "Title of the group.", examples: ["Contact"]),
    Property("items", \.items, .array(of: .cardObjectItem), "Labels with their values; a card shows six at most.", examples: [[["label": "Name", "value": "Alex Kilgo"]]]),
  ]
}

extension CardObjectItem {
  static let parameters: [SwiftParameter] = [
    .required("label"), "value",
  ]

  static let properties: [Property<CardObjectItem>] = [
    Property("label", \.label, .fioriText, "Label of the value.", default: .required("a string"), examples: ["Name"]),
    Property("value", \.value, .cellText, "Value: a text, a number or a value.", examples: ["Alex Kilgo"]),
  ]
}

extension CardRowItem {
  static let parameters: [SwiftParameter] = [
    "text", "icon", "tag", "rating", "of", "kpi",
  ]

  static let properties: [Property<CardRowItem>] = [
    Property("text", \.text, .fioriText, "Text of the item.", examples: ["Free Breakfast"]),
    Property("icon", \.icon, .image, "Icon of the item, before its text.", examples: ["builtin:calendar"]),
    Property("tag", \.tag, .tag, "Tag.", examples: ["Project"]),
    Property("rating", \.rating, .number(in: 0...10), "Rating, as stars.", examples: [3]),
    Property("of", \.of, .number(in: 1...10), "Number of stars.", default: 5, examples: [10]),
    Property("kpi", \.kpi, .kpiView, "KPI.", examples: [["items": [["metric": "8,888"]]]]),
  ]
}

extension ContentCard {
  package static let parameters: [SwiftParameter] = [
    .required("title"), "subtitle", "cardBody",
  ]

  package static let properties: [Property<ContentCard>] = [
    Property("title", \.title, .fioriText, "Title of the card, on up to three lines.", examples: ["Project Tioga"]),
    Property("subtitle", \.subtitle, .fioriText, "Subtitle below the title, up to two lines.", examples: ["Assignment"]),
    Property("mediaImage", \.mediaImage, .image, "Picture across the top of the card.", examples: ["images/plant.png"]),
    Property("description", \.description, .fioriText, "Text over the lower edge of 'mediaImage', on up to three lines.", examples: ["Hall 4"]),
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

extension CardFact {
  static let parameters: [SwiftParameter] = [
    .required("title"), .required("value"),
  ]

  static let properties: [Property<CardFact>] = [
    Property("title", \.title, .fioriText, "Label of the value.", default: .required("a string"), examples: ["Target"]),
    Property("value", \.value, .fioriText, "Value.", default: .required("a string"), examples: ["280k"]),
  ]
}

extension ChartCard {
  package static let parameters: [SwiftParameter] = [
    .required("title"), "status", "subtitle", "kpiItems", "seriesTitles", "chartView",
  ]

  package static let properties: [Property<ChartCard>] = [
    Property("title", \.content.heading.title, .fioriText, "Title of the card, on one line.", examples: ["Total Sales"]),
    Property("titleAttributedText", \.content.heading.titleAttributedText, .runs, "Attributed runs that replace the title.", examples: [[["text": "Total Sales"]]]),
    Property("status", \.content.status, .fioriText, "Status such as the age of the content, at the trailing end of the title line.", examples: ["5 min ago"]),
    Property("statusAttributedText", \.content.statusAttributedText, .runs, "Attributed runs that replace the status.", examples: [[["text": "5 min ago"]]]),
    .kpiItems(\.content.heading.kpiItems, named: "kpiItems", "Parts of the number, like the items of a KPI view."),
    Property("kpiAttributedText", \.content.heading.kpiAttributedText, .runs, "Attributed runs that replace the number.", examples: [[["text": "6,590"], ["text": ".57", "font": ["size": 14]]]]),
    .isHighlighted(\.content.isHighlighted, "card"),
    .isLoading(\.content.isLoading, "drawn as bars and a block or a circle"),
    .styleClass(\.content.styleClass),
    Property("subtitle", \.headingTrend.subtitle, .fioriText, "Subtitle, at the trailing end of the number's line.", examples: ["Store 541"]),
    Property("subtitleAttributedText", \.headingTrend.subtitleAttributedText, .runs, "Attributed runs that replace the subtitle.", examples: [[["text": "Store 541"]]]),
    Property("trend", \.headingTrend.trend, .fioriText, "Trend, shown instead of the subtitle.", examples: ["4.2%"]),
    Property("trendAttributedText", \.headingTrend.trendAttributedText, .runs, "Attributed runs that replace the trend and its image.", examples: [[["text": "4.2%"]]]),
    Property("trendImage", \.headingTrend.trendImage, .image, "Image before the trend, 16 × 16 points.", examples: ["builtin:trend-up"]),
    Property("trendSemanticColor", \.headingTrend.trendSemanticColor, .color, "Color of the trend and its image.", default: .text("like the status"), examples: ["positiveLabel"]),
    Property("trendStyle", \.headingTrend.trendStyle, .trendStyle, "Arrow and color of a 'trend' that is a number, by its sign; 'trendImage' and 'trendSemanticColor' win.", examples: [["good": "up"]]),
    Property("facts", \.facts, .array(of: .cardFact), "Figures below the number, two at most.", examples: [[["title": "Target", "value": "280k"]]]),
    Property("details", \.details, .fioriText, "Text below the number and the facts: two lines unless numberOfLines sets more; not in the SDK.", examples: ["Actuals of the first quarter"]),
    Property("seriesTitles", \.seriesTitles, .array(of: .string), "Names of the series, next to dots in their colors; if there are more than four, the fourth shows the number of remaining series.", examples: [["This year", "Last year"]]),
    Property("chartView", \.chartView, .chartView, "Chart below the number; its categoryAxis shows the first and the last label (range) unless it sets allOrNothing.", examples: [["chartType": "column", "series": [["values": [820, 960, 790]]]]]),
  ]
}

extension KPICard {
  package static let parameters: [SwiftParameter] = [
    .required("title"), "status", "kpiItems",
  ]

  package static let properties: [Property<KPICard>] = [
    Property("title", \.content.heading.title, .fioriText, "Title of the card, on one line.", examples: ["Total Sales"]),
    Property("titleAttributedText", \.content.heading.titleAttributedText, .runs, "Attributed runs that replace the title.", examples: [[["text": "Total Sales"]]]),
    Property("status", \.content.status, .fioriText, "Status such as the age of the content, at the trailing end of the title line.", examples: ["5 min ago"]),
    Property("statusAttributedText", \.content.statusAttributedText, .runs, "Attributed runs that replace the status.", examples: [[["text": "5 min ago"]]]),
    .kpiItems(\.content.heading.kpiItems, named: "kpiItems", "Parts of the number, like the items of a KPI view."),
    Property("kpiAttributedText", \.content.heading.kpiAttributedText, .runs, "Attributed runs that replace the number.", examples: [[["text": "6,590"], ["text": ".57", "font": ["size": 14]]]]),
    .isHighlighted(\.content.isHighlighted, "card"),
    .isLoading(\.content.isLoading, "drawn as bars and a block or a circle"),
    .styleClass(\.content.styleClass),
    Property("facts", \.facts, .array(of: .cardFact), "Figures below the number, two at most.", examples: [[["title": "Target", "value": "280k"]]]),
  ]
}

extension KPIProgressCard {
  package static let parameters: [SwiftParameter] = [
    .required("title"), "status", "kpiItems", "progress",
  ]

  package static let properties: [Property<KPIProgressCard>] = [
    Property("title", \.content.heading.title, .fioriText, "Title of the card, on one line.", examples: ["Total Sales"]),
    Property("titleAttributedText", \.content.heading.titleAttributedText, .runs, "Attributed runs that replace the title.", examples: [[["text": "Total Sales"]]]),
    Property("status", \.content.status, .fioriText, "Status such as the age of the content, at the trailing end of the title line.", examples: ["5 min ago"]),
    Property("statusAttributedText", \.content.statusAttributedText, .runs, "Attributed runs that replace the status.", examples: [[["text": "5 min ago"]]]),
    .kpiItems(\.content.heading.kpiItems, named: "kpiItems", "Parts of the number, like the items of a KPI view."),
    Property("kpiAttributedText", \.content.heading.kpiAttributedText, .runs, "Attributed runs that replace the number.", examples: [[["text": "6,590"], ["text": ".57", "font": ["size": 14]]]]),
    .isHighlighted(\.content.isHighlighted, "card"),
    .isLoading(\.content.isLoading, "drawn as bars and a block or a circle"),
    .styleClass(\.content.styleClass),
    Property("progress", \.progress, .anyNumber, "Progress, 0 to 1.", default: .text("a formatted fraction or percentage among the items, else 0"), examples: [0.64]),
    Property("rules", \.rules, .colorRules, "Colors of the ring by 'progress'; the first matching rule wins.", examples: [[["below": 0.5, "color": "negativeLabel", "title": "Behind plan"]]]),
  ]
}
