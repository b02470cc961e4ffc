package import FioriModel

/// The dots below pages, one for each; drawn where there are several.
package struct PageControlElement: Hashable, Sendable {
  /// Points.
  package let dotDiameter: Double
  /// Points between the centers of two dots.
  package let pitch: Double
  /// Points of the strip in which the dots stand in the middle.
  package let height: Double
  /// Points above and below the strip.
  package let topSpace: Double
  package let bottomSpace: Double
  package var currentColor: RGBA
  package var color: RGBA

  package init(
    dotDiameter: Double,
    pitch: Double,
    height: Double,
    topSpace: Double,
    bottomSpace: Double,
    currentColor: RGBA,
    color: RGBA
  ) {
    self.dotDiameter = dotDiameter
    self.pitch = pitch
    self.height = height
    self.topSpace = topSpace
    self.bottomSpace = bottomSpace
    self.currentColor = currentColor
    self.color = color
  }
}
