import FioriRender
import Testing

@testable import TestSupport

/// What holds for every chart view of a header, tried on a few hundred random ones.
struct HeaderChartPropertyTests {
  private static let parts = stride(from: 0, to: 400, by: 100).map { $0..<$0 + 100 }
  private static let tolerance = 0.01

  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private func report(
    _ seed: Int, _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> LayoutReport {
    let sample = RandomHeaderChart(seed: seed)
    var environment = sample.environment
    environment.layoutDirection = direction
    return try renderer.drawing(of: Figure(sample.view, environment: environment)).report
  }

  @Test(arguments: parts)
  func `nothing leaves the view, and no two parts overlap`(seeds: Range<Int>) throws {
    for seed in seeds {
      let report = try report(seed)
      let parts = report.root.children
      for (index, one) in parts.enumerated() {
        let isInside =
          one.frame.minX >= -Self.tolerance && one.frame.minY >= -Self.tolerance
          && one.frame.maxX <= report.size.width + Self.tolerance
          && one.frame.maxY <= report.size.height + Self.tolerance
        #expect(isInside, "seed \(seed): \(one.kind) \(one.frame) in \(report.size)")
        for other in parts[(index + 1)...] where overlap(one.frame, other.frame) {
          Issue.record("seed \(seed): \(one.kind) \(one.frame), \(other.kind) \(other.frame)")
        }
      }
    }
  }

  @Test(arguments: parts)
  func `from right to left the parts are mirrored`(seeds: Range<Int>) throws {
    for seed in seeds {
      let (left, right) = (try report(seed), try report(seed, .rightToLeft))
      expect(left.size, is: right.size)
      for part in left.root.children {
        let isMirrored = right.root.children.contains { mirror in
          mirror.kind == part.kind && abs(mirror.frame.minY - part.frame.minY) < Self.tolerance
            && abs(left.size.width - mirror.frame.maxX - part.frame.minX) < Self.tolerance
        }
        #expect(isMirrored, "seed \(seed): \(part.kind)")
      }
    }
  }

  private func overlap(_ one: Rect, _ other: Rect) -> Bool {
    one.minX + Self.tolerance < other.maxX && other.minX + Self.tolerance < one.maxX
      && one.minY + Self.tolerance < other.maxY && other.minY + Self.tolerance < one.maxY
  }
}
