import Glibc

/// The contrast of a color with its background, as defined by WCAG 2
/// (Docs/sources/colors.md#contrast).
package enum Contrast {
  /// Returns the contrast ratio, from 1 for equal colors to 21 for black on white.
  ///
  /// A translucent color is composited first; the background counts as opaque.
  package static func ratio(of color: RGBA, on background: RGBA) -> Double {
    let (one, other) = (
      color.composited(over: background).relativeLuminance, background.relativeLuminance
    )
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The least ratio of a text that is not large.
  package static let ofText = 4.5

  /// Formats a ratio: `4.54`, `21.00`.
  package static func text(_ ratio: Double) -> String {
    let hundredths = Int((ratio * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    return "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
  }
}

extension RGBA {
  /// The relative luminance, 0 for black and 1 for white; alpha is ignored.
  var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Whether black is easier to read on the color than white, and nothing behind it is visible.
  var isLightGround: Bool {
    opacity == 1 && mostReadable(among: [RGBA(0xFFFFFF), RGBA(0x000000)]) == RGBA(0x000000)
  }

  /// Returns the color with the highest contrast to this one.
  package func mostReadable(among colors: [RGBA]) -> RGBA {
    colors.max { Contrast.ratio(of: $0, on: self) < Contrast.ratio(of: $1, on: self) } ?? self
  }

  /// Returns the color, mixed with another by as few tenths as make it readable as a text on this one.
  package func readable(_ color: RGBA, toward other: RGBA) -> RGBA {
    for tenths in 0..<10 {
      let mixed = other.fadedTo(Double(tenths) / 10).composited(over: color)
      if Contrast.ratio(of: mixed, on: self) >= Contrast.ofText { return mixed }
    }
    return other
  }

  /// Returns the color composited over another, in 8 bits per channel.
  package func composited(over background: RGBA) -> RGBA {
    let (own, under) = (opacity, background.opacity * (1 - opacity))
    let sum = own + under
    guard sum > 0 else { return background }
    func mixed(_ part: KeyPath<RGBA, UInt8>) -> UInt8 {
      let value = Double(self[keyPath: part]) * own + Double(background[keyPath: part]) * under
      return UInt8((value / sum).rounded())
    }
    return RGBA(
      red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue),
      alpha: UInt8((sum * 255).rounded()))
  }

  /// Returns the linear intensity of an sRGB channel.
  private static func linear(_ byte: UInt8) -> Double {
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
