import FioriBasics
import FioriModel

extension SVGReader {
  mutating func shape(
    _ element: XMLElement, _ style: SVGStyle, _ context: SVGContext
  ) throws(ImageError) -> [VectorImage.Node] {
    for child in element.children
    where !child.name.contains(":") && !Self.isDefinition(child.name) {
      note("<\(child.name.prefix(40))> is not drawn", child)
    }
    let path = SVGShapes(units: context.units).path(of: element)
    guard let bounds = path.tightBounds else { return [] }
    let parts = try drawn(path, bounds, of: element, style, context)
    return try grouped(parts, style, context.transform, element)
  }

  /// Returns the fill and the stroke of a path; `bounds` are those that gradients refer to.
  mutating func drawn(
    _ path: Path, _ bounds: Rect, of element: XMLElement, _ style: SVGStyle, _ context: SVGContext
  ) throws(ImageError) -> [VectorImage.Node] {
    try countSegments(of: path)
    unseen.append(path.transformed(by: context.transform))
    guard style.isVisible else { return [] }
    var parts: [VectorShape] = []
    if let paint = try paint(style.fill, of: element, style, bounds, style.fillOpacity, context) {
      parts.append(
        VectorShape(
          path: path.transformed(by: context.transform), style: .fill(style.fillRule),
          paint: paint.transformed(by: context.transform)))
    }
    if let paint = try paint(
      style.stroke, of: element, style, bounds, style.strokeOpacity, context),
      let stroke = stroke(style, context.units)
    {
      try countDashes(of: path, stroke)
      parts.append(Self.line(path, stroke, paint, context.transform))
    }
    if style.isStrokeFirst { parts.reverse() }
    // The box of the drawing is known.
    if !parts.isEmpty, style.opacity > 0 { unseen.removeLast() }
    guard parts.allSatisfy(isNear) else {
      note(
        "<\(element.name)> is far outside the picture and is not drawn; move it inside, or remove it",
        element)
      return []
    }
    return parts.map { .shape($0) }
  }

  mutating func countSegments(of path: Path) throws(ImageError) {
    segmentCount += path.steps.count
    if segmentCount > SVGLimits.segmentCount {
      throw .forbiddenInIcon("more than \(SVGLimits.segmentCount) path segments")
    }
  }

  private mutating func countStops(of paint: VectorPaint) throws(ImageError) {
    guard case .gradient(let gradient) = paint else { return }
    stopCount += gradient.stops.count
    if stopCount > SVGLimits.stopCount {
      throw .forbiddenInIcon("gradients with more than \(SVGLimits.stopCount) stops in all")
    }
  }

  private mutating func countDashes(
    of path: Path, _ stroke: VectorStroke
  ) throws(ImageError) {
    guard !stroke.dash.isEmpty else { return }
    dashCount += path.controlLength / stroke.dash.reduce(0, +) * Double(stroke.dash.count)
    if !(dashCount < SVGLimits.dashCount) {
      throw .forbiddenInIcon("lines of more than \(Int(SVGLimits.dashCount)) dashes")
    }
  }

  func isNear(_ shape: VectorShape) -> Bool {
    let reach = SVGLimits.reach * max(size.width, size.height)
    guard shape.path.isFinite else { return false }
    guard let bounds = shape.drawnBounds else { return true }
    return [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy { abs($0) < reach }
  }

  /// Returns a line in the image's units if it is equally wide in all directions there.
  private static func line(
    _ path: Path, _ stroke: VectorStroke, _ paint: VectorPaint, _ transform: AffineTransform
  ) -> VectorShape {
    guard let scale = transform.uniformScale else {
      let stroke = VectorStroke(
        width: stroke.width, cap: stroke.cap, join: stroke.join, dash: stroke.dash,
        dashOffset: stroke.dashOffset, transform: transform)
      return VectorShape(path: path, style: .stroke(stroke), paint: paint)
    }
    return VectorShape(
      path: path.transformed(by: transform), style: .stroke(stroke.scaled(by: scale)),
      paint: paint.transformed(by: transform))
  }

  private func stroke(_ style: SVGStyle, _ units: SVGUnits) -> VectorStroke? {
    func length(_ text: some StringProtocol) -> Double? {
      SVGLength.length(text, percentOf: units.diagonal, units.fonts)
    }
    guard let width = length(style.strokeWidth), width > 0 else { return nil }
    var dash = style.dash.split { ", \t\r\n".contains($0) }.compactMap { length($0) }
    if dash.contains(where: { $0 < 0 }) || dash.reduce(0, +) <= 0 { dash = [] }
    let join: VectorStroke.Join =
      switch style.join {
      case "round": .round
      case "bevel": .bevel
      default: .miter(limit: style.miterLimit)
      }
    return VectorStroke(
      width: width, cap: style.cap, join: join, dash: dash,
      dashOffset: length(style.dashOffset) ?? 0, transform: nil)
  }

  private mutating func paint(
    _ paint: SVGPaint, of element: XMLElement, _ style: SVGStyle, _ bounds: Rect, _ opacity: Double,
    _ context: SVGContext
  ) throws(ImageError) -> VectorPaint? {
    guard opacity > 0 else { return nil }
    switch paint {
    case .none: return nil
    case .color(let color): return .color(color.faded(opacity))
    case .currentColor: return .color(style.color.faded(opacity))
    case .contextFill, .contextStroke:
      let outer = context.resolved(paint, of: style)
      if case .reference = outer {
        note("a gradient has no effect as 'context-fill' or 'context-stroke'", element)
        return nil
      }
      return try self.paint(outer, of: element, style, bounds, opacity, context)
    case .reference(let id, let fallback):
      if let server = elements[id], server.name.hasSuffix("Gradient") {
        let reader = self
        let gradients = SVGGradients(
          elements: elements, sheet: sheet, units: context.units,
          style: { reader.style(ofDefinition: $0).inherited }, outer: context.transform,
          side: max(size.width, size.height))
        if let objection = gradients.objection(id) { note(objection, element) }
        if let paint = gradients.paint(id, bounds: bounds, opacity: opacity, stops: &stops) {
          try countStops(of: paint)
          return paint
        }
      } else if let server = elements[id] {
        note("<\(server.name.prefix(40))> is not drawn", server)
      } else {
        note("'\(id.prefix(40))' does not exist and is not drawn", element)
      }
      guard let fallback else { return nil }
      return try self.paint(fallback, of: element, style, bounds, opacity, context)
    }
  }

  /// Returns nodes with the opacity and the clips of their element. The ``unseen`` outlines since a
  /// number of them are inside the element; `nil` for none.
  mutating func grouped(
    _ nodes: [VectorImage.Node], _ style: SVGStyle, _ transform: AffineTransform,
    _ element: XMLElement? = nil, since hidden: Int? = nil
  ) throws(ImageError) -> [VectorImage.Node] {
    guard !nodes.isEmpty, style.opacity > 0 else { return [] }
    let box = SVGBox(nodes: nodes, unseen: unseen[(hidden ?? unseen.count)...])
    guard let clips = try clips(style, around: box, transform, element) else { return [] }
    if clips.isEmpty {
      if style.opacity >= 1 { return nodes }
      if nodes.count == 1, case .shape(let shape) = nodes[0] {
        return [.shape(shape.faded(style.opacity))]
      }
    }
    return [.group(VectorGroup(opacity: style.opacity, clips: clips, nodes: nodes))]
  }
}
