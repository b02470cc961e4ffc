import FioriBasics
package import FioriModel

extension SVGCanvas {
  package mutating func draw(_ shape: VectorShape) throws {
    switch shape.style {
    case .fill(let rule):
      let attribute = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
      let paint = attributes(of: shape.paint, for: "fill")
      append("<path d=\"\(SVGText.data(shape.path))\"\(attribute)\(paint)/>")
    case .stroke(let stroke):
      let place = stroke.transform.map { " transform=\"\(SVGText.matrix($0))\"" } ?? ""
      // A transform may enlarge the path's own units.
      let data = SVGText.data(shape.path, decimals: stroke.transform == nil ? 3 : 6)
      let paint = attributes(of: shape.paint, for: "stroke")
      append("<path\(place) d=\"\(data)\" fill=\"none\"\(paint)\(SVGText.line(stroke))/>")
    }
  }

  private mutating func attributes(of paint: VectorPaint, for property: String) -> String {
    switch paint {
    case .color(let color): SVGText.paint(property, color)
    case .gradient(let gradient): " \(property)=\"url(#\(definitions.gradient(gradient)))\""
    }
  }
}

extension SVGDefinitions {
  /// Returns the id of a gradient of a vector image.
  mutating func gradient(_ gradient: VectorGradient) -> String {
    let spread = gradient.spread == .pad ? "" : " spreadMethod=\"\(gradient.spread.rawValue)\""
    let units =
      " gradientUnits=\"userSpaceOnUse\" gradientTransform=\"\(SVGText.matrix(gradient.transform))\""
      + spread
    let stops = gradient.stops.map { stop in
      "<stop offset=\"\(Decimal.text(stop.offset, decimals: 5))\""
        + SVGText.paint("stop", stop.color, name: "stop-color") + "/>"
    }.joined()
    let (name, place) = Self.element(gradient.geometry)
    let content = "\(place)\(units)>\(stops)</\(name)>"
    return define("gradient-\(Self.digest(name + content))") { id in
      "<\(name) id=\"\(id)\"\(content)"
    }
  }

  private static func element(_ geometry: VectorGradient.Geometry) -> (name: String, place: String)
  {
    func attributes(_ pairs: [(String, Double)]) -> String {
      pairs.map { " \($0)=\"\(Decimal.text($1, decimals: 6))\"" }.joined()
    }
    switch geometry {
    case .linear(let start, let end):
      return (
        "linearGradient",
        attributes([("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)])
      )
    case .radial(let center, let radius, let focus, let focusRadius):
      return (
        "radialGradient",
        attributes([
          ("cx", center.x), ("cy", center.y), ("r", radius), ("fx", focus.x), ("fy", focus.y),
        ]) + (focusRadius > 0 ? attributes([("fr", focusRadius)]) : "")
      )
    }
  }

  /// Returns the id of a clip to several outlines.
  mutating func clip(_ clip: VectorClip) -> String {
    let content = clip.outlines.map { outline in
      let rule = outline.rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
      return "<path d=\"\(SVGText.data(outline.path))\"\(rule)/>"
    }.joined()
    return define("clip-\(Self.digest(content))") { id in
      "<clipPath id=\"\(id)\">\(content)</clipPath>"
    }
  }

  /// Returns a text's 64-bit FNV-1a hash in hexadecimal, the same in every process.
  private static func digest(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}

extension SVGText {
  /// Returns a transform as `matrix(…)`.
  static func matrix(_ transform: AffineTransform) -> String {
    "matrix(\(transform.numbers.map { Decimal.text($0, decimals: 7) }.joined(separator: " ")))"
  }

  /// Returns the attributes of a line but its color; none for values that are SVG's defaults.
  fileprivate static func line(_ stroke: VectorStroke) -> String {
    var text = " stroke-width=\"\(Decimal.text(stroke.width, decimals: 5))\""
    if stroke.cap != .butt { text += " stroke-linecap=\"\(stroke.cap.rawValue)\"" }
    switch stroke.join {
    case .miter(let limit):
      if limit != 4 { text += " stroke-miterlimit=\"\(Decimal.text(limit))\"" }
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    }
    guard !stroke.dash.isEmpty else { return text }
    let lengths = stroke.dash.map { Decimal.text($0, decimals: 5) }.joined(separator: " ")
    text += " stroke-dasharray=\"\(lengths)\""
    if stroke.dashOffset != 0 {
      text += " stroke-dashoffset=\"\(Decimal.text(stroke.dashOffset, decimals: 5))\""
    }
    return text
  }
}
