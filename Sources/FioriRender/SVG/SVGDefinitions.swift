/// What an SVG defines once and refers to: outlines of glyphs, and filters that tint.
struct SVGDefinitions {
  private let prefix: String
  private var names: [FontFace: String] = [:]
  private var known: Set<String> = []
  private var entries: [String] = []

  init(prefix: String) {
    self.prefix = Self.idText(prefix)
  }

  /// The definitions, in the order in which they were first needed.
  var lines: [String] {
    entries.isEmpty ? [] : ["<defs>"] + entries + ["</defs>"]
  }

  /// The id of a glyph's outline.
  mutating func glyph(_ glyph: UInt32, of face: FontFace, outline: Path) -> String {
    let id = "\(prefix)\(name(of: face))-\(glyph)"
    if known.insert(id).inserted {
      entries.append("<path id=\"\(id)\" d=\"\(SVGText.data(outline, decimals: 0))\"/>")
    }
    return id
  }

  /// The id of a filter that keeps a picture's shape and gives it a colour.
  mutating func tint(_ color: RGBA) -> String {
    let id = "\(prefix)tint-\(color.hex.dropFirst())"
    if known.insert(id).inserted {
      entries.append(
        "<filter id=\"\(id)\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" "
          + "color-interpolation-filters=\"sRGB\">"
          + "<feFlood\(SVGText.paint("flood", color, name: "flood-color"))/>"
          + "<feComposite operator=\"in\" in2=\"SourceAlpha\"/></filter>")
    }
    return id
  }

  /// What of a text an id may have without being escaped.
  private static func idText(_ text: String) -> String {
    text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
  }

  /// The face's own name as far as an id can have it, with a number where two faces share it.
  private mutating func name(of face: FontFace) -> String {
    if let name = names[face] { return name }
    let plain = Self.idText(face.name)
    // The instances of a variable font share a name, and differ by where they stand on its axes.
    let axes = face.coordinates.map { "_\($0)" }.joined()
    let base = (plain.isEmpty ? "font" : plain) + axes
    let sharing = names.values.filter { $0 == base || $0.hasPrefix(base + ".") }.count
    let name = sharing == 0 ? base : "\(base).\(sharing + 1)"
    names[face] = name
    return name
  }
}
