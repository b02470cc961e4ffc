/// The state that a view is drawn in.
///
/// The SAPFiori counterpart is `UIControl.State` as its tint colors use it.
public enum ControlState: Hashable, Sendable, CaseIterable {
  /// Can be tapped.
  case normal
  /// Cannot be tapped; not dimmed (Docs/sources/kpi.md#states).
  case disabled
  /// Under a finger.
  case highlighted
  /// Chosen; drawn as highlighted (chosen: Docs/sources/kpi.md#states).
  case selected

  /// The state that three switches make: a disabled control is nothing else besides.
  package init(isEnabled: Bool, isHighlighted: Bool, isSelected: Bool) {
    self =
      if !isEnabled { .disabled } else if isHighlighted {
        .highlighted
      } else if isSelected { .selected } else { .normal }
  }
}
