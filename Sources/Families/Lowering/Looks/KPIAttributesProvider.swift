public import FioriBasics
public import FioriModel

/// The style of a KPI's items, independent of how they are laid out.
///
/// All controls with KPI items share one builder. Each look is a separate provider, and you can
/// write your own (<doc:Theming>). The SAPFiori counterpart is `FUIKPIAttributesProvider`.
public protocol KPIAttributesProvider: Sendable {
  /// Returns the font of an item.
  func font(for style: KPIItemStyle) -> Font

  /// Returns the font of `.` and `,` next to a digit of an item.
  func separatorFont(for style: KPIItemStyle) -> Font

  /// Returns the default color of all items in a state.
  func tint(for state: ControlState) -> ColorStyle

  /// Returns the space between an item and the previous one, in points.
  func kerning(_ kerning: LeadingItemKerning) -> Double

  /// The size of an icon in points.
  var iconSize: Size { get }

  /// The line width of a built-in icon in points.
  var iconLineWidth: Double { get }

  /// How much larger the digits are than at the default text size, at least 1. A value may be that
  /// much wider, and its digits may shrink to the same size, before it is truncated.
  var growth: Double { get }

  /// The font whose line box is that of the items, whatever their own size.
  var lineFont: Font { get }

  /// The font of the caption.
  var captionFont: Font { get }

  /// The space between the box of the items and the box of the caption, in points.
  var captionSpacing: Double { get }
}

extension KPIAttributesProvider {
  /// 2 points in a box of 32, like the stems of the classic digits (chosen:
  /// Docs/sources/kpi.md#icons).
  public var iconLineWidth: Double { iconSize.width / 16 }

  /// The font of the metric.
  public var lineFont: Font { font(for: .metric) }

  /// 1, for digits that do not grow with the text size.
  public var growth: Double { 1 }
}

extension LoweringContext {
  /// Returns the style of a KPI view's items in the current look.
  package func kpiAttributes(size: KPIViewSize) -> any KPIAttributesProvider {
    theme.look.kpi.view(size, theme.contentSizeCategory)
  }

  /// Returns the style of a KPI view's items in a header.
  package func headerKPIAttributes(
    size: KPIViewSize, on background: Appearance
  ) -> any KPIAttributesProvider {
    theme.look.kpi.header(size, theme.contentSizeCategory, background)
  }

  /// The style of the number above a card's chart.
  package var chartCardKPIAttributes: any KPIAttributesProvider {
    theme.look.kpi.chartCard(theme.contentSizeCategory)
  }

  /// The style of a KPI next to a header's texts or chart.
  package var accessoryKPIAttributes: any KPIAttributesProvider {
    theme.look.kpi.accessory(theme.contentSizeCategory)
  }
}

extension ColorStyle {
  /// Returns the color of a KPI in a state (stated: Docs/sources/kpi.md#states). `primaryLabel` is
  /// `primary1` in V2 to V4.
  package static func tint(for state: ControlState) -> ColorStyle {
    switch state {
    case .normal: "tintColor"
    case .disabled: "primaryLabel"
    case .highlighted, .selected: "tintColorTapState"
    }
  }
}

/// The styles of items.
///
/// The SAPFiori counterpart is `FUIKPIViewItemStyle`.
public enum KPIItemStyle: Hashable, Sendable, CaseIterable {
  case metric
  case unit
  case icon
  case fraction
}

/// The kind of item before another item, which determines the space between the two.
///
/// The SAPFiori counterpart is `FUIKPIView.LeadingItemKerning`; it has no case for icons.
public enum LeadingItemKerning: Hashable, Sendable, CaseIterable {
  /// No item.
  case none
  /// Any other item.
  case `default`
  /// A fraction item before another fraction item.
  case repeatingFraction
  /// A unit item before another unit item.
  case repeatingUnit
  /// An icon before any item, or any item before an icon.
  case icon

  /// Creates the kerning of an item after another; `nil` for the first item.
  public init(of style: KPIItemStyle, after previous: KPIItemStyle?) {
    self =
      switch (previous, style) {
      case (nil, _): .none
      case (.icon, _), (_, .icon): .icon
      case (.fraction, .fraction): .repeatingFraction
      case (.unit, .unit): .repeatingUnit
      case (.metric, _), (.unit, .metric), (.unit, .fraction), (.fraction, .metric),
        (.fraction, .unit):
        .default
      }
  }
}

/// The styles of KPI items in the look of an environment, which custom ones can start from.
package struct LookKPIAttributes {
  private let look: Look.KPI
  private let category: ContentSizeCategory

  package init(_ environment: Environment) {
    look = Look.look(of: environment.generation).kpi
    category = environment.contentSizeCategory
  }

  /// Returns the style of a KPI view.
  package func view(_ size: KPIViewSize) -> any KPIAttributesProvider { look.view(size, category) }

  /// The style of the number above a card's chart.
  package var chartCard: any KPIAttributesProvider { look.chartCard(category) }

  /// The style of a KPI next to a header's texts or chart.
  package var accessory: any KPIAttributesProvider { look.accessory(category) }
}

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

  /// Returns the tint of the design language, the same in both looks.
  public func tint(for state: ControlState) -> ColorStyle { .tint(for: state) }

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

  /// The size of an icon, about that of the symbol that the SDK sets in the text (chosen:
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

/// The classic style of a KPI in a KPI header, as measured in SAP's own
/// (Docs/sources/headers.md#kpi-header).
struct HeaderKPIAttributes: KPIAttributesProvider {
  let category: ContentSizeCategory
  let background: Appearance

  func font(for style: KPIItemStyle) -> Font {
    let (size, leading): (Double, Double) = style == .unit ? (28, 34) : (34, 41)
    return Font(weight: .light, size: size, leading: leading).scaled(by: factor)
  }

  func separatorFont(for style: KPIItemStyle) -> Font { font(for: .unit) }

  /// A KPI without an action is gray on light; on the gradient, that gray could not be read.
  func tint(for state: ControlState) -> ColorStyle {
    state == .disabled && background == .light ? "tertiaryLabel" : .tint(for: state)
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

  /// Sizes and weights: Docs/sources/headers.md#accessory-kpi. The leading is that of the same
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
