import FioriRender
import Testing

@testable import TestSupport

/// Layout reports that are read back.
struct LayoutReportReadingTests {
  private func read(_ json: String) throws -> [NamedLayoutReport] {
    try NamedLayoutReport.all(json: Array(json.utf8), file: "a.layout.json")
  }

  private static let node =
    #"{"kind": "kpiView", "frame": {"x": 1, "y": 2, "width": 3, "height": 4}, "children": []}"#
  private static let report = #""size": {"width": 10, "height": 20}, "root": \#(node)"#

  @Test func `one object has no name`() throws {
    let reports = try read("{\(Self.report)}")
    expect(reports.map(\.name), is: [nil])
    expect(reports.first?.report.size, is: Size(width: 10, height: 20))
    expect(reports.first?.report.root.frame, is: Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `an array has names`() throws {
    let reports = try read(#"[{"name": "a", \#(Self.report)}, {"name": "b", \#(Self.report)}]"#)
    expect(reports.map(\.name), is: ["a", "b"])
  }

  @Test func `keys of later versions are skipped`() throws {
    try expect(read(#"{"made": "by hand", \#(Self.report)}"#).count, is: 1)
  }

  private static let wrong: [(json: String, message: String)] = [
    ("", "1:1: error: the text is empty; a JSON document needs a value"),
    ("7", "1:1: error: expected an object, found a number"),
    ("[7]", "1:2: error: [0]: expected an object, found a number"),
    (
      "{\"name\": \"a\"}",
      "1:1: error: 'size' is missing; recreate the report with fiori-render layout"
    ),
    (
      #"{"size": {"width": -1, "height": 2}, "root": {}}"#,
      "1:20: error: size.width: expected a number of 0 or more, found a number"
    ),
    (
      #"{"size": {"width": 1, "height": 2},\#n "root": {"kind": 7}}"#,
      "2:19: error: root.kind: expected a string, found a number"
    ),
    (
      #"{"size": {"width": 1, "height": 2}, "root": {"kind": "a", "color": "x12345678", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}, "children": []}}"#,
      "1:68: error: root.color: expected a color such as #3678AFFF, found a string"
    ),
    (
      #"{"size": {"width": 1, "height": 2}, "root": {"kind": "a", "lines": 1.5, "frame": {"x": 0, "y": 0, "width": 1, "height": 1}, "children": []}}"#,
      "1:68: error: root.lines: expected a whole number of 0 or more, found a number"
    ),
  ]

  @Test(arguments: wrong)
  func `a file that is not a report is an error with its place`(json: String, message: String)
    throws
  {
    let error = try #require(throws: DescriptionError.self) { try read(json) }
    expect(error.description, is: "a.layout.json:\(message)")
  }
}
