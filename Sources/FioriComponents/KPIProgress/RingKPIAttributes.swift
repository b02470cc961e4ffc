public import FioriBasics
public import FioriModel

/// The style of the items inside a progress ring.
///
/// Their sizes do not grow with the reader's wish, as the ring does not (stated:
/// Docs/sources/kpi.md#ring-value); the caption's does.
public struct RingKPIAttributes: KPIAttributesProvider {
  private let digitWeight: Font.Weight
  private let category: ContentSizeCategory
  private let scale: Double
  private let digitSize: Double

  /// The style in a generation, for a ring of a size, whose value is a fraction or is none.
  public init(
    generation: Environment.Generation = .classic, size: KPIProgressViewSize = .large,
    isFraction: Bool = false, contentSizeCategory: ContentSizeCategory = .large
  ) {
    digitWeight = Look.look(of: generation).ring.digitWeight
    category = contentSizeCategory
    scale = size.textScale
    digitSize = isFraction ? 36 : 48
  }

  /// Sizes stated, weights chosen: Docs/sources/kpi.md#ring-value. Leadings are those
  /// of the same sizes elsewhere; no value has two lines.
  public func font(for style: KPIItemStyle) -> Font {
    let font =
      switch style {
      case .unit: Font(weight: .regular, size: 24, leading: 29)
      case .metric, .fraction, .icon:
        Font(weight: digitWeight, size: digitSize, leading: digitSize == 48 ? 57 : 43)
      }
    return font.scaled(by: scale)
  }

  /// As a unit (stated: Docs/sources/kpi.md#ring-value).
  public func separatorFont(for style: KPIItemStyle) -> Font { font(for: .unit) }

  /// As the design language has it in both looks.
  public func tint(for state: ControlState) -> ColorStyle { .tint(for: state) }

  /// The classic amounts in both looks (stated), those of a fraction in proportion to its digits
  /// (chosen: Docs/sources/kpi.md#ring-value).
  public func kerning(_ kerning: LeadingItemKerning) -> Double {
    let points = ClassicKPIAttributes().kerning(kerning)
    return (kerning == .repeatingFraction ? points * digitSize / 48 : points) * scale
  }

  /// Nothing: a ring has no icons.
  public var iconSize: Size { .zero }

  /// `subheadline` (stated: Docs/sources/kpi.md#ring-value), scaled with the ring.
  public var captionFont: Font { TextStyle.subheadline.font(category).scaled(by: scale) }

  /// Stated (Docs/sources/kpi.md#ring-value).
  public var captionSpacing: Double { 2 * scale }
}
