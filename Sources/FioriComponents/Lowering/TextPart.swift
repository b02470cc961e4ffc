import FioriBasics
import FioriElements
import FioriModel

/// The defaults that a part of a view provides for its text.
struct TextPart: Sendable {
  /// The part's name in the layout report; `nil` for a text reported by its containing part.
  let kind: String?
  /// The text's path in the description, starting at the figure's view.
  let origin: DescriptionPath
  /// The name of the part's font in style sheets; `nil` for none.
  var style: FontStyleName?
  let font: Font
  let color: RGBA
  /// The style sheet attributes for the part's color, the most specific first; empty if style
  /// sheets do not change it.
  var colorAttributes: [StyleAttribute] = [.fontColor]
  /// The classes that the description gives the view; the text's own are more specific.
  var viewClass: [StyleClass] = []
  /// The part's own classes, more specific than all others, the most specific last.
  var classes: [String] = []
  var lineLimit = 1
  /// The maximum width in points, however much room there is.
  var maximumWidth = Double.infinity
  /// Whether the maximum width may be exceeded if a single word needs more.
  var keepsWordsWhole = false
  /// The alignment of the lines within the paragraph.
  var alignment = HorizontalAlignment.leading
}

extension TextElement {
  /// The fraction of the free width at the side where reading starts.
  var startShare: Double { alignment.leftShare(in: .leftToRight) }

  /// The text on a single line, as a card's number (stated: Docs/sources/cards.md#parts).
  var inOneLine: TextElement {
    var element = self
    element.lineLimit = 1
    return element
  }
}
