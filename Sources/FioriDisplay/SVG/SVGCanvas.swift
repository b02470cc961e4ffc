package import FioriBasics
package import FioriFrames
package import FioriModel

/// Writes an SVG: glyphs as shared outlines, which look the same without any font, or texts in
/// named fonts.
///
/// Cairo's own SVG surface numbers its parts with a counter of the process and repeats each outline
/// for every size, 2.4 times the bytes (Docs/sources/drawing.md#svg).
package struct SVGCanvas: Canvas {
  private let size: PictureSize
  private let words: AccessibilityText
  private let outlines: any GlyphOutlines
  private let pngEncoder: PNGEncoder
  /// The names of the fonts of texts, or `nil` if texts are outlines.
  private let fontNames: FontNames?
  var definitions: SVGDefinitions
  private var body: [String] = []
  private let isAnimated: Bool

  /// Encodes pixels as a PNG file.
  package typealias PNGEncoder = (Bitmap) throws -> [UInt8]

  /// Returns the name of a face for finding it as a font, or `nil` if the face is unknown.
  package typealias FontNames = (FontFace) -> FontDescription?

  /// Creates a canvas whose ids start with `idPrefix`. Ids depend on the content, so two pictures
  /// in one page may share them.
  package init(
    _ size: PictureSize, words: AccessibilityText, outlines: any GlyphOutlines, idPrefix: String,
    isAnimated: Bool = false, fontNames: FontNames? = nil, pngEncoder: @escaping PNGEncoder
  ) {
    self.fontNames = fontNames
    self.pngEncoder = pngEncoder
    self.size = size
    self.words = words
    self.outlines = outlines
    self.isAnimated = isAnimated
    definitions = SVGDefinitions(prefix: idPrefix)
  }

  /// The document.
  package var svg: String {
    let width = Self.extent(size.canvas.width)
    let height = Self.extent(size.canvas.height)
    // A surrounding page may be right-to-left; spaces at the end of a run count.
    let text = fontNames == nil ? "" : " direction=\"ltr\" xml:space=\"preserve\""
    let lines =
      [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)px\" height=\"\(height)px\" "
          + "viewBox=\"0 0 \(width) \(height)\"\(text) role=\"img\">",
        "<title>\(SVGText.escaped(words.title))</title>",
        "<desc>\(SVGText.escaped(words.text))</desc>",
      ] + definitions.lines + body + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  package mutating func fill(_ path: Path, _ fill: Fill) throws {
    let paint =
      switch fill {
      case .color(let color): SVGText.paint("fill", color)
      case .verticalGradient(let top, let bottom):
        " fill=\"url(#\(definitions.gradient(from: top, to: bottom)))\""
      }
    body.append("<path d=\"\(SVGText.data(path))\"\(paint)/>")
  }

  package mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: RGBA) throws {
    appendStroke(path, style, color)
  }

  package mutating func stroke(_ arc: Arc, width: Double, _ color: RGBA) throws {
    let growth = isAnimated ? " class=\"\(definitions.growth())\" pathLength=\"1\"" : ""
    appendStroke(Path(arc), StrokeStyle(width: width), color, attributes: growth)
  }

  private mutating func appendStroke(
    _ path: Path, _ style: StrokeStyle, _ color: RGBA, attributes: String = ""
  ) {
    body.append(
      "<path\(attributes) d=\"\(SVGText.data(path))\" fill=\"none\"\(SVGText.paint("stroke", color)) "
        + "stroke-width=\"\(Decimal.text(style.width))\"\(SVGText.cap(style))"
        + " stroke-linejoin=\"round\"\(SVGText.dash(style))/>")
  }

  package mutating func draw(_ run: GlyphRun, at origin: Point) throws {
    guard !run.face.isColored else {
      return try drawColorGlyphs(of: run, at: origin, from: outlines)
    }
    if let font = fontNames?(run.face) { return appendText(run, at: origin, in: font) }
    let factor = run.size / (try outlines.unitsPerEm(of: run.face))
    let uses = try run.glyphs.compactMap { try use(of: $0, face: run.face, factor: factor) }
    guard !uses.isEmpty else { return }
    let scale = Decimal.text(factor, decimals: 7)
    let place = "\(Decimal.text(origin.x)) \(Decimal.text(origin.y))"
    body.append(
      "<g\(SVGText.paint("fill", run.color)) transform=\"matrix(\(scale) 0 0 \(scale) \(place))\">"
        + uses.joined() + "</g>")
  }

  package mutating func draw(_ image: Bitmap, in rect: Rect, tint: RGBA?) throws {
    let filter = tint.map { " filter=\"url(#\(definitions.tint($0)))\"" } ?? ""
    let uri = DataURI.text(try pngEncoder(image), mediaType: "image/png")
    body.append(
      "<image\(SVGText.place(rect)) preserveAspectRatio=\"none\"\(filter) href=\"\(uri)\"/>")
  }

  package mutating func beginLayer(_ layer: Layer) throws {
    let clip =
      layer.clip.map { rect in
        let id = definitions.clip(rect, cornerRadius: layer.cornerRadius)
        return " clip-path=\"url(#\(id))\""
      } ?? ""
    let opacity = layer.isGroup ? " opacity=\"\(Decimal.text(layer.opacity))\"" : ""
    body.append("<g\(clip)\(opacity)>")
    // An element has only one clip.
    for clip in layer.outlines { body.append("<g clip-path=\"url(#\(definitions.clip(clip)))\">") }
  }

  package mutating func endLayer(_ layer: Layer) throws {
    body.append(String(repeating: "</g>", count: 1 + layer.outlines.count))
  }

  /// Adds a line to the drawing.
  mutating func append(_ line: String) {
    body.append(line)
  }

  /// Returns a length, rounded down: a third of a point rounded up would need another pixel.
  private static func extent(_ length: Double) -> String {
    Decimal.text((length * 1e4 + 1e-3).rounded(.down) / 1e4, decimals: 4)
  }

  /// Returns a reference to a glyph's outline, placed in the outline's units, or `nil` for a blank.
  private mutating func use(of glyph: Glyph, face: FontFace, factor: Double) throws -> String? {
    let data = try outlines.text(of: glyph.id, in: face) { SVGText.data($0, decimals: 0) }
    guard !data.isEmpty else { return nil }
    let id = definitions.glyph(glyph.id, of: face, data: data)
    let x = Decimal.text(glyph.position.x / factor, decimals: 0)
    let y = Decimal.text(glyph.position.y / factor, decimals: 0)
    return "<use href=\"#\(id)\"" + (x == "0" ? "" : " x=\"\(x)\"")
      + (y == "0" ? "" : " y=\"\(y)\"") + "/>"
  }
}
