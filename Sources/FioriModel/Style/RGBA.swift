/// A color as it is drawn: sRGB with straight alpha, 8 bits each.
public struct RGBA: Hashable, Sendable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8
  /// 0 clear, 255 opaque.
  public var alpha: UInt8

  /// A color by its parts, 0 to 255 each.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `0xRRGGBB`, opaque.
  package init(_ rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16),
      green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// `0xRRGGBBAA`.
  package init(withAlpha rgba: UInt32) {
    self.init(rgba >> 8)
    alpha = UInt8(truncatingIfNeeded: rgba)
  }

  /// `#RRGGBB`, what the eye sees but for the alpha.
  public var rgbHex: String { "#" + [red, green, blue].map(Self.hex).joined() }

  /// `#RRGGBBAA`, as the layout report gives colors.
  package var hex: String { rgbHex + Self.hex(alpha) }

  /// `RRGGBB`, or `RRGGBBAA` where there is an alpha, as SAP publishes colors.
  package var publishedHex: String { String((alpha == 255 ? rgbHex : hex).dropFirst()) }

  /// Alpha as a share of one.
  package var opacity: Double { Double(alpha) / 255 }

  /// The color with its alpha made a share of what it is.
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
