package import FioriBasics

/// A building block of views before layout: a small vocabulary that knows nothing about Fiori.
package indirect enum Element: Sendable {
  /// A paragraph.
  case text(TextElement)
  /// An image in a box.
  case image(ImageElement)
  /// A text with an image next to it.
  case label(LabelElement)
  /// Parts side by side on a shared baseline.
  case row(RowElement)
  /// Parts stacked vertically.
  case column(ColumnElement)
  /// A part with padding and a background.
  case box(BoxElement)
  /// A part that is still loading.
  case skeleton(SkeletonElement)
  /// An area of a single color.
  case block(BlockElement)
  /// Parts with a layout specific to one family of views.
  case arrangement(any Arrangement)

  /// The part's path in the description; `nil` for elements that only group others.
  package var origin: DescriptionPath? {
    switch self {
    case .text(let text): text.origin
    case .image(let image): image.origin
    case .label(let label): label.text?.origin ?? label.image?.origin
    case .box(let box): box.content.origin
    case .row, .column, .skeleton, .block, .arrangement: nil
    }
  }
}

extension Element {
  /// The content that an element shows itself, rather than through its parts.
  package enum Leaf {
    case text(StyledText)
    case image(ImageElement)
  }

  /// Calls `body` with everything that the element and its parts show.
  package func forEachLeaf(_ body: (Leaf) -> Void) {
    switch self {
    case .text(let text): body(.text(text.text))
    case .image(let image): body(.image(image))
    case .label(let label):
      if let text = label.text { body(.text(text.text)) }
      if let image = label.image { body(.image(image)) }
    case .row(let row): for item in row.items { item.element.forEachLeaf(body) }
    case .column(let column): for item in column.items { item.element.forEachLeaf(body) }
    case .box(let box): box.content.forEachLeaf(body)
    case .skeleton(let skeleton): skeleton.content.forEachLeaf(body)
    case .block: break
    case .arrangement(let arrangement): for part in arrangement.parts { part.forEachLeaf(body) }
    }
  }
}
