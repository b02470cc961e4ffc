import FioriBasics
import FioriCharts
import FioriKPI
import FioriLowering
import FioriModel

extension ValueReader where Value == CardAction {
  /// A text, or an object with a title or an icon.
  static let cardAction = object(
    "cardAction", "A button: a text, or an object with a title or an icon.",
    examples: ["Approve", ["title": "Approve", "isEnabled": false]],
    over: CardAction(), taking: CardAction.parameters, or: ValueReader<Text>.fioriText,
    where: { !$0.isObject || $0.isTextValue || $0.member("text") != nil },
    as: { CardAction(title: $0) }, CardAction.properties)
}

extension ValueReader where Value == [CardRowItem] {
  /// The items of a row.
  static let cardRow = array(of: ValueReader<CardRowItem>.cardRowItem)
}

extension ValueReader where Value == CardRowItem {
  /// A text, or an object with one of the kinds of content.
  static let cardRowItem = object(
    "cardRowItem",
    "An item of a card's row: a text, or an object with a text, an icon, a tag, a rating or a KPI.",
    examples: ["Free Breakfast", ["tag": "Project"], ["rating": 3, "of": 5]],
    over: CardRowItem(), taking: CardRowItem.parameters, or: ValueReader<Text>.fioriText,
    where: { !$0.isObject || $0.isTextValue }, as: { CardRowItem(text: $0) },
    CardRowItem.properties)
}

extension ValueReader where Value == Text {
  /// Whether there is a button, or its text for readers of the screen.
  static let overflowAction = ValueReader(
    .anyOf([.boolean, ValueReader<Text>.fioriText.schema()]),
    swift: ValueReader<Text>.fioriText.swift
  ) { node, path, reader in
    guard case .bool(let isShown) = node.value else {
      return ValueReader<Text>.fioriText.read(node, path, &reader)
    }
    return isShown ? Text("") : nil
  }
}

extension ValueReader where Value == CardListItem {
  /// A text, or an object with a title.
  static let cardListItem = object(
    "cardListItem", "An item of a card's list: a text, or an object with a title.",
    examples: [["title": "Office chairs", "info": "Late", "infoState": "negativeLabel"]],
    over: CardListItem(title: ""), taking: CardListItem.parameters,
    or: ValueReader<Text>.fioriText,
    where: { !$0.isObject || $0.isTextValue || $0.member("text") != nil },
    as: { CardListItem(title: $0) }, CardListItem.properties)
}

extension ValueReader where Value == CardTableColumn {
  /// A text, or an object with a title.
  static let cardTableColumn = object(
    "cardTableColumn", "A column of a card's table: a text, or an object with a title.",
    examples: ["Product", ["title": "Revenue", "alignment": "trailing"]],
    over: CardTableColumn(title: ""), taking: CardTableColumn.parameters,
    or: ValueReader<Text>.fioriText,
    where: { !$0.isObject || $0.isTextValue || $0.member("text") != nil },
    as: { CardTableColumn(title: $0) }, CardTableColumn.properties)
}

extension ValueReader where Value == CardObjectGroup {
  /// A group of labels and values.
  static let cardObjectGroup = object(
    "cardObjectGroup", "A group of labels and values in a card.",
    examples: [["title": "Contact", "items": [["label": "Name", "value": "Alex Kilgo"]]]],
    over: CardObjectGroup(items: []), taking: CardObjectGroup.parameters,
    CardObjectGroup.properties)
}

extension ValueReader where Value == CardObjectItem {
  /// A label and its value.
  static let cardObjectItem = object(
    "cardObjectItem", "A label and its value.",
    examples: [["label": "Name", "value": "Alex Kilgo"]],
    over: CardObjectItem(label: ""), taking: CardObjectItem.parameters, CardObjectItem.properties)
}

extension ValueReader where Value == Text {
  /// A text or a number, which is formatted for the locale.
  static let cellText = ValueReader(
    .anyOf([.number(), fioriText.schema()]), swift: fioriText.swift
  ) { node, path, reader in
    guard case .number = node.value else { return fioriText.read(node, path, &reader) }
    return ValueReader<Double>.anyNumber.read(node, path, &reader).map {
      Text(NumberValue(value: $0))
    }
  }
}

extension ValueReader where Value == [[Text?]] {
  /// The rows of a table; `null` is an empty cell.
  static let tableRows = array(of: ValueReader<[Text?]>.sparseArray(of: .cellText))
}

/// A content of a card that a description names by its `type`.
protocol DescribedBody: CardBody {
  static var bodyDefinition: SchemaDefinition { get }
  static func body(_ entry: LocatedNode, _ reader: inout DescriptionReader) -> any CardBody
  var bodySwift: SwiftCode { get }
}

extension DescribedBody where Self: DescribedComponent {
  static var bodyDefinition: SchemaDefinition { definition }

  static func body(_ entry: LocatedNode, _ reader: inout DescriptionReader) -> any CardBody {
    read(entry, &reader)
  }

  var bodySwift: SwiftCode { swift }
}

extension ChartView: DescribedBody {}
extension KPIView: DescribedBody {}
extension KPIProgressView: DescribedBody {}

extension ValueReader where Value == any CardBody {
  /// The views that a card can contain.
  private static let types: [any DescribedBody.Type] = [
    ChartView.self, KPIView.self, KPIProgressView.self, CardList.self, CardDataTable.self,
    CardObject.self,
  ]

  /// A view with its `type`.
  static let cardBody = ValueReader(
    .typed(types.map { $0.bodyDefinition }),
    swift: { ($0 as? any DescribedBody)?.bodySwift ?? .none }
  ) { node, path, reader in
    let entry = LocatedNode(node: node, path: path)
    return reader.viewType(of: entry, among: types, named: { $0.typeName })?.body(entry, &reader)
  }
}

/// A content that only cards have.
protocol CardContentBody: DescribedBody {
  init()
  static var summary: String { get }
  static var properties: [Property<Self>] { get }
  static var parameters: [SwiftParameter] { get }
}

extension CardContentBody {
  static var bodyDefinition: SchemaDefinition {
    SchemaDefinition(name: typeName, meaning: summary, examples: []) {
      let type = SchemaKey("type", "The type of the content.") { .choice([typeName]) }
      return .object([type] + properties.map(\.key))
    }
  }

  static func body(_ entry: LocatedNode, _ reader: inout DescriptionReader) -> any CardBody {
    reader.filled(Self(), from: entry.node, at: entry.path, properties, besides: ["type"])
  }

  var bodySwift: SwiftCode {
    .call(SwiftCall(self, over: Self(), taking: Self.parameters, Self.properties))
  }
}

extension CardList: CardContentBody {
  init() { self.init(items: []) }
  static let summary = "A list in a card."
}

extension CardDataTable: CardContentBody {
  init() { self.init(rows: []) }
  static let summary = "A table in a card."
}

extension CardObject: CardContentBody {
  init() { self.init(groups: []) }
  static let summary = "Groups of labels and values in a card."
}
