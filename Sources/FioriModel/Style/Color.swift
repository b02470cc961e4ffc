/// A colour as a description names it, before a palette gives it a value.
public enum Color: Hashable, Sendable {
  /// A palette colour for a ground; without one, for the interface's appearance.
  case palette(ColorStyle, on: ColorScheme? = nil)
  /// A colour of its own.
  case rgba(RGBA)

  /// A colour by its parts.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    .rgba(RGBA(red: red, green: green, blue: blue))
  }
}
