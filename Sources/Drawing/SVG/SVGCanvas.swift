package import FioriBasics
package import FioriLayout
package import FioriModel

/// Writes an SVG: glyphs as shared outlines, which look the same without any font, or texts in
/// named fonts.
///
/// Cairo's own SVG surface numbers its parts with a counter of the process and repeats each outline
/// for every size, 2.4 times the bytes (Docs/sources/drawing.md#svg).
package struct SVGCanvas: Canvas {
  let size: PictureSize
  private let accessibilityText: AccessibilityText
  private let outlines: any GlyphOutlines
  let shadows: SVGShadowTexts
  private let pngEncoder: PNGEncoder
  /// The names of the fonts of texts, or `nil` if texts are outlines.
  private let fontNames: FontNames?
  var definitions: SVGDefinitions
  private var body = SVGMarkup()
  let isAnimated: Bool

  /// Encodes pixels as a PNG file.
  package typealias PNGEncoder = (Bitmap) throws -> [UInt8]

  /// Returns the name of a face for finding it as a font, or `nil` if the face is unknown.
  package typealias FontNames = (FontFace) -> FontDescription?

  /// Creates a canvas whose ids start with `idPrefix`. Ids depend on the content, so two pictures
  /// in one page may share them. `shadows` are the shadows of other pictures.
  package init(
    _ size: PictureSize, accessibilityText: AccessibilityText, outlines: any GlyphOutlines,
    idPrefix: String, shadows: SVGShadowTexts = SVGShadowTexts(),
    isAnimated: Bool = false, fontNames: FontNames? = nil, pngEncoder: @escaping PNGEncoder
  ) {
    self.fontNames = fontNames
    self.pngEncoder = pngEncoder
    self.size = size
    self.accessibilityText = accessibilityText
    self.outlines = outlines
    self.shadows = shadows
    self.isAnimated = isAnimated
    definitions = SVGDefinitions(prefix: idPrefix)
  }

  /// The document.
  package var svg: SVGMarkup {
    let (width, height) = (Self.extent(size.canvas.width), Self.extent(size.canvas.height))
    // A surrounding page may be right-to-left; spaces at the end of a run count.
    let text: SVGMarkup = fontNames == nil ? "" : " direction=\"ltr\" xml:space=\"preserve\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)px" height="\(height)px" \
      viewBox="0 0 \(width) \(height)"\(text) role="img">
      <title>\(escaped: accessibilityText.title)</title>
      <desc>\(escaped: accessibilityText.text)</desc>
      \(definitions.markup)\(body)</svg>

      """
  }

  package mutating func fill(_ path: Path, _ fill: Fill) throws {
    let paint: SVGMarkup =
      switch fill {
      case .color(let color): "\(paint: "fill", color)"
      case .verticalGradient(let top, let bottom):
        " fill=\"url(#\(definitions.gradient(from: top, to: bottom)))\""
      }
    append("<path d=\"\(path)\"\(paint)/>")
  }

  package mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: RGBA) throws {
    appendStroke(path, style, color)
  }

  package mutating func stroke(_ arc: Arc, width: Double, _ color: RGBA) throws {
    let growth: SVGMarkup =
      isAnimated ? " class=\"\(definitions.ringGrowth())\" pathLength=\"1\"" : ""
    appendStroke(Path(arc), StrokeStyle(width: width), color, attributes: growth)
  }

  private mutating func appendStroke(
    _ path: Path, _ style: StrokeStyle, _ color: RGBA, attributes: SVGMarkup = ""
  ) {
    append(
      """
      <path\(attributes) d="\(path)" fill="none"\(paint: "stroke", color) \
      stroke-width="\(style.width)"\(SVGText.cap(style)) stroke-linejoin="round"\
      \(SVGText.dash(style))/>
      """)
  }

  package mutating func draw(_ run: GlyphRun, at origin: Point) throws {
    guard !run.face.isColored else {
      return try drawColorGlyphs(of: run, at: origin, from: outlines)
    }
    if let font = fontNames?(run.face) { return appendText(run, at: origin, in: font) }
    let factor = run.size / (try outlines.unitsPerEm(of: run.face))
    let face = definitions.index(of: run.face)
    let start = definitions.useStart(ofFaceAt: face)
    var uses = SVGMarkup()
    for glyph in run.glyphs {
      let isShown = try definitions.define(glyph.id, ofFaceAt: face) { [outlines] in
        try outlines.text(of: glyph.id, in: run.face) { ("\($0, decimals: 0)" as SVGMarkup).bytes }
      }
      if isShown { Self.add(glyph, start, factor: factor, to: &uses) }
    }
    guard !uses.isEmpty else { return }
    let turn: SVGMarkup = run.angle == 0 ? "" : " rotate(\(run.angle))"
    let scale: SVGMarkup = "\(factor, decimals: 7)"
    let transform: SVGMarkup =
      run.angle == 0
      ? "matrix(\(scale) 0 0 \(scale) \(origin.x) \(origin.y))"
      : "translate(\(origin.x) \(origin.y))\(turn) scale(\(scale))"
    append("<g\(paint: "fill", run.color) transform=\"\(transform)\">\(uses)</g>")
  }

  package mutating func draw(_ image: Bitmap, in rect: Rect, tint: RGBA?) throws {
    let filter: SVGMarkup = tint.map { " filter=\"url(#\(definitions.tint($0)))\"" } ?? ""
    let uri = DataURI.text(try pngEncoder(image), mediaType: "image/png")
    append("<image\(frame: rect) preserveAspectRatio=\"none\"\(filter) href=\"\(uri)\"/>")
  }

  package mutating func beginLayer(_ layer: Layer) throws {
    let clip: SVGMarkup =
      layer.clip.map { rect in
        let id = definitions.clip(rect, cornerRadius: layer.cornerRadius)
        return " clip-path=\"url(#\(id))\""
      } ?? ""
    let opacity: SVGMarkup = layer.isGroup ? " opacity=\"\(layer.opacity)\"" : ""
    append("<g\(clip)\(opacity)>")
    // An element has only one clip.
    for clip in layer.outlines { append("<g clip-path=\"url(#\(definitions.clip(clip)))\">") }
  }

  package mutating func endLayer(_ layer: Layer) throws {
    append("\(String(repeating: "</g>", count: 1 + layer.outlines.count))")
  }

  /// Adds a line to the drawing.
  mutating func append(_ line: SVGMarkup) { body.append(line: line) }

  /// Returns a length, rounded down: a third of a point rounded up would need another pixel.
  private static func extent(_ length: Double) -> SVGMarkup {
    "\((length * 1e4 + 1e-3).rounded(.down) / 1e4, decimals: 4)"
  }

  /// Adds a reference to a glyph's outline, placed in the outline's units.
  private static func add(
    _ glyph: Glyph, _ start: SVGMarkup, factor: Double, to uses: inout SVGMarkup
  ) {
    let x = (glyph.position.x / factor).rounded()
    let y = (glyph.position.y / factor).rounded()
    uses.write { use in
      use.appendInterpolation(start)
      use.appendInterpolation(Double(glyph.id))
      if x != 0 {
        use.appendLiteral("\" x=\"")
        use.appendInterpolation(x)
      }
      if y != 0 {
        use.appendLiteral("\" y=\"")
        use.appendInterpolation(y)
      }
      use.appendLiteral("\"/>")
    }
  }
}
