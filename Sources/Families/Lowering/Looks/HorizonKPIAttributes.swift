public import FioriBasics
public import FioriModel

/// The look of the current SDK: bold text styles that grow with the text size.
public struct HorizonKPIAttributes: KPIAttributesProvider {
  private let size: KPIViewSize
  private let category: ContentSizeCategory

  /// Creates the look of a view size for a text size.
  public init(size: KPIViewSize = .small, contentSizeCategory: ContentSizeCategory = .large) {
    self.size = size
    category = contentSizeCategory
  }

  /// Returns the font of an item (stated: Docs/sources/kpi.md#sizes).
  public func font(for style: KPIItemStyle) -> Font {
    textStyle(of: style).font(category, weight: .bold)
  }

  private func textStyle(of style: KPIItemStyle) -> TextStyle {
    switch (style, size) {
    case (.unit, .small), (.unit, .medium): .title3
    case (.unit, .large): .title1
    case (_, .small): .title2
    case (_, .medium): .title1
    case (_, .large): .largeTitle
    }
  }

  /// Returns the font of the digits (Docs/sources/kpi.md#sizes).
  public func separatorFont(for style: KPIItemStyle) -> Font { font(for: style) }

  /// Returns the tint of the design language, the same in both looks.
  public func tint(for state: ControlState) -> ColorStyle { .tint(for: state) }

  /// Returns the same space between all items (stated: Docs/sources/kpi.md#spacing).
  public func kerning(_ kerning: LeadingItemKerning) -> Double {
    switch kerning {
    case .none: 0
    case .default, .repeatingFraction, .repeatingUnit, .icon: 1
    }
  }

  /// The size of an icon, about the size of the symbol that the SDK sets in the text (chosen:
  /// Docs/sources/kpi.md#icons).
  ///
  /// It grows with its text style (stated: Docs/sources/kpi.md#sizes), but no faster than the
  /// digits (chosen: small styles grow most, and it would become the largest item).
  public var iconSize: Size {
    let (side, style): (Double, TextStyle) = size == .large ? (20, .headline) : (16, .footnote)
    let factor = min(style.factor(category), textStyle(of: .metric).factor(category))
    let length = side * factor
    return Size(width: length, height: length)
  }

  /// The line width of an icon, a tenth of its box: nearly as heavy as the bold digits without
  /// filling in (chosen: Docs/sources/kpi.md#icons).
  public var iconLineWidth: Double { iconSize.width / 10 }

  /// The growth of the digits' style.
  public var growth: Double { max(textStyle(of: .metric).factor(category), 1) }

  /// The font of the caption, `subheadline` (stated: Docs/sources/kpi.md#sizes).
  public var captionFont: Font { TextStyle.subheadline.font(category) }

  /// The space above the caption (stated: Docs/sources/kpi.md#spacing).
  public var captionSpacing: Double { 1 }
}
