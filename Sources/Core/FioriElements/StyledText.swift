package import FioriModel

/// A text with all styles resolved into runs of one font and one color.
package struct StyledText: Hashable, Sendable {
  /// A stretch of text in one style.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var font: Font
    package var color: RGBA
    /// The space after each character except the last of the text, in points.
    package var kern = 0.0
    /// The height of the glyphs above the line's baseline, in points.
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
  /// The font in the layout report.
  package var font: Font
  /// The color in the layout report.
  package var color: RGBA
  /// The font that determines the text's box.
  package var boxFont: Font
  /// Whether two characters in different runs keep the kerning that they have in the smallest of the
  /// fonts, such as a digit and the smaller comma after it.
  package var kernsAcrossRuns = false

  /// Creates a text in a single style.
  package init(_ text: String, font: Font, color: RGBA) {
    self.init(runs: [Run(text: text, font: font, color: color)], font: font, color: color)
  }

  /// Creates a text in several styles; if `boxFont` is `nil`, the reported font determines the box.
  package init(runs: [Run], font: Font, color: RGBA, boxFont: Font? = nil) {
    self.runs = runs
    self.font = font
    self.color = color
    self.boxFont = boxFont ?? font
  }

  /// Returns the text in another size.
  func scaled(by factor: Double) -> StyledText {
    var text = self
    for index in runs.indices {
      text.runs[index].font = runs[index].font.scaled(by: factor)
      text.runs[index].kern *= factor
      text.runs[index].baselineOffset *= factor
    }
    text.font = font.scaled(by: factor)
    text.boxFont = boxFont.scaled(by: factor)
    return text
  }

  /// The text of all runs.
  package var string: String { runs.map(\.text).joined() }
}
