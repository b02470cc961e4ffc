import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// A description that is rewritten as the SDK's code.
struct SDKSample: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let figure: @Sendable () throws -> Figure

  init(_ name: String, _ figure: @escaping @Sendable () throws -> Figure) {
    testDescription = name
    self.figure = figure
  }

  /// Descriptions with what the classes have besides the pages' samples.
  static let described = [
    SDKSample(
      "floorplan",
      #"""
      {"type": "chartFloorplan", "title": {"text": [{"text": "Umsatz ", "color": "red"}, {"text": "2026"}], "color": "blue", "alignment": "center"},
        "subtitle": {"text": "Monatsziel", "styleClass": ["loud"]}, "status": "Vor 20 Minuten", "seriesTitles": ["Ist"],
        "valuesAxisTitle": "Tsd. Euro", "categoryAxisTitle": "Monat", "styleClass": "quiet",
        "summaryItems": [
          {"title": "Summe", "values": ["546"], "category": -1, "trend": "4 %", "trendImage": "builtin:trend-up", "trendSemanticColor": "positiveLabel"},
          {"values": [null], "category": 1, "emptyText": "Keine Daten"},
          {"lowerBoundTitle": "Jan", "upperBoundTitle": "Mär", "value": "546"}],
        "chartView": {"chartType": "column", "categories": ["Jan", "Feb", "Mär"], "series": [{"values": [164, 182, 200]}]}}
      """#),
    SDKSample(
      "ring",
      ##"""
      {"type": "kpiProgressView", "items": [{"metric": "48"}, {"unit": "%"}], "progress": 0.48, "colorScheme": "dark", "isEnabled": false,
        "caption": {"text": "Fertig", "styleClass": ["a", "b"], "font": {"size": 11, "family": "Inter"}},
        "textColor": {"normal": "yellow", "disabled": "cyan"}, "tintColor": {"normal": "#336699", "highlighted": "red"}}
      """##),
    SDKSample(
      "header",
      #"""
      {"type": "objectHeader", "headlineText": {"text": "Pumpe", "color": "red", "alignment": "leading", "styleClass": ["loud"]},
        "backgroundColorScheme": "dark", "detailImage": {"source": "sapfiori/ProfilePic.svg", "renderingMode": "template"}, "detailImageColor": "yellow", "detailImageContentMode": "fit",
        "statusImage": {"source": "sapfiori/asset.svg", "renderingMode": "template"}, "statusImageColor": "red", "substatusImage": "builtin:trend-up", "substatusImageColor": "cyan",
        "tags": [{"title": "Neu", "colorScheme": "device"}], "kpiView": {"items": [{"metric": "5"}], "colorScheme": "device"}, "styleClass": ["loud"]}
      """#, in: #"{"layoutDirection": "rightToLeft", "width": 375}"#),
    SDKSample(
      "card",
      #"""
      {"type": "chartCard", "title": [{"text": "Umsatz", "kern": 2}], "subtitle": {"text": "Filiale", "styleClass": "loud"}, "isHighlighted": true,
        "kpiAttributedText": [{"text": "5", "color": "blue"}, {"text": "k"}], "styleClass": ["quiet"],
        "chartView": {"chartType": "line", "categoryAxis": {"labels": {"style": "allOrNothing", "fitting": "allOrNothing"}}, "series": [{"values": [1, null, 2]}]}}
      """#, in: #"{"generation": "horizon", "appearance": "dark"}"#),
    SDKSample(
      "digits",
      #"""
      {"type": "kpiView", "items": [{"metric": {"value": 1234.5}}],
        "caption": [{"date": "2026-11-28", "color": "red"}, {"text": " – "}, {"value": -11, "minimumFractionDigits": 5}]}
      """#, in: #"{"locale": "ar", "layoutDirection": "rightToLeft"}"#),
  ]

  private init(_ name: String, _ view: String, in environment: String = "{}") {
    self.init(name) {
      let json = #"{"environment": \#(environment), "view": \#(view)}"#
      let folder = ResourceFolder(path: Repository.root.appending(path: "Docs").path)
      let document = Document(json: Array(json.utf8), resources: folder)
      expect(document.diagnostics.map(\.message), is: [])
      return try #require(document.figures.first)
    }
  }

  /// Descriptions made from the schema, of views that the SDK has: as many as
  /// `FIORI_RENDER_SDK_SAMPLES` says, and without it a few; others for each `FIORI_RENDER_SDK_SEED`.
  static let random: [SDKSample] = {
    let variables = ProcessInfo.processInfo.environment
    let count = variables["FIORI_RENDER_SDK_SAMPLES"].flatMap { Int($0) } ?? 16
    let seed = variables["FIORI_RENDER_SDK_SEED"].flatMap { Int($0) } ?? 70
    guard let validator = try? SchemaValidator.plain.get(), let renderer = try? Renderer() else {
      return []
    }
    var (samples, random) = ([SDKSample](), RandomDescription(validator, seed: seed, isDense: true))
    while samples.count < count {
      guard let figure = figure(of: random.valid(), in: environments[samples.count % 4]),
        (try? renderer.drawing(of: figure)) != nil
      else { continue }
      samples.append(SDKSample("random-\(samples.count + 1)") { figure })
    }
    return samples
  }()

  private static let environments = [
    "{}", #"{"generation": "horizon"}"#, #"{"appearance": "dark", "locale": "de-DE"}"#,
    #"{"layoutDirection": "rightToLeft", "locale": "ar"}"#,
  ]

  /// Returns the figure of a description of one view that the SDK has; `nil` for any other.
  private static func figure(of json: JSONText, in environment: String) -> Figure? {
    guard case .object(let members) = json,
      case .object? = members.first(where: { $0.0 == "view" })?.1,
      let view = members.first(where: { $0.0 == "view" })?.1.line, view.count > 120
    else { return nil }
    // Files and fonts of the schema's examples do not exist.
    let text = view.replacing(/"family": "[^"]*"/, with: #""family": "Inter""#)
      .replacing(/"(icon|[a-zI]*[iI]mage|source|detailContentView)": "[^"]*"/) { match in
        #""\#(match.1)": "builtin:trend-up""#
      }
    let json = #"{"environment": \#(environment), "view": \#(text)}"#
    let folder = ResourceFolder(path: Repository.root.appending(path: "Docs").path)
    let document = Document(json: Array(json.utf8), resources: folder)
    guard !document.diagnostics.hasErrors, document.figures.count == 1,
      let figure = document.figures.first,
      !figure.sdkSource().contains(/no counterpart of [A-Z][A-Za-z]*\.\n/)
    else { return nil }
    return figure
  }
}
