import FioriBasics
import FioriLayout
import FioriModel

/// The shared definitions of an SVG: outlines of glyphs, filters that tint and blur, and clips.
struct SVGDefinitions {
  let prefix: String
  /// The faces; a picture has few.
  private var faces: [Face] = []
  /// The ids, except of glyphs.
  var known: Set<String> = []
  var entries = SVGMarkup()

  /// A face whose glyphs are drawn.
  private struct Face {
    let face: FontFace
    let name: String
    /// The starts of the definition of a glyph and of a reference to it, up to its number.
    let (pathStart, useStart): (SVGMarkup, SVGMarkup)
    /// The glyphs that have been met, by their numbers; a font has at most 65,536.
    var glyphs: [Glyph] = []
  }

  private enum Glyph: UInt8 {
    case unknown
    case blank
    case outlined
  }

  init(prefix: String) {
    self.prefix = Self.idText(prefix)
  }

  /// The definitions, in the order they were first needed.
  var markup: SVGMarkup {
    entries.isEmpty ? "" : "<defs>\n\(entries)</defs>\n"
  }

  /// Returns the place of a face among the picture's faces.
  mutating func index(of face: FontFace) -> Int {
    if let index = faces.firstIndex(where: { $0.face == face }) { return index }
    let name = name(of: face)
    faces.append(
      Face(
        face: face, name: name, pathStart: "<path id=\"\(prefix)\(name)-",
        useStart: "<use href=\"#\(prefix)\(name)-"))
    return faces.endIndex - 1
  }

  /// Defines the outline of a glyph, unless it is known; returns `false` for a blank, which has none.
  mutating func define(
    _ glyph: UInt32, ofFaceAt index: Int, _ data: () throws -> [UInt8]
  ) rethrows -> Bool {
    let number = Int(glyph)
    let missing = number + 1 - faces[index].glyphs.count
    if missing > 0 {
      faces[index].glyphs.append(contentsOf: repeatElement(.unknown, count: missing))
    }
    switch faces[index].glyphs[number] {
    case .blank: return false
    case .outlined: return true
    case .unknown: break
    }
    let data = try data()
    faces[index].glyphs[number] = data.isEmpty ? .blank : .outlined
    guard !data.isEmpty else { return false }
    let start = faces[index].pathStart
    entries.write { entry in
      entry.appendInterpolation(start)
      entry.appendInterpolation(Double(glyph))
      entry.appendLiteral("\" d=\"")
      entry.appendInterpolation(utf8: data)
      entry.appendLiteral("\"/>\n")
    }
    return true
  }

  /// Returns the start of a reference to a glyph of a face; the number of the glyph follows.
  func useStart(ofFaceAt index: Int) -> SVGMarkup { faces[index].useStart }

  /// Returns the id of a filter that keeps a picture's shape and changes its color.
  mutating func tint(_ color: RGBA) -> String {
    define("tint-\(color.hex.dropFirst())") { id in
      """
      <filter id="\(id)" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">\
      <feFlood\(paint: "flood", color, name: "flood-color")/>\
      <feComposite operator="in" in2="SourceAlpha"/></filter>
      """
    }
  }

  /// Returns the id of a vertical gradient over the filled area.
  mutating func gradient(from top: RGBA, to bottom: RGBA) -> String {
    define("gradient-\(top.hex.dropFirst())-\(bottom.hex.dropFirst())") { id in
      """
      <linearGradient id="\(id)" x2="0" y2="1">\
      <stop offset="0"\(paint: "stop", top, name: "stop-color")/>\
      <stop offset="1"\(paint: "stop", bottom, name: "stop-color")/></linearGradient>
      """
    }
  }

  /// Returns the id of a rectangle that clips layers.
  ///
  /// A rounded one is the same path as in other formats: SVG limits the two radii of a corner
  /// separately, so a large one would become an ellipse.
  mutating func clip(_ rect: Rect, cornerRadius: Double) -> String {
    let values = [rect.minX, rect.minY, rect.size.width, rect.size.height]
    let isRound = cornerRadius > 0
    let numbers = isRound ? values + [cornerRadius] : values
    let shape: SVGMarkup =
      isRound ? "<path d=\"\(Path(rect, cornerRadius: cornerRadius))\"/>" : "<rect\(frame: rect)/>"
    return define("clip-\(numbers, separator: "-")") { id in
      "<clipPath id=\"\(id)\">\(shape)</clipPath>"
    }
  }

  /// A definition and its id.
  struct Definition {
    let id: String
    let entry: SVGMarkup
  }

  /// Returns a definition, whose id has the prefix.
  func definition(_ name: SVGMarkup, _ entry: (String) -> SVGMarkup) -> Definition {
    let id = prefix + name.description
    return Definition(id: id, entry: entry(id))
  }

  /// Adds a definition if it is new.
  mutating func add(_ definition: Definition) {
    if known.insert(definition.id).inserted { entries.append(line: definition.entry) }
  }

  /// Returns the id with its prefix, and adds the definition `entry` if it is new.
  mutating func define(_ name: SVGMarkup, _ entry: (String) -> SVGMarkup) -> String {
    let id = prefix + name.description
    if known.insert(id).inserted { entries.append(line: entry(id)) }
    return id
  }

  /// Returns the characters of a text that are allowed in an id without escaping.
  private static func idText(_ text: String) -> String {
    // Characters, as a mark belongs to the letter before it; most names are of letters alone.
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    return text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Returns the face's name as part of an id, with a number if two faces share it.
  private func name(of face: FontFace) -> String {
    let plain = Self.idText(face.name)
    // The instances of a variable font share a name and differ in their coordinates on its axes.
    let base = face.coordinates.reduce(into: plain.isEmpty ? "font" : plain) { $0 += "_\($1)" }
    let sharing = faces.count { $0.name == base || $0.name.hasPrefix(base + ".") }
    return sharing == 0 ? base : "\(base).\(sharing + 1)"
  }
}
