/// A color for each state of a control; `nil` leaves a state its own.
///
/// The SAPFiori counterpart is `setTintColor(_:for:)`.
public struct StateColors: Hashable, Sendable {
  /// Color of an enabled view.
  public var normal: Color?
  /// Of a view that cannot.
  public var disabled: Color?
  /// Serves the selected state too.
  public var highlighted: Color?

  /// A color for each state; `nil` leaves a state its own.
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
