/// A color as a description names it, before a palette gives it a value.
public enum Color: Hashable, Sendable {
  /// A palette color for a ground; without one, for the interface's appearance.
  case palette(ColorStyle, on: ColorScheme? = nil)
  /// A color of its own.
  case rgba(RGBA)

  /// A color by its parts.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    .rgba(RGBA(red: red, green: green, blue: blue))
  }
}

/// The name of a palette color, such as `tintColor`.
///
/// The SAPFiori counterpart is `FUIColorStyle`.
public struct ColorStyle: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as SAP writes it.
  public let rawValue: String

  /// A style by its name; one that no palette has is clear.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A style by its name.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}
