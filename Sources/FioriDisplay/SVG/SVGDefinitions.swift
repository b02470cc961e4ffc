import FioriBasics
import FioriFrames
import FioriModel

/// The shared definitions of an SVG: outlines of glyphs, filters that tint and blur, and clips.
struct SVGDefinitions {
  private let prefix: String
  /// The names of the faces, of which a picture has few.
  private var names: [(face: FontFace, name: String)] = []
  private var known: Set<String> = []
  private var entries: [String] = []

  init(prefix: String) {
    self.prefix = Self.idText(prefix)
  }

  /// The definitions, in the order they were first needed.
  var lines: [String] {
    entries.isEmpty ? [] : ["<defs>"] + entries + ["</defs>"]
  }

  /// Returns the id of a glyph's outline.
  mutating func glyph(_ glyph: UInt32, of face: FontFace, data: String) -> String {
    define("\(name(of: face))-\(glyph)") { id in
      "<path id=\"\(id)\" d=\"\(data)\"/>"
    }
  }

  /// Returns the id of a filter that keeps a picture's shape and changes its color.
  mutating func tint(_ color: RGBA) -> String {
    define("tint-\(color.hex.dropFirst())") { id in
      "<filter id=\"\(id)\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" "
        + "color-interpolation-filters=\"sRGB\">"
        + "<feFlood\(SVGText.paint("flood", color, name: "flood-color"))/>"
        + "<feComposite operator=\"in\" in2=\"SourceAlpha\"/></filter>"
    }
  }

  /// Returns the class of a line that grows from its start when the picture appears, unless the
  /// reader prefers reduced motion.
  ///
  /// All of the animation is inside `@media`, so a viewer without support for it draws the final
  /// line. The gap is twice the line: after a gap of the same length, the next dash would start at
  /// the end of the line, and its cap would be visible there.
  mutating func growth() -> String {
    let name = "\(prefix)ring-growth"
    if known.insert(name).inserted {
      entries.append(
        "<style>@media (prefers-reduced-motion:no-preference){.\(name){stroke-dasharray:1 2;"
          + "animation:\(name) \(Decimal.text(Animation.seconds))s linear}"
          + "@keyframes \(name){from{stroke-dashoffset:1}}}</style>")
    }
    return name
  }

  /// Returns the id of a vertical gradient over the filled area.
  mutating func gradient(from top: RGBA, to bottom: RGBA) -> String {
    define("gradient-\(top.hex.dropFirst())-\(bottom.hex.dropFirst())") { id in
      let stops = [(0, top), (1, bottom)].map { place, color in
        "<stop offset=\"\(place)\"\(SVGText.paint("stop", color, name: "stop-color"))/>"
      }
      return "<linearGradient id=\"\(id)\" x2=\"0\" y2=\"1\">\(stops.joined())</linearGradient>"
    }
  }

  /// Returns the id of a rectangle that clips layers.
  ///
  /// A rounded one is the same path as in other formats: SVG limits the two radii of a corner
  /// separately, so a large one would become an ellipse.
  mutating func clip(_ rect: Rect, cornerRadius: Double) -> String {
    let place = [rect.minX, rect.minY, rect.size.width, rect.size.height]
    let isRound = cornerRadius > 0
    let numbers = isRound ? place + [cornerRadius] : place
    let shape =
      isRound
      ? "<path d=\"\(SVGText.data(Path(rect, cornerRadius: cornerRadius)))\"/>"
      : "<rect\(SVGText.place(rect))/>"
    return define("clip-" + numbers.map { Decimal.text($0) }.joined(separator: "-")) { id in
      "<clipPath id=\"\(id)\">\(shape)</clipPath>"
    }
  }

  /// Returns the id with its prefix, and adds the definition `entry` if it is new.
  mutating func define(_ name: String, _ entry: (String) -> String) -> String {
    let id = prefix + name
    if known.insert(id).inserted { entries.append(entry(id)) }
    return id
  }

  /// Returns the characters of a text that are allowed in an id without escaping.
  private static func idText(_ text: String) -> String {
    text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
  }

  /// Returns the face's name as part of an id, with a number if two faces share it.
  private mutating func name(of face: FontFace) -> String {
    if let known = names.first(where: { $0.face == face }) { return known.name }
    let plain = Self.idText(face.name)
    // The instances of a variable font share a name and differ in their coordinates on its axes.
    let axes = face.coordinates.map { "_\($0)" }.joined()
    let base = (plain.isEmpty ? "font" : plain) + axes
    let sharing = names.count { $0.name == base || $0.name.hasPrefix(base + ".") }
    let name = sharing == 0 ? base : "\(base).\(sharing + 1)"
    names.append((face, name))
    return name
  }
}
