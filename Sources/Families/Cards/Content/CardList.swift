import FioriBasics
import FioriLayout
public import FioriLowering
public import FioriModel

/// A list in a card: a title with a description, an icon and a state on each row.
public struct CardList: CardBody {
  /// The type in a description, `list`.
  public static let typeName = "list"

  // key: .array(of: .cardListItem), examples: [[["title": "Office chairs", "info": "Late",
  //   "infoState": "negativeLabel"]]]
  /// The items of the list; a card shows six at most.
  public var items: [CardListItem]

  // key: .fioriText, examples: ["Open orders"]
  /// The text above the list; `nil` for none.
  public var header: Text?

  // key: .fioriText, examples: ["3 of 12"]
  /// The text below the list; `nil` for none.
  public var footer: Text?

  // init: …
  /// Creates a list of items.
  public init(items: [CardListItem], header: Text? = nil, footer: Text? = nil) {
    self.items = items
    self.header = header
    self.footer = footer
  }

  /// Lowers the list to its rows between header and footer.
  public func lowered(in context: LoweringContext) -> LoweredView {
    var builder = CardBodyBuilder(in: context)
    let header = builder.header(header, "header").map { [$0] } ?? []
    var rows: [(beside: Element, stacked: Element)] = []
    for (index, item) in builder.shown(items, "items", "item") {
      rows.append(row(item, at: context.path.key("items").index(index), &builder))
    }
    let footer = builder.header(footer, "footer", isFooter: true).map { [$0] } ?? []
    let spacing = builder.rowSpacing
    func parts(_ rows: [Element]) -> [ColumnElement.Item] {
      header + rows.map { ColumnElement.Item(topSpace: spacing, element: $0) } + footer
    }
    let view = builder.view(parts(rows.map(\.beside)), kind: Self.typeName)
    guard self.items.contains(where: { $0.info != nil }), case .column(let column) = view.element
    else { return view }
    var values = CardValueRows(column: column, value: Self.infoKind)
    if context.widget == nil {
      values.stacked = column
      values.stacked?.items = parts(rows.map(\.stacked))
      values.leastSize = context.theme.font(.caption2).size
    }
    return LoweredView(
      element: .arrangement(values), findings: view.findings,
      accessibilityText: view.accessibilityText)
  }

  /// Returns a row with the text at its end beside the others, and below them.
  private func row(
    _ item: CardListItem, at path: DescriptionPath, _ builder: inout CardBodyBuilder
  ) -> (beside: Element, stacked: Element) {
    // The height of a card is free, and that of a widget is not.
    let isFree = builder.context.widget == nil && !builder.context.theme.hasLargeTexts
    let lines = isFree ? Self.lineLimit : nil
    let title = builder.text(
      item.title, "title", at: path, .subheadline, "primaryLabel", lineLimit: lines)
    let detail = builder.text(
      item.description, "description", at: path, .footnote, "secondaryLabel", lineLimit: lines)
    let texts = [title, detail].compactMap(\.self)
    let icon = item.icon.map { builder.icon($0, at: path.key("icon")) }
    func main(_ texts: [TextElement]) -> Element {
      let column = Element.column(
        ColumnElement(
          items: texts.map {
            ColumnElement.Item(topSpace: CardBodyBuilder.lineSpacing, element: .text($0))
          }, alignment: .leading, kind: nil))
      guard let icon else { return column }
      return CardSides(
        leading: .image(icon), trailing: column, spacing: 12, keeps: .leading, keepsSides: true
      ).element(in: builder.context)
    }
    func boxed(_ content: Element) -> Element {
      .box(BoxElement(content: content, kind: Self.rowKind))
    }
    let info = builder.text(
      item.info, Self.infoKind, at: path, .footnote, "secondaryLabel",
      given: builder.context.inks(item.infoState), alignment: builder.endAlignment)
    builder.speak([item.title, item.description, item.info])
    guard let info else { return (boxed(main(texts)), boxed(main(texts))) }
    let sides = CardSides(
      leading: main(texts), trailing: .text(info), spacing: 12, keeps: .trailing, share: 0.4,
      kind: Self.rowKind)
    return (sides.element(in: builder.context), boxed(main(texts + [info])))
  }

  /// The lines of a text in a card, where amounts keep their size (chosen: Docs/sources/cards.md#content-card).
  private static let lineLimit = 6
  private static let infoKind = "info"
  private static let rowKind = "listItem"
}

/// An item of a card's list.
public struct CardListItem: Hashable, Sendable, ExpressibleByStringLiteral {
  // key: .fioriText, default: .required("a string"), examples: ["Office chairs"]
  /// The title of the item.
  public var title: Text

  // key: .fioriText, examples: ["Order 4500017"]
  /// The text below the title; `nil` for none.
  public var description: Text?

  // key: .image, examples: ["builtin:package"]
  /// The icon before the title; `nil` for none.
  public var icon: Image?

  // key: .fioriText, examples: ["Late"]
  /// The text at the end of the row; `nil` for none.
  public var info: Text?

  // key: .color, default: .text("like the description"), examples: ["negativeLabel"]
  /// The color of the text at the end; `nil` for the color of the description.
  public var infoState: Color?

  // init: …
  /// Creates an item with content.
  public init(
    title: Text,
    description: Text? = nil,
    icon: Image? = nil,
    info: Text? = nil,
    infoState: Color? = nil
  ) {
    self.title = title
    self.description = description
    self.icon = icon
    self.info = info
    self.infoState = infoState
  }

  /// Creates an item of a title.
  public init(stringLiteral title: String) { self.init(title: Text(title)) }
}
