import FioriKPI
import FioriLowering
import FioriModel
import UIKitCompatibility

/// A key number with units, an icon and a caption.
// properties of KPIView: NibDesignableControl
open class FUIKPIView: _FUIKPIViewProperties, FUIKPIContainer, FUIContentCopyableView,
  FUIKPIAttributesConsumer
{
  /// The kind of item before another item, which determines the space between the two.
  public enum LeadingItemKerning: Hashable, Sendable, CaseIterable {
    /// No item.
    case none
    /// Any other item.
    case `default`
    /// A fraction item before another fraction item.
    case repeatingFraction
    /// A unit item before another unit item.
    case repeatingUnit
  }

  /// The caption below the items, on up to two lines.
  // As in the SDK, so that `captionlabel?.text` compiles too; it is never nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public private(set) var captionlabel: FUILabel! = FUILabel()
  /// The style of the items; `nil` uses the look's.
  open var attributesProvider: (any FUIKPIAttributesProvider)?

  /// Returns the view as a value; `property` is the prefix of its properties' paths, `base` the
  /// default style of its items, if that is not a KPI view's.
  func kpiView(
    _ property: String = "", over base: (any KPIAttributesProvider)? = nil,
    in settings: LoweringSettings
  ) throws -> KPIView {
    let state = drawnState
    settings.check(captionlabel, "\(property)captionlabel")
    var view = KPIView(
      items: [],
      caption: try captionlabel.text("\(property)captionlabel", in: settings.direction),
      colorScheme: scheme,
      tintColor: try colors(tintColorForState, "\(property)tintColorForState"),
      isEnabled: !state.contains(.disabled), isHighlighted: state.contains(.highlighted),
      isSelected: state.contains(.selected), styleClass: classes,
      attributesProvider: try settings.kpiAttributes(
        attributesProvider, items, property, tints: tintColorForState,
        over: base ?? settings.look.view(.small)))
    try pass(to: &view, property, in: settings)
    return view
  }
}

extension FUIKPIView: LowerableView {
  func component(in settings: LoweringSettings) throws -> any Component {
    try kpiView(in: settings)
  }
}
