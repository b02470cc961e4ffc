import FioriBasics
package import FioriLayout
package import FioriModel

/// The colors of a chart other than the colors of its series.
package struct ChartColors: Hashable, Sendable {
  /// The color of gridlines and of the lines of a waterfall.
  package let line: RGBA
  /// The color of baselines.
  package let baseline: RGBA
  /// The color of the line through the selection.
  package let selection: RGBA
  /// The color of the crosshair through a selected point.
  package let cross: RGBA
  /// The color around a selected point and beside a target.
  package let background: RGBA
  /// The color of the remaining part of a track, and of a bullet's band.
  package let track: RGBA
  package let positive: RGBA
  package let negative: RGBA
  /// The color of a bullet's forecast.
  package let forecast: RGBA
  /// The color of a bullet's target.
  package let target: RGBA
}

/// The styles of a chart's texts.
package struct ChartTexts: Hashable, Sendable {
  /// A font and a color.
  package struct Style: Hashable, Sendable {
    package let font: Font
    package let color: RGBA
    /// Whether a style sheet sets the color.
    var hasExplicitColor = false

    package func text(_ string: String) -> StyledText {
      StyledText(string, font: font, color: color)
    }

    /// Returns a text in a color of the data, unless a style sheet sets one for all of these texts.
    package func text(_ string: String, in color: RGBA) -> StyledText {
      StyledText(string, font: font, color: hasExplicitColor ? self.color : color)
    }
  }

  package let categoryLabel: Style
  package let numericLabel: Style
  /// The style of value labels.
  package let value: Style
  /// The style of the names of micro columns.
  package let microLabel: Style
  /// The style of the text beside a Harvey ball.
  package let body: Style
  /// The style of the text inside a ring.
  package let large: Style
}
