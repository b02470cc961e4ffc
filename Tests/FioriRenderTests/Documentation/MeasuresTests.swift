import FioriBasics
import FioriLayout
import FioriSheets
import Testing

@testable import FioriRender
@testable import TestSupport

/// The measures around a picture, against its layout report.
struct MeasuresTests {
  @Test(arguments: ViewType.all, ["leftToRight", "rightToLeft"])
  func `measures are distances between edges of the report`(
    _ type: ViewType, _ direction: String
  ) throws {
    for width in [320.0, 375, 1024] {
      for var figure in Document(json: Array(type.example.utf8)).figures.prefix(3) {
        figure.environment.width = width
        figure.environment.layoutDirection =
          direction == "leftToRight" ? .leftToRight : .rightToLeft
        try check(Renderer().drawing(of: figure))
      }
    }
  }

  @Test func `the page of components shows measures, parts and states of each`() throws {
    let page = try Articles.text(of: "Docs/components.md")
    let sections = page.split(separator: "\n## ").dropFirst()
    let blocks = [" measures", "-parts anatomy", " rows=figure columns=appearance"]
    let lacking = ViewType.all.flatMap { type in
      blocks.map { "<!-- fiori \(type.name)\($0)\n" }.filter { block in
        !sections.contains { $0.hasPrefix("\(type.name)\n") && $0.contains(block) }
      }
    }
    expect(lacking, is: [])
  }

  /// Checks that every line ends at two edges, and that what is written is right to half a point.
  private func check(_ drawing: Drawing) throws {
    let nodes = Self.nodes(in: drawing.report.root)
    let measures = Measures(drawing.report, PictureInk(drawing.layout.frame))
    #expect(!measures.sizes.isEmpty)
    for gap in measures.gaps {
      let (start, end) = gap.isVertical ? (gap.start.y, gap.end.y) : (gap.start.x, gap.end.x)
      let edges = nodes.flatMap { node in
        gap.isVertical ? [node.frame.minY, node.frame.maxY] : [node.frame.minX, node.frame.maxX]
      }
      #expect(edges.contains(start) && edges.contains(end))
      let written = try #require(Double(Measures.text(gap.length)))
      #expect(abs(written - (end - start)) < 0.5)
    }
    for frame in measures.sizes.map(\.frame) {
      #expect(nodes.contains { $0.frame == frame })
      let written = Measures.text(frame.size).split(separator: " × ").compactMap { Double($0) }
      expect(written.count, is: 2)
      #expect(abs(written[0] - frame.size.width) < 0.5)
      #expect(abs(written[1] - frame.size.height) < 0.5)
    }
  }

  private static func nodes(in node: LayoutReport.Node) -> [LayoutReport.Node] {
    [node] + node.children.flatMap(nodes)
  }
}
