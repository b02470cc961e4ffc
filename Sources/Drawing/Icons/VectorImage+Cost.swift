package import FioriBasics
package import FioriModel

extension VectorImage {
  /// The time that drawing takes, in milliseconds, estimated from above for all but shapes made to
  /// take long: measured with Cairo 1.16, an edge takes 120 ns for each row of pixels that it
  /// crosses, and a pixel 1 ns in one color, 20 ns in a gradient and 10 ns in a layer.
  ///
  /// `box` is where it is shown, in pixels; the image fits into it, or covers it.
  package func drawingTime(in box: Size, covering isCovering: Bool = false) -> Double {
    let scales = [box.width / size.width, box.height / size.height]
    let scale = isCovering ? max(scales[0], scales[1]) : min(scales[0], scales[1])
    let area = min(size.width * size.height * scale * scale, box.width * box.height)
    return DrawingCost(scale: scale, area: area).time(of: nodes) / 1e6
  }
}

/// Estimates drawing times in nanoseconds.
private struct DrawingCost {
  /// Pixels per unit of the image.
  let scale: Double
  /// The image's area in pixels.
  let area: Double

  private static let perEdge = 200.0
  private static let perRow = 120.0

  func time(of nodes: [VectorImage.Node]) -> Double {
    nodes.reduce(0) { sum, node in
      switch node {
      case .shape(let shape): sum + time(of: shape)
      case .group(let group): sum + time(of: group)
      }
    }
  }

  private func time(of group: VectorGroup) -> Double {
    let outlines = group.clips.flatMap(\.outlines).reduce(0) { $0 + time(of: $1.path, lines: 1) }
    let layers = (group.opacity < 1 ? 1 : 0) + group.clips.count { $0.outlines.count > 1 } * 3
    return time(of: group.nodes) + outlines + Double(layers) * area * 10
  }

  private func time(of shape: VectorShape) -> Double {
    let isGradient = if case .gradient = shape.paint { true } else { false }
    let bounds = shape.drawnBounds.map { $0.size.width * $0.size.height * scale * scale } ?? 0
    let painting = min(bounds, area) * (isGradient ? 20 : 1)
    guard case .stroke(let stroke) = shape.style else {
      return painting + time(of: shape.path, lines: 1)
    }
    // Each corner and each end of a dash has edges around half of a disc.
    let dashes =
      stroke.dash.isEmpty
      ? 0 : shape.path.controlLength / stroke.dash.reduce(0, +) * Double(stroke.dash.count)
    let corners = Double(shape.path.steps.count) + dashes
    let around = corners * (stroke.width * 2 * scale * Self.perRow + 4 * Self.perEdge)
    return painting + time(of: shape.path, lines: 2) + around
  }

  private func time(of path: Path, lines: Double) -> Double {
    lines * (path.height * scale * Self.perRow + Double(path.steps.count) * Self.perEdge)
  }
}

extension Path {
  /// The vertical way along the path's points, up and down.
  fileprivate var height: Double {
    var sum = 0.0
    var (current, start) = (0.0, 0.0)
    func go(to y: Double) {
      sum += abs(y - current)
      current = y
    }
    for step in steps {
      switch step {
      case .move(let point): (current, start) = (point.y, point.y)
      case .line(let point): go(to: point.y)
      case .curve(let first, let second, let end):
        go(to: first.y)
        go(to: second.y)
        go(to: end.y)
      case .close: go(to: start)
      }
    }
    return sum
  }
}
