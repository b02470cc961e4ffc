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

/// One line of a text, shaped and in the order it is drawn.
package struct TextLine: Hashable, Sendable {
  package var runs: [GlyphRun]
  /// The sum of the advances, without white space at the line's end.
  package var width: Double
  /// Where the line begins, from the left of its text.
  package var x = 0.0
  /// From the top of its text.
  package var baseline = 0.0

  package init(runs: [GlyphRun], width: Double, x: Double = 0.0, baseline: Double = 0.0) {
    self.runs = runs
    self.width = width
    self.x = x
    self.baseline = baseline
  }

  func scaled(by factor: Double) -> TextLine {
    TextLine(
      runs: runs.map { $0.scaled(by: factor) }, width: width * factor,
      x: x * factor, baseline: baseline * factor)
  }
}
