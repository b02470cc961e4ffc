import FioriRender
import Testing

@testable import TestSupport

struct LayoutReportTests {
  private func report(_ padding: Double = 0, scale: Double = 2) throws -> LayoutReport {
    var environment = Environment()
    environment.padding = Insets(padding)
    environment.scale = scale
    let view = KPIView(items: [.metric("2")], caption: "a \"b\"\n\u{2014}")
    return try Renderer().layout(of: view, in: environment)
  }

  @Test func `frames are in the picture's own coordinates`() throws {
    let plain = try report().root
    let padded = try report(8).root
    expect(padded.frame.origin, is: Point(x: 8, y: 8))
    for (moved, node) in zip(padded.children, plain.children) {
      #expect(abs(moved.frame.minX - node.frame.minX - 8) < 1e-9)
      #expect(abs(moved.frame.minY - node.frame.minY - 8) < 1e-9)
      let moves = (moved.baseline ?? .nan) - (node.baseline ?? .nan)
      #expect(abs(moves - 8) < 1e-9)
    }
  }

  @Test(arguments: [1.0, 1.5, 3, 8])
  func `lengths do not depend on the scale`(scale: Double) throws {
    try expect(report(scale: scale), is: (try report()))
  }

  @Test func `the report is JSON with at most three decimals`() throws {
    let report = try report()
    let reading = readJSON(report.json)
    expect(reading.problems, is: [])
    #expect(report.json.firstMatch(of: /[0-9]\.[0-9]{4}/) == nil)
    #expect(report.json.hasPrefix("{\n  \"size\": { \"width\": "))
    #expect(report.json.contains(#""text": "a \"b\"\n—""#))
    #expect(report.json.contains(#""kind": "kpiView""#))
    #expect(report.json.contains(##""color": "#3678AFFF""##))
    #expect(report.json.contains(#""isTruncated": false"#))
  }

  @Test func `a view is itself the root, without missing parts`() throws {
    let root = try report().root
    expect(root.kind, is: "kpiView")
    expect(root.text, is: nil)
    expect(root.baseline, is: nil)
    expect(root.isTruncated, is: nil)
  }

  @Test func `several reports are an array with their names`() throws {
    let report = try report()
    let json = LayoutReport.json(of: [("a", report), ("b", report)])
    expect(readJSON(json).problems, is: [])
    #expect(json.hasPrefix("[\n  {\n    \"name\": \"a\",\n    \"size\": {"))
  }
}
