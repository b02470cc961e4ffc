import FioriRender
import Testing

@testable import TestSupport

/// What is said of a chart floorplan that is wrong, or not drawn as it is described.
struct WrongFloorplanTests {
  private static let chart = #""chartView":{"categories":["A","B"],"series":[{"values":[1,2]}]}"#

  /// A floorplan with a title and a chart, and what is said of it.
  @Test(
    arguments: [
      (#""title":" ""#, ["error: view.title: 'title' is missing; give the floorplan one"]),
      (
        #""title":"A","summaryItems":[{}]"#,
        ["error: view.summaryItems[0]: no title, category, values or trend; give at least one"]
      ),
      (
        #""title":"A","summaryItems":[{"category":2},{"category":-2}]"#,
        [
          "error: view.summaryItems[0].category: category 2 does not exist; the last category is 1",
          "error: view.summaryItems[1].category: expected the index of a category, or -1 for an "
            + "aggregate, found -2",
        ]
      ),
      (
        #""title":"A","summaryItems":[{"category":"Jan"}]"#,
        ["error: view.summaryItems[0].category: expected a whole number, found 'Jan'"]
      ),
      (
        #""title":"A","summaryItems":[{"values":"1"}]"#,
        ["error: view.summaryItems[0].values: expected an array, found '1'"]
      ),
      (
        #""title":"A","summaryItems":[{"values":[1]}]"#,
        ["error: view.summaryItems[0].values[0]: expected a text, found the number 1; write \"1\""]
      ),
      (
        #""title":"A","summaryItems":[{"lowerBoundTitle":"A","values":["1"]}]"#,
        [
          "error: view.summaryItems[0]: 'upperBoundTitle' is missing; give the range one",
          "error: view.summaryItems[0]: 'value' is missing; give the range one",
          "error: view.summaryItems[0].values: an item of a range has no 'values'; remove it or the "
            + "range",
        ]
      ),
      (
        #""title":"A","summaryItems":[{"title":"B","values":["1","2"]}]"#,
        [
          "warning: view.summaryItems[0].values[1]: 2 values for 1 series; a value without one has no "
            + "color"
        ]
      ),
      (
        #""title":"A","seriesTitles":["B","C"]"#,
        ["warning: view.seriesTitles[1]: 2 titles for 1 series; remove those without a series"]
      ),
      (
        #""title":"A","seriesTitle":["B"]"#,
        [
          "error: view: unknown key 'seriesTitle'; did you mean 'seriesTitles'?"
        ]
      ),
    ] as [(String, [String])])
  func `a mistake is said in a line`(keys: String, lines: [String]) throws {
    let view = #"{"view":{"type":"chartFloorplan",\#(keys),\#(Self.chart)}}"#
    try expect(DrawnDescription(view).lines, is: lines)
  }

  @Test(
    arguments: [
      (
        #""seriesTitles":["B"],"valuesAxisTitle":"C","categoryAxisTitle":"D""#,
        ["seriesTitles", "valuesAxisTitle", "categoryAxisTitle"].map {
          "warning: view.\($0): there is no chart; give a 'chartView' or remove this"
        }
      ),
      (
        #""summaryItems":[{"category":0}]"#,
        ["error: view.summaryItems[0].category: category 0 does not exist; there is no chart"]
      ),
      (
        #""valuesAxisTitle":"C","categoryAxisTitle":"D","chartView":{"chartType":"donut","series":[{"values":[1]}]}"#,
        ["valuesAxisTitle", "categoryAxisTitle"].map {
          "warning: view.\($0): chart type 'donut' has no axis; remove the title"
        }
      ),
      (
        #"""
        "seriesTitles":["B"],"valuesAxisTitle":"C","categoryAxisTitle":"D","chartView":{
        "series":[{"title":"E","values":[1,2]}],"numericAxis":{"title":"F"},"categoryAxis":{"title":"G"}}
        """#,
        [
          "warning: view.chartView.series[0].title: the floorplan's 'seriesTitles' replaces this "
            + "title; remove one of them",
          "warning: view.chartView.numericAxis.title: the floorplan's 'valuesAxisTitle' replaces this "
            + "title; remove one of them",
          "warning: view.chartView.categoryAxis.title: the floorplan's 'categoryAxisTitle' replaces "
            + "this title; remove one of them",
        ]
      ),
      (
        #""summaryItems":[{"category":3,"emptyText":"No data"}],"chartView":{"series":[]}"#, []
      ),
    ] as [(String, [String])])
  func `what a chart cannot show is said`(keys: String, lines: [String]) throws {
    let view = #"{"view":{"type":"chartFloorplan","title":"A",\#(keys)}}"#
    try expect(DrawnDescription(view).lines, is: lines)
  }

  @Test func `more items than are allowed are an error`() throws {
    let items = Array(repeating: #"{"title":"B"}"#, count: 65).joined(separator: ",")
    let view = #"{"view":{"type":"chartFloorplan","title":"A","summaryItems":[\#(items)]}}"#
    try expect(
      DrawnDescription(view).lines,
      is: ["error: view.summaryItems: 65 items, more than the 64 allowed; remove some"])
  }

  @Test func `a number too long for its place shrinks, then is cut with a warning`() throws {
    func lines(_ value: String) throws -> [String] {
      let view =
        #"{"environment":{"width":200},"view":{"type":"chartFloorplan","title":"A","#
        + #""summaryItems":[{"values":["\#(value)"],"category":-1}]}}"#
      return try DrawnDescription(view).lines
    }
    try expect(lines("265,849,980,000"), is: [])
    try expect(lines(String(repeating: "265,849,980,000", count: 3)).count, is: 1)
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
    expect(drawn.lines, is: [])
    let texts = drawn.report?.root.flattened.filter { ["title", "value"].contains($0.kind) }
    expect(texts?.compactMap(\.text), is: ["Jan", "Total", "4", "Feb", "$3"])
  }
}
