import FioriBasics
package import FioriModel

extension SVGCanvas {
  package mutating func draw(_ shape: VectorShape) throws {
    switch shape.style {
    case .fill(let rule):
      let attribute: SVGMarkup = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
      let paint = attributes(of: shape.paint, for: "fill")
      append("<path d=\"\(shape.path)\"\(attribute)\(paint)/>")
    case .stroke(let stroke):
      let transform: SVGMarkup = stroke.transform.map { " transform=\"\($0)\"" } ?? ""
      // A transform may enlarge the path's own units.
      let decimals = stroke.transform == nil ? 3 : 6
      let paint = attributes(of: shape.paint, for: "stroke")
      append(
        """
        <path\(transform) d="\(shape.path, decimals: decimals)" fill="none"\(paint)\
        \(SVGText.line(stroke))/>
        """)
    }
  }

  private mutating func attributes(
    of paint: VectorPaint, for property: StaticString
  ) -> SVGMarkup {
    switch paint {
    case .color(let color): "\(paint: property, color)"
    case .gradient(let gradient):
      " \(property)=\"url(#\(definitions.gradient(gradient)))\""
    }
  }
}

extension SVGDefinitions {
  /// Returns the id of a gradient of a vector image.
  mutating func gradient(_ gradient: VectorGradient) -> String {
    let spread: SVGMarkup =
      gradient.spread == .pad ? "" : " spreadMethod=\"\(gradient.spread.rawValue)\""
    var stops = SVGMarkup()
    for stop in gradient.stops {
      stops += """
        <stop offset="\(stop.offset, decimals: 5)"\(paint: "stop", stop.color, name: "stop-color")/>
        """
    }
    let (name, attributes) = Self.element(gradient.geometry)
    let content: SVGMarkup = """
      \(attributes) gradientUnits="userSpaceOnUse" gradientTransform="\(gradient.transform)"\
      \(spread)>\(stops)</\(name)>
      """
    return define("gradient-\(ContentHash(("\(name)\(content)" as SVGMarkup).bytes).text)") { id in
      "<\(name) id=\"\(id)\"\(content)"
    }
  }

  private static func element(
    _ geometry: VectorGradient.Geometry
  ) -> (name: SVGMarkup, attributes: SVGMarkup) {
    switch geometry {
    case .linear(let start, let end):
      let attributes: SVGMarkup = """
        \(attributes: ["x1": start.x, "y1": start.y, "x2": end.x, "y2": end.y], decimals: 6)
        """
      return ("linearGradient", attributes)
    case .radial(let center, let radius, let focus, let focusRadius):
      let own: SVGMarkup = """
        \(attributes: ["cx": center.x, "cy": center.y, "r": radius], decimals: 6)\
        \(attributes: ["fx": focus.x, "fy": focus.y], decimals: 6)
        """
      let attributes: SVGMarkup =
        focusRadius > 0 ? "\(own)\(attributes: ["fr": focusRadius], decimals: 6)" : own
      return ("radialGradient", attributes)
    }
  }

  /// Returns the id of a clip to several outlines.
  mutating func clip(_ clip: VectorClip) -> String {
    var content = SVGMarkup()
    for outline in clip.outlines {
      let rule: SVGMarkup = outline.rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
      content += "<path d=\"\(outline.path)\"\(rule)/>"
    }
    return define("clip-\(ContentHash(content.bytes).text)") { id in
      "<clipPath id=\"\(id)\">\(content)</clipPath>"
    }
  }
}

extension SVGText {
  /// Returns the attributes of a line but its color; none for values that are SVG's defaults.
  fileprivate static func line(_ stroke: VectorStroke) -> SVGMarkup {
    var text: SVGMarkup = " stroke-width=\"\(stroke.width, decimals: 5)\""
    if stroke.cap != .butt { text += " stroke-linecap=\"\(stroke.cap.rawValue)\"" }
    switch stroke.join {
    case .miter(let limit):
      if limit != 4 { text += " stroke-miterlimit=\"\(limit)\"" }
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    }
    guard !stroke.dash.isEmpty else { return text }
    text += " stroke-dasharray=\"\(stroke.dash, decimals: 5)\""
    if stroke.dashOffset != 0 {
      text += " stroke-dashoffset=\"\(stroke.dashOffset, decimals: 5)\""
    }
    return text
  }
}
