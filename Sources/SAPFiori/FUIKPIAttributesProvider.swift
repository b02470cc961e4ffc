import FioriBasics
import FioriKPI
import FioriLowering
import FioriModel
public import UIKitCompatibility

/// The style of a KPI's items. A method that is not implemented keeps the look's.
public protocol FUIKPIAttributesProvider: AnyObject {
  /// Returns the font of an item, and other attributes of its own.
  func defaultAttributes(for style: FUIKPIViewItemStyle) -> [NSAttributedString.Key: Any]
  /// Returns the color of an item in a state.
  func tintAttributes(
    for style: FUIKPIViewItemStyle, state: UIControlState
  ) -> [NSAttributedString.Key: Any]
  /// Returns attributes that replace the default ones.
  func styleSheetAttributes(for style: FUIKPIViewItemStyle) -> [NSAttributedString.Key: Any]
  /// Returns the space between an item and the previous one, as the attribute `kern`.
  func kerningAttribute(
    for kerning: FUIKPIView.LeadingItemKerning
  ) -> [NSAttributedString.Key: Any]
}

extension FUIKPIAttributesProvider {
  /// Returns no attributes.
  public func defaultAttributes(
    for style: FUIKPIViewItemStyle
  ) -> [NSAttributedString.Key: Any] { [:] }
  /// Returns no attributes.
  public func tintAttributes(
    for style: FUIKPIViewItemStyle, state: UIControlState
  ) -> [NSAttributedString.Key: Any] { [:] }
  /// Returns no attributes.
  public func styleSheetAttributes(
    for style: FUIKPIViewItemStyle
  ) -> [NSAttributedString.Key: Any] { [:] }
  /// Returns no attributes.
  public func kerningAttribute(
    for kerning: FUIKPIView.LeadingItemKerning
  ) -> [NSAttributedString.Key: Any] { [:] }
}

/// A view that takes the style of its items from a provider.
@preconcurrency @MainActor
public protocol FUIKPIAttributesConsumer: AnyObject {
  /// The style of the items; `nil` for that of the look.
  var attributesProvider: (any FUIKPIAttributesProvider)? { get set }
}

/// Builds one attributed string of a KPI's items.
public final class FUIKPIAttributedStringBuilder {
  /// The parts of the value, in reading order.
  public var items: [any FUIKPIViewItem]
  /// The style of the items; `nil` for none.
  public var attributesProvider: (any FUIKPIAttributesProvider)?

  /// Creates a builder.
  public init(
    items: [any FUIKPIViewItem], attributesProvider: (any FUIKPIAttributesProvider)? = nil
  ) {
    self.items = items
    self.attributesProvider = attributesProvider
  }

  /// Returns the texts of the items, with the provider's attributes for a state. Icons have no text.
  public func attributedString(for state: UIControlState = .normal) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for item in items where item.style != .icon {
      var attributes = attributesProvider?.attributes(for: item.style) ?? [:]
      let tint = attributesProvider?.tintAttributes(for: item.style, state: state) ?? [:]
      attributes.merge(tint) { own, _ in own }
      let text = NSMutableAttributedString(attributedString: item.attributedString)
      text.addAttributes(attributes, range: NSRange(location: 0, length: text.length))
      result.append(text)
    }
    return result
  }
}

extension FUIKPIAttributesProvider {
  /// Returns the attributes of an item besides its color: the style sheet's, then the default ones.
  func attributes(for style: FUIKPIViewItemStyle) -> [NSAttributedString.Key: Any] {
    styleSheetAttributes(for: style).merging(defaultAttributes(for: style)) { sheet, _ in sheet }
  }

  /// Returns the colors by state. All items of a view have one color, that of the metric.
  func tints(_ property: String) throws(PropertyError) -> [UIControlState: UIColor] {
    var tints: [UIControlState: UIColor] = [:]
    for state: UIControlState in [.normal, .disabled, .highlighted] {
      let value = tintAttributes(for: .metric, state: state)[.foregroundColor]
      guard let color = try Self.checked(value, as: UIColor.self, .foregroundColor, property) else {
        continue
      }
      tints[state] = color
    }
    return tints
  }

  /// Returns the fonts and the kerning as values, over those of a look.
  func kpiAttributes(
    _ property: String, over base: any KPIAttributesProvider, in settings: LoweringSettings
  ) throws(PropertyError) -> any KPIAttributesProvider {
    var fonts: [KPIItemStyle: TextFont] = [:]
    for style in FUIKPIViewItemStyle.allCases {
      let value = attributes(for: style)[.font]
      fonts[style.style] = try Self.checked(value, as: UIFont.self, .font, property)?.font
    }
    var kerning: [LeadingItemKerning: Double] = [:]
    for kind in FUIKPIView.LeadingItemKerning.allCases {
      let value = kerningAttribute(for: kind)[.kern]
      guard let number = try Self.checked(value, as: NSNumber.self, .kern, property) else {
        continue
      }
      guard (-100...100).contains(number.doubleValue) else {
        throw PropertyError(property, "expected a kern from -100 to 100, found \(number)")
      }
      kerning[kind.kerning] = number.doubleValue
    }
    return ProvidedKPIAttributes(
      base: base, fonts: fonts, kerning: kerning,
      category: settings.environment.contentSizeCategory)
  }

  private static func checked<Value>(
    _ value: Any?, as type: Value.Type, _ key: NSAttributedString.Key, _ property: String
  ) throws(PropertyError) -> Value? {
    guard let value else { return nil }
    let bridged: Any = (value as? CGFloat).map { NSNumber(value: Double($0)) } ?? value
    let number: Any = (bridged as? Double).map { NSNumber(value: $0) } ?? bridged
    guard let result = number as? Value else {
      throw PropertyError(
        property, "expected \(type) for '\(key.rawValue)', found \(Swift.type(of: value))")
    }
    return result
  }
}

extension FUIKPIView.LeadingItemKerning {
  var kerning: LeadingItemKerning {
    switch self {
    case .none: .none
    case .default: .default
    case .repeatingFraction: .repeatingFraction
    case .repeatingUnit: .repeatingUnit
    }
  }
}

extension LoweringSettings {
  /// The look's styles of KPI items.
  var look: LookKPIAttributes { LookKPIAttributes(environment) }
}

extension LoweringSettings {
  /// Returns the look's style of the items in a ring.
  func ringAttributes(
    _ size: KPIProgressViewSize, items: [KPIItem]
  ) -> any KPIAttributesProvider {
    RingKPIAttributes(
      generation: environment.generation, size: size,
      isFraction: items.contains { $0.style == .fraction && $0.text?.contains("/") == true },
      contentSizeCategory: environment.contentSizeCategory)
  }
}

/// The fonts and the kerning of a provider, over those of a look.
private struct ProvidedKPIAttributes: KPIAttributesProvider {
  let base: any KPIAttributesProvider
  let fonts: [KPIItemStyle: TextFont]
  let kerning: [LeadingItemKerning: Double]
  let category: ContentSizeCategory

  func font(for style: KPIItemStyle) -> Font {
    let font = base.font(for: style)
    return fonts[style].map { $0.resolved(over: font, category) } ?? font
  }

  func separatorFont(for style: KPIItemStyle) -> Font {
    fonts[style] == nil ? base.separatorFont(for: style) : font(for: .unit)
  }

  func tint(for state: ControlState) -> ColorStyle { base.tint(for: state) }

  func kerning(_ kerning: LeadingItemKerning) -> Double {
    self.kerning[kerning] ?? base.kerning(kerning)
  }

  var iconSize: Size { base.iconSize }
  var iconLineWidth: Double { base.iconLineWidth }
  var growth: Double { base.growth }
  var captionFont: Font { base.captionFont }
  var captionSpacing: Double { base.captionSpacing }
}
