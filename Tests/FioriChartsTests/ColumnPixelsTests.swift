import FioriRender
import Testing

@testable import FioriCharts
@testable import TestSupport

/// Columns on device pixels (Docs/sources/charts.md#pixels).
struct ColumnPixelsTests {
  private static let lengths = stride(from: 120.0, through: 420, by: 7.3).map(\.self)

  private func isWhole(_ pixels: Double) -> Bool { abs(pixels - pixels.rounded()) < 1e-6 }

  @Test(arguments: ColumnPixelsCase.all)
  func `all columns are equally wide and on whole pixels`(item: ColumnPixelsCase) {
    for length in Self.lengths {
      let edges = item.edges(length: length, at: 20.37)
      expect(edges.count, is: item.clusters * item.slots)
      #expect(edges.allSatisfy { isWhole($0.start) && isWhole($0.end) }, "\(length)")
      let widths = Set(edges.map { ($0.end - $0.start).rounded() })
      expect(widths.count, is: 1, "\(length): \(widths)")
      let natural =
        ClusterGeometry(count: item.clusters).width * length * item.scale / Double(item.slots)
      expect(widths.first, is: natural.rounded(.down), "\(length)")
    }
  }

  @Test(arguments: ColumnPixelsCase.all)
  func `gaps differ by one pixel at most and none is within a cluster`(item: ColumnPixelsCase) {
    for length in Self.lengths {
      let edges = item.edges(length: length, at: 20.37)
      let gaps = zip(edges, edges.dropFirst()).map { ($1.start - $0.end).rounded() }
      let between = gaps.indices.filter { ($0 + 1) % item.slots == 0 }.map { gaps[$0] }
      let within = gaps.indices.filter { ($0 + 1) % item.slots != 0 }.map { gaps[$0] }
      #expect(within.allSatisfy { $0 == 0 }, "\(length)")
      guard let least = between.min(), let most = between.max() else { continue }
      #expect(most - least <= 1, "\(length): \(between)")
    }
  }

  @Test(arguments: ColumnPixelsCase.all.filter { $0.slots > 1 })
  func `columns that are alike have equal hairlines between them`(item: ColumnPixelsCase) throws {
    for length in Self.lengths {
      let edges = item.edges(length: length, at: 20.37, separatesSlots: true)
      #expect(edges.allSatisfy { isWhole($0.start) && isWhole($0.end) }, "\(length)")
      expect(Set(edges.map { ($0.end - $0.start).rounded() }).count, is: 1, "\(length)")
      let gaps = zip(edges, edges.dropFirst()).map { ($1.start - $0.end).rounded() }
      let within = Set(gaps.indices.filter { ($0 + 1) % item.slots != 0 }.map { gaps[$0] })
      let width =
        ClusterGeometry(count: item.clusters).width * length * item.scale / Double(item.slots)
      let hairline = item.scale.rounded()
      expect(within, is: [width >= 4 * hairline ? hairline : width >= 3 ? 1 : 0], "\(length)")
      let (first, last) = try (#require(edges.first), #require(edges.last))
      #expect(abs(first.start - (20.37 * item.scale).rounded()) < 1e-6)
      if item.clusters > 1 {
        #expect(abs(last.end - ((20.37 + length) * item.scale).rounded()) < 1e-6)
      }
    }
  }

  @Test(arguments: ColumnPixelsCase.all.filter { $0.clusters > 1 })
  func `the first begins at the plot's start and the last ends at its end`(
    item: ColumnPixelsCase
  ) throws {
    for length in Self.lengths {
      let edges = item.edges(length: length, at: 20.37)
      let (first, last) = try (#require(edges.first), #require(edges.last))
      #expect(abs(first.start - (20.37 * item.scale).rounded()) < 1e-6)
      #expect(abs(last.end - ((20.37 + length) * item.scale).rounded()) < 1e-6)
    }
  }
}
