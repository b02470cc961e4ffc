import FioriRender
import Testing

@testable import FioriCharts
@testable import TestSupport

/// Figures whose axes have the same range.
struct SharedRangeTests {
  private static func chart(_ type: String, _ values: String, _ keys: String = "") -> String {
    #"{"type":"chartView","chartType":"\#(type)","series":[{"values":\#(values)}]\#(keys)}"#
  }

  private static func document(_ views: String...) -> String {
    #"{"sharedRange":true,"figures":[\#(views.map { #"{"view":\#($0)}"# }.joined(separator: ","))]}"#
  }

  /// The ends and the ticks of an axis, in all figures of a description: `0...300 300 200 100 0`.
  private func axes(_ document: Document, _ kind: String = "numericAxis") throws -> [String] {
    expect(document.diagnostics.map(\.description), is: [])
    return try document.figures.flatMap { figure in
      try Renderer().drawing(of: figure).report.root.flattened.filter { $0.kind == kind }
        .compactMap(\.axis).map { axis in
          let range = axis.range.map { "\(Int($0.lowerBound))...\(Int($0.upperBound))" } ?? ""
          return range + (axis.ticks ?? []).map { " \(Int($0))" }.joined()
        }
    }
  }

  private func axes(_ json: String, _ kind: String = "numericAxis") throws -> [String] {
    try SchemaAgreement.check(json)
    return try axes(Document(json: Array(json.utf8)), kind)
  }

  @Test func `each figure has its own range unless it is shared`() throws {
    let json = Self.document(Self.chart("column", "[10,38]"), Self.chart("column", "[90,290]"))
    try expect(axes(json), is: ["0...300 300 200 100 0", "0...300 300 200 100 0"])
    let apart = json.replacing(#""sharedRange":true,"#, with: "")
    try expect(axes(apart), is: ["0...40 40 20 0", "0...300 300 200 100 0"])
  }

  @Test func `bars, lines, stacks and negative values share the axis`() throws {
    let json = Self.document(
      Self.chart("bar", "[10,38]"),
      Self.chart("line", "[-20,290]", #","numericAxis":{"isZeroBased":false}"#),
      Self.chart("stackedColumn", "[5]"), Self.chart("waterfall", "[7,8]"))
    let all = try axes(json)
    expect(Set(all).count, is: 1)
    expect(all.count, is: 4)
  }

  @Test func `the axes of points are shared, and their circles are on them`() throws {
    let json = Self.document(
      Self.chart("scatter", #"[{"x":1,"y":10},{"x":3,"y":20}]"#),
      Self.chart("scatter", #"[{"x":50,"y":100},{"x":90,"y":400}]"#))
    for kind in ["numericAxis", "categoryAxis"] {
      let all = try axes(json, kind)
      expect(all.count, is: 2)
      expect(Set(all).count, is: 1)
    }
    let figures = Document(json: Array(json.utf8)).figures
    let marks = try figures.map { figure in
      let nodes = try Renderer().drawing(of: figure).report.root.flattened
      let plot = try #require(nodes.first { $0.kind == "plot" })
      return (plot.marks ?? []).map { UnitMark($0, in: plot.frame) }
    }
    #expect(marks[0].allSatisfy { $0.x < 0.1 && $0.y > 0.8 })
    #expect(marks[1].contains { $0.x > 0.8 })
  }

  @Test func `second axes are shared among themselves`() throws {
    func combo(_ low: Int, _ high: Int) -> String {
      #"{"type":"chartView","chartType":"combo","series":[{"values":[\#(low)]},{"values":[\#(high)]}],"#
        + #""indexesOfSecondaryValuesAxis":[1]}"#
    }
    let json = Self.document(combo(10, 1000), combo(40, 9000), Self.chart("column", "[3]"))
    let first = try axes(json)
    expect(first.count, is: 3)
    expect(Set(first).count, is: 1)
    let second = try axes(json, "secondaryNumericAxis")
    expect(second.count, is: 2)
    expect(Set(second).count, is: 1)
  }

  @Test func `charts in cards are found, shares are left alone`() throws {
    let json = Self.document(
      #"{"type":"chartCard","title":"A","chartView":\#(Self.chart("column", "[10,38]"))}"#,
      Self.chart(
        "stackedColumn", "[1,2]", #","stacking":"percent""#),
      #"{"type":"cardCollection","cards":[{"type":"chartCard","title":"B","chartView":"#
        + Self.chart("column", "[90,290]") + "}]}")
    try expect(
      axes(json), is: ["0...300 300 200 100 0", "0...1 1 0 0", "0...300 300 200 100 0"])
  }

  @Test func `explicit ends win, with a warning where they differ`() throws {
    let json = Self.document(
      Self.chart("column", "[10]", #","numericAxis":{"explicitMax":50}"#),
      Self.chart("column", "[90,290]"))
    let figures = Document(json: Array(json.utf8)).figures
    let warnings = try figures.map { try Renderer().drawing(of: $0).warnings.map(\.message) }
    expect(
      warnings,
      is: [
        [
          "the axis runs from 0 to 50, but in the other figures from 0 to 300; remove this key to "
            + "make the figures comparable"
        ], [],
      ])
    let same = Self.document(
      Self.chart("column", "[10]", #","numericAxis":{"explicitMax":300}"#),
      Self.chart("column", "[90,290]"))
    try expect(axes(same), is: ["0...300 300 200 100 0", "0...300 300 200 100 0"])
  }

  @Test func `rows share the range, however many are read at a time`() throws {
    let json = #"""
      {"sharedRange":true,"name":"${region}",
       "data":{"groupBy":"region","values":[{"region":"A","v":10},{"region":"B","v":290},{"region":"A","v":38}]},
       "view":{"type":"chartView","chartType":"column","series":[{"values":{"$column":"v"}}]}}
      """#
    let source = DocumentSource(Array(json.utf8), file: "rows.json", resources: nil)
    try expect(axes(source.document(0..<1)), is: ["0...300 300 200 100 0"])
    try expect(axes(source.document()), is: ["0...300 300 200 100 0", "0...300 300 200 100 0"])
  }

  /// The colors of the two series' marks in a picture of one row, of `A` and `B` in the order of the row.
  @Test func `names keep their colors, however many rows are read at a time`() throws {
    let json = #"""
      {"data":{"groupBy":"region","values":[
        {"region":"X","name":"A","v":1},{"region":"X","name":"B","v":2},
        {"region":"Y","name":"B","v":3},{"region":"Y","name":"A","v":4}]},
       "view":{"type":"chartView","chartType":"column","legend":true,
       "series":{"$by":"name","title":"${name}","values":[{"$":"v"}]}}}
      """#
    let source = DocumentSource(Array(json.utf8), file: "rows.json", resources: nil)
    func order(_ document: Document) -> [[String]?] {
      document.figures.map(\.sharedRange?.seriesNames)
    }
    expect(order(source.document()), is: [["A", "B"], ["A", "B"]])
    expect(order(source.document(1..<2)), is: [["A", "B"]])
    expect(order(source.document(0..<1)), is: [["A", "B"]])
    // Names that the template has are in one order.
    let fixed = json.replacing(
      #"{"$by":"name","title":"${name}","values":[{"$":"v"}]}"#,
      with: #"[{"title":"A","values":{"$column":"v"}},{"title":"B","values":[1]}]"#)
    let other = DocumentSource(Array(fixed.utf8), file: "rows.json", resources: nil)
    expect(order(other.document(1..<2)), is: [nil])
  }

  @Test(arguments: [
    (
      "true",
      "the range of all rows is not known while they arrive one by one; remove 'sharedRange', or use "
        + "'render' with '--data'"
    ), (#"{"$":"v"}"#, ofOneRow),
  ])
  func `rows of a stream cannot share a range`(value: String, message: String) {
    let json = #"{"sharedRange":\#(value),"view":{"type":"kpiView","items":[{"metric":"${v}"}]}}"#
    let template = RowTemplate(Array(json.utf8), file: "card.json", resources: nil)
    expect(
      template.diagnostics.map(\.description),
      is: ["card.json:1:16: error: sharedRange: \(message)"])
  }

  private static let ofOneRow =
    "the value of a row cannot decide whether all rows share a range; write true or false"

  @Test func `a row cannot ask for a shared range`() {
    let json = #"{"sharedRange":{"$":"v"},"data":{"values":[{"v":1}]},"view":{"type":"kpiView"}}"#
    let source = DocumentSource(Array(json.utf8), file: "card.json", resources: nil)
    expect(
      source.document().diagnostics.map(\.description),
      is: ["card.json:1:16: error: sharedRange: \(Self.ofOneRow)"])
  }

  @Test func `views made in Swift share a range`() throws {
    let views: [any Component] = [
      ChartView(.column, [10, 38]), ChartView(.column, [90, 290]),
    ]
    let range = SharedRange(of: views)
    expect(
      range,
      is: SharedRange(numericAxis: SharedRange.Axis(range: 0...300, ticks: [300, 200, 100, 0])))
    var figure = Figure(views[0])
    figure.sharedRange = range
    let axis = try Renderer().drawing(of: figure).report.root.flattened
      .first { $0.kind == "numericAxis" }?.axis
    expect(axis?.ticks, is: [300, 200, 100, 0])
  }
}
