import FioriRender

/// A look for tests in which every number differs from the classic one.
struct KPILook: KPIAttributesProvider {
  var captionSpacing = 7.0

  func font(for style: KPIItemStyle) -> Font {
    switch style {
    case .metric, .icon: Font(weight: .bold, size: 22, leading: 26)
    case .fraction: Font(weight: .semibold, size: 24, leading: 28)
    case .unit: Font(weight: .bold, size: 20, leading: 24)
    }
  }

  func separatorFont(for style: KPIItemStyle) -> Font { font(for: style) }

  func tint(for state: ControlState) -> ColorStyle {
    switch state {
    case .normal: "positive"
    case .disabled: "primary3"
    case .highlighted: "critical"
    case .selected: "negative"
    }
  }

  func kerning(_ kerning: LeadingItemKerning) -> Double { kerning == .none ? 0 : 11 }

  var iconSize: Size { Size(width: 16, height: 20) }
  var captionFont: Font { Font(weight: .regular, size: 13, leading: 18) }
}
