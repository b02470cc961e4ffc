import FioriRender
import Testing

@testable import TestSupport

/// What is said of a wrong card, in words.
struct WrongCardTests {
  private func check(_ item: WrongCard) throws {
    try expect(DrawnDescription(item.json).lines, is: item.lines)
    try SchemaAgreement.check(item.json)
  }

  @Test(arguments: [
    WrongCard(
      view: #"{"type":"chartCard"}"#,
      "error: view.title: 'title' is missing; give the card one"),
    WrongCard(
      view: #"{"type":"kpiCard","title":" \t"}"#,
      "error: view.title: 'title' is missing; give the card one"),
    WrongCard(
      view: #"{"type":"kpiProgressCard","kpiItems":[{"metric":"1"}],"progress":0.5}"#,
      "error: view.title: 'title' is missing; give the card one"),
    WrongCard(
      view: #"{"type":"chartCard","isLoading":true}"#,
      "error: view.title: 'title' is missing; give the card one"),
    WrongCard(
      view: #"{"type":"chartCard","title":5}"#,
      "error: view.title: expected a text, found the number 5; write \"5\""),
    WrongCard(view: #"{"type":"chartCard","titleAttributedText":[{"text":"A"}]}"#),
  ])
  func `a card has a title`(item: WrongCard) throws { try check(item) }

  @Test(arguments: [
    WrongCard(
      "kpiCard", #""progress":0.5"#,
      "error: view: unknown key 'progress'; expected one of 'type', 'title', 'titleAttributedText', "
        + "'status', 'statusAttributedText', 'kpiItems', 'kpiAttributedText', 'isHighlighted', "
        + "'isLoading', 'styleClass'"),
    WrongCard(
      "chartCard", #""seriesTitle":["B"]"#,
      "error: view: unknown key 'seriesTitle'; did you mean 'seriesTitles'?"),
    WrongCard(
      "chartCard", #""kpiItems":[{"metrc":"1"}]"#,
      "error: view.kpiItems[0]: unknown key 'metrc'; did you mean 'metric'?"),
    WrongCard(
      "chartCard", #""chartView":{"serie":[]}"#,
      "error: view.chartView: unknown key 'serie'; did you mean 'series'?"),
  ])
  func `a card knows its keys`(item: WrongCard) throws { try check(item) }

  @Test(arguments: [
    WrongCard(
      "chartCard", #""seriesTitles":"B""#,
      "error: view.seriesTitles: expected an array, found 'B'"),
    WrongCard(
      "chartCard", #""seriesTitles":[1]"#,
      "error: view.seriesTitles[0]: expected a text, found the number 1; write \"1\""),
    WrongCard(
      "chartCard", #""isHighlighted":"yes""#,
      "error: view.isHighlighted: expected true or false, found 'yes'"),
    WrongCard(
      "chartCard", #""trendSemanticColor":"negativ""#,
      "error: view.trendSemanticColor: unknown color 'negativ'; did you mean 'negative'?"),
    WrongCard(
      "chartCard", #""trendImage":"builtin:trend""#,
      "error: view.trendImage: unknown builtin icon 'trend'; expected one of 'trend-up', 'trend-down', "
        + "'trend-neutral', 'document', 'package', 'person', 'location', 'calendar', 'warning'"),
    WrongCard(
      "kpiProgressCard", #""progress":"half""#,
      "error: view.progress: expected a number, found 'half'"),
    WrongCard(
      "kpiProgressCard", #""kpiItems":[{"metric":"1"}],"progress":2"#,
      "warning: view.progress: 2 is outside of 0 to 1; 1 is drawn"),
  ])
  func `a value is of its kind`(item: WrongCard) throws { try check(item) }

  @Test(arguments: [
    WrongCard(
      "chartCard", #""chartView":[]"#, "error: view.chartView: expected an object, found an array"),
    WrongCard(
      "chartCard", #""chartView":{"type":"kpiView"}"#,
      "error: view.chartView.type: expected 'chartView', found 'kpiView'"),
    WrongCard(
      "chartCard", #""chartView":{"chartType":"lin"}"#,
      "error: view.chartView.chartType: unknown chart type 'lin'; did you mean 'line'?"),
    WrongCard(
      "chartCard", #""chartView":{"series":[{"values":["1"]}]}"#,
      "error: view.chartView.series[0].values[0]: expected a number, a point or null, found '1'"),
    WrongCard(
      "chartCard", #""isLoading":true,"chartView":{"series":[{"values":[true]}]}"#,
      "error: view.chartView.series[0].values[0]: expected a number, a point or null, found true"),
    WrongCard(
      "chartCard", #""chartView":{"type":"chartView","series":[{"values":[1,2]}]}"#),
    WrongCard(
      inCollection:
        #"{"type":"chartCard","title":"A","chartView":{"series":[{"values":[null,"x"]}]}}"#,
      "error: view.cards[0].chartView.series[0].values[1]: expected a number, a point or null, "
        + "found 'x'"),
  ])
  func `the chart of a card is checked as any other`(item: WrongCard) throws { try check(item) }

  @Test func `a trend and a subtitle want the same place`() throws {
    try check(
      WrongCard(
        "chartCard", #""subtitle":"B","trend":"C""#,
        "warning: view.subtitle: the trend replaces the subtitle; "
          + "remove one of them"))
  }

  @Test(arguments: [
    WrongCard(
      view: #"{"type":"cardCollection"}"#,
      "error: view.cards: a collection needs a card; give it one"),
    WrongCard(
      view: #"{"type":"cardCollection","cards":[]}"#,
      "error: view.cards: a collection needs a card; give it one"),
    WrongCard(
      view: #"{"type":"cardCollection","cards":{}}"#,
      "error: view.cards: expected an array, found an object"),
    WrongCard(
      view:
        #"{"type":"cardCollection","cards":[{"type":"kpiCard","title":"A"}],"contentSize":"a"}"#,
      "error: view.contentSize: unknown content size 'a'; expected one of 'visible', 'all'"),
    WrongCard(
      view:
        #"{"type":"cardCollection","cards":[{"type":"kpiCard","title":"A"}],"isAllowingFlowLayout":1}"#,
      "error: view.isAllowingFlowLayout: expected true or false, found 1"),
  ])
  func `a collection has cards`(item: WrongCard) throws { try check(item) }

  @Test(arguments: [
    WrongCard(
      inCollection: #"{"type":"kpiView","items":[{"metric":"1"}]}"#,
      "error: view.cards[0].type: unknown view type 'kpiView'; expected one of 'chartCard', 'kpiCard', "
        + "'kpiProgressCard'"),
    WrongCard(
      inCollection: #"{"type":"chartView"}"#,
      "error: view.cards[0].type: unknown view type 'chartView'; expected one of 'chartCard', 'kpiCard', "
        + "'kpiProgressCard'"),
    WrongCard(
      inCollection: #"{"type":"cardCollection","cards":[]}"#,
      "error: view.cards[0].type: unknown view type 'cardCollection'; expected one of 'chartCard', "
        + "'kpiCard', 'kpiProgressCard'"),
    WrongCard(
      inCollection: #"{"type":"chartCrd","title":"A"}"#,
      "error: view.cards[0].type: unknown view type 'chartCrd'; did you mean 'chartCard'?"),
    WrongCard(
      inCollection: #"{"title":"A"}"#,
      "error: view.cards[0]: 'type' is missing; give 'chartCard', 'kpiCard' or "
        + "'kpiProgressCard'"),
    WrongCard(inCollection: "7", "error: view.cards[0]: expected a view, found 7"),
    WrongCard(
      inCollection: #"{"type":"kpiCard"}"#,
      "error: view.cards[0].title: 'title' is missing; give the card one"),
  ])
  func `a collection takes cards alone`(item: WrongCard) throws { try check(item) }

  @Test(arguments: [
    WrongCard(
      "chartCard", #""seriesTitles":["A","B"],"chartView":{"series":[{"values":[1,2]}]}"#,
      "warning: view.seriesTitles: 2 titles for 1 series; a title without one has no color"),
    WrongCard(
      "chartCard",
      #""seriesTitles":["A"],"chartView":{"legend":true,"series":[{"values":[1,2]}]}"#,
      "warning: view.chartView.legend: the card's 'seriesTitles' already name the series; "
        + "remove one of them"),
    WrongCard("chartCard", #""seriesTitles":["A","B"],"chartView":{"series":[]}"#),
  ])
  func `a card's titles are those of its series`(item: WrongCard) throws { try check(item) }
}
