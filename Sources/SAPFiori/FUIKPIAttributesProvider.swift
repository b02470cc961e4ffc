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
  /// The style of the items; `nil` for the look's.
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
      let own = item.attributedString
      let text = NSMutableAttributedString(
        string: own.string,
        attributes: attributesProvider?.attributes(for: item.style, in: state) ?? [:])
      own.enumerateAttributes(in: NSRange(location: 0, length: own.length)) {
        attributes, range, _ in
        text.addAttributes(attributes, range: range)
      }
      result.append(text)
    }
    return result
  }
}

extension FUIKPIAttributesProvider {
  /// Returns the attributes of an item in a state: the style sheet's, then the state's, then the
  /// default ones. A state that is selected has the color of a highlighted one, unless it has its
  /// own.
  func attributes(
    for style: FUIKPIViewItemStyle, in state: UIControlState, isTinted: Bool = true
  ) -> [NSAttributedString.Key: Any] {
    var tints = tintAttributes(for: style, state: state)
    if state == .selected, tints[.foregroundColor] == nil {
      tints[.foregroundColor] =
        tintAttributes(for: style, state: .highlighted)[.foregroundColor]
    }
    if !isTinted { tints[.foregroundColor] = nil }
    return defaultAttributes(for: style).merging(tints) { $1 }
      .merging(styleSheetAttributes(for: style)) { $1 }
  }

  /// Returns the space before each kind of item.
  fileprivate func kerning(
    _ property: String
  ) throws(PropertyError) -> [LeadingItemKerning: Double] {
    var result: [LeadingItemKerning: Double] = [:]
    for kind in FUIKPIView.LeadingItemKerning.allCases {
      let attributes = kerningAttribute(for: kind)
      let run = try NSAttributedString.run("", attributes, property)
      guard attributes[.kern] != nil else { continue }
      guard (-100...100).contains(run.kern) else {
        throw PropertyError(property, "expected a kern from -100 to 100, found \(run.kern)")
      }
      result[kind.kerning] = run.kern
    }
    return result
  }
}

/// A style of items in a state.
private struct StyledState: Hashable {
  let style: KPIItemStyle
  let state: ControlState
}

extension LoweringSettings {
  /// Returns the style of a view's items with the changes of a provider and the items themselves; `nil`
  /// if neither changes anything.
  ///
  /// `property` is the prefix of the view's properties' paths, `items` the name of the one with the
  /// items. Colors that the view has for a state replace the provider's.
  func kpiAttributes(
    _ provider: (any FUIKPIAttributesProvider)?, _ items: [any FUIKPIViewItem]?,
    _ property: String, items name: String = "items",
    tints: [UIControlState: UIColor] = [:], over base: @autoclosure () -> any KPIAttributesProvider
  ) throws(PropertyError) -> (any KPIAttributesProvider)? {
    let own = try KPIItem.attributes(items, "\(property)\(name)")
    guard let provider else {
      return own.isEmpty
        ? nil : ProvidedKPIAttributes(base: base(), own: own, category: category)
    }
    let path = "\(property)attributesProvider"
    var provided = ProvidedKPIAttributes(base: base(), own: own, category: category)
    provided.kerning = try provider.kerning(path)
    for style in FUIKPIViewItemStyle.allCases {
      for (state, own) in Self.states {
        let attributes = provider.attributes(
          for: style, in: own, isTinted: tints[own] == nil)
        var run = try NSAttributedString.run("", attributes, path)
        if state == .normal { provided.fonts[style.style] = run.font }
        run.font = nil
        if run != TextRun("") {
          provided.runs[StyledState(style: style.style, state: state)] = run
        }
      }
    }
    return provided
  }

  private var category: ContentSizeCategory { environment.contentSizeCategory }

  private static let states: [(ControlState, UIControlState)] = [
    (.normal, .normal), (.disabled, .disabled), (.highlighted, .highlighted),
    (.selected, .selected),
  ]
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

/// The attributes of a provider and of items, over the attributes of a look.
private struct ProvidedKPIAttributes: KPIAttributesProvider {
  let base: any KPIAttributesProvider
  var fonts: [KPIItemStyle: TextFont] = [:]
  var kerning: [LeadingItemKerning: Double] = [:]
  /// The other attributes of the provider.
  var runs: [StyledState: TextRun] = [:]
  /// The attributes of items, by their indexes.
  let own: [Int: TextRun]
  let category: ContentSizeCategory

  init(base: any KPIAttributesProvider, own: [Int: TextRun], category: ContentSizeCategory) {
    (self.base, self.own, self.category) = (base, own, category)
  }

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

  func attributes(of style: KPIItemStyle, at index: Int, in state: ControlState) -> TextRun? {
    let provided = runs[StyledState(style: style, state: state)]
    guard var run = own[index] else { return provided }
    run.color = run.color ?? provided?.color
    if run.kern == 0 { run.kern = provided?.kern ?? 0 }
    if run.baselineOffset == 0 { run.baselineOffset = provided?.baselineOffset ?? 0 }
    return run
  }

  var iconSize: Size { base.iconSize }
  var iconLineWidth: Double { base.iconLineWidth }
  var growth: Double { base.growth }
  var captionFont: Font { base.captionFont }
  var captionSpacing: Double { base.captionSpacing }
}
