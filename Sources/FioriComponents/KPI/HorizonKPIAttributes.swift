public import FioriBasics
public import FioriModel

/// The look of today's SDK: bold text styles that grow with the reader's wish.
public struct HorizonKPIAttributes: KPIAttributesProvider {
  private let size: KPIViewSize
  private let category: ContentSizeCategory

  /// The look of a size, at the given size of texts.
  public init(size: KPIViewSize = .small, contentSizeCategory: ContentSizeCategory = .large) {
    self.size = size
    category = contentSizeCategory
  }

  /// Stated (Docs/sources/kpi.md#sizes).
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

  /// As the digits (Docs/sources/kpi.md#sizes).
  public func separatorFont(for style: KPIItemStyle) -> Font { font(for: style) }

  /// As the design language has it in both looks.
  public func tint(for state: ControlState) -> ColorStyle { .tint(for: state) }

  /// Stated between all siblings (Docs/sources/kpi.md#spacing).
  public func kerning(_ kerning: LeadingItemKerning) -> Double {
    switch kerning {
    case .none: 0
    case .default, .repeatingFraction, .repeatingUnit, .icon: 1
    }
  }

  /// About as large as the symbol that the SDK sets in the text (chosen:
  /// Docs/sources/kpi.md#icons), and growing with its style (stated: Docs/sources/kpi.md#sizes),
  /// though no faster than the digits (chosen: small styles grow most, and it would become the
  /// largest of all).
  public var iconSize: Size {
    let (side, style): (Double, TextStyle) = size == .large ? (20, .headline) : (16, .footnote)
    let factor = min(style.factor(category), textStyle(of: .metric).factor(category))
    let length = side * factor
    return Size(width: length, height: length)
  }

  /// A tenth of the box: nearly as heavy as the bold digits, and still open inside (chosen:
  /// Docs/sources/kpi.md#icons).
  public var iconLineWidth: Double { iconSize.width / 10 }

  /// `subheadline` (stated: Docs/sources/kpi.md#sizes).
  public var captionFont: Font { TextStyle.subheadline.font(category) }

  /// Stated (Docs/sources/kpi.md#spacing).
  public var captionSpacing: Double { 1 }
}
