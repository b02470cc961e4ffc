/// A property whose value cannot be drawn.
public struct PropertyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The property, by its path from the view that is drawn, such as `items[2]`.
  public let property: String
  /// The problem and the fix.
  public let message: String

  package init(_ property: String, _ message: String) {
    self.property = property
    self.message = message
  }

  /// The property and the message on one line.
  public var description: String { "\(property): \(message)" }
}
