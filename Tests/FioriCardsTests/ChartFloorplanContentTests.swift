import FioriLayout
import FioriRender
import Testing

@testable import FioriFloorplan
@testable import TestSupport

/// What a chart floorplan shows and says.
struct ChartFloorplanContentTests {
  @Test func `values have the colors of their series if there are several`() {
    func colors(_ floorplan: ChartFloorplan) -> [[Bool]] {
      guard case .arrangement(let arrangement) = floorplan.lowered(in: .plain).element,
        let summary = (arrangement as? ChartFloorplanArrangement)?.summary
      else { return [] }
      return summary.items.map { item in
        guard case .values(let values) = item.content else { return [] }
        return values.map { $0.color != nil }
      }
    }
    expect(colors(SampleFloorplan.revenue), is: [[false], [false]])
    expect(colors(SampleFloorplan.years), is: [[true, true], [true, true]])
  }

  @Test(
    arguments: [
      ([0: [1]], [0: [1]]), ([:], [0: [2]]),
    ] as [([Int: [Int]], [Int: [Int]])])
  func `a category with an item is selected unless the chart selects others`(
    given: [Int: [Int]], selected: [Int: [Int]]
  ) {
    let view = SampleFloorplan.revenue { $0.chartView?.selections = given }
    expect(view.fitted?.selections, is: selected)
  }
}
