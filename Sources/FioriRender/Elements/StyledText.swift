/// A text with every style resolved: runs of one font and one colour.
struct StyledText: Hashable, Sendable {
  /// A stretch of one style.
  struct Run: Hashable, Sendable {
    var text: String
    var font: Font
    var color: RGBA
  }

  var runs: [Run]
  /// The font that gives the text its box and its report.
  var font: Font
  /// The colour that it reports.
  var color: RGBA

  /// A text in one style.
  init(_ text: String, font: Font, color: RGBA) {
    self.init(runs: [Run(text: text, font: font, color: color)], font: font, color: color)
  }

  init(runs: [Run], font: Font, color: RGBA) {
    self.runs = runs
    self.font = font
    self.color = color
  }

  /// All runs, one after another.
  var string: String { runs.map(\.text).joined() }
}
