public import FioriBasics
public import FioriModel

/// The look of the SDK's reference pages: light digits at 48 points and units at 28, which grow with
/// the largest title style (chosen: Docs/sources/kpi.md#growth).
public struct ClassicKPIAttributes: KPIAttributesProvider {
  /// The font of the caption, `subheadline` (stated: Docs/sources/kpi.md#sizes).
  public let captionFont: Font

  /// The size of all other parts, relative to the default text size.
  private let factor: Double

  /// Creates the classic look for a text size.
  public init(contentSizeCategory: ContentSizeCategory = .large) {
    captionFont = TextStyle.subheadline.font(contentSizeCategory)
    factor = TextStyle.largeTitle.factor(contentSizeCategory)
  }

  /// Returns the font of an item.
  ///
  /// Sizes: stated (Docs/sources/kpi.md#sizes); weights and the leading of fixed sizes: chosen
  /// there.
  public func font(for style: KPIItemStyle) -> Font {
    let font =
      switch style {
      case .metric, .fraction, .icon: Font(weight: .light, size: Self.digitSize, leading: 57)
      case .unit: Font(weight: .regular, size: 28, leading: 34)
      }
    return font.scaled(by: factor)
  }

  /// Returns the font of a unit, also for units, which have a single size (stated:
  /// Docs/sources/kpi.md#sizes).
  public func separatorFont(for style: KPIItemStyle) -> Font {
    font(for: .unit)
  }

  /// Returns the tint of the design language on a dark background.
  public func tint(for state: ControlState) -> ColorStyle { .tint(for: state) }

  /// Returns the tint of the design language; a disabled KPI on light is `primary3`.
  public func tint(for state: ControlState, on background: Appearance) -> ColorStyle {
    .classicTint(for: state, on: background)
  }

  /// Returns the space between two items, in points.
  ///
  /// Chosen (Docs/sources/kpi.md#spacing): the SDK names the cases but does not publish amounts.
  public func kerning(_ kerning: LeadingItemKerning) -> Double {
    let points: Double =
      switch kerning {
      case .none: 0
      case .default: 2
      // At 0, the slash would touch a 1.
      case .repeatingFraction: 2
      // With less, USD and k would read as USDk.
      case .repeatingUnit: 4
      case .icon: 8
      }
    return points * factor
  }

  /// The size of an icon (stated at the default text size: Docs/sources/kpi.md#icons).
  public var iconSize: Size { Size(width: 32 * factor, height: 32 * factor) }

  /// The growth of the largest title style.
  public var growth: Double { max(factor, 1) }

  /// The space above the caption (Docs/sources/kpi.md#spacing).
  public var captionSpacing: Double { 2 }

  private static let digitSize = 48.0
}

/// The classic style of a KPI in a KPI header, as measured in SAP's own
/// (Docs/sources/headers.md#kpi-header).
struct HeaderKPIAttributes: KPIAttributesProvider {
  let category: ContentSizeCategory

  func font(for style: KPIItemStyle) -> Font {
    let (size, leading): (Double, Double) = style == .unit ? (28, 34) : (34, 41)
    return Font(weight: .light, size: size, leading: leading).scaled(by: factor)
  }

  func separatorFont(for style: KPIItemStyle) -> Font { font(for: .unit) }

  func tint(for state: ControlState) -> ColorStyle { .tint(for: state) }

  func tint(for state: ControlState, on background: Appearance) -> ColorStyle {
    .classicTint(for: state, on: background)
  }

  /// The amounts of a KPI view, in proportion to the digits.
  func kerning(_ kerning: LeadingItemKerning) -> Double {
    ClassicKPIAttributes(contentSizeCategory: category).kerning(kerning) * Self.digitSize / 48
  }

  /// In the same proportion to the digits as in a KPI view.
  var iconSize: Size {
    let side = 32 * Self.digitSize / 48 * factor
    return Size(width: side, height: side)
  }

  var growth: Double { max(factor, 1) }

  /// The line is higher than the digits, as if they were 38 points.
  var lineFont: Font { Font(weight: .light, size: 38, leading: 45).scaled(by: factor) }

  var captionFont: Font { TextStyle.subheadline.font(category) }

  var captionSpacing: Double { 3.2 }

  private var factor: Double { TextStyle.largeTitle.factor(category) }

  private static let digitSize = 34.0
}

/// The classic style of a KPI next to a header's texts or chart.
struct AccessoryKPIAttributes: KPIAttributesProvider {
  let category: ContentSizeCategory

  /// Sizes and weights: Docs/sources/headers.md#accessory-kpi. The leading is the same as of these
  /// sizes elsewhere; no value has two lines.
  func font(for style: KPIItemStyle) -> Font {
    let font =
      switch style {
      case .metric, .fraction, .icon: Font(weight: .light, size: Self.digitSize, leading: 43)
      case .unit: Font(weight: .regular, size: 24, leading: 29)
      }
    return font.scaled(by: factor)
  }

  func separatorFont(for style: KPIItemStyle) -> Font { font(for: .unit) }

  func tint(for state: ControlState) -> ColorStyle { .tint(for: state) }

  func tint(for state: ControlState, on background: Appearance) -> ColorStyle {
    .classicTint(for: state, on: background)
  }

  /// The classic amounts; for a fraction, in proportion to its digits
  /// (Docs/sources/kpi.md#spacing).
  func kerning(_ kerning: LeadingItemKerning) -> Double {
    let points = ClassicKPIAttributes(contentSizeCategory: category).kerning(kerning)
    return kerning == .repeatingFraction ? points * Self.digitSize / 48 : points
  }

  /// In the same proportion to the digits as in a KPI view, 32 to 48 (chosen:
  /// Docs/sources/headers.md#accessory-kpi).
  var iconSize: Size { Size(width: 24 * factor, height: 24 * factor) }

  var growth: Double { max(factor, 1) }

  /// See Docs/sources/headers.md#accessory-kpi.
  var captionFont: Font { TextStyle.subheadline.font(category) }

  /// The same as in a KPI view (Docs/sources/kpi.md#spacing).
  var captionSpacing: Double { 2 }

  /// The size of all parts except the caption, relative to the default text size; grows as in a KPI
  /// view (Docs/sources/kpi.md#growth).
  private var factor: Double { TextStyle.largeTitle.factor(category) }

  private static let digitSize = 36.0
}

/// The classic style of the number above a card's chart.
struct CardKPIAttributes: KPIAttributesProvider {
  let category: ContentSizeCategory

  func font(for style: KPIItemStyle) -> Font {
    switch style {
    case .metric, .fraction, .icon: TextStyle.title1.font(category, weight: .light)
    case .unit: TextStyle.body.font(category)
    }
  }

  func separatorFont(for style: KPIItemStyle) -> Font { font(for: .unit) }

  func tint(for state: ControlState) -> ColorStyle { .tint(for: state) }

  func tint(for state: ControlState, on background: Appearance) -> ColorStyle {
    .classicTint(for: state, on: background)
  }

  /// The same as for a classic KPI (Docs/sources/cards.md#kpi).
  func kerning(_ kerning: LeadingItemKerning) -> Double {
    ClassicKPIAttributes().kerning(kerning)
  }

  /// In points (Docs/sources/cards.md#kpi).
  var iconSize: Size { Size(width: 20, height: 20) }

  var growth: Double { max(TextStyle.title1.factor(category), 1) }

  var captionFont: Font { TextStyle.subheadline.font(category) }

  var captionSpacing: Double { 0 }
}
