package import FioriBasics
package import FioriModel

/// A paragraph that wraps and, where it has no room left, ends in an ellipsis.
package struct TextElement: Hashable, Sendable {
  package let text: StyledText
  /// The part's name in the layout report; `nil` of a text that is told of by the part around it.
  package let kind: String?
  /// Where a description gives the text, from the view on.
  package let origin: DescriptionPath
  /// At most this wide, in points, however much room there is.
  package var maximumWidth = Double.infinity
  package var lineLimit = 1
  /// Whether the maximum gives way where a single word needs more.
  package var keepsWordsWhole = false
  /// Of the lines of a paragraph among each other.
  package var alignment = HorizontalAlignment.leading
  /// What is drawn under the text.
  package var decoration: Decoration?

  package init(
    text: StyledText,
    kind: String?,
    origin: DescriptionPath,
    maximumWidth: Double = Double.infinity,
    lineLimit: Int = 1,
    keepsWordsWhole: Bool = false,
    alignment: HorizontalAlignment = HorizontalAlignment.leading,
    decoration: Decoration? = nil
  ) {
    self.text = text
    self.kind = kind
    self.origin = origin
    self.maximumWidth = maximumWidth
    self.lineLimit = lineLimit
    self.keepsWordsWhole = keepsWordsWhole
    self.alignment = alignment
    self.decoration = decoration
  }
}
