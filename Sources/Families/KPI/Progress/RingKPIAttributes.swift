public import FioriBasics
public import FioriLowering
public import FioriModel

/// The style of the items inside a progress ring.
///
/// Like the ring, they do not grow with the text size (stated: Docs/sources/kpi.md#ring-value); the
/// caption does.
public struct RingKPIAttributes: KPIAttributesProvider {
  private let generation: Environment.Generation
  private let digitWeight: Font.Weight
  private let category: ContentSizeCategory
  private let scale: Double
  private let digitSize: Double

  /// Creates the style of a generation for a ring size and a value that is or is not a fraction.
  public init(
    generation: Environment.Generation = .classic, size: KPIProgressViewSize = .large,
    isFraction: Bool = false, contentSizeCategory: ContentSizeCategory = .large
  ) {
    self.generation = generation
    digitWeight = Look.look(of: generation).ring.digitWeight
    category = contentSizeCategory
    scale = size.textScale
    digitSize = isFraction ? 36 : 48
  }

  /// Returns the font of an item.
  ///
  /// Sizes stated, weights chosen: Docs/sources/kpi.md#ring-value. The leading is the same as of
  /// these sizes elsewhere; no value has two lines.
  public func font(for style: KPIItemStyle) -> Font {
    let font =
      switch style {
      case .unit: Font(weight: .regular, size: 24, leading: 29)
      case .metric, .fraction, .icon:
        Font(weight: digitWeight, size: digitSize, leading: digitSize == 48 ? 57 : 43)
      }
    return font.scaled(by: scale)
  }

  /// Returns the font of a unit (stated: Docs/sources/kpi.md#ring-value).
  public func separatorFont(for style: KPIItemStyle) -> Font { font(for: .unit) }

  /// Returns the tint of the design language on a dark background, the same in both looks.
  public func tint(for state: ControlState) -> ColorStyle { .tint(for: state) }

  /// Returns the tint of a KPI view in the same look.
  public func tint(for state: ControlState, on background: Appearance) -> ColorStyle {
    Look.look(of: generation).kpi.tint(state, background)
  }

  /// Returns the classic amounts in both looks (stated); for a fraction, in proportion to its
  /// digits (chosen: Docs/sources/kpi.md#ring-value).
  public func kerning(_ kerning: LeadingItemKerning) -> Double {
    let points = ClassicKPIAttributes().kerning(kerning)
    return (kerning == .repeatingFraction ? points * digitSize / 48 : points) * scale
  }

  /// Zero, since a ring has no icons.
  public var iconSize: Size { .zero }

  /// The font of the caption, `subheadline` (stated: Docs/sources/kpi.md#ring-value), scaled with
  /// the ring.
  public var captionFont: Font { TextStyle.subheadline.font(category).scaled(by: scale) }

  /// The space above the caption (stated: Docs/sources/kpi.md#ring-value).
  public var captionSpacing: Double { 2 * scale }
}
