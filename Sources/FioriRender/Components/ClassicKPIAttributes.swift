/// The look of the SDK's reference pages: light digits of 48 points and units of 28.
public struct ClassicKPIAttributes: KPIAttributesProvider {
  /// The classic look.
  public init() {}

  /// Sizes: stated (facts, theming §2.2); weights and the fixed sizes' leading: chosen there and
  /// by the boards.
  public func font(for style: KPIItemStyle) -> Font {
    switch style {
    case .metric, .fraction, .icon: Font(weight: .light, size: Self.digitSize, leading: 57)
    case .unit: Font(weight: .regular, size: 28, leading: 34)
    }
  }

  /// As a unit (stated: facts, theming §2.2), but of a unit itself, which is all of one size.
  public func separatorFont(for style: KPIItemStyle) -> Font {
    font(for: .unit)
  }

  /// Facts, theming §1.1; `primary1` is what `primaryLabel` is called in V2 to V4.
  public func tint(for state: ControlState) -> ColorStyle {
    switch state {
    case .normal: "tintColor"
    case .disabled: "primary1"
    case .highlighted, .selected: "tintColorTapState"
    }
  }

  /// Chosen (boards, KPI view): the SDK names the cases and publishes no amounts.
  public func kerning(_ kerning: LeadingItemKerning) -> Double {
    switch kerning {
    case .none: 0
    case .default: 2
    // At nothing, the slash leans on a 1.
    case .repeatingFraction: 2
    // Less would make USDk of USD and k.
    case .repeatingUnit: 4
    case .icon: 8
    }
  }

  /// Stated (sapfiori/kpi-view).
  public var iconSize: Size { Size(width: 32, height: 32) }

  /// `subheadline` (facts, theming §2.2, §8.1).
  public var captionFont: Font { Font(weight: .regular, size: 15, leading: 20) }

  /// Facts, theming §2.3.
  public var captionSpacing: Double { 2 }

  private static let digitSize = 48.0
}
