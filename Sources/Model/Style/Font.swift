import FioriBasics

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

  /// Returns the space between the box of a title in this font and the box of the text below it: at
  /// least `least` points, and as much as puts their baselines as far apart as two lines of the title.
  package func space(before next: Font, atLeast least: Double) -> Double {
    max(leading - (lineHeight - ascent) - next.ascent, least)
  }

  /// The height of digits in Inter (Docs/sources/text.md#line-box).
  public var digitHeight: Double { size * 0.727 }

  /// The height of lowercase letters in SAP's typeface 72 (Docs/sources/text.md#line-box).
  package var letterHeight: Double { size * 1081 / 2048 }

  /// Returns the font in another size, with proportional leading.
  package func resized(to size: Double) -> Font {
    let share = self.size > 0 ? leading / self.size : Self.lineHeightShare
    return Font(weight: weight, size: size, leading: size * share, family: family)
  }

  package func scaled(by factor: Double) -> Font {
    Font(weight: weight, size: size * factor, leading: leading * factor, family: family)
  }
}

/// The font styles in style sheets.
///
/// The SAPFiori counterpart is `FDLFontStyle` (stated: Docs/sources/text.md#styles).
package enum FontStyleName: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2, kpiNumber, kpiNumber2

  /// Creates the style of the texts in a text style.
  package init(_ style: TextStyle) {
    self =
      switch style {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .body: .body
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
  }

  /// The class that changes other attributes of all texts in the style.
  package var className: String { "fdlFontStyle_\(rawValue)" }

  /// Whether the style is for KPI digits, whose size the component sets.
  var isOfDigits: Bool { self == .kpiNumber || self == .kpiNumber2 }

  /// Returns the style's size at the preferred text size, with its leading.
  func metrics(_ category: ContentSizeCategory) -> (size: Double, leading: Double) {
    if let textStyle { return textStyle.font(category).metrics }
    // The size in the SDK's classic views, which grows as theirs do (Docs/sources/kpi.md#growth).
    let factor = TextStyle.largeTitle.factor(category)
    return self == .kpiNumber ? (48 * factor, 57 * factor) : (36 * factor, 43 * factor)
  }

  /// The text style; `nil` for KPI digits.
  private var textStyle: TextStyle? { TextStyle.allCases.first { FontStyleName($0) == self } }
}

extension Font {
  fileprivate var metrics: (size: Double, leading: Double) { (size, leading) }
}

/// UIKit's font weights; weights that Fiori's font lacks map to the nearest.
package enum FontWeightName: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  package var weight: Font.Weight {
    switch self {
    case .ultraLight, .thin, .light: .light
    case .regular: .regular
    case .medium, .semibold: .semibold
    case .bold, .heavy, .black: .bold
    }
  }
}

extension FontWeightName {
  /// The name of the weight that is drawn in place of one that Fiori's font lacks; `nil` for its own.
  package var substitute: String? {
    switch self {
    case .ultraLight, .thin: "Light"
    case .medium: "SemiBold"
    case .heavy, .black: "Bold"
    case .light, .regular, .semibold, .bold: nil
    }
  }
}

/// The fonts available to `font-name` in style sheets.
package struct FontFaces: Hashable, Sendable {
  /// A font among the loaded ones.
  package struct Face: Hashable, Sendable {
    /// The family; `nil` uses the environment's.
    let family: String?
    let weight: Font.Weight

    package init(family: String?, weight: Font.Weight) {
      self.family = family
      self.weight = weight
    }
  }

  private let byName: [String: Face]

  /// Creates a table of fonts by PostScript name, which come before NUI's.
  package init(_ faces: [String: Face] = [:]) {
    byName = faces
  }

  /// Returns the font with a name; `nil` if it does not exist.
  func face(named name: String) -> Face? { byName[name] ?? Self.system(name) }

  /// Returns how a font with one of NUI's names is drawn, if that is not what the name says.
  func substitution(of name: String) -> (severity: Severity, message: Message)? {
    guard let face = Self.system(name), byName[name] ?? face == face else { return nil }
    if name == "italicSystem" {
      return (.warning, .noItalicFont)
    }
    return FontWeightName(rawValue: String(name.dropLast("System".count)))?.substitute.map {
      (.note, .substitutedWeight(drawn: $0))
    }
  }

  /// All names, for suggestions.
  var names: [String] { Set(byName.keys).union(Self.systemNames).sorted() }

  private static let systemNames = [
    "system", "boldSystem", "blackSystem", "heavySystem", "semiboldSystem", "mediumSystem",
    "italicSystem", "lightSystem", "thinSystem", "ultraLightSystem",
  ]

  /// Returns the system font, here the environment's, by one of NUI's names (stated:
  /// Docs/sources/text.md#families); missing weights map to the nearest.
  private static func system(_ name: String) -> Face? {
    let weight: Font.Weight
    switch name {
    case "system", "italicSystem": weight = .regular
    case "boldSystem", "blackSystem", "heavySystem": weight = .bold
    case "semiboldSystem", "mediumSystem": weight = .semibold
    case "lightSystem", "thinSystem", "ultraLightSystem": weight = .light
    default: return nil
    }
    return Face(family: nil, weight: weight)
  }
}
