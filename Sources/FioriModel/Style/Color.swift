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
