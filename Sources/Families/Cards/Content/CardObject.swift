import FioriBasics
import FioriLayout
public import FioriLowering
public import FioriModel

/// Groups of labels and values in a card.
public struct CardObject: CardBody {
  /// The type in a description, `object`.
  public static let typeName = "object"
  /// The name of a label and its value in the layout report.
  static let itemKind = "objectItem"

  // key: .array(of: .cardObjectGroup), examples: [[["title": "Contact", "items": [["label": "Name",
  //   "value": "Alex Kilgo"]]]]]
  /// The groups of labels and values; a card shows six at most.
  public var groups: [CardObjectGroup]

  // init: …
  /// Creates the content of groups.
  public init(groups: [CardObjectGroup]) {
    self.groups = groups
  }

  /// Lowers the groups to their labels and values, one below the other.
  public func lowered(in context: LoweringContext) -> LoweredView {
    var builder = CardBodyBuilder(in: context)
    var (column, stacked): ([ColumnElement.Item], [ColumnElement.Item]) = ([], [])
    for (index, group) in builder.shown(groups, "groups", "group") {
      let path = context.path.key("groups").index(index)
      var space = builder.untitledGroupSpacing
      if let title = builder.text(
        group.title, "title", at: path, .subheadline, weight: .semibold, "primaryLabel")
      {
        builder.speak([group.title])
        let item = ColumnElement.Item(topSpace: builder.groupSpacing, element: .text(title))
        column.append(item)
        stacked.append(item)
        space = builder.rowSpacing
      }
      for (item, value) in builder.shown(group.items, "items", "item", at: path) {
        guard let pair = pair(value, at: path.key("items").index(item), &builder) else { continue }
        column.append(ColumnElement.Item(topSpace: space, element: pair.beside))
        stacked.append(ColumnElement.Item(topSpace: space, element: pair.stacked))
        space = builder.rowSpacing
      }
    }
    let view = builder.view(column, kind: Self.typeName)
    guard case .column(let rows) = view.element.withEqualLines else { return view }
    var values = CardValueRows(column: rows, value: "value", label: "label")
    if context.theme.hasLargeTexts, !stacked.isEmpty {
      let letters = view.element.lineLetters
      values.stacked = ColumnElement(items: stacked, alignment: .leading, kind: Self.typeName)
        .changingTexts { $0.beside(letters) }
    }
    return LoweredView(
      element: .arrangement(values), findings: view.findings,
      accessibilityText: view.accessibilityText)
  }

  /// Returns a label and its value beside each other, and below each other; `nil` without both.
  private func pair(
    _ item: CardObjectItem, at path: DescriptionPath, _ builder: inout CardBodyBuilder
  ) -> (beside: Element, stacked: Element)? {
    builder.speakAll([item.label, item.value])
    let label = builder.text(
      item.label, "label", at: path, .footnote, "secondaryLabel", lineLimit: builder.rowLines)
    func value(_ text: Text?) -> TextElement? {
      builder.text(
        text, "value", at: path, .footnote, "primaryLabel",
        alignment: label == nil ? .leading : builder.endAlignment, lineLimit: builder.rowLines)
    }
    let isMissing = item.value?.string.allSatisfy(\.isWhitespace) ?? true
    let known = isMissing ? nil : value(item.value)
    guard let label, let value = known ?? value(LoweredFacts.missing) else {
      return known.map { (.text($0), .text($0)) }
    }
    var end = value
    end.alignment = .trailing
    let sides = CardSides(
      leading: .text(label), trailing: .text(end), spacing: 12, keeps: .leading, share: 0.5,
      pushesTrailing: true, kind: Self.itemKind)
    // In a widget, whose height is fixed, a dash below its label would displace a row.
    let lines = isMissing && builder.context.widget != nil ? [label] : [label, value]
    let stacked = CardSides.column(lines.map(Element.text), kind: Self.itemKind)
    return (.arrangement(sides), .column(stacked))
  }
}

/// A group of labels and values in a card.
public struct CardObjectGroup: Hashable, Sendable {
  // key: .fioriText, examples: ["Contact"]
  /// The title of the group; `nil` for none.
  public var title: Text?

  // key: .array(of: .cardObjectItem), examples: [[["label": "Name", "value": "Alex Kilgo"]]]
  /// The labels with their values; a card shows six at most.
  public var items: [CardObjectItem]

  // init: …
  /// Creates a group of items.
  public init(title: Text? = nil, items: [CardObjectItem]) {
    self.title = title
    self.items = items
  }
}

/// A label and its value.
public struct CardObjectItem: Hashable, Sendable {
  // key: .fioriText, default: .required("a string"), examples: ["Name"]
  /// The label of the value.
  public var label: Text

  // key: .cellText, examples: ["Alex Kilgo"]
  /// The value: a text, a number or a value. `nil` for none.
  public var value: Text?

  // init: …
  /// Creates a label with its value.
  public init(label: Text, value: Text? = nil) {
    self.label = label
    self.value = value
  }
}
