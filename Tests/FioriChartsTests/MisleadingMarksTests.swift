import FioriRender
import Testing

@testable import TestSupport

/// Marks and labels that their plot has too little space for, and times that are out of order.
struct MisleadingMarksTests {
  private func document(_ view: String, width: Int = 343, height: Int = 200) -> Document {
    let json = #"""
      {"environment":{"width":\#(width),"height":\#(height),"generation":"horizon"},
      "view":{"type":"chartView",\#(view)}}
      """#
    return Document(json: Array(json.utf8))
  }

  private func drawing(_ view: String, width: Int = 343, height: Int = 200) throws -> Drawing {
    let document = document(view, width: width, height: height)
    expect(document.diagnostics.map(\.description), is: [])
    return try Renderer().drawing(of: try #require(document.figures.first))
  }

  // MARK: Space

  @Test func `areas of bubbles are those in the plot, not in the view`() throws {
    let view =
      #""chartType":"bubble","legend":"trailing","series":[{"title":"Spend","#
      + #""values":[[1,1,1.5],[2,2,60],[3,1.5,120]]}],"secondaryNumericAxis":{"title":"Staff"}"#
    try expect(
      drawing(view, width: 155, height: 124).warnings.map(\.message),
      is: [
        "the areas of the bubbles for 1.5 and 120 have a ratio of 1 to 21.1, which is not the ratio of their values; make the chart larger",
        "the names of the legend do not fit beside the plot and are drawn below it; make the chart wider",
      ])
    try expect(drawing(view, width: 900, height: 800).warnings.map(\.message), is: [])
  }

  @Test(arguments: [
    (
      "column", 500,
      "500 columns are thinner than half a point; make the chart wider, or draw fewer of them"
    ),
    (
      "bar", 400,
      "400 bars are thinner than half a point; make the chart taller, or draw fewer of them"
    ),
    ("column", 100, nil), ("line", 500, nil),
  ])
  func `columns that cannot be seen are reported`(
    type: String, count: Int, message: String?
  ) throws {
    let values = (1...count).map { "\($0)" }.joined(separator: ",")
    let found = try drawing(#""chartType":"\#(type)","series":[{"values":[\#(values)]}]"#)
      .warnings.map(\.message).filter { $0.contains("thinner") }
    expect(found, is: [message].compactMap(\.self))
  }

  @Test(arguments: [
    (900, ["148,512", "203,204", "97,731"], []),
    (
      200, ["149K", "203K", "97.7K"],
      [
        "value labels are rounded to fit; make the chart larger"
      ]
    ),
  ])
  func `labels of values that do not fit have fewer digits, all of them`(
    width: Int, labels: [String], messages: [String]
  ) throws {
    let view =
      #""chartType":"column","valueLabels":true,"categories":["A","B","C"],"#
      + #""series":[{"values":[148512,203204,97731]}]"#
    let drawing = try drawing(view, width: width - 70)
    let texts = drawing.report.root.flattened.filter { $0.kind == "valueLabel" }.compactMap(\.text)
    expect(texts, is: labels)
    expect(drawing.warnings.map(\.message), is: messages)
  }

  // MARK: Times

  private static func stock(_ times: [String], _ values: [Int]) -> String {
    let names = times.map { #""2026-01-\#($0) 16:00:00""# }.joined(separator: ",")
    return #""chartType":"stock","categories":[\#(names)],"series":[{"values":\#(values)}]"#
  }

  @Test func `times of a stock chart are sorted as dates are`() throws {
    let (sorted, other) = (
      Self.stock(["05", "06", "07", "08"], [5, 6, 7, 8]),
      Self.stock(["07", "05", "08", "06"], [7, 5, 8, 6])
    )
    let (one, two) = (try drawing(sorted), try drawing(other))
    expect(two.warnings.map(\.message), is: [])
    expect(two.accessibilityText, is: one.accessibilityText)
    #expect(two.report.root == one.report.root)
  }

  @Test(arguments: [
    (
      #""chartType":"stock","categories":["2026-01-05 16:00:00","2026-01-05 16:00:00"]"#,
      "'2026-01-05 16:00:00' is also the time of categories[0]; use each time once"
    ),
    (
      #""chartType":"line","categoryAxis":{"scale":"time"},"categories":["2026-01-05","2026-01-05"]"#,
      "'2026-01-05' is also the date of categories[0]; use each date once"
    ),
  ])
  func `a time that is given twice is an error`(view: String, message: String) throws {
    let document = document(view + #","series":[{"values":[1,2]}]"#)
    let figure = try #require(document.figures.first)
    let error = #expect(throws: DescriptionError.self) { try Renderer().drawing(of: figure) }
    expect(error?.diagnostics.map(\.message), is: [message])
  }
}
