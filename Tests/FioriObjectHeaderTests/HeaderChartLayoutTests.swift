import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

/// Where the parts of a header's chart view stand (Docs/sources/headers.md#chart-view).
struct HeaderChartLayoutTests {
  private static let tolerance = 0.01

  private func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) <= Self.tolerance } ?? false
  }

  // MARK: Directions and sizes

  @Test(arguments: [SampleHeaderChart.motor, SampleHeaderChart.ring])
  func `from right to left the view is the mirror`(view: ObjectHeaderChartView) throws {
    let left = try DrawnView(view)
    let right = try DrawnView(view) { $0.layoutDirection = .rightToLeft }
    expect(right.root.frame, is: left.root.frame)
    for part in left.root.children {
      let mirror = try right.part(part.kind).frame
      #expect(isNear(mirror.minX, 312 - part.frame.maxX), "\(part.kind)")
      #expect(isNear(mirror.minY, part.frame.minY), "\(part.kind)")
    }
  }

  @Test func `the view's baseline is its title's`() throws {
    let title = try #require(try DrawnView(SampleHeaderChart.motor).part("title").baseline)
    var engine = SquareLayout.engine()
    let element = SampleHeaderChart.motor.lowered(in: .plain).element
    let frame = try engine.layout(element, in: Constraints(maximumWidth: .infinity))
    #expect(isNear(frame.baseline, title))
  }
}

extension DrawnView {
  /// One of the parts of a name; `nil`: there are not as many.
  fileprivate func part(_ kind: String, at place: Int) -> LayoutReport.Node? {
    let found = root.flattened.filter { $0.kind == kind }
    return found.indices.contains(place) ? found[place] : nil
  }
}
