import FioriRender
import Testing

@testable import TestSupport

/// What is said of a chart floorplan that is wrong, or not drawn as it is described.
struct WrongFloorplanTests {
  @Test func `more items than are allowed are an error`() throws {
    let items = Array(repeating: #"{"title":"B"}"#, count: 65).joined(separator: ",")
    let view = #"{"view":{"type":"chartFloorplan","title":"A","summaryItems":[\#(items)]}}"#
    try expect(
      DrawnDescription(view).lines,
      is: ["error: view.summaryItems: 65 items, more than the 64 allowed; remove 1"])
  }

  @Test func `values come from the rows of a table`() throws {
    let json = #"""
      {"data":{"values":[{"m":"Jan","v":1,"w":"$1"},{"m":"Feb","v":3,"w":"$3"}]},
       "view":{"type":"chartFloorplan","title":"${m}","summaryItems":[
         {"title":"Total","values":[{"$sum":"v"}],"category":-1},
         {"values":[{"$last":"w"}],"category":1}],
        "chartView":{"categories":{"$column":"m"},"series":[{"values":{"$column":"v"}}]}}}
      """#
    let drawn = try DrawnDescription(json)
    expect(
      drawn.lines,
      is: [
        "warning: view.title: the 2 rows have 'Jan' and 'Feb' in 'm', and only the first is used; group by "
          + "'m', or write {\"$first\": \"m\"} if it is right for all"
      ])
    let texts = drawn.report?.root.flattened.filter { ["title", "value"].contains($0.kind) }
    expect(texts?.compactMap(\.text), is: ["Jan", "Total", "4", "Feb", "$3"])
  }
}
