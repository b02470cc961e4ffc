package import FioriModel

/// A text with every style resolved: runs of one font and one color.
package struct StyledText: Hashable, Sendable {
  /// A stretch of one style.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var font: Font
    package var color: RGBA
    /// Points after each character, but for the text's last.
    package var kern = 0.0
    /// Points that the glyphs stand above the line's baseline.
    package var baselineOffset = 0.0

    package init(
      text: String, font: Font, color: RGBA, kern: Double = 0.0, baselineOffset: Double = 0.0
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.kern = kern
      self.baselineOffset = baselineOffset
    }
  }

  package var runs: [Run]
  /// The font that it reports.
  package var font: Font
  /// The color that it reports.
  package var color: RGBA
  /// The font that gives the text its box.
  package var boxFont: Font

  /// A text in one style.
  package init(_ text: String, font: Font, color: RGBA) {
    self.init(runs: [Run(text: text, font: font, color: color)], font: font, color: color)
  }

  /// A text of several styles; `boxFont` is `nil` where the reported font gives the box.
  package init(runs: [Run], font: Font, color: RGBA, boxFont: Font? = nil) {
    self.runs = runs
    self.font = font
    self.color = color
    self.boxFont = boxFont ?? font
  }

  /// All runs, one after another.
  package var string: String { runs.map(\.text).joined() }
}
