import FioriRender
import Foundation
import Testing

@testable import RenderService
@testable import TestSupport

/// What pictures are told apart by.
struct GalleryFactsTests {
  private func facts(_ json: String) throws -> GalleryFacts {
    let document = Document(json: Array(json.utf8))
    expect(document.diagnostics.map(\.description), is: [])
    return GalleryFacts(try #require(document.figures.first))
  }

  @Test func `a plain description has the traits of the usual screen`() throws {
    let facts = try facts(#"{"view": {"type": "kpiView", "items": [{"metric": "1"}]}}"#)
    expect(
      facts.values,
      is: [
        .view: ["kpiView"], .generation: ["classic"], .palette: ["v2"], .appearance: ["light"],
        .sizeClass: ["compact"], .direction: ["leftToRight"], .textSize: ["large"],
        .locale: ["en-US"],
      ])
  }

  @Test func `an omitted palette and size class are derived`() throws {
    let facts = try facts(
      #"""
      {"environment": {"generation": "horizon", "width": 768, "interfaceLevel": "elevated",
         "contrast": "high", "appearance": "dark"},
       "view": {"type": "kpiHeader", "items": [{"type": "kpiView", "items": [{"metric": "1"}]}]}}
      """#)
    expect(facts.values[.view], is: ["kpiHeader"])
    expect(facts.values[.palette], is: ["v8"])
    expect(facts.values[.sizeClass], is: ["regular"])
    expect(facts.values[.appearance], is: ["dark", "elevated", "highContrast"])
  }

  @Test(arguments: [
    (#"{"type": "kpiView", "items": [{"metric": "1"}], "isLoading": true}"#, ["loading"]),
    (#"{"type": "kpiView", "items": [{"metric": "1"}], "isSelected": true}"#, ["selected"]),
    (
      #"{"type": "kpiView", "items": [{"metric": "1"}], "isHighlighted": true, "isEnabled": false}"#,
      ["highlighted", "disabled"]
    ),
    (#"{"type": "kpiProgressView", "isEnabled": false}"#, ["disabled"]),
    (
      #"""
      {"type": "kpiHeader",
       "items": [{"type": "kpiView", "items": [{"metric": "1"}], "isEnabled": false}]}
      """#, ["disabled"]
    ),
    (#"{"type": "kpiCard", "title": "A", "isHighlighted": true}"#, ["highlighted"]),
    (
      #"""
      {"type": "cardCollection", "cards": [
        {"type": "kpiCard", "title": "A", "isLoading": true},
        {"type": "chartCard", "title": "B", "chartView": {"chartType": "bar", "series": []}}]}
      """#, ["loading", "noData"]
    ),
    (
      #"""
      {"type": "chartView", "chartType": "line", "series": [{"values": [1, 2]}],
       "selections": {"0": [1]}}
      """#, ["chosenValues"]
    ),
    (#"{"type": "chartFloorplan", "title": "A", "chartView": {"series": []}}"#, ["noData"]),
    (#"{"type": "objectHeaderChartView", "title": "A", "trend": "1", "isEnabled": false}"#, nil),
  ])
  func `states include those of a view and of all its parts`(view: String, states: [String]?) throws
  {
    try expect(facts(#"{"view": \#(view)}"#).values[.state], is: states)
  }

  @Test func `charts in headers and cards are found, each type once, in the types' order`() throws {
    let facts = try facts(
      #"""
      {"environment": {"width": 768}, "view": {"type": "cardCollection", "cards": [
        {"type": "chartCard", "title": "A", "chartView":
          {"chartType": "column", "series": [{"values": [1]}]}},
        {"type": "chartCard", "title": "B", "chartView":
          {"chartType": "line", "series": [{"values": [1, 2]}]}},
        {"type": "chartCard", "title": "C", "chartView":
          {"chartType": "column", "series": [{"values": [1]}]}}]}}
      """#)
    expect(facts.values[.chart], is: ["line", "column"])
    expect(facts.values[.state], is: nil)
  }

  @Test(arguments: [
    (#""isLoading": true"#, GalleryFacet.state, "loading"),
    (#""isHighlighted": true"#, .state, "highlighted"),
    (#""isSelected": true"#, .state, "selected"),
    (#""isEnabled": false"#, .state, "disabled"), (#""selections": {"#, .state, "chosenValues"),
    (#""chartType": "line""#, .chart, "line"), (#""chartType": "column""#, .chart, "column"),
  ])
  func `the facts of the examples are known, at any depth`(
    words: String, facet: GalleryFacet, value: String
  ) throws {
    let found = try Self.examples.get().filter { $0.text.contains(words) }
    #expect(found.count > 1)
    for (path, text) in found {
      let folder = ResourceFolder(path: (path as NSString).deletingLastPathComponent)
      let figures = Document(json: Array(text.utf8), resources: folder).figures
      #expect(
        figures.contains { GalleryFacts($0).values[facet]?.contains(value) == true }, "\(path)")
    }
  }

  private static let examples = Result {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path())
    return try names.filter { $0.hasSuffix(".json") && !$0.hasPrefix("Snapshots/") }.map { name in
      let path = root.appending(path: name).path()
      return (path: path, text: try String(contentsOfFile: path, encoding: .utf8))
    }
  }

  @Test(arguments: [
    (GalleryFacet.view, "kpiProgressView", "KPI progress view"),
    (.view, GalleryFacts.paletteView, "Palette"), (.chart, "microHarveyBall", "Micro Harvey ball"),
    (.state, "noData", "No data"), (.palette, "v5", "V5"), (.locale, "de-DE", "de-DE"),
    (.direction, "rightToLeft", "Right to left"), (.styleSheet, "brand-harbor", "brand-harbor"),
  ])
  func `values have words`(facet: GalleryFacet, value: String, label: String) {
    expect(facet.label(of: value), is: label)
  }

  @Test(arguments: [
    ("travel-cost-right-to-left", "Travel cost right to left"), ("kpi_icon", "KPI icon"),
    ("2026-sales@2x", "2026 sales@2x"), ("ümsatz", "Ümsatz"), ("", ""),
  ])
  func `a file's name is a title`(name: String, title: String) {
    expect(GalleryTitle.text(ofFile: name), is: title)
  }
}
