package import FioriModel

/// The styles of a chart's texts.
package struct ChartTexts: Hashable, Sendable {
  /// A font and a color.
  package struct Style: Hashable, Sendable {
    package let font: Font
    package let color: RGBA

    package init(font: Font, color: RGBA) {
      self.font = font
      self.color = color
    }

    package func text(_ string: String) -> StyledText {
      StyledText(string, font: font, color: color)
    }

    package func text(_ string: String, in color: RGBA) -> StyledText {
      StyledText(string, font: font, color: color)
    }
  }

  package let categoryLabel: Style
  package let numericLabel: Style
  /// Of values beside their marks.
  package let value: Style
  /// Of the categories of a micro chart.
  package let microLabel: Style
  /// Beside a Harvey ball.
  package let body: Style
  /// In a ring.
  package let large: Style

  package init(
    categoryLabel: Style,
    numericLabel: Style,
    value: Style,
    microLabel: Style,
    body: Style,
    large: Style
  ) {
    self.categoryLabel = categoryLabel
    self.numericLabel = numericLabel
    self.value = value
    self.microLabel = microLabel
    self.body = body
    self.large = large
  }
}
