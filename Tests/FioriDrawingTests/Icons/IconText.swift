import FioriRender

@testable import FioriDrawing
@testable import TestSupport

/// An SVG as the reader understands it, one line for each shape.
struct IconText {
  /// The size, and whether the shapes may leave the picture, so that it is clipped.
  let heading: String
  /// The shapes, those in the clip of the whole picture without it.
  let lines: [String]
  /// The messages about parts that are not drawn, with their lines.
  let findings: [String]

  /// Reads the content of an SVG of 16 × 16, or a whole SVG.
  init(_ source: String) throws {
    let isWhole = source.hasPrefix("<svg") || source.hasPrefix("<?") || source.hasPrefix("<!")
    let svg =
      isWhole
      ? source : "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>\(source)</svg>"
    let (image, findings) = try SVGReader.read(
      try XMLReader.read(Array(svg.utf8)), typesetter: SquareTypesetter())
    let lines = Self.lines(of: image.nodes)
    let frame = "group clip " + Self.data(Path(Rect(origin: .zero, size: image.size)))
    let isClipped = lines.first == frame
    heading =
      "\(Decimal.text(image.size.width)) × \(Decimal.text(image.size.height))"
      + (isClipped ? ", clipped" : "")
    self.lines = isClipped ? lines.dropFirst().map { String($0.dropFirst(2)) } : lines
    self.findings = findings.map { "\($0.line): \($0.message)" }
  }

  private static func lines(of nodes: [VectorImage.Node]) -> [String] {
    nodes.flatMap { node in
      switch node {
      case .shape(let shape): [line(of: shape)]
      case .group(let group):
        [
          "group" + (group.opacity < 1 ? " opacity \(Decimal.text(group.opacity))" : "")
            + group.clips.map { " clip \(text(of: $0))" }.joined()
        ]
          + lines(of: group.nodes).map { "  " + $0 }
      }
    }
  }

  private static func data(_ path: Path) -> String { ("\(path)" as SVGMarkup).description }

  private static func matrix(_ transform: AffineTransform) -> String {
    ("\(transform)" as SVGMarkup).description
  }

  private static func text(of clip: VectorClip) -> String {
    clip.outlines.map { data($0.path) + ($0.rule == .evenOdd ? " evenodd" : "") }
      .joined(separator: " or ")
  }

  private static func line(of shape: VectorShape) -> String {
    let data = data(shape.path)
    switch shape.style {
    case .fill(let rule):
      return "fill \(text(of: shape.paint)) \(data)" + (rule == .evenOdd ? " evenodd" : "")
    case .stroke(let stroke):
      var parts = [
        "stroke", text(of: shape.paint), Decimal.text(stroke.width), stroke.cap.rawValue,
      ]
      parts.append("\(stroke.join)")
      if !stroke.dash.isEmpty {
        parts.append(
          "dash \(stroke.dash.map { Decimal.text($0) }) at \(Decimal.text(stroke.dashOffset))")
      }
      if let transform = stroke.transform { parts.append(matrix(transform)) }
      return (parts + [data]).joined(separator: " ")
    }
  }

  private static func text(of paint: VectorPaint) -> String {
    switch paint {
    case .color(let color): return color.hex
    case .gradient(let gradient):
      let stops = gradient.stops.map { "\(Decimal.text($0.offset)) \($0.color.hex)" }
      let place: String =
        switch gradient.geometry {
        case .linear(let start, let end): "linear \(text(of: [start, end]))"
        case .radial(let center, let radius, let focus, let focusRadius):
          "radial \(text(of: [center, focus])) \(Decimal.text(radius)) \(Decimal.text(focusRadius))"
        }
      return "[\(place) \(gradient.spread) \(matrix(gradient.transform)) "
        + stops.joined(separator: ", ") + "]"
    }
  }

  private static func text(of points: [Point]) -> String {
    points.map { "\(Decimal.text($0.x)),\(Decimal.text($0.y))" }.joined(separator: " ")
  }
}
