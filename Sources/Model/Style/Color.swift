import FioriBasics

/// A color in a description, before a palette resolves it.
public enum Color: Hashable, Sendable {
  /// A palette color for a background; `nil` uses the one for the interface's appearance.
  case palette(ColorStyle, on: ColorScheme? = nil)
  /// A literal color.
  case rgba(RGBA)

  /// Creates an opaque color from its components.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    .rgba(RGBA(red: red, green: green, blue: blue))
  }
}

/// The name of a palette color, such as `tintColor`.
///
/// The SAPFiori counterpart is `FUIColorStyle`.
public struct ColorStyle: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// SAP's name for the color.
  public let rawValue: String

  /// Creates a style from its name; a name in no palette is a clear color.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a style from its name.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}

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
  public var rgbHex: String { "#" + Self.hex(red) + Self.hex(green) + Self.hex(blue) }

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

extension Color {
  /// The notation of a color with eight digits (Docs/sources/colors.md#notation).
  package enum Notation {
    /// `#RRGGBBAA`, as in CSS and in the layout report.
    case description
    /// `#AARRGGBB`, with AA as a percentage.
    case styleSheet

    var eightDigits: String {
      switch self {
      case .description: "#RRGGBBAA"
      case .styleSheet: "#AARRGGBB"
      }
    }
  }

  /// Creates the color that a text names: a palette name with an optional background, a UIKit name,
  /// `#RRGGBB` or `0xRRGGBB`, eight digits in a notation, or an NUI function; `nil` for anything
  /// else.
  ///
  /// UIKit's names take precedence over the palette's, as in style sheets
  /// (Docs/sources/colors.md#names). Names from any palette are accepted: the current one has a
  /// color for each.
  package init?(text: String, in notation: Notation) {
    if let rgba = Self.uiKit[text] ?? Self.hex(text, notation) ?? ColorFunction(text)?.color {
      self = .rgba(rgba)
      return
    }
    let (name, background) = Self.splitGround(text)
    guard Palette.knows(ColorStyle(rawValue: name)) else { return nil }
    self = .palette(ColorStyle(rawValue: name), on: background)
  }

  /// All color names, for suggestions.
  package static var names: [String] {
    uiKit.keys.sorted() + Palette.names
  }

  /// Regular expressions for colors that are not plain names.
  ///
  /// They are slightly looser than the reader: a name with a background matches even if no palette
  /// has it, and spaces are only allowed around the numbers of a function.
  package static var patterns: [String] {
    let number = #"\s*[-+]?(\d+\.?\d*|\.\d+)\s*"#
    let suffixes = grounds.map(\.suffix).joined(separator: "|")
    return [
      "^(#|0x)[0-9A-Fa-f]{6}$", "^#[0-9A-Fa-f]{8}$", "^[A-Za-z0-9]+(\(suffixes))$",
      #"^(rgb|hsl)\((\#(number),){2,3}\#(number)\)$"#,
      #"^(rgb|hsl)a\((\#(number),){3}\#(number)\)$"#,
    ]
  }

  /// UIKit's class colors, without the suffix `Color` (Docs/sources/colors.md#names).
  private static let uiKit: [String: RGBA] = [
    "black": RGBA(0x000000), "darkGray": RGBA(0x555555), "lightGray": RGBA(0xAAAAAA),
    "white": RGBA(0xFFFFFF), "gray": RGBA(0x808080), "red": RGBA(0xFF0000),
    "green": RGBA(0x00FF00), "blue": RGBA(0x0000FF), "cyan": RGBA(0x00FFFF),
    "yellow": RGBA(0xFFFF00), "magenta": RGBA(0xFF00FF), "orange": RGBA(0xFF8000),
    "purple": RGBA(0x800080), "brown": RGBA(0x996633),
    "clear": RGBA(red: 0, green: 0, blue: 0, alpha: 0),
  ]

  private static func hex(_ text: String, _ notation: Notation) -> RGBA? {
    guard let prefix = ["#", "0x"].first(where: text.hasPrefix) else { return nil }
    let digits = text.utf8.dropFirst(prefix.utf8.count)
    guard digits.count == 6 || (digits.count == 8 && prefix == "#"),
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(text.dropFirst(prefix.count), radix: 16)
    else { return nil }
    guard digits.count == 8 else { return RGBA(value) }
    switch notation {
    case .description: return RGBA(withAlpha: value)
    case .styleSheet:
      var color = RGBA(value)
      // More than 100 percent (64 in hex) counts as 100 (Docs/sources/colors.md#notation).
      let percent = min(value >> 24, 100)
      color.alpha = UInt8((percent * 255 + 50) / 100)
      return color
    }
  }

  private static func splitGround(_ text: String) -> (name: String, background: ColorScheme?) {
    for (suffix, background) in grounds where text.hasSuffix(suffix) {
      return (String(text.dropLast(suffix.count)), background)
    }
    return (text, nil)
  }

  /// The suffixes from UIKit and SwiftUI (Docs/sources/colors.md#overrides).
  private static let grounds: [(suffix: String, background: ColorScheme)] = [
    ("_lightBackground", .light), ("_darkBackground", .dark), ("_lightConstant", .light),
    ("_darkConstant", .dark), ("_deviceInverse", .deviceInverse), ("_device", .device),
  ]
}
