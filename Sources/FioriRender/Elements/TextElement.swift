/// A paragraph that wraps and, where it has no room left, ends in an ellipsis.
struct TextElement: Hashable, Sendable {
  let text: StyledText
  /// The part's name in the layout report; `nil` of a text that is told of by the part around it.
  let kind: String?
  /// Where a description gives the text, from the view on.
  let origin: DescriptionPath
  /// At most this wide, in points, however much room there is.
  var maximumWidth = Double.infinity
  var lineLimit = 1
  /// Whether the maximum gives way where a single word needs more.
  var keepsWordsWhole = false
  /// Of the lines of a paragraph among each other.
  var alignment = HorizontalAlignment.leading
  /// What is drawn under the text.
  var decoration: Decoration?
}
