/// The room that an element has.
package struct Constraints: Hashable, Sendable {
  /// Points; infinite where an element may be as wide as it likes.
  let maximumWidth: Double

  func narrowed(to width: Double) -> Constraints {
    Constraints(maximumWidth: min(maximumWidth, width))
  }
}
