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

extension ControlState {
  /// The attributes of a sheet that give a state's tint, the more special first.
  package var tintAttributes: [StyleAttribute] {
    switch self {
    case .normal: [.tintColor, .fontColor]
    case .disabled: [.tintColorDisabled, .fontColorDisabled]
    case .highlighted, .selected: [.tintColorHighlighted, .fontColorHighlighted]
    }
  }

  /// The same for texts that have colors apart from the tint.
  package var textAttributes: [StyleAttribute] {
    switch self {
    case .normal: [.fontColor, .tintColor]
    case .disabled: [.fontColorDisabled, .tintColorDisabled]
    case .highlighted, .selected: [.fontColorHighlighted, .tintColorHighlighted]
    }
  }
}
