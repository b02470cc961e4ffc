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

  /// Whether the card of the list is loading.
  var isLoading = false

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
    var rows = builder.header(header, "header").map { [$0] } ?? []
    for (index, item) in builder.shown(items, "items", "item") {
      let row = row(item, at: context.path.key("items").index(index), &builder)
      rows.append(ColumnElement.Item(topSpace: builder.rowSpacing, element: row))
    }
    rows += builder.header(footer, "footer", isFooter: true).map { [$0] } ?? []
    var view = builder.view(rows, kind: Self.typeName)
    view.element = view.element.withEqualLines
    guard case .column(let column) = view.element else { return view }
    var values = CardValueRows(
      column: column, value: Self.infoKind, others: ["title", "description"])
    if context.widget == nil, items.contains(where: { $0.info != nil }) {
      values.stacksSides = true
      values.leastSize = context.theme.hasLargeTexts ? nil : context.theme.font(.caption2).size
    }
    return LoweredView(
      element: .arrangement(values), findings: view.findings,
      accessibilityText: view.accessibilityText)
  }

  private func row(
    _ item: CardListItem, at path: DescriptionPath, _ builder: inout CardBodyBuilder
  ) -> Element {
    let title = builder.text(
      item.title, "title", at: path, .subheadline, "primaryLabel", lineLimit: builder.rowLines)
    let detail = builder.text(
      item.description, "description", at: path, .footnote, "secondaryLabel",
      lineLimit: builder.rowLines)
    let texts = [title, detail].compactMap(\.self).map {
      ColumnElement.Item(topSpace: CardBodyBuilder.lineSpacing, element: .text($0))
    }
    let icon = item.icon.map { builder.icon($0, at: path.key("icon")) }
    let column = Element.column(ColumnElement(items: texts, alignment: .leading, kind: nil))
    let main = icon.map { self.row(of: $0, beside: column, in: builder.context) } ?? column
    let info = builder.text(
      item.info, Self.infoKind, at: path, .footnote, "secondaryLabel",
      given: builder.context.inks(item.infoState), alignment: builder.endAlignment)
    builder.speak([item.title, item.description, item.info])
    guard let info else { return .box(BoxElement(content: main, kind: Self.rowKind)) }
    if builder.context.widget != nil, builder.context.theme.hasLargeTexts {
      return .box(BoxElement(content: main.adding(.text(info)), kind: Self.rowKind))
    }
    return CardSides(
      leading: main, trailing: .text(info), spacing: 12, keeps: .trailing, share: 0.4, flows: true,
      keepsSides: true, kind: Self.rowKind
    ).element(in: builder.context)
  }

  /// Returns an icon beside its texts, or above them, where its ink begins where they do.
  private func row(
    of icon: ImageElement, beside texts: Element, in context: LoweringContext
  ) -> Element {
    let sides = CardSides(
      leading: .image(icon), trailing: texts, spacing: 12, keeps: .leading, keepsSides: true)
    guard case .column = sides.element(in: context) else { return .arrangement(sides) }
    return .column(CardSides.column([icon.sideAligned(isLoading: isLoading), texts]))
  }

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
