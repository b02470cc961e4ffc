package import FioriModel

/// A text and its style, as a label has them.
package struct LabelContent {
  /// The text without attributes; setting it removes these.
  package var string: String? {
    get { attributedText?.string ?? plain }
    set { (plain, attributedText) = (newValue, nil) }
  }
  /// The text with attributes; `nil` for one without.
  package var attributedText: NSAttributedString?
  package var font: UIFont?
  package var textColor: UIColor?
  /// The maximum number of lines, 0 for no limit; `nil` uses the part's.
  package var numberOfLines: Int?
  package var textAlignment = NSTextAlignment.natural
  /// The names of style classes, in addition to the part's own.
  package var styleClasses: [String] = []
  private var plain: String?

  package init() {}

  /// Returns the text as views have it; `nil` for none.
  package func text(
    _ property: String, in direction: Environment.LayoutDirection
  ) throws(PropertyError) -> Text? {
    guard let string, !string.isEmpty else { return nil }
    if let numberOfLines, numberOfLines < 0 {
      throw PropertyError(
        "\(property).numberOfLines", "expected 0 or more lines, found \(numberOfLines)")
    }
    var text = Text(string)
    if let attributedText {
      (text.text, text.runs) = ("", try attributedText.runs("\(property).attributedText"))
    }
    text.font = font?.font
    text.color = textColor?.color
    text.numberOfLines = numberOfLines
    text.alignment = textAlignment.alignment(in: direction)
    text.styleClass = styleClasses.map { StyleClass(rawValue: $0) }
    return text
  }
}
