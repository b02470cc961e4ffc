import FioriModel

extension ColorStyle {
  /// The color of a KPI in a state (stated: Docs/sources/kpi.md#states). `primaryLabel` is
  /// `primary1` in V2 to V4.
  static func tint(for state: ControlState) -> ColorStyle {
    switch state {
    case .normal: "tintColor"
    case .disabled: "primaryLabel"
    case .highlighted, .selected: "tintColorTapState"
    }
  }
}
