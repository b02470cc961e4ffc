/// A fault of the program itself or of a library under it, rather than of what it was given.
public struct RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What could not be done.
  public let description: String

  package init(_ operation: String) {
    description = "could not \(operation)"
  }
}
