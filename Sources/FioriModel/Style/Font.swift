/// A font: its weight, its size and how far apart its lines stand.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are, as OpenType counts.
  public enum Weight: Int, Hashable, Sendable {
    case light = 300
    case regular = 400
    case semibold = 600
    case bold = 700

    /// The weight that is drawn for one counted as OpenType does.
    package static func nearest(to weight: Int) -> Weight {
      let all: [Weight] = [.light, .regular, .semibold, .bold]
      return all.min { abs($0.rawValue - weight) < abs($1.rawValue - weight) } ?? .regular
    }
  }

  /// A family among the loaded fonts; `nil`: the environment's.
  public var family: String?
  /// How heavy the strokes are.
  public var weight: Weight
  /// Points an em.
  public var size: Double
  /// Points from one baseline to the next.
  public var leading: Double

  /// A font by its weight, and its size and leading in points; `nil`: of the environment's family.
  public init(weight: Weight, size: Double, leading: Double, family: String? = nil) {
    self.family = family
    self.weight = weight
    self.size = size
    self.leading = leading
  }

  /// Points from the top of a line's box to its baseline.
  public var ascent: Double { size * Self.ascentShare }

  /// Points of a line's box.
  public var lineHeight: Double { size * Self.lineHeightShare }

  /// The box of SAP's face 72, for whatever face is drawn: with Inter's own, 1.21, every height of
  /// the design would be wrong, and would change with the font (Docs/sources/text.md#line-box).
  private static let lineHeightShare = 1.1172
  private static let ascentShare = 0.9053

  /// The height of Inter's digits (Docs/sources/text.md#line-box).
  public var digitHeight: Double { size * 0.727 }

  /// The height of small letters in SAP's face 72 (Docs/sources/text.md#line-box).
  package var letterHeight: Double { size * 1081 / 2048 }

  /// The font in another size, its leading in the same proportion.
  func resized(to size: Double) -> Font {
    let share = self.size > 0 ? leading / self.size : Self.lineHeightShare
    return Font(weight: weight, size: size, leading: size * share, family: family)
  }

  package func scaled(by factor: Double) -> Font {
    Font(weight: weight, size: size * factor, leading: leading * factor, family: family)
  }
}
