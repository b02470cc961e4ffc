extension StyleSheet {
  /// A name for a value: `@tintColor: blue;`.
  public struct Definition: Hashable, Sendable {
    /// Without the `@`, at which its place is.
    public let name: Word
    /// What stands for the name.
    public let value: Value
  }
}
