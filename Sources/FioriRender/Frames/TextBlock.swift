/// A text that has been broken into lines and placed.
struct TextBlock: Hashable, Sendable {
  var lines: [TextLine]
  /// As drawn: with its ellipsis where it has been cut.
  let text: String
  let isTruncated: Bool
  /// The font that the text reports.
  var font: Font
  let color: RGBA

  func scaled(by factor: Double) -> TextBlock {
    TextBlock(
      lines: lines.map { $0.scaled(by: factor) }, text: text, isTruncated: isTruncated,
      font: font.scaled(by: factor), color: color)
  }
}
