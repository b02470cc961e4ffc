import FioriKPI
import FioriLowering
import FioriModel
public import UIKitCompatibility

/// The size of the ring of a progress view.
public enum FUIKPIProgressViewSize: Hashable, Sendable, CaseIterable {
  /// A diameter of 130 points.
  case large
  /// A diameter of 104 points.
  case small
}

/// A value in a ring that shows its progress.
// properties of KPIProgressView: NibDesignableControl
open class FUIKPIProgressView: _FUIKPIProgressViewProperties, FUIKPIContainer,
  FUIContentCopyableView, FUIKPIAttributesConsumer
{
  /// The size of the ring.
  open var chartSize = FUIKPIProgressViewSize.large
  /// The filled fraction of the ring, 0 to 1.
  open var progress: Float = 0
  /// The style of the items; `nil` uses the look's.
  open var attributesProvider: (any FUIKPIAttributesProvider)?
  private var textColorForState: [UIControlState: UIColor] = [:]

  /// Sets the color of the items and the caption in a state, which is normal, disabled, highlighted or
  /// selected; `nil` restores the ring's color.
  open func setTextColor(_ color: UIColor?, for state: UIControlState) {
    textColorForState[state] = color
  }

  /// Returns the view as a value; `property` is the prefix of its properties' paths.
  func kpiProgressView(
    _ property: String = "", in settings: LoweringSettings
  ) throws -> KPIProgressView {
    let state = drawnState
    let size: KPIProgressViewSize = chartSize == .large ? .large : .small
    var view = KPIProgressView(
      items: [], progress: progress.asWritten, chartSize: size, colorScheme: scheme,
      tintColor: try colors(tintColorForState, "\(property)tintColorForState"),
      textColor: try colors(textColorForState, "\(property)setTextColor"),
      isEnabled: !state.contains(.disabled), isHighlighted: state.contains(.highlighted),
      isSelected: state.contains(.selected), styleClass: classes)
    try pass(to: &view, property, in: settings)
    view.attributesProvider = try settings.kpiAttributes(
      attributesProvider, items, property,
      tints: tintColorForState.merging(textColorForState) { $1 },
      over: settings.ringAttributes(size, items: view.items))
    return view
  }
}

extension FUIKPIProgressView: LowerableView {
  func component(in settings: LoweringSettings) throws -> any Component {
    try kpiProgressView(in: settings)
  }
}

extension Float {
  /// The number that its digits mean: 0.33 and not 0.330000013.
  var asWritten: Double { Double(description) ?? Double(self) }
}
