/// A view as elements with resolved style, with what is said of it and in its place.
public struct LoweredView: Sendable {
  let element: Element
  /// What the SDK tolerates and its guidelines do not.
  let findings: [Finding]
  let words: LoweredWords
  /// Whether the view is as wide as it is, whatever width the environment gives.
  var hasOwnWidth = false
}
