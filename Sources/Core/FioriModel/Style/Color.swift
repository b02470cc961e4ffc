/// A color in a description, before a palette resolves it.
public enum Color: Hashable, Sendable {
  /// A palette color for a background; `nil` uses the one for the interface's appearance.
  case palette(ColorStyle, on: ColorScheme? = nil)
  /// A literal color.
  case rgba(RGBA)

  /// Creates an opaque color from its components.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    .rgba(RGBA(red: red, green: green, blue: blue))
  }
}

/// The name of a palette color, such as `tintColor`.
///
/// The SAPFiori counterpart is `FUIColorStyle`.
public struct ColorStyle: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// SAP's name for the color.
  public let rawValue: String

  /// Creates a style from its name; a name in no palette gives a clear color.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a style from its name.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}
