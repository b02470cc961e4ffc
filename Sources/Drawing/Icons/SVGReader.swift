import FioriBasics
package import FioriModel

/// Reads the subset of SVG that icons use into shapes: paths, basic shapes, plain text, groups, `use`,
/// gradients, clips and styles.
package struct SVGReader {
  private let elements: [String: XMLElement]
  private let sheet: SVGStyleSheet
  private let size: Size
  /// The elements around definitions that inherit from them, by the ids of the definitions.
  private let ancestors: [String: [XMLElement]]
  private let rootFontSize: Double
  private let typesetter: (any IconTypesetter)?
  /// The size of the `viewBox` around what is read, of which clips and masks take percentages.
  private var viewport: Size
  private var findings: [SVGFinding] = []
  private var elementCount = 0
  private var segmentCount = 0
  private var dashCount = 0.0
  private var stopCount = 0
  private var characterCount = 0
  /// The stops of the gradients that have been used, by id.
  private var stops: [String: [SVGStop]] = [:]
  private var depth = 0
  /// The ids of the elements that are being used, which may not use themselves.
  private var activeIDs: [String] = []
  /// The outlines of what cannot be seen but counts for the boxes of the elements around it.
  private var unseen: [Path] = []

  /// Returns the shapes of an SVG, and what of it is not drawn, such as text without a typesetter.
  ///
  /// - Throws: ``ImageError/unknownFormat`` if the root is not `svg`,
  ///   ``ImageError/damaged(_:reason:)`` without a usable size, ``ImageError/forbiddenInIcon(_:)``
  ///   if it takes too long to draw, or ``ImageError/nothingToDraw(_:)``.
  package static func read(
    _ root: XMLElement, typesetter: (any IconTypesetter)? = nil
  ) throws(ImageError) -> (image: VectorImage, findings: [SVGFinding]) {
    let root = root.withPlainNames()
    guard root.name == "svg" else { throw .unknownFormat }
    var reader = try SVGReader(root, typesetter)
    let nodes = try reader.readRoot(root)
    if nodes.isEmpty, let finding = reader.findings.first {
      throw .nothingToDraw("line \(finding.line): \(finding.message)")
    }
    return (VectorImage(size: reader.size, nodes: nodes), reader.findings)
  }

  private init(_ root: XMLElement, _ typesetter: (any IconTypesetter)?) throws(ImageError) {
    var elements: [String: XMLElement] = [:]
    var ancestors: [String: [XMLElement]] = [:]
    var sheet = SVGStyleSheet()
    var findings: [SVGFinding] = []
    var count = 0
    root.visit { element, outer in
      count += 1
      if let id = element["id"], elements[id] == nil {
        elements[id] = element
        if Self.inheritingDefinitions.contains(element.name) { ancestors[id] = outer }
      }
      guard element.name == "style" else { return }
      sheet.append(element.text)
      for part in sheet.unsupported {
        findings.append(SVGFinding(message: "\(part) has no effect", line: element.line))
      }
    }
    if sheet.count > SVGLimits.selectorCount {
      throw .forbiddenInIcon("more than \(SVGLimits.selectorCount) style rules")
    }
    try Self.check(sheet, for: count)
    self.typesetter = typesetter
    self.elements = elements
    self.sheet = sheet
    self.ancestors = ancestors
    size = try Self.size(of: root)
    viewport = size
    rootFontSize = SVGStyle().applying(root, sheet).fonts.own
    for finding in findings { note(finding) }
  }

  private static let inheritingDefinitions = [
    "linearGradient", "radialGradient", "clipPath", "mask",
  ]

  /// The style that the root starts with.
  private var initialStyle: SVGStyle {
    var style = SVGStyle()
    style.fonts.root = rootFontSize
    return style
  }

  /// Returns the style of a definition, which inherits from where it stands.
  private func style(ofDefinition element: XMLElement) -> SVGStyle {
    let outer = element["id"].flatMap { ancestors[$0] } ?? []
    return outer.reduce(initialStyle) { $0.applying($1, sheet).inherited }.applying(element, sheet)
  }

  /// The size in CSS pixels, or that of the `viewBox`.
  private static func size(of root: XMLElement) throws(ImageError) -> Size {
    func length(_ name: String) -> Double? {
      root[name].flatMap { SVGLength.length($0, percentOf: nil) }
    }
    let sizes = [
      length("width").flatMap { width in length("height").map { Size(width: width, height: $0) } },
      root["viewBox"].flatMap(SVGViewBox.init)?.rect.size,
    ]
    let usable = sizes.compactMap(\.self).first {
      min($0.width, $0.height) > 1e-6 && max($0.width, $0.height) <= 1e9
    }
    guard let usable else {
      throw .damaged(.svg, reason: "it has neither a size nor a viewBox that can be drawn")
    }
    return usable
  }

  private mutating func readRoot(_ root: XMLElement) throws(ImageError) -> [VectorImage.Node] {
    var transform = AffineTransform.identity
    var units = SVGUnits(size: size)
    if let text = root["viewBox"], let box = SVGViewBox(text) {
      transform = box.transform(to: size, alignment: root["preserveAspectRatio"])
      units = SVGUnits(size: box.rect.size)
      viewport = box.rect.size
    }
    guard transform.isUsable else {
      throw .damaged(.svg, reason: "its viewBox is too large or too small for its size")
    }
    let style = initialStyle.applying(root, sheet)
    guard style.isDisplayed else { return [] }
    units.fonts = style.fonts
    let content = try children(
      of: root, SVGContext(style: style.inherited, transform: transform, units: units))
    let nodes = try grouped(content, style, transform)
    return clipped(nodes, to: Rect(origin: .zero, size: size))
  }

  /// Returns the nodes clipped to a rectangle if they leave it.
  private func clipped(
    _ nodes: [VectorImage.Node], to rect: Rect, _ transform: AffineTransform = .identity
  ) -> [VectorImage.Node] {
    let area = Path(rect).transformed(by: transform)
    let isInside = nodes.allSatisfy { node in
      guard let bounds = node.drawnBounds, let area = area.bounds else { return true }
      return transform.uniformScale != nil && area.contains(bounds)
    }
    guard !isInside else { return nodes }
    return [.group(VectorGroup(clips: [VectorClip([.init(path: area)])], nodes: nodes))]
  }

  private mutating func children(
    of element: XMLElement, _ context: SVGContext
  ) throws(ImageError) -> [VectorImage.Node] {
    var nodes: [VectorImage.Node] = []
    for child in element.children { nodes += try self.nodes(of: child, context) }
    return nodes
  }

  /// Returns the shapes of an element in the image's units.
  private mutating func nodes(
    of element: XMLElement, _ context: SVGContext
  ) throws(ImageError) -> [VectorImage.Node] {
    // Other namespaces hold what editors keep for themselves.
    guard !element.name.contains(":"), !Self.isDefinition(element.name) else { return [] }
    try count(element)
    depth += 1
    defer { depth -= 1 }
    let style = context.style.applying(element, sheet)
    guard style.isDisplayed else { return [] }
    for property in style.unsupported { note("'\(property)' has no effect", element) }
    guard let transform = transform(of: element, style, context) else { return [] }
    let inner = context.inside(style, transform)
    let hidden = unseen.count
    if SVGShapes.names.contains(element.name) { return try shape(element, style, inner) }
    switch element.name {
    case "g", "a":
      return try grouped(children(of: element, inner), style, transform, element, since: hidden)
    case "switch":
      let nodes = try chosen(in: element, inner)
      return try grouped(nodes, style, transform, element, since: hidden)
    case "svg":
      let frame = SVGShapes(units: inner.units).frame(of: element)
      let nodes = try nested(element, style, in: frame, inner)
      return try grouped(nodes, style, transform, element, since: hidden)
    case "text":
      let nodes = try text(element, style, inner)
      return try grouped(nodes, style, transform, element, since: hidden)
    case "use":
      return try grouped(used(by: element, style, inner), style, transform, element, since: hidden)
    default:
      note("<\(element.name.prefix(40))> is not drawn", element)
      return []
    }
  }

  /// Returns the nodes of the first child of a `switch` that can be drawn.
  private mutating func chosen(
    in element: XMLElement, _ context: SVGContext
  ) throws(ImageError) -> [VectorImage.Node] {
    // A picture looks alike in all languages.
    if element.children.contains(where: { $0["systemLanguage"] != nil }) {
      note("'systemLanguage' has no effect", element)
    }
    let child = element.children.first {
      !isIgnored($0) && $0["requiredExtensions", default: ""].isEmpty && $0["systemLanguage"] == nil
    }
    return try child.map { (child) throws(ImageError) in try nodes(of: child, context) } ?? []
  }

  private static func isDefinition(_ name: String) -> Bool {
    [
      "defs", "title", "desc", "metadata", "style", "linearGradient", "radialGradient", "clipPath",
      "mask", "marker", "pattern", "filter", "symbol", "view", "cursor", "color-profile", "font",
    ].contains(name)
  }

  /// Refuses more comparisons of selectors with elements than an icon needs.
  private static func check(_ sheet: SVGStyleSheet, for count: Int) throws(ImageError) {
    if sheet.count * count > SVGLimits.comparisonCount {
      throw .forbiddenInIcon("\(sheet.count) style rules for \(count) elements")
    }
  }

  private mutating func count(_ element: XMLElement) throws(ImageError) {
    elementCount += 1
    if elementCount > SVGLimits.elementCount {
      throw .forbiddenInIcon("more than \(SVGLimits.elementCount) elements to draw")
    }
    try Self.check(sheet, for: elementCount)
    if depth >= SVGLimits.depth {
      throw .forbiddenInIcon("elements nested more than \(SVGLimits.depth) deep")
    }
  }

  /// Returns the transform from an element's units to the image's; `nil` if nothing can be seen.
  private mutating func transform(
    of element: XMLElement, _ style: SVGStyle, _ context: SVGContext
  ) -> AffineTransform? {
    guard let text = style.transform else { return context.transform }
    guard let own = SVGTransform.transform(text) else {
      note("transform '\(text.prefix(40))' has no effect", element)
      return context.transform
    }
    let transform = own.followed(by: context.transform)
    return transform.isUsable ? transform : nil
  }

  private mutating func note(_ message: String, _ element: XMLElement) {
    note(SVGFinding(message: message, line: element.line))
  }

  private mutating func note(_ finding: SVGFinding) {
    // Names and values that are quoted may have several lines.
    let message = finding.message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let finding = SVGFinding(message: message, line: finding.line)
    guard findings.count < SVGLimits.findingCount,
      !findings.contains(where: { $0.message == finding.message })
    else { return }
    findings.append(finding)
  }
}

/// What an element inherits from those around it.
private struct SVGContext {
  let style: SVGStyle
  /// From the element's units to the image's.
  let transform: AffineTransform
  let units: SVGUnits
  /// The fill and the stroke of the `use` that shows the element.
  var use: (fill: SVGPaint, stroke: SVGPaint) = (.none, .none)

  /// Returns the context inside an element.
  func inside(_ style: SVGStyle, _ transform: AffineTransform) -> SVGContext {
    var units = units
    units.fonts = style.fonts
    return SVGContext(style: style.inherited, transform: transform, units: units, use: use)
  }

  /// Returns the context with other units.
  func with(_ units: SVGUnits, _ transform: AffineTransform) -> SVGContext {
    SVGContext(style: style, transform: transform, units: units, use: use)
  }

  /// Returns a paint of an element without what it takes from around it.
  func resolved(_ paint: SVGPaint, of style: SVGStyle) -> SVGPaint {
    switch paint {
    case .currentColor: .color(style.color)
    case .contextFill: use.fill
    case .contextStroke: use.stroke
    case .none, .color, .reference: paint
    }
  }
}

// MARK: - Use and nested pictures

extension SVGReader {
  private mutating func used(
    by element: XMLElement, _ style: SVGStyle, _ context: SVGContext
  ) throws(ImageError) -> [VectorImage.Node] {
    guard let id = SVGReference.target(of: element), let target = elements[id] else {
      note("<use> of an element that does not exist is not drawn", element)
      return []
    }
    guard !activeIDs.contains(id) else { throw .forbiddenInIcon("a <use> of itself") }
    activeIDs.append(id)
    defer { activeIDs.removeLast() }
    let shapes = SVGShapes(units: context.units)
    let shift = AffineTransform.translation(
      x: shapes.across(element["x"]), y: shapes.down(element["y"]))
    var moved = context.with(context.units, shift.followed(by: context.transform))
    moved.use = (context.resolved(style.fill, of: style), context.resolved(style.stroke, of: style))
    guard target.name == "symbol" || target.name == "svg" else {
      return try nodes(of: target, moved)
    }
    try count(target)
    let inside = context.style.applying(target, sheet)
    guard inside.isDisplayed else { return [] }
    let frame = Rect(
      origin: target.name == "svg" ? shapes.frame(of: target).origin : .zero,
      size: Size(
        width: shapes.across(element["width"] ?? target["width"] ?? "100%"),
        height: shapes.down(element["height"] ?? target["height"] ?? "100%")))
    let inner = moved.inside(inside, moved.transform)
    return try grouped(nested(target, inside, in: frame, inner), inside, moved.transform, target)
  }

  /// Returns the content of an element with a viewport of its own.
  private mutating func nested(
    _ element: XMLElement, _ style: SVGStyle, in frame: Rect, _ context: SVGContext
  ) throws(ImageError) -> [VectorImage.Node] {
    guard frame.size.width > 0, frame.size.height > 0 else { return [] }
    var content = AffineTransform.identity
    var units = SVGUnits(size: frame.size, fonts: context.units.fonts)
    if let text = element["viewBox"] {
      guard let box = SVGViewBox(text) else { return [] }
      content = box.transform(to: frame.size, alignment: element["preserveAspectRatio"])
      units = SVGUnits(size: box.rect.size, fonts: context.units.fonts)
    }
    let frameTransform = AffineTransform.translation(x: frame.minX, y: frame.minY)
      .followed(by: context.transform)
    let transform = content.followed(by: frameTransform)
    guard transform.isUsable else { return [] }
    let outer = viewport
    viewport = units.size
    depth += 1
    defer { (depth, viewport) = (depth - 1, outer) }
    let nodes = try children(of: element, context.with(units, transform))
    guard !style.showsOverflow else { return nodes }
    return clipped(nodes, to: Rect(origin: .zero, size: frame.size), frameTransform)
  }
}

extension SVGShapes {
  /// Returns the frame of an element with a viewport; it fills the one around it by default.
  fileprivate func frame(of element: XMLElement) -> Rect {
    Rect(
      x: across(element["x"]), y: down(element["y"]), width: across(element["width"] ?? "100%"),
      height: down(element["height"] ?? "100%"))
  }
}

// MARK: - Shapes

extension SVGReader {
  private mutating func shape(
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
  private mutating func drawn(
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
    // The box of what is drawn is known.
    if !parts.isEmpty, style.opacity > 0 { unseen.removeLast() }
    guard parts.allSatisfy(isNear) else {
      note("<\(element.name)> is far outside of the picture and is not drawn", element)
      return []
    }
    return parts.map { .shape($0) }
  }

  private mutating func countSegments(of path: Path) throws(ImageError) {
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

  private func isNear(_ shape: VectorShape) -> Bool {
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
  private mutating func grouped(
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

// MARK: - Text

extension SVGReader {
  /// Returns the shapes of a text and of the parts inside it.
  private mutating func text(
    _ element: XMLElement, _ style: SVGStyle, _ context: SVGContext
  ) throws(ImageError) -> [VectorImage.Node] {
    guard let typesetter else {
      note("<text> is not drawn", element)
      return []
    }
    let start = SVGTextPiece(element: element, style: style, text: "", x: 0, y: 0)
    let pieces = try self.pieces(of: element, style, context, after: start)
    let layout = SVGTextLayout(pieces, typesetter)
    for message in layout.notes { note(message, element) }
    guard let bounds = layout.placed.map(\.box).union else { return [] }
    var nodes: [VectorImage.Node] = []
    for part in layout.placed where !part.path.steps.isEmpty {
      let style = part.piece.style
      let shapes = try drawn(part.path, bounds, of: part.piece.element, style, context)
      // The opacity and the clips of the text itself are those of all of it.
      let isWhole = part.piece.element.name == "text"
      nodes += isWhole ? shapes : try grouped(shapes, style, context.transform, part.piece.element)
    }
    return nodes
  }

  /// Returns the stretches of a text in its order; the first takes what is left of the place of `start`.
  private mutating func pieces(
    of element: XMLElement, _ style: SVGStyle, _ context: SVGContext, after start: SVGTextPiece
  ) throws(ImageError) -> [SVGTextPiece] {
    for property in style.text.unsupported {
      note("'\(property)' of a <text> has no effect", element)
    }
    for name in ["rotate", "textLength"] where element[name] != nil {
      note("'\(name)' of a <text> has no effect", element)
    }
    var place = start
    let shapes = SVGShapes(units: context.units)
    if let x = position("x", of: element, shapes.across) { place.x = x }
    if let y = position("y", of: element, shapes.down) { place.y = y }
    place.shift =
      place.shift
      + Point(
        x: position("dx", of: element, shapes.across) ?? 0,
        y: position("dy", of: element, shapes.down) ?? 0)
    var pieces: [SVGTextPiece] = []
    for child in element.children where !isIgnored(child) {
      if child.name == XMLElement.textName {
        characterCount += child.text.unicodeScalars.count
        if characterCount > SVGLimits.characterCount {
          throw .forbiddenInIcon("more than \(SVGLimits.characterCount) characters of text")
        }
        pieces.append(
          SVGTextPiece(
            element: element, style: style, text: child.text, x: place.x, y: place.y,
            shift: place.shift))
      } else if child.name == "tspan" {
        try count(child)
        depth += 1
        defer { depth -= 1 }
        let inner = style.inherited.applying(child, sheet)
        guard inner.isDisplayed else { continue }
        for property in inner.unsupported { note("'\(property)' has no effect", child) }
        pieces += try self.pieces(
          of: child, inner, context.inside(inner, context.transform), after: place)
      } else {
        note("<\(child.name.prefix(40))> is not drawn", child)
        continue
      }
      // What follows goes on behind it.
      (place.x, place.y, place.shift) = (nil, nil, Point(x: 0, y: 0))
    }
    return pieces
  }

  /// Returns a position of a text, which may have one for each of its characters.
  private mutating func position(
    _ name: String, of element: XMLElement, _ length: (String?) -> Double
  ) -> Double? {
    guard let text = element[name] else { return nil }
    let values = text.split { ", \t\r\n".contains($0) }
    if values.count > 1 { note("only the first '\(name)' of a <text> has an effect", element) }
    return values.first.map { length(String($0)) }
  }
}

// MARK: - Clips

extension SVGReader {
  /// Returns the areas that an element is clipped to; `nil` if nothing of it is seen.
  private mutating func clips(
    _ style: SVGStyle, around box: SVGBox, _ transform: AffineTransform, _ user: XMLElement?
  ) throws(ImageError) -> [VectorClip]? {
    var clips: [VectorClip] = []
    for (id, kind) in [(style.clipPath, "clipPath"), (style.mask, "mask")] {
      guard let id else { continue }
      guard let element = elements[id], element.name == kind else {
        if let user { note("'\(id.prefix(40))' does not exist and has no effect", user) }
        continue
      }
      let isMask = kind == "mask"
      if isMask, !isPlainMask(element) {
        note("<mask> has no effect", element)
        continue
      }
      guard let more = try clip(element, around: box, transform) else { return nil }
      clips += more
      if isMask, let region = region(of: element, around: box, transform) { clips.append(region) }
    }
    return clips
  }

  private mutating func clip(
    _ element: XMLElement, around box: SVGBox, _ transform: AffineTransform
  ) throws(ImageError) -> [VectorClip]? {
    let id = element["id"] ?? ""
    guard !activeIDs.contains(id) else { throw .forbiddenInIcon("a clip of itself") }
    activeIDs.append(id)
    defer { activeIDs.removeLast() }
    let style = style(ofDefinition: element)
    var whole = transform
    if element["clipPathUnits"] == "objectBoundingBox" {
      guard let box = box.bounds(in: transform) else { return nil }
      whole = AffineTransform(
        a: box.size.width, b: 0, c: 0, d: box.size.height, tx: box.minX, ty: box.minY
      ).followed(by: transform)
    }
    if let text = style.transform, let own = SVGTransform.transform(text) {
      whole = own.followed(by: whole)
    }
    guard whole.isUsable else { return nil }
    let outer = SVGContext(
      style: style.inherited, transform: whole, units: SVGUnits(size: viewport, fonts: style.fonts))
    var outlines: [VectorClip.Outline] = []
    for child in element.children { outlines += try self.outlines(of: child, outer) }
    guard !outlines.isEmpty else { return nil }
    guard let further = try clips(style, around: box, transform, element) else { return nil }
    return [VectorClip(outlines)] + further
  }

  /// Returns the outlines of an element in a clip or a mask.
  private mutating func outlines(
    of element: XMLElement, _ context: SVGContext
  ) throws(ImageError) -> [VectorClip.Outline] {
    guard !element.name.contains(":"), !Self.isDefinition(element.name) else { return [] }
    try count(element)
    depth += 1
    defer { depth -= 1 }
    let style = context.style.applying(element, sheet)
    guard style.isDisplayed, let transform = transform(of: element, style, context) else {
      return []
    }
    if style.clipPath != nil { note("'clip-path' inside a clip has no effect", element) }
    let inner = context.inside(style, transform)
    if SVGShapes.names.contains(element.name) {
      guard style.isVisible else { return [] }
      let path = SVGShapes(units: inner.units).path(of: element)
      try countSegments(of: path)
      let outline = path.transformed(by: transform)
      let shape = VectorShape(path: outline, style: .fill(.nonZero), paint: .color(style.color))
      guard !path.steps.isEmpty, isNear(shape) else { return [] }
      return [VectorClip.Outline(path: outline, rule: style.clipRule)]
    }
    switch element.name {
    case "use":
      guard let id = SVGReference.target(of: element), let target = elements[id] else { return [] }
      guard !activeIDs.contains(id) else { throw .forbiddenInIcon("a <use> of itself") }
      activeIDs.append(id)
      defer { activeIDs.removeLast() }
      let shapes = SVGShapes(units: inner.units)
      let shift = AffineTransform.translation(
        x: shapes.across(element["x"]), y: shapes.down(element["y"]))
      return try outlines(of: target, inner.with(inner.units, shift.followed(by: transform)))
    default:
      note("<\(element.name.prefix(40))> has no effect in a clip", element)
      return []
    }
  }

  /// Returns the region of a mask as a clip; `nil` if it cuts nothing.
  private func region(
    of mask: XMLElement, around box: SVGBox, _ transform: AffineTransform
  ) -> VectorClip? {
    guard let drawn = box.drawnBounds(in: transform), let bounds = box.bounds(in: transform) else {
      return nil
    }
    let isInBox = mask["maskUnits"] != "userSpaceOnUse"
    let units = isInBox ? SVGUnits(size: Size(width: 1, height: 1)) : SVGUnits(size: viewport)
    let shapes = SVGShapes(units: units)
    var rect = Rect(
      x: shapes.across(mask["x"] ?? "-10%"), y: shapes.down(mask["y"] ?? "-10%"),
      width: shapes.across(mask["width"] ?? "120%"), height: shapes.down(mask["height"] ?? "120%"))
    if isInBox {
      rect = Rect(
        x: bounds.minX + rect.minX * bounds.size.width,
        y: bounds.minY + rect.minY * bounds.size.height,
        width: rect.size.width * bounds.size.width, height: rect.size.height * bounds.size.height)
    }
    guard !rect.contains(drawn) else { return nil }
    return VectorClip([.init(path: Path(rect).transformed(by: transform))])
  }

  /// Whether a mask shows all that is inside its shapes, as those of Sketch and Figma do, so that it
  /// is a clip.
  private func isPlainMask(_ mask: XMLElement) -> Bool {
    guard mask["maskContentUnits"] != "objectBoundingBox" else { return false }
    let style = style(ofDefinition: mask)
    return mask.children.contains { !isIgnored($0) }
      && mask.children.allSatisfy {
        isPlain($0, style.inherited, isAlphaMask: style.isAlphaMask, depth: 0)
      }
  }

  private func isPlain(
    _ element: XMLElement, _ style: SVGStyle, isAlphaMask: Bool, depth: Int
  ) -> Bool {
    if isIgnored(element) { return true }
    let own = style.applying(element, sheet)
    guard own.opacity >= 1, own.fillOpacity >= 1, own.clipPath == nil, own.mask == nil,
      own.unsupported.isEmpty, depth < 4
    else { return false }
    if element.name == "use" {
      guard let id = SVGReference.target(of: element), let target = elements[id] else {
        return false
      }
      return isPlain(target, own.inherited, isAlphaMask: isAlphaMask, depth: depth + 1)
    }
    guard SVGShapes.names.contains(element.name), case .none = own.stroke,
      case .color(let color) = own.fill, own.fillRule == own.clipRule
    else { return false }
    return color.alpha == 255 && (isAlphaMask || color == RGBA(0xFFFFFF))
  }

  private func isIgnored(_ element: XMLElement) -> Bool {
    Self.isDefinition(element.name) || element.name.contains(":")
  }
}

/// What the box of an element is around.
private struct SVGBox {
  let nodes: [VectorImage.Node]
  /// Outlines that are not drawn, in the image's units.
  let unseen: ArraySlice<Path>

  /// Returns the box around the outlines, in the units of a transform.
  func bounds(in transform: AffineTransform) -> Rect? {
    guard let inverse = transform.inverse else { return nil }
    let hidden = unseen.compactMap { $0.transformed(by: inverse).tightBounds }
    return (nodes.compactMap { $0.bounds(through: inverse) } + hidden).union
  }

  /// Returns the box around all that is drawn, in the units of a transform.
  func drawnBounds(in transform: AffineTransform) -> Rect? {
    guard let inverse = transform.inverse, let drawn = nodes.compactMap(\.drawnBounds).union else {
      return nil
    }
    return Path(drawn).transformed(by: inverse).bounds
  }
}
