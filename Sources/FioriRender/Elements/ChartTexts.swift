/// The styles of a chart's texts.
struct ChartTexts: Hashable, Sendable {
  /// A font and a colour.
  struct Style: Hashable, Sendable {
    let font: Font
    let color: RGBA

    func text(_ string: String) -> StyledText { StyledText(string, font: font, color: color) }

    func text(_ string: String, in color: RGBA) -> StyledText {
      StyledText(string, font: font, color: color)
    }
  }

  let categoryLabel: Style
  let numericLabel: Style
  /// Of values beside their marks.
  let value: Style
  /// Of the categories of a micro chart.
  let microLabel: Style
  /// Beside a Harvey ball.
  let body: Style
  /// In a ring.
  let large: Style
}
