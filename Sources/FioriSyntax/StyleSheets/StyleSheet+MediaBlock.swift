extension StyleSheet {
  /// Statements for some devices: `@media (device: ipad) and (orientation: landscape) { … }`.
  public struct MediaBlock: Hashable, Sendable {
    /// All of which must hold, at least one.
    public let options: [Option]
    /// Definitions and rule sets; media blocks do not nest.
    public let statements: [Statement]
  }
}
