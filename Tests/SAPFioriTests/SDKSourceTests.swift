import FioriRender
import Foundation
import SAPFiori
import Testing

@testable import TestSupport

/// Descriptions as the SDK's code, which is as recorded. That of some pages and of random descriptions
/// is compiled, and draws the same as they do, or says what it lacks.
///
/// `FIORI_RENDER_RECORD=1 swift test --filter SDKSourceTests` records it, and fails.
/// `Scripts/checks/sdk-source.sh` does both with 500 random descriptions.
@MainActor
struct SDKSourceTests {
  private static let file = Repository.root.appending(
    path: "Tests/SAPFioriTests/RecordedSDKSource.swift")

  /// A comment about a part that the code lacks; numbers that are written for a locale are in it.
  private nonisolated static var loss: Regex<Substring> { #/(?m)^// (?!Numbers are written)/# }

  private nonisolated static let compiledPages = DescribedSample.all.filter { sample in
    ["kpi-header", "object-header", "object-header-scheme", "card-power", "cards"]
      .contains(sample.testDescription)
  }

  private nonisolated static let compiled: [SDKSample] =
    compiledPages.map { sample in SDKSample(sample.testDescription) { try sample.figure } }
    + SDKSample.described + SDKSample.random

  @Test func `the code of a description is as recorded`() throws {
    let compiled = Set(Self.compiledPages.map(\.testDescription))
    for sample in DescribedSample.all where !compiled.contains(sample.testDescription) {
      let place = CaseFile.folder.appending(path: "swift/sdk/\(sample.testDescription)")
      try CaseFile(place: place, ending: "json").expect(
        sample.figure.sdkSource(), ending: "swift.txt")
    }
  }

  @Test func `the code that is compiled is current`() throws {
    let text = try Self.text()
    if Recording.isWanted { return try Recording.record(text, to: Self.file) }
    let recorded = try String(contentsOf: Self.file, encoding: .utf8)
    if recorded != text { Issue.record("\(LineDifference(recorded, text))") }
  }

  @Test(arguments: Self.compiled)
  func `a description as code is drawn as it is, or says what it lacks`(sample: SDKSample) throws {
    if Recording.isWanted { return }
    // Not in `init`, after which a test of another suite may run.
    AppResources.folder = Repository.root.appending(path: "Docs").path
    defer { NUISettings.removeStylesheets() }
    let make = try #require(RecordedSDKSource.views[sample.testDescription])
    let figure = try sample.figure()
    let own = try? make().png(scale: figure.environment.scale, in: figure.environment)
    if figure.sdkSource().contains(Self.loss) {
      #expect(!SDKSample.described.contains { $0.testDescription == sample.testDescription })
      return
    }
    let renderer = try Renderer()
    let bytes = try renderer.data(of: renderer.drawing(of: figure), as: .png)
    #expect(own == Data(bytes))
  }

  @Test func `random descriptions can be rewritten without a loss, too`() throws {
    let whole = try SDKSample.random.filter { sample in
      try !sample.figure().sdkSource().contains(Self.loss)
    }
    #expect(!whole.isEmpty)
  }

  @Test func `the code of a description is complete`() throws {
    let json = """
      {"environment": {"generation": "horizon"}, "view": {
        "type": "kpiView", "items": [{"unit": "$"}, {"metric": "294"}], "size": "large",
        "caption": {"text": "Sales", "font": {"style": "footnote"}, "color": "red"},
        "tintColor": {"disabled": "negative_darkBackground"}
      }}
      """
    let figure = try #require(Document(json: Array(json.utf8)).figures.first)
    expect(
      figure.sdkSource(),
      is: """
        import FioriRender
        import SAPFiori

        // SAPFiori has no counterpart of KPIView.size.

        let view = FUIKPIView()
        view.items = [FUIKPIUnitItem(string: "$"), FUIKPIMetricItem(string: "294")]
        view.captionlabel.text = "Sales"
        view.captionlabel.font = UIFont.preferredFioriFont(forTextStyle: .footnote)
        view.captionlabel.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.setTintColor(
          UIColor.preferredFioriColor(forStyle: .negative, background: .darkConstant),
          for: .disabled)

        var environment = Environment()
        environment.generation = .horizon

        let picture = try view.png(scale: environment.scale, in: environment)
        try picture.write(to: URL(fileURLWithPath: "figure.png"))

        """)
  }

  @Test(arguments: [
    (
      #"{"type": "kpiProgressView", "items": [], "footnote": "a", "trackTintColor": "red"}"#,
      [
        "SAPFiori has no counterpart of KPIProgressView.footnote.",
        "SAPFiori has no counterpart of KPIProgressView.trackTintColor.",
      ]
    ),
    (
      #"{"type": "kpiView", "items": [{"icon": "builtin:document"}, {"unit": "$"}], "isLoading": true}"#,
      [
        "KPIView.items[0].icon is left out: SAPFiori's only icons are trendUp and trendDown; use a file.",
        "SAPFiori has no counterpart of KPIView.isLoading.",
      ]
    ),
    (
      #"{"type": "chartView", "chartType": "microRadial", "series": []}"#,
      ["SAPFiori has no counterpart of ChartView.chartType."]
    ),
    (
      #"{"type": "chartView", "series": [{"values": [1], "color": "red"}, {"values": [2], "title": "a"}], "categories": ["a", "b"], "valueLabels": true}"#,
      [
        "SAPFiori has no counterpart of ChartView.series.title.",
        "ChartView.categories is left out: a data source names only categories that have values.",
        "ChartView.series.color is left out: the SDK repeats colors, so that each series needs one.",
        "SAPFiori has no counterpart of ChartView.valueLabels.",
      ]
    ),
    (
      #"{"type": "objectHeader", "headlineText": {"text": "a", "font": {"style": "body", "size": 20}}, "statusImage": "builtin:warning", "tags": ["a", {"title": {"text": "b", "color": "red"}, "rules": [{"is": 1, "color": "red"}]}]}"#,
      [
        "ObjectHeader.headlineText.font is left out: UIKit has no font of only style, size; it has a style, or a size with a weight or a family.",
        "ObjectHeader.tags[1].title is left out: the SDK has a string for it, without a style.",
        "SAPFiori has no counterpart of ObjectHeader.tags[1].rules.",
        "ObjectHeader.statusImage is left out: SAPFiori's only icons are trendUp and trendDown; use a file.",
      ]
    ),
    (
      #"{"type": "chartFloorplan", "title": "a", "summaryItems": [{"values": ["1"], "series": null, "title": {"text": [{"text": "a"}, {"text": "b"}]}}]}"#,
      [
        "ChartFloorplan.summaryItems[0].title.runs is left out: the text has a single style.",
        "SAPFiori has no counterpart of ChartFloorplan.summaryItems[0].series.",
      ]
    ),
    (#"{"type": "card", "title": "a"}"#, ["SAPFiori has no counterpart of ContentCard."]),
  ])
  func `parts without a counterpart are listed`(view: String, omissions: [String]) throws {
    let document = Document(json: Array(#"{"view": \#(view)}"#.utf8))
    let source = try #require(document.figures.first).sdkSource()
    let lines = source.split(separator: "\n").filter { $0.hasPrefix("// ") }
    expect(lines.map(String.init), is: omissions.map { "// \($0)" })
  }

  @Test func `numbers are written for the locale of the figure`() throws {
    let json = """
      {"environment": {"locale": "de-DE"}, "figures": [
        {"view": {"type": "kpiCard", "kpiItems": [{
          "metric": {"value": -294800.5, "style": "currency", "currency": "USD"},
          "rules": [{"below": 0, "color": "negativeLabel"}]}]}},
        {"view": {"type": "kpiProgressView", "items": [{"fraction": {"value": 5, "total": 8}}]}},
        {"view": {"type": "kpiProgressCard", "progress": 0.5,
          "kpiItems": [{"metric": {"value": 0.64, "style": "percent"}}]}}
      ]}
      """
    let sources = Document(json: Array(json.utf8)).figures.map { $0.sdkSource() }
    let lines = sources.flatMap { $0.split(separator: "\n") }.map(String.init)
    expect(
      lines.filter { $0.hasPrefix("//") || $0.contains("Item") || $0.contains("progress") },
      is: [
        "// SAPFiori has no counterpart of KPICard.kpiItems[0].rules.",
        "// Numbers are written for the locale de-DE.",
        #"view.kpiItems = [FUIKPIMetricItem(string: "−294.800,50"), FUIKPIUnitItem(string: "$")]"#,
        "// Numbers are written for the locale de-DE.",
        #"  FUIKPIFractionItem(string: "5"),"#, #"  FUIKPIFractionItem(string: "/"),"#,
        #"  FUIKPIFractionItem(string: "8"),"#,
        "view.progress = 0.63",
        "// Numbers are written for the locale de-DE.",
        #"view.kpiItems = [FUIKPIMetricItem(string: "64"), FUIKPIUnitItem(string: "%")]"#,
        "view.progress = 0.5",
      ])
  }

  /// What is to be recorded.
  private static func text() throws -> String {
    // The tests have only the bundled fonts, which have Latin digits.
    let sources = try compiled.map { sample in
      (name: sample.testDescription, source: try sample.figure().sdkStatements(inLatinDigits: true))
    }
    var helpers: [String] = []
    for helper in sources.flatMap(\.source.helpers) where !helpers.contains(helper) {
      helpers.append(helper)
    }
    let functions = sources.map { name, source in
      "\n  private static func `\(name)`() -> UIView {\n"
        + source.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map { ($0.isEmpty ? "" : "    \($0)") + "\n" }.joined()
        + "    return view\n  }\n"
    }
    let table = sources.map { "    \"\($0.name)\": `\($0.name)`,\n" }
    return """
      // Written by SDKSourceTests, which say how.
      // swift-format-ignore-file

      import FioriRender
      import SAPFiori

      \(helpers.joined(separator: "\n"))
      @MainActor
      enum RecordedSDKSource {
        static let views: [String: @MainActor () -> UIView] = [
      \(table.joined())  ]
      \(functions.joined())}

      """
  }
}
