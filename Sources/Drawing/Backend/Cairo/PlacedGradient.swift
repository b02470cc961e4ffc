import FioriBasics
import FioriModel

/// A gradient in coordinates that Cairo can paint from wherever the gradient lies.
///
/// The matrices of Cairo's pixels hold no number above 32,767, and it refuses shapes whose gradient
/// needs one ("out of memory"); the lines and circles of a gradient may be as large as they like. So
/// shifts and sizes go into these, and the matrix keeps only what makes circles ellipses.
struct PlacedGradient {
  let geometry: VectorGradient.Geometry
  /// The map from the device to the geometry; its numbers are at most 1, without a shift.
  let matrix: AffineTransform

  /// Places a gradient by the map from its coordinates to the device's.
  ///
  /// Returns `nil` if the map has no inverse.
  init?(_ geometry: VectorGradient.Geometry, by transform: AffineTransform) {
    guard let inverse = transform.inverse else { return nil }
    switch geometry {
    case .linear(let start, let end):
      // The color changes along the normal of the lines of one color, which a map does not keep.
      let normal = VectorGradient.normal(from: start, to: end, inverse)
      let first = transform.apply(to: start)
      let last = first + normal * (1 / (normal.x * normal.x + normal.y * normal.y))
      self.geometry = .linear(from: first, to: last)
      matrix = .identity
      guard [first, last].allSatisfy(\.isFinite) else { return nil }
    case .radial(let center, let radius, let focus, let focusRadius):
      let unit = transform.smallestScale
      matrix = AffineTransform(
        a: inverse.a * unit, b: inverse.b * unit, c: inverse.c * unit, d: inverse.d * unit)
      let shift = matrix.apply(to: Point(x: transform.tx, y: transform.ty))
      let (circle, start) = (shift + center * unit, shift + focus * unit)
      self.geometry = .radial(
        center: circle, radius: radius * unit, focus: start, focusRadius: focusRadius * unit)
      guard [circle, start].allSatisfy(\.isFinite), matrix.isUsable else { return nil }
    }
  }
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
