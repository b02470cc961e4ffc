package import FioriBasics
package import FioriElements
package import FioriModel

/// The defaults that a part of a view provides for its text.
package struct TextPart: Sendable {
  /// The part's name in the layout report; `nil` for a text reported by its containing part.
  package let kind: String?
  /// The text's path in the description, starting at the figure's view.
  package let origin: DescriptionPath
  /// The name of the part's font in style sheets; `nil` for none.
  package var style: FontStyleName?
  package let font: Font
  package let color: RGBA
  /// The style sheet attributes for the part's color, the most specific first; empty if style
  /// sheets do not change it.
  package var colorAttributes: [StyleAttribute] = [.fontColor]
  /// The classes that the description gives the view; the text's own are more specific.
  package var viewClass: [StyleClass] = []
  /// The part's own classes, more specific than all others, the most specific last.
  package var classes: [String] = []
  package var lineLimit = 1
  /// The maximum width in points, however much room there is.
  package var maximumWidth = Double.infinity
  /// Whether the maximum width may be exceeded if a single word needs more.
  package var keepsWordsWhole = false
  /// The alignment of the lines within the paragraph.
  package var alignment = HorizontalAlignment.leading

  package init(
    kind: String?, origin: DescriptionPath, style: FontStyleName? = nil, font: Font, color: RGBA,
    colorAttributes: [StyleAttribute] = [.fontColor], viewClass: [StyleClass] = [],
    classes: [String] = [], lineLimit: Int = 1, maximumWidth: Double = .infinity,
    keepsWordsWhole: Bool = false, alignment: HorizontalAlignment = .leading
  ) {
    self.kind = kind
    self.origin = origin
    self.style = style
    self.font = font
    self.color = color
    self.colorAttributes = colorAttributes
    self.viewClass = viewClass
    self.classes = classes
    self.lineLimit = lineLimit
    self.maximumWidth = maximumWidth
    self.keepsWordsWhole = keepsWordsWhole
    self.alignment = alignment
  }
}

extension TextElement {
  /// The fraction of the free width at the side where reading starts.
  package var startShare: Double { alignment.leftShare(in: .leftToRight) }

  /// The text on a single line, as a card's number (stated: Docs/sources/cards.md#parts).
  package var inOneLine: TextElement {
    var element = self
    element.lineLimit = 1
    return element
  }
}
