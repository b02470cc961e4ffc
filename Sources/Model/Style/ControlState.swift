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
  /// Selected; drawn as highlighted unless it has a color of its own (chosen:
  /// Docs/sources/kpi.md#states).
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
  /// The states whose colors a state takes, its own first, for a property that does or does not keep
  /// its normal color when disabled.
  func sources(keepsNormal: Bool) -> [ControlState] {
    switch self {
    case .normal: [.normal]
    case .highlighted: [.highlighted, .normal]
    case .selected: [.selected, .highlighted, .normal]
    case .disabled: keepsNormal ? [.disabled, .normal] : [.disabled]
    }
  }
}

/// The color for each state of a control; a state with `nil` takes the color of another state or of the
/// look (Docs/theming.md#states).
///
/// The SAPFiori counterpart is `setTintColor(_:for:)`.
public struct StateColors: Hashable, Sendable {
  /// The color when enabled.
  public var normal: Color?
  /// The color when disabled.
  public var disabled: Color?
  /// The color when highlighted; if `nil`, the color of the normal state.
  public var highlighted: Color?
  /// The color when selected; if `nil`, the color of the highlighted state.
  public var selected: Color?

  /// Creates a color for each state; `nil` for the color of another state or of the look.
  public init(
    normal: Color? = nil, disabled: Color? = nil, highlighted: Color? = nil,
    selected: Color? = nil
  ) {
    self.normal = normal
    self.disabled = disabled
    self.highlighted = highlighted
    self.selected = selected
  }

  subscript(state: ControlState) -> Color? {
    switch state {
    case .normal: normal
    case .disabled: disabled
    case .highlighted: highlighted
    case .selected: selected
    }
  }
}
