import FioriBasics
import FioriElements
import FioriModel

/// What a text has from the part of a view that it stands in, where it asks for nothing else.
struct TextPart: Sendable {
  /// The part's name in the layout report; `nil` of a text that is told of by the part around it.
  let kind: String?
  /// Where a description gives the text, from the figure's view on.
  let origin: DescriptionPath
  /// The style that sheets know the part's font by; `nil`: none.
  var style: FontStyleName?
  let font: Font
  let color: RGBA
  /// The attributes of sheets that are the part's color, the more special first; empty: sheets do
  /// not change it.
  var colorAttributes: [StyleAttribute] = [.fontColor]
  /// Classes that the description gives the view; the text's own are more special.
  var viewClass: [StyleClass] = []
  /// The part's own classes, more special than all others, the most special last.
  var classes: [String] = []
  var lineLimit = 1
  /// At most this wide, in points, however much room there is.
  var maximumWidth = Double.infinity
  /// Whether the maximum gives way where a single word needs more.
  var keepsWordsWhole = false
  /// Of the lines of a paragraph among each other.
  var alignment = HorizontalAlignment.leading
}

extension TextElement {
  /// The text in one line, as the texts of cards and of a header's chart are (stated:
  /// Docs/sources/cards.md#parts, Docs/sources/headers.md#chart-view).
  var inOneLine: TextElement {
    var element = self
    element.lineLimit = 1
    return element
  }
}
