import FioriBasics
import FioriFrames
import FioriModel

/// What an SVG defines once and refers to: outlines of glyphs, filters that tint and blur, and bounds.
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
  mutating func glyph(_ glyph: UInt32, of face: FontFace, data: String) -> String {
    define("\(name(of: face))-\(glyph)") { id in
      "<path id=\"\(id)\" d=\"\(data)\"/>"
    }
  }

  /// The id of a filter that keeps a picture's shape and gives it a color.
  mutating func tint(_ color: RGBA) -> String {
    define("tint-\(color.hex.dropFirst())") { id in
      "<filter id=\"\(id)\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" "
        + "color-interpolation-filters=\"sRGB\">"
        + "<feFlood\(SVGText.paint("flood", color, name: "flood-color"))/>"
        + "<feComposite operator=\"in\" in2=\"SourceAlpha\"/></filter>"
    }
  }

  /// The class of a line that grows from its start when the picture appears, if the reader does not
  /// want things to stand still.
  ///
  /// What makes it grow stands inside of `@media` as a whole, so that a viewer that knows no CSS of
  /// this kind draws the line as it ends. The gap is twice the line: after a gap of the same length
  /// the next dash would begin at the line's end, and its cap would show there.
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

  /// The id of a gradient that goes down whatever is filled with it.
  mutating func gradient(from top: RGBA, to bottom: RGBA) -> String {
    define("gradient-\(top.hex.dropFirst())-\(bottom.hex.dropFirst())") { id in
      let stops = [(0, top), (1, bottom)].map { place, color in
        "<stop offset=\"\(place)\"\(SVGText.paint("stop", color, name: "stop-color"))/>"
      }
      return "<linearGradient id=\"\(id)\" x2=\"0\" y2=\"1\">\(stops.joined())</linearGradient>"
    }
  }

  /// The id of a rectangle that layers are drawn within.
  ///
  /// A round one is the path that the other formats have: SVG bounds a corner's two radii each by
  /// itself, so that a large one would make an ellipse.
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

  /// The id with its prefix, defined by `entry` where it is not yet.
  mutating func define(_ name: String, _ entry: (String) -> String) -> String {
    let id = prefix + name
    if known.insert(id).inserted { entries.append(entry(id)) }
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
