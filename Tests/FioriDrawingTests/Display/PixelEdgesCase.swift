import FioriRender
import Testing

/// A rectangle on a grid, with its edges on the nearest pixels and around all that it touches.
struct PixelEdgesCase: Sendable, CustomTestStringConvertible {
  let scale: Double
  let rect: Rect
  let aligned: Rect
  let covering: Rect

  /// Edges as left, top, right and bottom.
  init(_ scale: Double, _ rect: [Double], aligned: [Double], covering: [Double]) {
    self.scale = scale
    self.rect = Self.rect(rect)
    self.aligned = Self.rect(aligned)
    self.covering = Self.rect(covering)
  }

  var testDescription: String { "\(rect) at \(scale)" }

  private static func rect(_ edges: [Double]) -> Rect {
    Rect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
  }
}
