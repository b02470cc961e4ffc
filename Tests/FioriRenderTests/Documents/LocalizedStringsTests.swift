import FioriRender
import Testing

@testable import TestSupport

/// AccessibilityText that views draw by themselves, in other languages.
struct LocalizedStringsTests {
  private static let german =
    #"{"noData": "Keine Daten", "more": "+{count} weitere"}"#

  private func texts(_ json: String) throws -> String {
    let document = Document(json: Array(json.utf8))
    expect(document.diagnostics, is: [])
    let figure = try #require(document.figures.last)
    return try Renderer().drawing(of: figure).report.json
  }

  @Test func `a chart without values says it in the words given`() throws {
    let report = try texts(
      #"{"environment": {"words": \#(Self.german)}, "view": {"type": "chartView", "series": []}}"#)
    #expect(report.contains("Keine Daten"))
    #expect(!report.contains("No Data"))
  }

  @Test func `tags without room are counted in the words given`() throws {
    let tags = #"["Anlage", "Dringend", "Begonnen", "Geprüft", "Verschoben", "Wiederholt"]"#
    let report = try texts(
      #"{"environment": {"words": \#(Self.german)}, "view": {"type": "objectHeader", "#
        + #""headlineText": "Pumpe", "numberOfTagLines": 1, "tags": \#(tags)}}"#)
    #expect(report.firstMatch(of: /\+[1-5] weitere/) != nil)
  }

  @Test func `a waterfall's legend is in the words given`() throws {
    let report = try texts(
      #"{"environment": {"words": {"increase": "Mehr", "decrease": "Weniger", "total": "Summe"}}, "#
        + #""view": {"type": "chartView", "chartType": "waterfall", "legend": true, "#
        + #""colorBySign": true, "series": [{"values": [3, 2, -1]}]}}"#)
    for word in ["Mehr", "Weniger", "Summe"] { #expect(report.contains("\"\(word)\"")) }
    for word in ["Increase", "Decrease", "Total"] { #expect(!report.contains(word)) }
  }

  @Test(arguments: [
    #"{"type": "chartView", "legend": true, "series": [\#(forecast)]}"#,
    #"{"type": "chartCard", "title": "A", "seriesTitles": ["A"], "#
      + #""chartView": {"chartType": "column", "series": [\#(forecast)]}}"#,
  ])
  func `a forecast is named in the words given`(view: String) throws {
    let report = try texts(
      #"{"environment": {"words": {"forecast": "Prognose"}}, "view": \#(view)}"#)
    #expect(report.contains("\"Prognose\""))
    #expect(!report.contains("\"Forecast\""))
  }

  private static let forecast = #"{"title": "A", "values": [1, 2, 3], "forecastFrom": 2}"#

  @Test(arguments: [
    #"{"type": "chartView", "legend": true, "series": [\#(seriesOfOne)]}"#,
    #"{"type": "chartCard", "title": "A", "seriesTitles": ["A", "B", "C", "D", "E"], "#
      + #""chartView": {"series": [{"values": [1]}]}}"#,
  ])
  func `series without room are counted in the words given`(view: String) throws {
    let report = try texts(
      #"{"environment": {"words": {"moreSeries": "und {count}"}}, "view": \#(view)}"#)
    #expect(report.firstMatch(of: /"und [0-9]+"/) != nil)
  }

  private static let seriesOfOne = (0..<30).map {
    #"{"title": "A long name of series \#($0)", "values": [1]}"#
  }.joined(separator: ", ")

  @Test func `a figure's words are laid over the outer ones`() {
    let document = Document(
      json: Array(
        (#"{"environment": {"words": \#(Self.german)}, "figures": [{"name": "a", "#
          + #""environment": {"words": {"noData": "Leer"}}, "#
          + #""view": {"type": "chartView", "series": []}}]}"#).utf8))
    expect(document.figures.first?.environment.words.noData, is: "Leer")
    expect(document.figures.first?.environment.words.more, is: "+{count} weitere")
  }

  @Test func `a count without its place is an error`() throws {
    let lines = try DrawnDescription(
      #"{"environment": {"words": {"more": "weitere"}}, "#
        + #""view": {"type": "kpiView", "items": [{"metric": "1"}]}}"#
    ).lines
    expect(
      lines,
      is: [
        "error: environment.words.more: expected a text with '{count}' for how many there are, "
          + "such as '+{count} more', found 'weitere'"
      ])
  }

  @Test func `words made in Swift are held to the same`() {
    var environment = Environment()
    environment.words.noData = String(repeating: "a", count: 101)
    expect(
      environment.objections.map(\.message),
      is: [
        "'noData': text of 101 characters, more than the 100 allowed; shorten it"
      ])
  }
}
