package import FioriModel

/// A color: one of UIKit's, one with components, or one of the Fiori palette.
public final class UIColor: NSObject, Sendable {
  /// The color as views have it.
  package let color: Color

  /// Creates a color from one of a view's.
  package init(_ color: Color) { self.color = color }

  /// Creates a color from its components, 0 to 1; others are moved into this range.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      .rgba(
        RGBA(
          red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue),
          alpha: Self.byte(alpha))))
  }

  /// Creates a gray, 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns a component as a byte; 0 for one that is not a number.
  private static func byte(_ component: CGFloat) -> UInt8 {
    component > 0 ? UInt8((min(component, 1) * 255).rounded()) : 0
  }

  /// Returns whether the other object is the same color.
  override public func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0.color == color } ?? false
  }

  /// The hash of the color.
  override public var hash: Int { color.hashValue }
}

extension UIColor {
  private static func named(_ name: String) -> UIColor {
    UIColor(Color(text: name, in: .description) ?? .rgba(RGBA(red: 0, green: 0, blue: 0, alpha: 0)))
  }

  /// Black.
  public static let black = named("black")
  /// Dark gray, a third of white.
  public static let darkGray = named("darkGray")
  /// Light gray, two thirds of white.
  public static let lightGray = named("lightGray")
  /// White.
  public static let white = named("white")
  /// Gray, half of white.
  public static let gray = named("gray")
  /// Red.
  public static let red = named("red")
  /// Green.
  public static let green = named("green")
  /// Blue.
  public static let blue = named("blue")
  /// Cyan.
  public static let cyan = named("cyan")
  /// Yellow.
  public static let yellow = named("yellow")
  /// Magenta.
  public static let magenta = named("magenta")
  /// Orange.
  public static let orange = named("orange")
  /// Purple.
  public static let purple = named("purple")
  /// Brown.
  public static let brown = named("brown")
  /// Transparent.
  public static let clear = named("clear")
}
