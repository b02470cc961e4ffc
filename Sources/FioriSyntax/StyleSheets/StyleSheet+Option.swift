extension StyleSheet.MediaBlock {
  /// One thing asked of the device: `(orientation: landscape)`.
  public struct Option: Hashable, Sendable {
    /// What is asked for.
    public let name: StyleSheet.Word
    /// What it must be.
    public let value: StyleSheet.Word
  }
}
