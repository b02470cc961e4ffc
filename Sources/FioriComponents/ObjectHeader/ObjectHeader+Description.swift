import FioriBasics
import FioriModel
package import FioriReading
package import FioriSyntax

extension ObjectHeader: DescribedComponent {
  package init() {
    self.init(headlineText: nil)
  }

  package static let summary =
    "What an object is, at the head of its page: its name, its state, and what tells it from others."

  package static let parameters: [SwiftParameter] = [
    "headlineText", "subheadlineText", "tags", "labelItems", "bodyText", "footnoteText",
    "descriptionText", "statusText", "statusImage", "substatusText", "substatusImage",
    "detailImage", "detailImageSize", "kpiView", "detailContentView", "backgroundColorScheme",
    "statusLayout", "version", "numberOfTagLines", "numberOfLabelItems", "pageControl", "page",
    "isLoading", "styleClass",
  ]

  package static let properties: [Property<ObjectHeader>] = [
    Property(
      "headlineText", \.headlineText, .fioriText, "The object's name; it must have one.",
      examples: ["Inspect Electric Pump Motor"]),
    Property(
      "subheadlineText", \.subheadlineText, .fioriText, "Below the headline.",
      examples: ["Job 819701"]),
    Property(
      "tags", \.tags, .array(of: .tag), "Short words about the object, below the headlines.",
      examples: [["Started", "PM01"]]),
    Property(
      "labelItems", \.labelItems, .array(of: .labelItem),
      "Up to six facts with icons, in at most two rows.",
      examples: [[["text": "Los Altos, CA", "image": "builtin:location"]]]),
    Property(
      "bodyText", \.bodyText, .fioriText, "A line about the object, below the tags.",
      examples: ["Due on 12/31/2022"]),
    Property(
      "footnoteText", \.footnoteText, .fioriText, "A line below the body.",
      examples: ["Changed yesterday"]),
    Property(
      "descriptionText", \.descriptionText, .fioriText, "A longer text.",
      examples: ["The temperature sensor predicts a failure in four days."]),
    Property(
      "statusText", \.statusText, .fioriText, "The object's state, at the headline's end.",
      examples: ["High"]),
    Property(
      "statusImage", \.statusImage, .image,
      "Of the state, 16 by 16 points; a template has the status' color.",
      examples: ["builtin:warning"]),
    Property(
      "substatusText", \.substatusText, .fioriText, "A second state.", examples: ["Overdue"]),
    Property(
      "substatusImage", \.substatusImage, .image,
      "Of the second state, 16 by 16 points; a template has the substatus' color.",
      examples: ["builtin:warning"]),
    Property(
      "detailImage", \.detailImage, .image,
      "The object's picture before the texts, with round corners.", examples: ["icons/pump.svg"]),
    Property(
      "detailImageSize", \.detailImageSize, .size, "The box that the picture is fitted into.",
      default: .words("44 by 44 points; in version v1 45 in compact and 70 in regular"),
      examples: [["width": 60, "height": 60]]),
    Property(
      "kpiView", \.kpiView, .kpiView,
      "A number in the status' place, which moves to a line of its own.",
      examples: [["items": [["metric": "294"]], "caption": "Sales"]]),
    Property(
      "detailContentView", \.detailContentView, .objectHeaderDetail,
      "A number with its course, or an image: on the second page in compact, in the middle in "
        + "regular.", examples: ["builtin:trend-up"]),
    Property(
      "backgroundColorScheme", \.backgroundColorScheme, .backgroundColorScheme,
      "The ground, for which all colors are chosen.",
      default: .words("what a style sheet says, else device")),
    Property(
      "statusLayout", \.statusLayout, .choice("status layout"),
      "Where status and substatus stand: below each other (stacked) or on one line (inline) at the "
        + "headline's end, or on a line of their own under the tags (row).", default: "stacked"),
    Property(
      "version", \.version, .choice("version"),
      "The layout of all parts: the SDK's from 9 on (v2), or the one before (v1).", default: "v2"),
    Property(
      "numberOfTagLines", \.numberOfTagLines, .integer(from: 0, to: 100),
      "How many lines of tags there may be; 0: as many as they need.", default: 0, examples: [1]),
    Property(
      "numberOfLabelItems", \.numberOfLabelItems, .integer(from: 0, to: 100),
      "How many label items are drawn, of six at the most; 0: six.", default: 0, examples: [2]),
    Property(
      "pageControl", \.pageControl, .pageControl, "The colors of the dots that stand for pages.",
      default: .words("the look's own")),
    .page(\.page),
    .ignored("splitPercent", .anyNumber, example: 0.5),
    .ignored("isApplyingSplitPercent", .bool, example: true),
    .isLoading(\.isLoading, "drawn as blocks"),
    .styleClass(\.styleClass),
  ]
}

extension Property<ObjectHeader> {
  /// A key that the SDK calls deprecated and ignores (stated: Docs/sources/headers.md#versions).
  fileprivate static func ignored<Value>(
    _ name: String, _ value: ValueReader<Value>, example: JSONText
  ) -> Property {
    let key = SchemaKey(
      name, "Deprecated and ignored: the content decides the widths.", examples: [example],
      isDeprecated: true, schema: value.schema)
    return Property(key, swift: nil) { node, path, _, reader in
      guard value.read(node, path, &reader) != nil else { return }
      reader.note(
        .warning, "deprecated and ignored: the content decides the widths; leave it out",
        at: node.position, path)
    }
  }
}

extension ValueReader where Value == ObjectHeaderDetail {
  /// A chart view, which has a `type` or its keys, or an image.
  static let objectHeaderDetail = ValueReader(
    .anyOf([
      ValueReader<Image>.image.schema(),
      ValueReader<ObjectHeaderChartView>.objectHeaderChartView.schema(),
    ]), swift: \.swift
  ) { node, path, reader in
    if case .object = node.value, node.member("source") == nil {
      return ValueReader<ObjectHeaderChartView>.objectHeaderChartView.read(node, path, &reader)
        .map(ObjectHeaderDetail.chart)
    }
    return ValueReader<Image>.image.read(node, path, &reader).map(ObjectHeaderDetail.image)
  }
}

extension ObjectHeaderDetail {
  var swift: SwiftCode {
    switch self {
    case .chart(let chart): .call(".chart", SwiftArgument(nil, chart.swift))
    case .image(let image): .call(".image", SwiftArgument(nil, image.swift))
    }
  }
}

extension ValueReader where Value == ColorScheme {
  /// A scheme, of which the SDK's oldest names are noted.
  static let backgroundColorScheme = ValueReader(colorScheme.schema(), swift: colorScheme.swift) {
    node, path, reader in
    let scheme = colorScheme.read(node, path, &reader)
    if case .string(let name) = node.value, let newer = ColorScheme.olderNames[name] {
      reader.note(
        .note, "'\(name)' is an older name; use '\(newer)'", at: node.position, path)
    }
    return scheme
  }
}

extension ValueReader where Value == Size {
  /// A width and a height.
  static let size = ValueReader(
    .definition(
      "size", "A width and a height, in points.", examples: [["width": 60, "height": 60]],
      .object(Size.properties)), swift: \.swift
  ) { node, path, reader in
    var size = Size.blank
    reader.read(node, at: path, Size.properties, into: &size)
    // Of one that lacks a side there is nothing more to say.
    return size.width > 0 && size.height > 0 ? size : nil
  }
}

extension Size {
  static var blank: Size { Size.zero }

  var swift: SwiftCode {
    .call(
      SwiftCall(
        "Size", self, over: .blank,
        taking: [.required("width"), .required("height")], Self.properties))
  }

  static let properties: [Property<Size>] = [
    Property(
      "width", \.width, .number(in: ObjectHeaderCheck.imageSide), "Points.",
      default: .required("the points"),
      examples: [60]),
    Property(
      "height", \.height, .number(in: ObjectHeaderCheck.imageSide), "Points.",
      default: .required("the points"),
      examples: [60]),
  ]
}
