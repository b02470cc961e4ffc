/// A font with its weight, size and leading.
public struct Font: Hashable, Sendable {
  /// The weight of a font, on the OpenType scale.
  public enum Weight: Int, Hashable, Sendable {
    case light = 300
    case regular = 400
    case semibold = 600
    case bold = 700

    /// Returns the available weight nearest to an OpenType weight.
    package static func nearest(to weight: Int) -> Weight {
      let all: [Weight] = [.light, .regular, .semibold, .bold]
      return all.min { abs($0.rawValue - weight) < abs($1.rawValue - weight) } ?? .regular
    }
  }

  /// A family among the loaded fonts; `nil` uses the environment's.
  public var family: String?
  /// The weight of the font.
  public var weight: Weight
  /// The size in points.
  public var size: Double
  /// The distance between baselines, in points.
  public var leading: Double

  /// Creates a font with a size and leading in points; a `nil` family uses the environment's.
  public init(weight: Weight, size: Double, leading: Double, family: String? = nil) {
    self.family = family
    self.weight = weight
    self.size = size
    self.leading = leading
  }

  /// The distance from the top of a line's box to its baseline, in points.
  public var ascent: Double { size * Self.ascentShare }

  /// The height of a line's box, in points.
  public var lineHeight: Double { size * Self.lineHeightShare }

  /// From SAP's typeface 72, whatever font is drawn: with Inter's 1.21, every height of the design
  /// would be wrong, and would change with the font (Docs/sources/text.md#line-box).
  private static let lineHeightShare = 1.1172
  private static let ascentShare = 0.9053

  /// The height of digits in Inter (Docs/sources/text.md#line-box).
  public var digitHeight: Double { size * 0.727 }

  /// The height of lowercase letters in SAP's typeface 72 (Docs/sources/text.md#line-box).
  package var letterHeight: Double { size * 1081 / 2048 }

  /// Returns the font in another size, with proportional leading.
  func resized(to size: Double) -> Font {
    let share = self.size > 0 ? leading / self.size : Self.lineHeightShare
    return Font(weight: weight, size: size, leading: size * share, family: family)
  }

  package func scaled(by factor: Double) -> Font {
    Font(weight: weight, size: size * factor, leading: leading * factor, family: family)
  }
}
