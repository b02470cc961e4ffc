/// The dots below pages, one for each; drawn where there are several.
struct PageControlElement: Hashable, Sendable {
  /// Points.
  let dotDiameter: Double
  /// Points between the centres of two dots.
  let pitch: Double
  /// Points of the strip in which the dots stand in the middle.
  let height: Double
  /// Points above and below the strip.
  let topSpace: Double
  let bottomSpace: Double
  var currentColor: RGBA
  var color: RGBA
}
