package import FioriBasics
package import FioriModel

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

  /// A part that shows nothing, for a box that is only a background.
  package static let empty = Element.column(
    ColumnElement(items: [], alignment: .leading, kind: nil))
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

  /// Whether any text of the element has a digit.
  package var hasNumber: Bool {
    var hasNumber = false
    forEachLeaf { leaf in
      if case .text(let text) = leaf { hasNumber = hasNumber || text.hasNumber }
    }
    return hasNumber
  }
}

/// Parts side by side on a shared baseline, in the reading direction.
package struct RowElement: Sendable {
  /// A part and its distance from the previous part.
  package struct Item: Sendable {
    /// The space before the part, in points; ignored for the first part.
    package let leadingSpace: Double
    package let element: Element

    package init(leadingSpace: Double, element: Element) {
      self.leadingSpace = leadingSpace
      self.element = element
    }

    /// Whether the part stays left to right of the next one of its kind even in a right-to-left row.
    package var readsFromTheLeft: Bool {
      if case .text(let text) = element { text.readsFromTheLeft } else { false }
    }
  }

  /// The behavior of a value row that does not fit at its minimum scale: it takes the first shorter
  /// form that fits, and is left out if there is none.
  package struct Value: Sendable {
    /// The path of the value in the description, starting at the view.
    package let origin: DescriptionPath
    /// Returns the items of each shorter form, the longest first. Most values fit, and their forms are
    /// never made.
    package let shorterForms: @Sendable () -> [[Item]]

    package init(
      origin: DescriptionPath, shorterForms: @escaping @Sendable () -> [[Item]] = { [] }
    ) {
      self.origin = origin
      self.shorterForms = shorterForms
    }
  }

  package let items: [Item]
  /// The font whose line box sizes the row, regardless of its content, so that neighboring rows
  /// align.
  package let strut: Font
  /// The maximum width in points, regardless of the space.
  package var maximumWidth: Double
  /// The minimum scale of a row that is too wide, before it is truncated.
  package let minimumScale: Double
  /// Whether a scaled-down row keeps its height and its baseline.
  package var keepsHeight = true
  /// The row as a value; `nil` for a row of texts that ends in an ellipsis.
  package let value: Value?

  package init(
    items: [Item], strut: Font, maximumWidth: Double, minimumScale: Double,
    keepsHeight: Bool = true, value: Value? = nil
  ) {
    self.items = items
    self.strut = strut
    self.maximumWidth = maximumWidth
    self.minimumScale = minimumScale
    self.keepsHeight = keepsHeight
    self.value = value
  }
}

extension RowElement {
  /// The size of the largest text, in points; `nil` without texts.
  package var textSize: Double? {
    items.compactMap { item in
      if case .text(let text) = item.element { text.text.runs.map(\.font.size).max() } else { nil }
    }.max()
  }
}

extension Element {
  /// The size of the largest text of a row before it shrinks, in points; `nil` for any other part.
  var rowTextSize: Double? { if case .row(let row) = self { row.textSize } else { nil } }
}

/// Parts stacked vertically.
package struct ColumnElement: Sendable {
  /// A part and its distance from the part above it.
  package struct Item: Sendable {
    /// The space above the part, in points; ignored for the first part.
    package var topSpace: Double
    package var element: Element
    /// Whether the part is the caption of the one above it, whose texts it does not outgrow, and
    /// which it may be as wide as.
    package var isCaption = false
    /// The largest size of a caption, as a fraction of the size of the texts above it. Below a row that shrinks, the
    /// caption shrinks less: it is the fraction of the size before, up to halfway between it and the size after.
    package var largestShare = 1.0

    package init(
      topSpace: Double, element: Element, isCaption: Bool = false, largestShare: Double = 1
    ) {
      self.topSpace = topSpace
      self.element = element
      self.isCaption = isCaption
      self.largestShare = largestShare
    }
  }

  package var items: [Item]
  package let alignment: HorizontalAlignment
  /// The part's name in the layout report; `nil` for a column that only groups.
  package let kind: String?
  /// Whether the column is a control; `nil` for any other.
  package var touch: Frame.Touch?
  /// The height in points if all parts are left out.
  package var emptyHeight = 0.0
  /// The width in points that narrower parts are aligned in.
  package var leastWidth = 0.0

  package init(
    items: [Item], alignment: HorizontalAlignment, kind: String?, touch: Frame.Touch? = nil
  ) {
    self.touch = touch
    self.items = items
    self.alignment = alignment
    self.kind = kind
  }
}

/// A part with padding and a background.
package struct BoxElement: Sendable {
  package let content: Element
  package var padding = Insets.zero
  /// The width in points; `nil` for the width of the padded content.
  package var width: Double?
  /// The minimum height in points.
  package var minimumHeight = 0.0
  package var decoration: Decoration?
  /// The part's name in the layout report; `nil` for a box that only groups.
  package var kind: String?
  /// The texts on one line with an Arabic one, including it, whose letters together are in the middle of the height;
  /// `nil` for all letters of its font.
  package var row: String?

  package init(
    content: Element,
    padding: Insets = Insets.zero,
    width: Double? = nil,
    minimumHeight: Double = 0.0,
    decoration: Decoration? = nil,
    kind: String? = nil,
    row: String? = nil
  ) {
    self.content = content
    self.padding = padding
    self.width = width
    self.minimumHeight = minimumHeight
    self.decoration = decoration
    self.kind = kind
    self.row = row
  }
}

/// An area of a single color.
package struct BlockElement: Hashable, Sendable {
  /// The size in points.
  package var size: Size
  package let color: RGBA
  /// The corner radius in points.
  package var cornerRadius = 0.0
  /// A line one device pixel wide inside all edges; `nil` for none.
  package var hairline: RGBA?
  /// The part's name in the layout report; `nil` for a block that only fills space.
  package var kind: String?
  /// Whether it replaces something that is loading.
  package var isLoading = false

  package init(
    size: Size, color: RGBA, cornerRadius: Double = 0.0, hairline: RGBA? = nil,
    kind: String? = nil, isLoading: Bool = false
  ) {
    self.isLoading = isLoading
    self.size = size
    self.color = color
    self.cornerRadius = cornerRadius
    self.hairline = hairline
    self.kind = kind
  }
}

/// A part that is still loading, drawn with blocks instead of its texts and images.
package struct SkeletonElement: Sendable {
  package var content: Element
  package let color: RGBA

  package init(content: Element, color: RGBA) {
    self.content = content
    self.color = color
  }
}
