package import PictureComparison

/// The settings for comparing pictures.
package struct ComparisonSettings: Sendable {
  /// Which pixels count as changed.
  package var options: ComparisonOptions
  /// How many pixels may change.
  package var allowance: ChangeAllowance

  /// Creates settings, by default for an exact comparison.
  package init(
    _ options: ComparisonOptions = ComparisonOptions(), allowance: ChangeAllowance = .count(0)
  ) {
    (self.options, self.allowance) = (options, allowance)
  }
}
