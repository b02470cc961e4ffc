/// The state that a view is drawn in.
///
/// The SAPFiori counterpart is `UIControl.State` as its tint colors use it.
public enum ControlState: Hashable, Sendable, CaseIterable {
  /// Enabled.
  case normal
  /// Disabled; not dimmed (Docs/sources/kpi.md#states).
  case disabled
  /// Pressed.
  case highlighted
  /// Selected; drawn as highlighted (chosen: Docs/sources/kpi.md#states).
  case selected

  /// Creates the state for three flags; disabled takes precedence.
  package init(isEnabled: Bool, isHighlighted: Bool, isSelected: Bool) {
    self =
      if !isEnabled { .disabled } else if isHighlighted {
        .highlighted
      } else if isSelected { .selected } else { .normal }
  }
}

extension ControlState {
  /// The style sheet attributes for a state's tint, most specific first.
  package var tintAttributes: [StyleAttribute] {
    switch self {
    case .normal: [.tintColor, .fontColor]
    case .disabled: [.tintColorDisabled, .fontColorDisabled]
    case .highlighted, .selected: [.tintColorHighlighted, .fontColorHighlighted]
    }
  }

  /// The style sheet attributes for texts with colors separate from the tint, most specific first.
  package var textAttributes: [StyleAttribute] {
    switch self {
    case .normal: [.fontColor, .tintColor]
    case .disabled: [.fontColorDisabled, .tintColorDisabled]
    case .highlighted, .selected: [.fontColorHighlighted, .tintColorHighlighted]
    }
  }
}
