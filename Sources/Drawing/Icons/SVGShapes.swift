import FioriBasics

/// Reads the outlines of shape elements.
struct SVGShapes {
  let units: SVGUnits

  /// The elements that are shapes.
  static let names = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

  /// Returns the outline of a shape in user units; empty if it has none.
  func path(of element: XMLElement) -> Path {
    switch element.name {
    case "path": SVGPathData.path(element["d"] ?? "")
    case "rect": rectangle(element)
    case "circle": circle(element)
    case "ellipse": ellipse(element)
    case "line":
      Path(
        from: Point(x: across(element["x1"]), y: down(element["y1"])),
        to: Point(x: across(element["x2"]), y: down(element["y2"])))
    case "polyline": Path(through: points(element), isClosed: false)
    case "polygon": Path(through: points(element), isClosed: true)
    default: Path()
    }
  }

  func across(_ text: String?) -> Double { length(text, units.size.width) ?? 0 }
  func down(_ text: String?) -> Double { length(text, units.size.height) ?? 0 }

  private func length(_ text: String?, _ whole: Double) -> Double? {
    text.flatMap { SVGLength.length($0, percentOf: whole, units.fonts) }
  }

  /// Returns the radii of an element; one that is missing or negative is like the other.
  private func radii(of element: XMLElement) -> Size {
    let rx = length(element["rx"], units.size.width).flatMap { $0 < 0 ? nil : $0 }
    let ry = length(element["ry"], units.size.height).flatMap { $0 < 0 ? nil : $0 }
    return Size(width: rx ?? ry ?? 0, height: ry ?? rx ?? 0)
  }

  private func rectangle(_ element: XMLElement) -> Path {
    let rect = Rect(
      x: across(element["x"]), y: down(element["y"]), width: across(element["width"]),
      height: down(element["height"]))
    guard rect.size.width > 0, rect.size.height > 0 else { return Path() }
    let given = radii(of: element)
    let radii = Size(
      width: min(given.width, rect.size.width / 2), height: min(given.height, rect.size.height / 2))
    guard radii.width > 0, radii.height > 0 else { return Path(rect) }
    // Drawn with round corners in units of the radii, and at the origin: far from it, a small
    // rectangle has no size.
    let unit = Rect(
      x: 0, y: 0, width: rect.size.width / radii.width, height: rect.size.height / radii.height)
    return Path(unit, cornerRadius: 1).transformed(
      by: AffineTransform(
        a: radii.width, b: 0, c: 0, d: radii.height, tx: rect.minX, ty: rect.minY))
  }

  private func circle(_ element: XMLElement) -> Path {
    let radius = length(element["r"], units.diagonal) ?? 0
    return ellipse(element, radii: Size(width: radius, height: radius))
  }

  private func ellipse(_ element: XMLElement) -> Path {
    ellipse(element, radii: radii(of: element))
  }

  private func ellipse(_ element: XMLElement, radii: Size) -> Path {
    guard radii.width > 0, radii.height > 0 else { return Path() }
    let circle = Path(circleAround: Point(x: 0, y: 0), radius: 1)
    // From the right, where SVG starts the dashes of a circle.
    let turned = circle.transformed(by: AffineTransform(a: 0, b: 1, c: -1, d: 0))
    return turned.transformed(
      by: AffineTransform(
        a: radii.width, b: 0, c: 0, d: radii.height, tx: across(element["cx"]),
        ty: down(element["cy"])))
  }

  /// Returns the points of a polygon, up to a mistake.
  private func points(_ element: XMLElement) -> [Point] {
    var scanner = SVGScanner(element["points"] ?? "")
    var points: [Point] = []
    while let x = scanner.nextNumber(), let y = scanner.nextNumber() {
      points.append(Point(x: x, y: y))
    }
    return points
  }
}
