import FioriRender
import Testing

@testable import FioriCharts
@testable import FioriDrawing
@testable import TestSupport

/// Clusters of columns in a plot, at a place and a scale.
struct ColumnPixelsCase: Sendable, CustomTestStringConvertible {
  let scale: Double
  let clusters: Int
  let slots: Int
  let isHorizontal: Bool

  var testDescription: String {
    "\(clusters) × \(slots) at \(scale)\(isHorizontal ? ", horizontal" : "")"
  }

  static let all: [ColumnPixelsCase] = [1, 1.5, 2, 3].flatMap { scale in
    [(1, 1), (2, 1), (5, 2), (7, 1), (12, 3), (31, 1)].flatMap { clusters, slots in
      [false, true].map {
        ColumnPixelsCase(scale: scale, clusters: clusters, slots: slots, isHorizontal: $0)
      }
    }
  }

  /// The columns' edges along the axis of categories, in pixels.
  func edges(
    length: Double, at start: Double, separatesSlots: Bool = false
  ) -> [(start: Double, end: Double)] {
    let set = ColumnSet(
      isHorizontal: isHorizontal, isMirrored: false, length: length, depth: 50,
      clusterCount: clusters, clusterLength: ClusterGeometry(count: clusters).width * length,
      slotCount: slots,
      columns: (0..<clusters).flatMap { cluster in
        (0..<slots).map {
          ColumnSet.Column(
            cluster: cluster, slot: $0, base: 50, end: 10,
            color: RGBA(red: 0, green: 0, blue: 0))
        }
      }, separatesSlots: separatesSlots)
    let origin = isHorizontal ? Point(x: 3.3, y: start) : Point(x: start, y: 3.3)
    return ColumnPixels(set, at: origin, on: PixelGrid(scale: scale)).commands.compactMap {
      guard case .fill(let path, _) = $0, let bounds = path.bounds else { return nil }
      return isHorizontal
        ? (bounds.minY * scale, bounds.maxY * scale) : (bounds.minX * scale, bounds.maxX * scale)
    }
  }
}
