import FioriModel
public import UIKitCompatibility

/// A view with KPI items.
@preconcurrency @MainActor
public protocol FUIKPIContainer: UIView {
  /// The parts of the value, in reading order; `nil` for none.
  var items: [any FUIKPIViewItem]? { get set }
}

/// A view with a color for each of its states.
@preconcurrency @MainActor
public protocol FUIStateTintable: UIView {
  /// Sets the color in a state; `nil` restores the default.
  func setTintColor(_ color: UIColor?, for state: UIControlState)
}

/// The stored properties of a view with a color per state.
@preconcurrency @MainActor
public protocol FUIStateTintableImplementation: FUIStateTintable {
  /// The colors that replace the color scheme's.
  var tintColorForState: [UIControlState: UIColor] { get set }
  /// Whether a color has been set since the color scheme was.
  var _isTintColorOverridden: Bool { get set }
  /// Draws the view as in a state.
  func applyTintColor(forState state: UIControlState)
}

/// A view that can be selected.
@preconcurrency @MainActor
public protocol FUIStateSelectable: UIView {
  /// Whether the view is selected.
  var isSelected: Bool { get set }
}

/// A view whose content can be copied by pressing it for long.
@preconcurrency @MainActor
public protocol FUIContentCopyableView: UIView {}

/// A control with a color for each of its states.
open class NibDesignableControl: UIControl, FUIStateTintableImplementation, FUIStateSelectable {
  /// The background of the control: the scheme of the header around it, unless it has been set.
  /// Setting it removes all colors that have been set before.
  public var colorScheme: FUIBackgroundColorScheme {
    get { ownScheme.value(or: standardScheme) }
    set {
      guard ownScheme.set(newValue, over: standardScheme) else { return }
      (tintColorForState, _isTintColorOverridden) = ([:], false)
    }
  }
  /// The colors that replace the color scheme's in the states normal, disabled, highlighted and selected.
  public var tintColorForState: [UIControlState: UIColor] = [:]
  /// Whether a color has been set since the color scheme was.
  public var _isTintColorOverridden = false
  /// The color in the state normal; `nil` uses the color scheme's.
  override open var tintColor: UIColor? {
    get { tintColorForState[.normal] }
    set { setTintColor(newValue, for: .normal) }
  }

  private var ownScheme = SettableScheme()
  private var standardScheme: FUIBackgroundColorScheme {
    (container as? any SchemedContainer)?.containerScheme ?? .device
  }
  private var appliedState: UIControlState?

  /// Sets the color in a state, which is normal, disabled, highlighted or selected; `nil` restores the
  /// color scheme's.
  open func setTintColor(_ color: UIColor?, for state: UIControlState) {
    tintColorForState[state] = color
    _isTintColorOverridden = !tintColorForState.isEmpty
  }

  /// Draws the control as in a state, whichever it is in.
  public func applyTintColor(forState state: UIControlState) { appliedState = state }

  /// The state to draw the control in.
  var drawnState: UIControlState { appliedState ?? state }

  /// The color scheme as views have it.
  var scheme: ColorScheme? { ownScheme.own?.scheme }

  /// Returns colors by state as views have them.
  func colors(
    _ colors: [UIControlState: UIColor], _ property: String
  ) throws(PropertyError) -> StateColors {
    var colors = colors
    let result = StateColors(
      normal: colors.removeValue(forKey: .normal)?.color,
      disabled: colors.removeValue(forKey: .disabled)?.color,
      highlighted: colors.removeValue(forKey: .highlighted)?.color,
      selected: colors.removeValue(forKey: .selected)?.color)
    guard colors.isEmpty else {
      throw PropertyError(
        property,
        "expected a color for normal, disabled, highlighted or selected, found one for another state"
      )
    }
    return result
  }
}
