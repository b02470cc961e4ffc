import FioriBasics
import FioriModel
import Glibc

/// Reads gradients.
struct SVGGradients {
  /// The elements by their ids.
  let elements: [String: XMLElement]
  let sheet: SVGStyleSheet
  let units: SVGUnits
  /// The style that an element passes on, by its ancestors.
  let style: (XMLElement) -> SVGStyle
  /// The map to the image's units.
  let outer: AffineTransform
  /// The length of the image's longer side.
  let side: Double

  /// The maximum number of gradients that may take parts from each other.
  private static let maximumChainLength = 8

  /// Returns the paint of a gradient for a shape with a box around it, in its units; `nil` if there
  /// is no such gradient, or if nothing is painted with it.
  func paint(
    _ id: String, bounds: Rect, opacity: Double, stops known: inout [String: [SVGStop]]
  ) -> VectorPaint? {
    let chain = chain(from: id)
    guard let first = chain.first else { return nil }
    // Read once for all shapes: a thousand shapes may share a gradient with a thousand stops.
    let read = known[id] ?? stops(of: chain)
    known[id] = read
    let stops = read.map { $0.faded(opacity) }
    guard let last = stops.last else { return nil }
    let isRadial = first.name == "radialGradient"
    let isInBox = attribute("gradientUnits", chain) != "userSpaceOnUse"
    guard !isInBox || min(bounds.size.width, bounds.size.height) > 0 else { return nil }
    let units = units(of: chain)
    let spread =
      attribute("spreadMethod", chain).flatMap(VectorGradient.Spread.init(rawValue:)) ?? .pad
    // Points and radii come from gradients of the same kind.
    let alike = chain.filter { $0.name == first.name }
    let geometry = isRadial ? radial(alike, units, spread) : linear(alike, units)
    // Without a length, or a radius, the last color is everywhere.
    guard stops.count > 1, geometry.hasExtent else { return .color(last.color) }
    guard let transform = transform(of: chain, box: isInBox ? bounds : nil) else { return nil }
    let gradient = VectorGradient(
      geometry: geometry, stops: stops, spread: spread, transform: transform)
    if gradient.spread != .pad,
      !(side < gradient.length(through: outer) * SVGLimits.repetitionCount)
    {
      return .color(gradient.meanColor)
    }
    return .gradient(gradient)
  }

  /// Returns a gradient and those that it takes parts from.
  private func chain(from id: String) -> [XMLElement] {
    var chain: [XMLElement] = []
    var next: String? = id
    while let id = next, let element = elements[id], chain.count < Self.maximumChainLength,
      ["linearGradient", "radialGradient"].contains(element.name)
    {
      chain.append(element)
      next = SVGReference.target(of: element)
    }
    return chain
  }

  private func attribute(_ name: String, _ chain: [XMLElement]) -> String? {
    chain.lazy.compactMap { $0[name] }.first
  }

  private func transform(of chain: [XMLElement], box: Rect?) -> AffineTransform? {
    let own = attribute("gradientTransform", chain).map(SVGTransform.transform) ?? .identity
    guard let own else { return nil }
    let outer =
      box.map {
        AffineTransform(
          a: $0.size.width, b: 0, c: 0, d: $0.size.height, tx: $0.minX, ty: $0.minY)
      } ?? .identity
    let transform = own.followed(by: outer)
    return transform.isUsable ? transform : nil
  }

  private func linear(
    _ chain: [XMLElement], _ units: SVGUnits
  ) -> VectorGradient.Geometry {
    func number(_ name: String, _ fallback: String, _ whole: Double) -> Double {
      SVGLength.length(attribute(name, chain) ?? fallback, percentOf: whole, units.fonts) ?? 0
    }
    return .linear(
      from: Point(
        x: number("x1", "0%", units.size.width), y: number("y1", "0%", units.size.height)),
      to: Point(
        x: number("x2", "100%", units.size.width), y: number("y2", "0%", units.size.height)))
  }

  private func radial(
    _ chain: [XMLElement], _ units: SVGUnits, _ spread: VectorGradient.Spread
  ) -> VectorGradient.Geometry {
    let (center, radius, focus, focusRadius) = circles(chain, units)
    return .radial(
      center: center, radius: radius,
      // A focus on the circle would repeat without end next to it.
      focus: focus.pulled(to: center, within: radius * (spread == .pad ? 0.999 : 0.99)),
      focusRadius: min(focusRadius, radius))
  }

  private func circles(
    _ chain: [XMLElement], _ units: SVGUnits
  ) -> (center: Point, radius: Double, focus: Point, focusRadius: Double) {
    func number(_ name: String, _ whole: Double) -> Double? {
      attribute(name, chain).flatMap { SVGLength.length($0, percentOf: whole, units.fonts) }
    }
    let center = Point(
      x: number("cx", units.size.width) ?? units.size.width / 2,
      y: number("cy", units.size.height) ?? units.size.height / 2)
    let focus = Point(
      x: number("fx", units.size.width) ?? center.x, y: number("fy", units.size.height) ?? center.y)
    return (
      center, max(number("r", units.diagonal) ?? units.diagonal / 2, 0), focus,
      max(number("fr", units.diagonal) ?? 0, 0)
    )
  }

  /// Returns the features of a gradient that are drawn in another way than SVG 2 says; `nil` for
  /// nothing.
  func objection(_ id: String) -> String? {
    let chain = chain(from: id)
    guard let first = chain.first, first.name == "radialGradient" else { return nil }
    let (center, radius, focus, focusRadius) = circles(
      chain.filter { $0.name == first.name }, units(of: chain))
    guard radius > 0 else { return nil }
    if focusRadius > radius { return "'fr' of a gradient is larger than its 'r' and has no effect" }
    let way = focus + center * -1
    guard hypot(way.x, way.y) > radius * 1.001 else { return nil }
    return "the focus of a gradient is outside of its circle and is moved into it"
  }

  /// Returns the box that the lengths of a gradient refer to.
  private func units(of chain: [XMLElement]) -> SVGUnits {
    attribute("gradientUnits", chain) == "userSpaceOnUse"
      ? units : SVGUnits(size: Size(width: 1, height: 1), fonts: units.fonts)
  }

  private func stops(of chain: [XMLElement]) -> [SVGStop] {
    guard let owner = chain.first(where: { $0.children.contains { $0.name == "stop" } }) else {
      return []
    }
    let outer = style(owner)
    var stops: [SVGStop] = []
    for element in owner.children where element.name == "stop" {
      let style = outer.applying(element, sheet)
      let paint: RGBA? =
        switch style.stopColor {
        case .color(let color): color
        case .currentColor: style.color
        case .none, .reference, .contextFill, .contextStroke: nil
        }
      let offset = element["offset"].flatMap { SVGLength.length($0, percentOf: 1) } ?? 0
      stops.append(
        SVGStop(
          offset: min(max(offset, stops.last?.offset ?? 0), 1), color: paint ?? RGBA(0x000000),
          opacity: style.stopOpacity))
    }
    return stops
  }
}

/// A stop of a gradient before a shape's opacity is applied.
struct SVGStop {
  let offset: Double
  let color: RGBA
  let opacity: Double

  func faded(_ factor: Double) -> VectorGradient.Stop {
    VectorGradient.Stop(offset: offset, color: color.faded(opacity * factor))
  }
}

extension VectorGradient {
  /// The length after which the gradient repeats, in its direction, seen through a map.
  fileprivate func length(through outer: AffineTransform) -> Double {
    let whole = transform.followed(by: outer)
    switch geometry {
    case .linear(let start, let end):
      guard let inverse = whole.inverse else { return 0 }
      let normal = Self.normal(from: start, to: end, inverse)
      return 1 / hypot(normal.x, normal.y)
    case .radial(let center, let radius, let focus, let focusRadius):
      // The circles lie closest together on the side of the focus.
      let way = focus + center * -1
      return (radius - focusRadius - hypot(way.x, way.y)) * whole.smallestScale
    }
  }

  /// The mean of the colors, each by the stretch that it fills and by how opaque it is.
  fileprivate var meanColor: RGBA {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    func add(_ color: RGBA, _ share: Double) {
      let weight = color.opacity * share
      red += Double(color.red) * weight
      green += Double(color.green) * weight
      blue += Double(color.blue) * weight
      alpha += weight
    }
    for (stop, next) in zip(stops, stops.dropFirst()) {
      add(stop.color, (next.offset - stop.offset) / 2)
      add(next.color, (next.offset - stop.offset) / 2)
    }
    if let first = stops.first { add(first.color, first.offset) }
    if let last = stops.last { add(last.color, 1 - last.offset) }
    guard alpha > 0 else { return RGBA(withAlpha: 0) }
    func level(_ sum: Double) -> UInt8 { UInt8(min(max((sum / alpha).rounded(), 0), 255)) }
    return RGBA(
      red: level(red), green: level(green), blue: level(blue),
      alpha: UInt8(min((alpha * 255).rounded(), 255)))
  }
}

extension VectorGradient.Geometry {
  fileprivate var hasExtent: Bool {
    switch self {
    case .linear(let start, let end): start != end
    case .radial(_, let radius, _, let focusRadius): radius > focusRadius
    }
  }
}

extension Point {
  /// Returns the point moved into a circle: outside it, a radial gradient would be a cone.
  fileprivate func pulled(to center: Point, within radius: Double) -> Point {
    let way = self + center * -1
    let distance = (way.x * way.x + way.y * way.y).squareRoot()
    return distance > radius && distance > 0 ? center + way * (radius / distance) : self
  }
}

extension RGBA {
  /// Returns the color with its opacity multiplied.
  func faded(_ factor: Double) -> RGBA {
    RGBA(
      red: red, green: green, blue: blue,
      alpha: UInt8((Double(alpha) * min(max(factor, 0), 1)).rounded()))
  }
}
