/// The perceived difference of two colors, after Y. Kotsarenko and F. Ramos, "Measuring perceived
/// color difference using YIQ NTSC transmission color space in mobile applications" (2010).
///
/// The constants and the order of operations match pixelmatch 7.1, so that the counts do too
/// (Docs/sources/drawing.md#comparing).
enum YIQ {
  /// Returns the squared difference of two pixels, 0 to ``largestDistance``.
  ///
  /// The index, counted row by row, selects the background of translucent pixels.
  static func squaredDistance(_ one: Pixel, _ other: Pixel, at index: Int) -> Double {
    let (red, green, blue) = difference(one, other, at: index)
    let luma = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let inPhase = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let quadrature = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * luma * luma + 0.299 * inPhase * inPhase
      + 0.1957 * quadrature * quadrature
  }

  /// Returns how much brighter `one` is than `other`, -255 to 255.
  static func brightness(of one: Pixel, over other: Pixel, at index: Int) -> Double {
    if one == other { return 0 }
    let (red, green, blue) = difference(one, other, at: index)
    return red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  /// Returns the brightness of a pixel, 0 to 255, ignoring alpha.
  static func luma(of pixel: Pixel) -> Double {
    Double(pixel.red) * 0.29889531 + Double(pixel.green) * 0.58662247
      + Double(pixel.blue) * 0.11448223
  }

  /// Returns the squared distance above which pixels differ; a threshold of 1 is the distance of
  /// the two most different colors.
  static func largestDistance(within threshold: Double) -> Double {
    largestDistance * threshold * threshold
  }

  /// The largest squared distance of two colors.
  private static let largestDistance = 35_215.0

  private static func difference(
    _ one: Pixel, _ other: Pixel, at index: Int
  ) -> (red: Double, green: Double, blue: Double) {
    let alpha = one.alpha - other.alpha
    guard one.alpha & other.alpha < 255 else {
      return (
        Double(one.red - other.red), Double(one.green - other.green), Double(one.blue - other.blue)
      )
    }
    let background = background(at: index)
    let red = one.red * one.alpha - other.red * other.alpha - background.red * alpha
    let green = one.green * one.alpha - other.green * other.alpha - background.green * alpha
    let blue = one.blue * one.alpha - other.blue * other.alpha - background.blue * alpha
    return (Double(red) / 255, Double(green) / 255, Double(blue) / 255)
  }

  /// Returns the background of a translucent pixel. It varies, since one color could hide a pixel.
  static func background(at index: Int) -> (red: Int, green: Int, blue: Int) {
    let byte = Double(index &* 4)
    return (
      48, 48 + 159 * (Int(byte / 1.618033988749895) & 1),
      48 + 159 * (Int(byte / 2.618033988749895) & 1)
    )
  }
}
