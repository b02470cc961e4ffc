extension StyleSheet {
  /// What classes look like: `fdlFUIKPIView, fdlFUIKPIProgressView { tint-color: blue; }`.
  public struct RuleSet: Hashable, Sendable {
    /// One class each, at least one.
    public let selectors: [Word]
    /// In the order of the file; a property may be given twice, and the last wins.
    public let declarations: [Declaration]
  }
}
