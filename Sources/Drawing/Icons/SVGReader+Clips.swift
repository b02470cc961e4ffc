import FioriBasics
import FioriModel

extension SVGReader {
  /// Returns the areas that an element is clipped to; `nil` if nothing of it is seen.
  mutating func clips(
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

  /// Whether a mask shows all that is inside its shapes, as masks of Sketch and Figma do, so that it
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

  func isIgnored(_ element: XMLElement) -> Bool {
    Self.isDefinition(element.name) || element.name.contains(":")
  }
}

/// The content of the box of an element.
struct SVGBox {
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
