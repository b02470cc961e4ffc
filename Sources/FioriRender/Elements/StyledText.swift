/// A text with every style resolved: runs of one font and one colour.
struct StyledText: Hashable, Sendable {
  /// A stretch of one style.
  struct Run: Hashable, Sendable {
    var text: String
    var font: Font
    var color: RGBA
    /// Points after each character, but for the text's last.
    var kern = 0.0
    /// Points that the glyphs stand above the line's baseline.
    var baselineOffset = 0.0
  }

  var runs: [Run]
  /// The font that it reports.
  var font: Font
  /// The colour that it reports.
  var color: RGBA
  /// The font that gives the text its box.
  var boxFont: Font

  /// A text in one style.
  init(_ text: String, font: Font, color: RGBA) {
    self.init(runs: [Run(text: text, font: font, color: color)], font: font, color: color)
  }

  /// A text of several styles; `boxFont` is `nil` where the reported font gives the box.
  init(runs: [Run], font: Font, color: RGBA, boxFont: Font? = nil) {
    self.runs = runs
    self.font = font
    self.color = color
    self.boxFont = boxFont ?? font
  }

  /// All runs, one after another.
  var string: String { runs.map(\.text).joined() }
}
