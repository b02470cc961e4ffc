extension StyleSheet {
  /// One property of a rule set: `tint-color: blue;`.
  public struct Declaration: Hashable, Sendable {
    /// The property as written.
    public let property: Word
    /// What it is set to.
    public let value: Value
  }
}
