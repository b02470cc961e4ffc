/// One line of a text, shaped and in the order it is drawn.
struct TextLine: Hashable, Sendable {
  var runs: [GlyphRun]
  /// The sum of the advances, without white space at the line's end.
  var width: Double
  /// Where the line begins, from the left of its text.
  var x = 0.0
  /// From the top of its text.
  var baseline = 0.0

  func scaled(by factor: Double) -> TextLine {
    TextLine(
      runs: runs.map { $0.scaled(by: factor) }, width: width * factor,
      x: x * factor, baseline: baseline * factor)
  }
}
