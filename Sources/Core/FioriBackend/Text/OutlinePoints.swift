import CCairo
import FioriBasics

/// An outline in FreeType's format: points in 64ths of a pixel, `y` pointing up.
struct OutlinePoints {
  private var points: [FT_Vector] = []
  private var tags: [CChar] = []
  private var contourEnds: [Int16] = []
  private let height: Double

  /// FreeType's tags for a point on the outline, and for a control point of a cubic curve.
  private static let onOutline: CChar = 1
  private static let cubicHandle: CChar = 2

  /// Converts the points of a path whose `y` of zero is at `height` in FreeType, in pixels.
  init(_ path: Path, height: Double) {
    self.height = height
    for step in path.steps {
      switch step {
      case .move(let point):
        endContour()
        append(point, Self.onOutline)
      case .line(let point): append(point, Self.onOutline)
      case .curve(let first, let second, let end):
        append(first, Self.cubicHandle)
        append(second, Self.cubicHandle)
        append(end, Self.onOutline)
      case .close: endContour()
      }
    }
    endContour()
  }

  /// Calls `body` with the outline, which must not outlive the call.
  mutating func withOutline(_ body: (inout FT_Outline) -> Bool) -> Bool {
    let counts = (Int16(exactly: contourEnds.count), Int16(exactly: points.count))
    guard let contourCount = counts.0, let pointCount = counts.1 else { return false }
    return points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        contourEnds.withUnsafeMutableBufferPointer { ends in
          var outline = FT_Outline(
            n_contours: contourCount, n_points: pointCount, points: points.baseAddress,
            tags: tags.baseAddress, contours: ends.baseAddress, flags: 0)
          return body(&outline)
        }
      }
    }
  }

  private mutating func append(_ point: Point, _ tag: CChar) {
    points.append(
      FT_Vector(x: Int((point.x * 64).rounded()), y: Int(((height - point.y) * 64).rounded())))
    tags.append(tag)
  }

  private mutating func endContour() {
    guard points.count > (contourEnds.last.map { Int($0) + 1 } ?? 0) else { return }
    contourEnds.append(Int16(clamping: points.count - 1))
  }
}
