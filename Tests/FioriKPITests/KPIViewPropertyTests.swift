import FioriRender
import Testing

@testable import TestSupport

/// What holds for every KPI view, tried on a few hundred random ones.
@Suite struct KPIViewPropertyTests {
  private static let seeds = 0..<300
  private static let tolerance = 0.001

  @Test(arguments: stride(from: 0, to: 300, by: 50).map { $0..<$0 + 50 })
  func `every part lies inside its view`(seeds: Range<Int>) throws {
    let renderer = try Renderer()
    for seed in seeds {
      let root = try renderer.layout(of: RandomKPIView(seed: seed).view).root
      for part in root.children {
        #expect(part.frame.minX >= root.frame.minX - Self.tolerance, "seed \(seed)")
        #expect(part.frame.maxX <= root.frame.maxX + Self.tolerance, "seed \(seed)")
        #expect(part.frame.minY >= root.frame.minY - Self.tolerance, "seed \(seed)")
        #expect(part.frame.maxY <= root.frame.maxY + Self.tolerance, "seed \(seed)")
      }
      #expect(root.frame.size.width <= 216 + Self.tolerance, "seed \(seed)")
    }
  }

  @Test(arguments: stride(from: 0, to: 300, by: 50).map { $0..<$0 + 50 })
  func `a view from right to left is the mirror, except for the order of its value`(
    seeds: Range<Int>
  ) throws {
    let renderer = try Renderer()
    var mirrored = Environment()
    mirrored.layoutDirection = .rightToLeft
    for seed in seeds {
      let view = RandomKPIView(seed: seed).view
      let left = try renderer.layout(of: view).root
      let right = try renderer.layout(of: view, in: mirrored).root
      try #require(left.children.map(\.text) == right.children.map(\.text))
      // Only what the ink needs beyond the view differs between the pictures.
      let edges = left.mirroredEdges(in: left.frame.minX + right.frame.maxX)
      for ((one, other), edge) in zip(zip(left.children, right.children), edges) {
        #expect(abs(other.frame.minX - edge) < Self.tolerance, "seed \(seed)")
        expect(one.frame.size, is: other.frame.size, "seed \(seed)")
      }
    }
  }

  @Test(arguments: seeds.filter { $0 % 10 == 0 })
  func `all parts of a value are on one baseline`(seed: Int) throws {
    let root = try Renderer().layout(of: RandomKPIView(seed: seed).view).root
    let baselines = root.children.filter { $0.kind != "caption" }.compactMap(\.baseline)
    // Of a value that is scaled down, it is higher.
    let baseline = min(baselines.first ?? 0, 48 * 0.9053)
    #expect(baselines.allSatisfy { abs($0 - baseline) < Self.tolerance })
  }
}
