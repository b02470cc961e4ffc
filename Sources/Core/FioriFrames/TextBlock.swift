package import FioriBasics
package import FioriModel

/// A text broken into lines and positioned.
package struct TextBlock: Hashable, Sendable {
  package var lines: [TextLine]
  /// The text as drawn, with an ellipsis if it is truncated.
  package let text: String
  package let isTruncated: Bool
  /// The font in the layout report.
  package var font: Font
  let color: RGBA
  /// The path of the text in the description, starting at the view; empty for a text that the view
  /// adds itself.
  package let origin: DescriptionPath
  /// The widths, in points, of the words that do not fit into a line and continue on the next one;
  /// one for each break.
  package let brokenWords: [Double]

  package init(
    lines: [TextLine], text: String, isTruncated: Bool, font: Font, color: RGBA,
    origin: DescriptionPath = DescriptionPath(), brokenWords: [Double] = []
  ) {
    self.origin = origin
    self.brokenWords = brokenWords
    self.lines = lines
    self.text = text
    self.isTruncated = isTruncated
    self.font = font
    self.color = color
  }

  func scaled(by factor: Double) -> TextBlock {
    TextBlock(
      lines: lines.map { $0.scaled(by: factor) }, text: text, isTruncated: isTruncated,
      font: font.scaled(by: factor), color: color, origin: origin,
      brokenWords: brokenWords)
  }
}

/// A shaped line of text, in drawing order.
package struct TextLine: Hashable, Sendable {
  package var runs: [GlyphRun]
  /// The sum of the advances, without trailing white space.
  package var width: Double
  /// The start of the line, from the left of the text.
  package var x = 0.0
  /// The baseline, from the top of the text.
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
