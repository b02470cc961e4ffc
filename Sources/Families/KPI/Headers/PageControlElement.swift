package import FioriModel

/// The dots below pages, one for each page; drawn only if there are several pages.
package struct PageControlElement: Hashable, Sendable {
  /// The diameter of a dot in points.
  package let dotDiameter: Double
  /// The distance between the centers of two dots, in points.
  package let pitch: Double
  /// The height in points of the strip that the dots are centered in.
  package let height: Double
  /// The space above and below the strip, in points.
  package let topSpace: Double
  package let bottomSpace: Double
  package var currentColor: RGBA
  package var color: RGBA
}
