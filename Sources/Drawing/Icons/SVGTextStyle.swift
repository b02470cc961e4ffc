/// The properties of text, which children inherit.
struct SVGTextStyle {
  /// The share of a text's width before its position, read from left to right.
  private(set) var anchor = 0.0
  private(set) var weight = 400
  /// `letter-spacing`, which may be a multiple of the font size.
  private(set) var spacing = "0"
  private(set) var baseline = Baseline.alphabetic
  private(set) var isRightToLeft = false
  private(set) var keepsSpaces = false
  /// The properties that are not supported and would change how a text looks.
  private(set) var unsupported: [String] = []

  /// The line of a font that is at the position of a text.
  enum Baseline: String {
    case alphabetic, central, middle
  }

  /// Sets a property; one that is unknown or malformed has no effect.
  mutating func set(_ property: String, to value: some StringProtocol) {
    switch property {
    case "text-anchor": anchor = Self.anchors[String(value)] ?? anchor
    case "font-weight": weight = weight(value)
    case "letter-spacing": spacing = value == "normal" ? "0" : String(value)
    case "direction": isRightToLeft = value == "rtl"
    case "xml:space": keepsSpaces = value == "preserve"
    case "white-space": keepsSpaces = value.hasPrefix("pre") || value == "break-spaces"
    case "dominant-baseline":
      baseline = Baseline(rawValue: String(value)) ?? .alphabetic
      if Baseline(rawValue: String(value)) == nil { note(property, value, unless: ["auto"]) }
    case "font": note(property, value, unless: [])
    default:
      if let usual = Self.usual[property] { note(property, value, unless: usual) }
    }
  }

  private mutating func note(
    _ property: String, _ value: some StringProtocol, unless usual: [String]
  ) {
    unsupported.removeAll { $0 == property }
    if !usual.contains(String(value)) { unsupported.append(property) }
  }

  private static let anchors = ["start": 0.0, "middle": 0.5, "end": 1.0]

  /// The values of unsupported properties that change nothing.
  private static let usual: [String: [String]] = [
    "alignment-baseline": ["auto", "baseline", "alphabetic"],
    "baseline-shift": ["0", "0px", "0em", "baseline"],
    "font-size-adjust": ["none"],
    "font-stretch": ["normal", "100%"],
    "font-style": ["normal"],
    "font-variant": ["normal", "none"],
    "glyph-orientation-vertical": ["auto"],
    "text-decoration": ["none"],
    "text-decoration-line": ["none"],
    "text-orientation": ["mixed"],
    "text-transform": ["none"],
    "unicode-bidi": ["normal", "isolate"],
    "word-spacing": ["0", "0px", "0em", "normal"],
    "writing-mode": ["lr", "lr-tb", "horizontal-tb"],
  ]

  private func weight(_ value: some StringProtocol) -> Int {
    switch value {
    case "normal": return 400
    case "bold": return 700
    case "bolder": return weight < 350 ? 400 : weight < 550 ? 700 : 900
    case "lighter": return weight < 550 ? 100 : weight < 750 ? 400 : 700
    default: return Int(value).flatMap { (1...1_000).contains($0) ? $0 : nil } ?? weight
    }
  }
}
