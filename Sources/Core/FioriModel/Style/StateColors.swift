/// The color for each state of a control; `nil` keeps the state's default.
///
/// The SAPFiori counterpart is `setTintColor(_:for:)`.
public struct StateColors: Hashable, Sendable {
  /// The color when enabled.
  public var normal: Color?
  /// The color when disabled.
  public var disabled: Color?
  /// The color when highlighted or selected.
  public var highlighted: Color?

  /// Creates a color for each state; `nil` keeps the state's default.
  public init(normal: Color? = nil, disabled: Color? = nil, highlighted: Color? = nil) {
    self.normal = normal
    self.disabled = disabled
    self.highlighted = highlighted
  }

  package subscript(state: ControlState) -> Color? {
    switch state {
    case .normal: normal
    case .disabled: disabled
    case .highlighted, .selected: highlighted
    }
  }
}
