import FioriRender
import Testing

@testable import TestSupport

/// Names that a chart shows where the space for them is free.
struct SeriesNamesTests {
  private func nodes(_ json: String) throws -> (shown: [LayoutReport.Node], isSilent: Bool) {
    let figure = try #require(Document(json: Array(json.utf8)).figures.first)
    let drawing = try Renderer().drawing(of: figure)
    return (drawing.report.root.flattened, drawing.warnings.isEmpty)
  }

  @Test(arguments: ["top", "bottom", "trailing", "lineEnds"], [288, 600])
  func `a header's chart shows all names of its series`(legend: String, width: Int) throws {
    let (shown, _) = try nodes(
      #"""
      {"environment":{"width":\#(width),"generation":"horizon"},
      "view":{"type":"objectHeaderChartView","title":"Stock","chartView":{"chartType":"line",
      "categories":["2025","2026"],"legend":"\#(legend)","series":[
      {"title":"Customer satisfaction","values":[1,2]},{"title":"Value of the stock","values":[2,3]}
      ]}}}
      """#)
    let titles = Set(shown.filter { $0.kind == "seriesTitle" }.compactMap(\.text))
    expect(titles, is: ["Customer satisfaction", "Value of the stock"])
    let plot = try #require(shown.first { $0.kind == "plot" })
    #expect(plot.frame.size.height >= 39.9)
  }

  @Test(arguments: [
    ("", ["2023", "2025", "2024"]), (#","labels":{"style":"range"}"#, ["2023", "2024"]),
  ])
  func `a chart in a card sorted by values has all names by default`(
    style: String, names: [String]
  ) throws {
    let (shown, isSilent) = try nodes(
      #"""
      {"environment":{"width":300,"generation":"horizon"},"view":{"type":"chartCard","title":"Cost",
      "chartView":{"chartType":"column","categories":["2023","2024","2025"],
      "series":[{"values":[1,3,2]}],"categoryAxis":{"sort":"value"\#(style)}}}}
      """#)
    expect(shown.first { $0.kind == "categoryAxis" }?.axis?.labels, is: names)
    expect(isSilent, is: style.isEmpty)
  }

  @Test func `selected bars keep their names`() throws {
    let names = (1...12).map { #""Center \#(1000 + $0)""# }.joined(separator: ",")
    let values = (1...12).map(String.init).joined(separator: ",")
    let (shown, _) = try nodes(
      #"""
      {"environment":{"width":300,"height":150,"generation":"horizon"},"view":{"type":"chartView",
      "chartType":"bar","categories":[\#(names)],"series":[{"values":[\#(values)]}],
      "selections":{"0":[1,6]}}}
      """#)
    let labels = try #require(shown.first { $0.kind == "categoryAxis" }?.axis?.labels)
    #expect(labels.contains("Center 1002") && labels.contains("Center 1007"))
    #expect(labels.count > 2)
  }
}
