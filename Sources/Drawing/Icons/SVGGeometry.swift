import FioriBasics
import FioriModel
import Glibc

extension XMLElement {
  subscript(name: String, default fallback: String) -> String { self[name] ?? fallback }

  /// Calls a function with the element and all elements inside it, and with those around each, the
  /// outermost first.
  func visit(inside outer: [XMLElement] = [], _ body: (XMLElement, [XMLElement]) -> Void) {
    body(self, outer)
    guard !children.isEmpty else { return }
    let inner = outer + [self]
    for child in children { child.visit(inside: inner, body) }
  }

  /// Returns the element and its descendants with plain names for SVG's, regardless of their
  /// prefixes; the names of all others have a colon.
  func withPlainNames(_ outer: [Substring: String] = [:]) -> XMLElement {
    var namespaces = outer
    for attribute in attributes {
      if attribute.name == "xmlns" {
        namespaces[""] = attribute.value
      } else if attribute.name.hasPrefix("xmlns:") {
        namespaces[attribute.name.dropFirst(6)] = attribute.value
      }
    }
    let colon = name.firstIndex(of: ":")
    let prefix = colon.map { name[..<$0] } ?? ""
    let local = colon.map { String(name[name.index(after: $0)...]) } ?? name
    // Icons often declare nothing.
    let isPlain =
      name == Self.textName || namespaces[prefix].map { $0 == Self.namespace } ?? prefix.isEmpty
    return XMLElement(
      name: isPlain ? local : "\(prefix):\(local)", attributes: attributes,
      children: children.map { $0.withPlainNames(namespaces) }, text: text, line: line)
  }

  private static let namespace = "http://www.w3.org/2000/svg"
}

extension Path {
  /// The length of the lines between all points, which is at least the path's length.
  var controlLength: Double {
    var length = 0.0
    var current = Point(x: 0, y: 0)
    var start = current
    func go(to point: Point) {
      length += hypot(point.x - current.x, point.y - current.y)
      current = point
    }
    for step in steps {
      switch step {
      case .move(let point): (current, start) = (point, point)
      case .line(let point): go(to: point)
      case .curve(let first, let second, let end):
        go(to: first)
        go(to: second)
        go(to: end)
      case .close: go(to: start)
      }
    }
    return length
  }
}

extension VectorShape {
  /// Returns the shape with its opacity multiplied.
  func faded(_ opacity: Double) -> VectorShape {
    let paint: VectorPaint =
      switch paint {
      case .color(let color): .color(color.faded(opacity))
      case .gradient(let gradient):
        .gradient(
          VectorGradient(
            geometry: gradient.geometry,
            stops: gradient.stops.map {
              VectorGradient.Stop(offset: $0.offset, color: $0.color.faded(opacity))
            }, spread: gradient.spread, transform: gradient.transform))
      }
    return VectorShape(path: path, style: style, paint: paint)
  }

  /// A box around everything that is drawn, in the image's units; `nil` without any.
  var drawnBounds: Rect? {
    guard let bounds = path.bounds else { return nil }
    guard case .stroke(let stroke) = style else { return bounds }
    let reach: Double =
      switch stroke.join {
      case .miter(let limit): max(limit, 1.5)
      case .round, .bevel: 1.5
      }
    let outer = bounds.insetBy(-stroke.width / 2 * reach)
    guard let transform = stroke.transform else { return outer }
    return Path(outer).transformed(by: transform).bounds
  }
}

extension VectorImage.Node {
  /// A box around everything that is drawn; `nil` without any.
  var drawnBounds: Rect? {
    switch self {
    case .shape(let shape): shape.drawnBounds
    case .group(let group): group.nodes.compactMap(\.drawnBounds).union
    }
  }

  /// Returns the box around the paths without their lines, seen through a transform.
  func bounds(through transform: AffineTransform) -> Rect? {
    switch self {
    case .shape(let shape):
      guard case .stroke(let stroke) = shape.style, let own = stroke.transform else {
        return shape.path.transformed(by: transform).tightBounds
      }
      return shape.path.transformed(by: own.followed(by: transform)).tightBounds
    case .group(let group): return group.nodes.compactMap { $0.bounds(through: transform) }.union
    }
  }
}

extension [Rect] {
  /// The box around all of them; `nil` if there are none.
  var union: Rect? {
    guard let first else { return nil }
    let (left, top) = (map(\.minX).min() ?? first.minX, map(\.minY).min() ?? first.minY)
    let (right, bottom) = (map(\.maxX).max() ?? first.maxX, map(\.maxY).max() ?? first.maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
