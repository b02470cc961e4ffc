/// A color in sRGB with straight alpha, 8 bits each.
public struct RGBA: Hashable, Sendable {
  /// The red component, 0 to 255.
  public var red: UInt8
  /// The green component, 0 to 255.
  public var green: UInt8
  /// The blue component, 0 to 255.
  public var blue: UInt8
  /// The alpha, from 0 (clear) to 255 (opaque).
  public var alpha: UInt8

  /// Creates a color from its components, 0 to 255 each.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque color from `0xRRGGBB`.
  package init(_ rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16),
      green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// Creates a color from `0xRRGGBBAA`.
  package init(withAlpha rgba: UInt32) {
    self.init(rgba >> 8)
    alpha = UInt8(truncatingIfNeeded: rgba)
  }

  /// The color as `#RRGGBB`, without alpha.
  public var rgbHex: String { "#" + [red, green, blue].map(Self.hex).joined() }

  /// The color as `#RRGGBBAA`, as in the layout report.
  package var hex: String { rgbHex + Self.hex(alpha) }

  /// The color as `RRGGBB`, or `RRGGBBAA` if translucent, as SAP publishes colors.
  package var publishedHex: String { String((alpha == 255 ? rgbHex : hex).dropFirst()) }

  /// The alpha as a fraction of 1.
  package var opacity: Double { Double(alpha) / 255 }

  /// Returns the color with its alpha multiplied by `share`.
  package func fadedTo(_ share: Double) -> RGBA {
    var color = self
    color.alpha = UInt8((Double(alpha) * share).rounded())
    return color
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
