import Testing

/// A scale, and the pixels that a picture of some points has in it.
struct ScaleCase: Sendable, CustomTestStringConvertible {
  let scale: String
  let pixels: PNGHeader

  /// The scale and what it makes.
  var testDescription: String { "\(scale) → \(pixels.width) × \(pixels.height)" }

  /// What becomes of 100.2 × 60 points.
  static let all = [
    ScaleCase(scale: "1", pixels: PNGHeader(width: 101, height: 60)),
    ScaleCase(scale: "1.5", pixels: PNGHeader(width: 151, height: 90)),
    ScaleCase(scale: "2", pixels: PNGHeader(width: 201, height: 120)),
    ScaleCase(scale: "5", pixels: PNGHeader(width: 501, height: 300)),
    ScaleCase(scale: "8", pixels: PNGHeader(width: 802, height: 480)),
  ]
}
