public import FioriBasics
public import FioriModel

/// The look of the SDK's reference pages: light digits of 48 points and units of 28.
public struct ClassicKPIAttributes: KPIAttributesProvider {
  /// The caption's font, which alone grows with the reader's wish (Docs/sources/kpi.md#sizes).
  public let captionFont: Font

  /// The classic look at the given size of texts.
  public init(contentSizeCategory: ContentSizeCategory = .large) {
    captionFont = TextStyle.subheadline.font(contentSizeCategory)
  }

  /// Sizes: stated (Docs/sources/kpi.md#sizes); weights and the fixed sizes' leading: chosen there.
  public func font(for style: KPIItemStyle) -> Font {
    switch style {
    case .metric, .fraction, .icon: Font(weight: .light, size: Self.digitSize, leading: 57)
    case .unit: Font(weight: .regular, size: 28, leading: 34)
    }
  }

  /// As a unit (stated: Docs/sources/kpi.md#sizes), but of a unit itself, which is all of one size.
  public func separatorFont(for style: KPIItemStyle) -> Font {
    font(for: .unit)
  }

  /// As the design language has it in both looks.
  public func tint(for state: ControlState) -> ColorStyle { .tint(for: state) }

  /// Chosen (Docs/sources/kpi.md#spacing): the SDK names the cases and publishes no amounts.
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

  /// Stated (Docs/sources/kpi.md#icons).
  public var iconSize: Size { Size(width: 32, height: 32) }

  /// See Docs/sources/kpi.md#spacing.
  public var captionSpacing: Double { 2 }

  private static let digitSize = 48.0
}
