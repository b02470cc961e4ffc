package import FioriBasics

/// A vector image: shapes in drawing order, in units of its natural size from its top left.
package struct VectorImage: Hashable, Sendable {
  /// The natural size, in points.
  package let size: Size
  package let nodes: [Node]

  package init(size: Size, nodes: [Node]) {
    self.size = size
    self.nodes = nodes
  }

  /// A shape, or shapes drawn as a group.
  package enum Node: Hashable, Sendable {
    case shape(VectorShape)
    case group(VectorGroup)
  }
}

/// Shapes that share an opacity or clips.
package struct VectorGroup: Hashable, Sendable {
  /// The opacity from 0 to 1 of all of them together.
  package let opacity: Double
  /// Areas; a point must be in all of them to be drawn; none if empty.
  package let clips: [VectorClip]
  package let nodes: [VectorImage.Node]

  package init(opacity: Double = 1, clips: [VectorClip] = [], nodes: [VectorImage.Node]) {
    self.opacity = opacity
    self.clips = clips
    self.nodes = nodes
  }
}

/// The area inside any of several outlines.
package struct VectorClip: Hashable, Sendable {
  /// An outline and the rule for its inside.
  package struct Outline: Hashable, Sendable {
    package let path: Path
    package let rule: FillRule

    package init(path: Path, rule: FillRule = .nonZero) {
      self.path = path
      self.rule = rule
    }
  }

  package let outlines: [Outline]

  package init(_ outlines: [Outline]) {
    self.outlines = outlines
  }

  package func transformed(by transform: AffineTransform) -> VectorClip {
    VectorClip(
      outlines.map { Outline(path: $0.path.transformed(by: transform), rule: $0.rule) })
  }
}

/// The rule for the inside of a path.
package enum FillRule: Hashable, Sendable {
  /// Points that the path winds around.
  case nonZero
  /// Points that an odd number of the path's turns enclose.
  case evenOdd
}

/// A path that is filled or stroked.
package struct VectorShape: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    case fill(FillRule)
    case stroke(VectorStroke)
  }

  package let path: Path
  package let style: Style
  package let paint: VectorPaint

  package init(path: Path, style: Style, paint: VectorPaint) {
    self.path = path
    self.style = style
    self.paint = paint
  }
}

/// The style of a line in a vector image, with all that SVG has.
package struct VectorStroke: Hashable, Sendable {
  package enum Cap: String, Hashable, Sendable {
    case butt, round, square
  }

  package enum Join: Hashable, Sendable {
    /// A pointed corner; a bevel where its length exceeds the limit times the width.
    case miter(limit: Double)
    case round
    case bevel
  }

  package let width: Double
  package let cap: Cap
  package let join: Join
  /// The lengths of dashes and gaps in turn; empty for a solid line.
  package let dash: [Double]
  /// The distance into the dash pattern where a line starts.
  package let dashOffset: Double
  /// From the path's units to the image's, if the line is not equally wide in all directions; `nil`
  /// if the path is in units of the image.
  package let transform: AffineTransform?

  package init(
    width: Double, cap: Cap, join: Join, dash: [Double], dashOffset: Double,
    transform: AffineTransform?
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashOffset = dashOffset
    self.transform = transform
  }
}

/// The color or gradient of a shape.
package enum VectorPaint: Hashable, Sendable {
  case color(RGBA)
  case gradient(VectorGradient)
}

/// A gradient along a line or between two circles.
package struct VectorGradient: Hashable, Sendable {
  package enum Geometry: Hashable, Sendable {
    case linear(from: Point, to: Point)
    /// From a circle around the focus to the one around the center.
    case radial(center: Point, radius: Double, focus: Point, focusRadius: Double)
  }

  package struct Stop: Hashable, Sendable {
    /// From 0 at the start to 1 at the end.
    package let offset: Double
    package let color: RGBA

    package init(offset: Double, color: RGBA) {
      self.offset = offset
      self.color = color
    }
  }

  /// The colors before the start and after the end.
  package enum Spread: String, Hashable, Sendable {
    case pad, reflect, `repeat`
  }

  package let geometry: Geometry
  /// By offset, at least two.
  package let stops: [Stop]
  package let spread: Spread
  /// From the geometry's units to the units of the shape's path.
  package let transform: AffineTransform

  package init(geometry: Geometry, stops: [Stop], spread: Spread, transform: AffineTransform) {
    self.geometry = geometry
    self.stops = stops
    self.spread = spread
    self.transform = transform
  }
}

extension VectorShape {
  /// Returns the shape scaled by a factor, then moved.
  package func placed(scale: Double, at origin: Point) -> VectorShape {
    let placement = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    switch style {
    case .fill:
      return VectorShape(
        path: path.transformed(by: placement), style: style, paint: paint.transformed(by: placement)
      )
    case .stroke(let stroke):
      if let transform = stroke.transform {
        let moved = stroke.with(transform: transform.followed(by: placement))
        return VectorShape(path: path, style: .stroke(moved), paint: paint)
      }
      return VectorShape(
        path: path.transformed(by: placement), style: .stroke(stroke.scaled(by: scale)),
        paint: paint.transformed(by: placement))
    }
  }

  /// Returns the shape in one color, as opaque as it was.
  package func tinted(_ color: RGBA) -> VectorShape {
    VectorShape(path: path, style: style, paint: paint.tinted(color))
  }
}

extension VectorStroke {
  /// Returns the line with all lengths multiplied.
  package func scaled(by factor: Double) -> VectorStroke {
    VectorStroke(
      width: width * factor, cap: cap, join: join, dash: dash.map { $0 * factor },
      dashOffset: dashOffset * factor, transform: transform)
  }

  fileprivate func with(transform: AffineTransform) -> VectorStroke {
    VectorStroke(
      width: width, cap: cap, join: join, dash: dash, dashOffset: dashOffset,
      transform: transform)
  }
}

extension VectorGradient {
  /// Returns the normal of the lines of one color of a linear gradient, which a map does not keep;
  /// its length is the inverse of the distance of both ends. `inverse` is the inverse of the map from
  /// the gradient's coordinates.
  package static func normal(
    from start: Point, to end: Point, _ inverse: AffineTransform
  ) -> Point {
    let way = end + start * -1
    let square = way.x * way.x + way.y * way.y
    return Point(
      x: (inverse.a * way.x + inverse.b * way.y) / square,
      y: (inverse.c * way.x + inverse.d * way.y) / square)
  }
}

extension VectorPaint {
  package func transformed(by transform: AffineTransform) -> VectorPaint {
    guard case .gradient(let gradient) = self else { return self }
    return .gradient(
      VectorGradient(
        geometry: gradient.geometry, stops: gradient.stops, spread: gradient.spread,
        transform: gradient.transform.followed(by: transform)))
  }

  fileprivate func tinted(_ tint: RGBA) -> VectorPaint {
    switch self {
    case .color(let color): .color(color.tinted(tint))
    case .gradient(let gradient):
      .gradient(
        VectorGradient(
          geometry: gradient.geometry,
          stops: gradient.stops.map {
            VectorGradient.Stop(offset: $0.offset, color: $0.color.tinted(tint))
          },
          spread: gradient.spread, transform: gradient.transform))
    }
  }
}

extension RGBA {
  /// Returns the tint, as opaque as this color.
  fileprivate func tinted(_ tint: RGBA) -> RGBA {
    RGBA(red: tint.red, green: tint.green, blue: tint.blue, alpha: alpha)
  }
}
