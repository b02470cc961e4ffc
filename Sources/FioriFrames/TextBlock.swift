package import FioriModel

/// A text that has been broken into lines and placed.
package struct TextBlock: Hashable, Sendable {
  package var lines: [TextLine]
  /// As drawn: with its ellipsis where it has been cut.
  package let text: String
  package let isTruncated: Bool
  /// The font that the text reports.
  package var font: Font
  let color: RGBA

  package init(lines: [TextLine], text: String, isTruncated: Bool, font: Font, color: RGBA) {
    self.lines = lines
    self.text = text
    self.isTruncated = isTruncated
    self.font = font
    self.color = color
  }

  func scaled(by factor: Double) -> TextBlock {
    TextBlock(
      lines: lines.map { $0.scaled(by: factor) }, text: text, isTruncated: isTruncated,
      font: font.scaled(by: factor), color: color)
  }
}
