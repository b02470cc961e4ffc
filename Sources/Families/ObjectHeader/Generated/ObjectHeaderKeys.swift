// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations of keys; do not edit.

package import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriLowering
package import FioriModel

extension ObjectHeader {
  package static let parameters: [SwiftParameter] = [
    "headlineText", "subheadlineText", "tags", "labelItems", "bodyText", "footnoteText",
    "descriptionText", "statusText", "statusImage", "statusImageColor", "substatusText",
    "substatusImage", "substatusImageColor", "detailImage", "detailImageSize",
    "detailImageContentMode", "detailImageColor", "kpiView", "detailContentView",
    "backgroundColorScheme", "statusLayout", "additionalInfoAlignment", "version",
    "numberOfTagLines", "numberOfLabelItems", "pageControl", "page", "isLoading", "styleClass",
  ]

  package static let properties: [Property<ObjectHeader>] = [
    Property("headlineText", \.headlineText, .fioriText, "Headline, the name of the object.", examples: ["Inspect Electric Pump Motor"]),
    Property("subheadlineText", \.subheadlineText, .fioriText, "Subheadline, below the headline.", examples: ["Job 819701"]),
    Property("tags", \.tags, .array(of: .tag), "Tags below the headlines, on as many lines as they need.", examples: [["Started", "PM01"]]),
    Property("labelItems", \.labelItems, .array(of: .labelItem), "Up to six facts with icons, in at most two rows.", examples: [[["text": "Los Altos, CA", "image": "builtin:location"]]]),
    Property("bodyText", \.bodyText, .fioriText, "Body text, below the tags.", examples: ["Due on 12/31/2022"]),
    Property("footnoteText", \.footnoteText, .fioriText, "Footnote, below the body.", examples: ["Changed yesterday"]),
    Property("descriptionText", \.descriptionText, .fioriText, "Description, a longer text.", examples: ["The temperature sensor predicts a failure in four days."]),
    Property("statusText", \.statusText, .fioriText, "Status, at the trailing end of the headline.", examples: ["High"]),
    Property("statusImage", \.statusImage, .image, "Status image, 16 × 16 points; template images use the status color.", examples: ["builtin:warning"]),
    Property("statusImageColor", \.statusImageColor, .color, "Color of a status image that is a template.", default: .text("from a style sheet, else the status text's"), examples: ["negativeLabel"]),
    Property("substatusText", \.substatusText, .fioriText, "A second status.", examples: ["Overdue"]),
    Property("substatusImage", \.substatusImage, .image, "Substatus image, 16 × 16 points; template images use the substatus color.", examples: ["builtin:warning"]),
    Property("substatusImageColor", \.substatusImageColor, .color, "Color of a substatus image that is a template.", default: .text("from a style sheet, else the substatus text's"), examples: ["criticalLabel"]),
    Property("detailImage", \.detailImage, .image, "Image of the object before the texts, scaled into a box with rounded corners.", examples: ["icons/pump.svg"]),
    Property("detailImageSize", \.detailImageSize, .size, "Size of the detail image's box.", default: .text("44 × 44 points; in version v1, 45 in compact and 70 in regular"), examples: [["width": 60, "height": 60]]),
    Property("detailImageContentMode", \.detailImageContentMode, .choice("content mode"), "How the detail image is scaled into its box: fill covers it and cuts off what lies outside, fit shows all of the image; built-in icons are always fitted.", default: .text("fill for a PNG or JPEG without transparency, fit for icons and other images"), examples: ["fill"]),
    Property("detailImageColor", \.detailImageColor, .color, "Color of a detail image that is a template.", default: .text("from a style sheet, else tintColor"), examples: ["negativeLabel"]),
    Property("kpiView", \.kpiView, .kpiView, "A KPI in place of the status, which moves to its own line.", examples: [["items": [["metric": "294"]], "caption": "Sales"]]),
    Property("detailContentView", \.detailContentView, .objectHeaderDetail, "A number with a small chart, an image, a KPI view, a ring or a chart: on the second page in compact, in the middle in regular. Without a type, a number with a small chart.", examples: ["builtin:trend-up", ["type": "kpiProgressView", "items": [["metric": "64"], ["unit": "%"]], "progress": 0.64]]),
    Property("backgroundColorScheme", \.backgroundColorScheme, .backgroundColorScheme, "Color scheme of the background.", default: .text("from a style sheet, else device")),
    Property("statusLayout", \.statusLayout, .choice("status layout"), "Position of status and substatus: below each other (stacked) or on one line (inline) at the trailing end of the headline, or on their own line below the tags (row).", default: "stacked"),
    Property("additionalInfoAlignment", \.additionalInfoAlignment, .choice("alignment"), "Edge of the detail image at which tags and the texts below them start: past its trailing edge, below the headlines (trailing), or at its leading edge, below the image (leading).", default: "trailing"),
    Property("version", \.version, .choice("version"), "Layout version: the SDK's from version 9 on (v2), or the one before (v1).", default: "v2"),
    Property("numberOfTagLines", \.numberOfTagLines, .integer(from: 0, to: 100), "Maximum number of tag lines, the last of which shows how many tags are hidden; 0: unlimited.", default: 0, examples: [1]),
    Property("numberOfLabelItems", \.numberOfLabelItems, .integer(from: 0, to: 100), "Number of label items to draw, up to six; 0: six.", default: 0, examples: [2]),
    Property("pageControl", \.pageControl, .pageControl, "Colors of the page control.", default: .text("depends on the generation")),
    .page(\.page),
    .ignored("splitPercent", .anyNumber, example: 0.5),
    .ignored("isApplyingSplitPercent", .bool, example: true),
    .isLoading(\.isLoading, "drawn as blocks"),
    .styleClass(\.styleClass),
  ]
}

extension Tag {
  static let parameters: [SwiftParameter] = [
    .required("title"), "colorScheme", "fillColor", "value", "rules",
  ]

  static let properties: [Property<Tag>] = [
    Property("title", \.title, .fioriText, "Text of the tag.", default: .required("a string"), examples: ["Started"]),
    Property("colorScheme", \.colorScheme, .colorScheme, "Color scheme of the tag's background.", default: .text("the header's")),
    Property("fillColor", \.fillColor, .color, "Background of the tag; its text is light or dark, whichever has more contrast.", default: .text("depends on the generation"), examples: ["positiveLabel"]),
    Property("value", \.value, .ruleBound, "Number or text that 'rules' test.", default: .text("the title"), examples: [3]),
    Property("rules", \.rules, .colorRules, "Backgrounds of the tag by its 'value', in place of its other colors; the first matching rule wins.", examples: [[["is": "Late", "color": "negativeLabel"]]]),
  ]
}

extension ObjectHeaderChartView {
  package static let parameters: [SwiftParameter] = [
    .required("title"), "subtitle", "trend", "trendImage", "trendSemanticColor", "kpiItems",
    "kpiProgressView", "chartView", "isEnabled",
  ]

  package static let properties: [Property<ObjectHeaderChartView>] = [
    Property("title", \.heading.title, .fioriText, "Title of the number, on one line.", examples: ["Motor temperature"]),
    Property("titleAttributedText", \.heading.titleAttributedText, .runs, "Attributed runs that replace the title.", examples: [[["text": "Motor temperature"]]]),
    Property("subtitle", \.headingTrend.subtitle, .fioriText, "Subtitle, below the title.", examples: ["Last 12 days"]),
    Property("subtitleAttributedText", \.headingTrend.subtitleAttributedText, .runs, "Attributed runs that replace the subtitle.", examples: [[["text": "Last 12 days"]]]),
    Property("trend", \.headingTrend.trend, .fioriText, "Trend of the number.", examples: ["4.2%"]),
    Property("trendAttributedText", \.headingTrend.trendAttributedText, .runs, "Attributed runs that replace the trend and its image.", examples: [[["text": "4.2%"]]]),
    Property("trendImage", \.headingTrend.trendImage, .image, "Image before the trend, 12 × 12 points.", examples: ["builtin:trend-up"]),
    Property("trendSemanticColor", \.headingTrend.trendSemanticColor, .color, "Color of the trend, its image and series without a color of their own.", default: .text("like the subtitle; the chart's own"), examples: ["negativeLabel"]),
    Property("trendStyle", \.headingTrend.trendStyle, .trendStyle, "Arrow and color of a 'trend' that is a number, by its sign; 'trendImage' and 'trendSemanticColor' win.", examples: [["good": "up"]]),
    .kpiItems(\.heading.kpiItems, named: "kpiItems", "Parts of the number, like the items of a KPI view."),
    Property("kpiAttributedText", \.heading.kpiAttributedText, .runs, "Attributed runs that replace the number.", examples: [[["text": "78"], ["text": "°C", "font": ["size": 14]]]]),
    Property("kpiProgressView", \.kpiProgressView, .kpiProgressView, "A ring instead of the number, always small.", examples: [["chartSize": "small", "items": [["metric": "64"], ["unit": "%"]], "progress": 0.64]]),
    Property("chartView", \.chartView, .chartView, "Chart of the number: a line or column chart.", examples: [["chartType": "line", "series": [["values": [71, 70, 74, 78]]]]]),
    Property("isEnabled", \.isEnabled, .bool, "Whether the view is tappable; the title is then tinted.", default: false),
    .isLoading(\.isLoading, "drawn as blocks"),
    .styleClass(\.styleClass),
  ]
}
