/// The perceived difference of two colors in OKLab, after B. Ottosson, "A perceptual color space for
/// image processing" (2020), as HyAB distance, after S. Abasi et al., "Distance metrics for very large
/// color differences" (2019) (Docs/sources/drawing.md#comparing).
///
/// Hues that YIQ takes for the same are apart here. The lightness has Ottosson's toe, since OKLab's own
/// spreads dark colors too far.
enum OKLab {
  /// Returns the distance of two pixels, where 1 is the distance of black and white.
  ///
  /// The index, counted row by row, selects the background of translucent pixels.
  static func distance(_ one: Pixel, _ other: Pixel, at index: Int) -> Double {
    let (one, other) = (color(of: one, at: index), color(of: other, at: index))
    let (green, blue) = (one.a - other.a, one.b - other.b)
    return abs(one.lightness - other.lightness) + (green * green + blue * blue).squareRoot()
  }

  /// A color: its lightness with the toe, 0 to 1, how red rather than green it is, and how yellow
  /// rather than blue.
  private struct Lab {
    let lightness: Double
    let a: Double
    let b: Double
  }

  private static func color(of pixel: Pixel, at index: Int) -> Lab {
    guard pixel.alpha < 255 else {
      return lab(linear[pixel.red], linear[pixel.green], linear[pixel.blue])
    }
    let background = YIQ.background(at: index)
    let share = Double(pixel.alpha) / 255
    let blend = { (color: Int, ground: Int) in
      linearized((Double(color) * share + Double(ground) * (1 - share)) / 255)
    }
    return lab(
      blend(pixel.red, background.red), blend(pixel.green, background.green),
      blend(pixel.blue, background.blue))
  }

  /// Converts linear sRGB.
  private static func lab(_ red: Double, _ green: Double, _ blue: Double) -> Lab {
    let long = root(3, of: 0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
    let medium = root(
      3, of: 0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
    let short = root(
      3, of: 0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    let lightness =
      0.210_454_255_3 * long + 0.793_617_785_0 * medium - 0.004_072_046_8 * short
    return Lab(
      lightness: withToe(lightness),
      a: 1.977_998_495_1 * long - 2.428_592_205_0 * medium + 0.450_593_709_9 * short,
      b: 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766_0 * short)
  }

  /// Returns Ottosson's second estimate of a lightness, which is nearly CIELAB's.
  private static func withToe(_ lightness: Double) -> Double {
    let (start, bend) = (0.206, 0.03)
    let slope = (1 + start) / (1 + bend)
    let offset = slope * lightness - start
    return 0.5 * (offset + (offset * offset + 4 * bend * slope * lightness).squareRoot())
  }

  /// Linear light for each value of a channel.
  private static let linear = (0...255).map { linearized(Double($0) / 255) }

  private static func linearized(_ value: Double) -> Double {
    guard value > 0.040_45 else { return value / 12.92 }
    // To the power of 2.4.
    let square = ((value + 0.055) / 1.055) * ((value + 0.055) / 1.055)
    return square * root(5, of: square)
  }

  /// Returns a root of a number from 0 by Newton's method: this module needs nothing but Swift, and
  /// computes the same distances wherever it runs.
  private static func root(_ degree: Int, of value: Double) -> Double {
    guard value > 0 else { return 0 }
    // At least the root, so that each step is smaller than the one before, until there is no nearer
    // number.
    var root = Double(sign: .plus, exponent: Int(value.exponent) / degree + 1, significand: 1)
    while true {
      let power = (1..<degree).reduce(1.0) { power, _ in power * root }
      let next = (Double(degree - 1) * root + value / power) / Double(degree)
      guard next < root else { return root }
      root = next
    }
  }
}
