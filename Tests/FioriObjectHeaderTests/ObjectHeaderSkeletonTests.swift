import Testing

@testable import FioriObjectHeader
@testable import FioriRender
@testable import TestSupport

/// Object headers that wait for their content (Docs/sources/headers.md#loading).
struct ObjectHeaderSkeletonTests {
  private func isGlyphs(_ command: DisplayCommand) -> Bool {
    if case .glyphs = command { true } else { false }
  }

  private func isBlank(_ drawn: DrawnView) -> Bool {
    drawn.root.flattened.allSatisfy { $0.text == nil && $0.baseline == nil }
      && !drawn.drawing.displayList.stillCommands.contains(where: isGlyphs)
  }

  @Test(arguments: [
    SampleObjectHeader.view, SampleObjectHeader.first,
    ObjectHeader(headlineText: "Order", statusText: "Open", kpiView: SampleObjectHeader.kpi),
  ])
  func `blocks are on the lines of the header's own parts`(header: ObjectHeader) throws {
    var waiting = header
    waiting.isLoading = true
    let (blocks, ready) = (try DrawnView(waiting), try DrawnView(header))
    #expect(isBlank(blocks))
    for place in ready.root.children where place.kind != "pageControl" {
      #expect(
        blocks.root.flattened.contains {
          // The block of a short text is wider than it.
          $0.kind == place.kind && $0.frame.minY == place.frame.minY
            && $0.frame.size.height == place.frame.size.height
        },
        "\(place.kind)")
    }
    expect(blocks.drawing.pageCount, is: ready.drawing.pageCount)
    expect(blocks.drawing.report.size, is: ready.drawing.report.size)
  }
}
