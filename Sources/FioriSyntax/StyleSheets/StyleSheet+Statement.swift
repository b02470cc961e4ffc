extension StyleSheet {
  /// What a sheet is a list of.
  public enum Statement: Hashable, Sendable {
    /// `@tintColor: blue;`
    case definition(Definition)
    /// `fdlFUIKPIView { tint-color: blue; }`
    case ruleSet(RuleSet)
    /// `@media (device: ipad) { … }`, which stands in no other.
    case media(MediaBlock)
  }
}
