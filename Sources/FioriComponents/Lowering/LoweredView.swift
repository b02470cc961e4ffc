package import FioriBasics
package import FioriElements

/// A view as elements with resolved style, with what is said of it and in its place.
public struct LoweredView: Sendable {
  package let element: Element
  /// What the SDK tolerates and its guidelines do not.
  package let findings: [Finding]
  package let words: LoweredAccessibilityText
  /// Whether the view is as wide as it is, whatever width the environment gives.
  package var hasOwnWidth = false
}
