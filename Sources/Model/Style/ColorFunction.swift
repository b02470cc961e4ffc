/// A color in NUI's function notation: `rgb(255, 0, 0)`, `hsla(0.5, 1.0, 1.0, 0.3)`.
///
/// Stated (Docs/sources/colors.md#notation): components with a decimal point range to 1, those
/// without to 255, including alpha; NUI's lightness is brightness; a fourth value of `rgb` is
/// ignored.
struct ColorFunction {
  let color: RGBA

  /// Parses a function; `nil` if the text is not one, or a component is missing.
  init?(_ text: String) {
    let compact = text.filter { !$0.isWhitespace }
    guard compact.hasSuffix(")"), let open = compact.firstIndex(of: "(") else { return nil }
    let parts = compact[compact.index(after: open)...].dropLast()
      .split(separator: ",", omittingEmptySubsequences: false).map(Self.component)
    let name = compact[..<open]
    let hasAlpha = name == "rgba" || name == "hsla"
    guard ["rgb", "rgba", "hsl", "hsla"].contains(name), (3...4).contains(parts.count),
      !hasAlpha || parts.count == 4, !parts.contains(nil)
    else { return nil }
    let values = parts.compactMap(\.self)
    let alpha = hasAlpha ? values[3] : 1
    color =
      name.hasPrefix("rgb")
      ? Self.rgba(values[0], values[1], values[2], alpha)
      : Self.hsba(values[0], values[1], values[2], alpha)
  }

  private static func component(_ text: Substring) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return min(max(text.contains(".") ? value : value / 255, 0), 1)
  }

  private static func rgba(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) -> RGBA {
    func byte(_ share: Double) -> UInt8 { UInt8((share * 255).rounded()) }
    return RGBA(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  /// Converts hue, saturation and brightness.
  private static func hsba(
    _ hue: Double, _ saturation: Double, _ brightness: Double, _ alpha: Double
  ) -> RGBA {
    func channel(_ offset: Double) -> Double {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    return rgba(channel(5), channel(3), channel(1), alpha)
  }
}
