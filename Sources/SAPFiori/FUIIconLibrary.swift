import FioriModel
public import UIKitCompatibility

/// The icons of the SDK that are drawn.
public enum FUIIconLibrary {
  /// Icons of numbers.
  public enum analytics {
    /// A triangle that points up.
    public static var trendUp: UIImage { UIImage(.builtin(.trendUp)) }
    /// A triangle that points down.
    public static var trendDown: UIImage { UIImage(.builtin(.trendDown)) }
  }
}
