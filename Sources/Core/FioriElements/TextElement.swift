package import FioriBasics
package import FioriModel

/// A paragraph that wraps, and ends in an ellipsis if it runs out of room.
package struct TextElement: Hashable, Sendable {
  package private(set) var text: StyledText
  /// The part's name in the layout report; `nil` for a text reported by its containing part.
  package let kind: String?
  /// The text's path in the description, starting at the view.
  package let origin: DescriptionPath
  /// The maximum width in points, however much room there is.
  package var maximumWidth = Double.infinity
  package var lineLimit = 1
  /// Whether the maximum width may be exceeded if a single word needs more.
  package var keepsWordsWhole = false
  /// The alignment of the lines within the paragraph.
  package var alignment = HorizontalAlignment.leading
  /// The decoration drawn under the text.
  package var decoration: Decoration?
  /// Whether signs and digits without a letter before them read from left to right whatever the
  /// reading direction.
  package var readsFromTheLeft = false
  /// Whether the text is drawn no larger than the number that it belongs to.
  package var isBoundToNumber = false

  package init(
    text: StyledText,
    kind: String?,
    origin: DescriptionPath,
    maximumWidth: Double = Double.infinity,
    lineLimit: Int = 1,
    keepsWordsWhole: Bool = false,
    alignment: HorizontalAlignment = HorizontalAlignment.leading,
    decoration: Decoration? = nil,
    readsFromTheLeft: Bool = false
  ) {
    self.text = text
    self.kind = kind
    self.origin = origin
    self.maximumWidth = maximumWidth
    self.lineLimit = lineLimit
    self.keepsWordsWhole = keepsWordsWhole
    self.alignment = alignment
    self.decoration = decoration
    self.readsFromTheLeft = readsFromTheLeft
  }

  /// Returns the text no larger than its number, whose size is in points; `nil` without a number.
  package func limited(to size: Double?) -> TextElement {
    guard isBoundToNumber, let size, size > 0, text.boxFont.size > size else { return self }
    var element = self
    element.text = text.scaled(by: size / text.boxFont.size)
    return element
  }

  /// The text, read from left to right if it has no letter of a right-to-left language.
  package var readingNumbersFromTheLeft: TextElement {
    var element = self
    element.readsFromTheLeft = !text.string.unicodeScalars.contains(where: \.isRightToLeftLetter)
    return element
  }
}
