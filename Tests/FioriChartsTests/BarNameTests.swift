import FioriRender
import Testing

@testable import TestSupport

/// The names beside bars.
struct BarNameTests {
  /// The titles of the references take two rows above the plot, so that it is lower than the names expect.
  private static func chart(_ names: [String], height: Int) -> String {
    let categories = names.map { "\"\($0)\"" }.joined(separator: ",")
    return #"""
      {"environment":{"width":300,"height":\#(height),"generation":"horizon"},"view":{"type":"chartView",
      "chartType":"bar","categories":[\#(categories)],
      "series":[{"values":[5,7,7,4]}],"numericAxis":{"references":[
      {"value":5,"title":"Target"},{"value":5.2,"title":"Last year"}]}}}
      """#
  }

  @Test(arguments: [
    (["Bikes", "Spare parts and tools", "Service", "Lights"], 150, ["Bikes", "Service"]),
    (["Bikes", "Service", "Lights", "Spare parts and tools"], 150, ["Bikes", "Lights"]),
    (
      ["Bikes", "Service", "Lights", "Spare parts and tools"], 165,
      ["Bikes", "Service", "Lights", "Spare parts and tools"]
    ),
    (["Bikes", "Service", "Lights", "Tools"], 150, ["Bikes", "Service", "Lights", "Tools"]),
  ])
  func `a name on two lines is as far from the names above and below it`(
    names: [String], height: Int, shown: [String]
  ) throws {
    let document = Document(json: Array(Self.chart(names, height: height).utf8))
    let drawing = try Renderer().drawing(of: try #require(document.figures.first))
    let axis = drawing.report.root.flattened.first { $0.kind == "categoryAxis" }?.axis
    expect(axis?.labels, is: shown)
    expect(drawing.warnings.isEmpty, is: shown == names)
  }
}
