import FioriBasics
import FioriModel

extension SVGReader {
  mutating func used(
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

  /// Returns the content of an element with its own viewport.
  mutating func nested(
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
  func frame(of element: XMLElement) -> Rect {
    Rect(
      x: across(element["x"]), y: down(element["y"]), width: across(element["width"] ?? "100%"),
      height: down(element["height"] ?? "100%"))
  }
}
