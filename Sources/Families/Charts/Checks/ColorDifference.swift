import FioriModel
import Glibc

/// The difference of two colors as people see it, after CIEDE2000 (Docs/sources/charts.md#extras).
struct ColorDifference {
  /// 0 for equal colors, about 2 for the least difference seen side by side, and 100 for black and white.
  let amount: Double

  init(_ one: RGBA, _ other: RGBA) {
    let (one, other) = (Lab(one), Lab(other))
    let gray = Self.chromaShare((one.chroma + other.chroma) / 2)
    let (first, second) = (one.widened(by: 0.5 * (1 - gray)), other.widened(by: 0.5 * (1 - gray)))
    let (lightness, chroma) = (
      (one.lightness + other.lightness) / 2, (first.chroma + second.chroma) / 2
    )
    var turn = second.hue - first.hue
    if abs(turn) > 180 { turn -= turn > 0 ? 360 : -360 }
    let hue = first.hue + turn / 2
    let hueChange = 2 * (first.chroma * second.chroma).squareRoot() * sin(turn / 2 * Self.degree)
    func wave(_ count: Double, _ shift: Double) -> Double {
      cos((count * hue + shift) * Self.degree)
    }
    let hueWeight =
      1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.2 * wave(4, -63)
    let fromMiddle = (lightness - 50) * (lightness - 50)
    let parts = (
      lightness: (other.lightness - one.lightness)
        / (1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot()),
      chroma: (second.chroma - first.chroma) / (1 + 0.045 * chroma),
      hue: hueChange / (1 + 0.015 * chroma * hueWeight)
    )
    let blueness = exp(-pow((hue.truncatingRemainder(dividingBy: 360) - 275) / 25, 2))
    let rotation = -2 * Self.chromaShare(chroma) * sin(60 * blueness * Self.degree)
    amount =
      (parts.lightness * parts.lightness + parts.chroma * parts.chroma + parts.hue * parts.hue
      + rotation * parts.chroma * parts.hue).squareRoot()
  }

  /// The difference from which on two dots of a legend are not confused (chosen: Docs/sources/charts.md#extras).
  static let leastOfDots = 11.0

  private static let degree = Double.pi / 180

  private static func chromaShare(_ chroma: Double) -> Double {
    (pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7))).squareRoot()
  }

  /// A color in CIELAB, in the light of sRGB's white; alpha is ignored.
  private struct Lab {
    let lightness: Double
    private let red: Double
    private let yellow: Double

    init(_ color: RGBA) {
      let (red, green, blue) = (
        Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue)
      )
      let x = Self.root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
      let y = Self.root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
      let z = Self.root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
      self.init(lightness: 116 * y - 16, red: 500 * (x - y), yellow: 200 * (y - z))
    }

    private init(lightness: Double, red: Double, yellow: Double) {
      (self.lightness, self.red, self.yellow) = (lightness, red, yellow)
    }

    var chroma: Double { (red * red + yellow * yellow).squareRoot() }

    /// In degrees.
    var hue: Double {
      let angle = atan2(yellow, red) / ColorDifference.degree
      return angle < 0 ? angle + 360 : angle
    }

    /// Returns the color with more difference between red and green, as grays need it.
    func widened(by share: Double) -> Lab {
      Lab(lightness: lightness, red: red * (1 + share), yellow: yellow)
    }

    private static func root(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (841.0 / 108) * value + 16.0 / 116
    }

    private static func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value > 0.04045 ? pow((value + 0.055) / 1.055, 2.4) : value / 12.92
    }
  }
}
