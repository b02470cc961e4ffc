import FioriRender
import Testing

@testable import FioriModel
@testable import TestSupport

/// What a figure is in Swift, beyond what the compiler and the renderer can tell.
struct SwiftSourceTests {
  private func source(_ json: String) throws -> String {
    try #require(Document(json: Array(json.utf8)).figures.first).swiftSource
  }

  @Test func `default values are not written`() throws {
    let source = try source(
      """
      {"environment": {"scale": 2, "appearance": "light", "padding": 0},
       "view": {"type": "kpiView", "items": [{"metric": "5"}], "caption": "Orders",
                "isEnabled": true, "size": "small", "tintColor": {}}}
      """)
    expect(
      source,
      is: """
        import FioriRender

        let view = KPIView(items: [.metric("5")], caption: "Orders")

        let figure = Figure(view)

        """)
  }

  @Test
  func `properties that an initializer does not take are set, on a separate variable in a list`()
    throws
  {
    let source = try source(
      """
      {"view": {"type": "cardCollection", "cards": [
        {"type": "kpiCard", "title": "Open Orders", "isHighlighted": true},
        {"type": "chartCard", "title": "Sales", "chartView":
          {"series": [{"values": [1, null, 2.5]}], "numericAxis":
            {"title": "Euros", "format": {"style": "currency", "currency": "EUR"}}}}]}}
      """)
    expect(
      source,
      is: """
        import FioriRender

        var openOrders = KPICard(title: "Open Orders")
        openOrders.isHighlighted = true

        var chart = ChartView(series: [ChartSeries(values: [1, nil, 2.5])])
        chart.numericAxis.title = "Euros"
        chart.numericAxis.format = NumericAxisFormat(style: .currency, currency: "EUR")

        let view = CardCollection(cards: [openOrders, ChartCard(title: "Sales", chartView: chart)])

        let figure = Figure(view)

        """)
  }

  @Test func `a requested page is in the code`() throws {
    let json = #"{"view": {"type": "kpiHeader", "items": []}}"#
    let figure = try #require(Document(json: Array(json.utf8)).figures.first)
    #expect(
      figure.showing(page: 2).swiftSource.hasSuffix(
        "var figure = Figure(view)\nfigure.page = 2\n"))
  }

  @Test func `a line has at most 95 characters where it can be broken`() throws {
    for group in SwiftSourceGroup.all {
      for description in try group.descriptions() {
        let lines = try description.text().split(separator: "\n")
        expect(lines.filter { $0.count > 95 }, is: [], "\(description.name)")
      }
    }
  }

  /// What the compiler does not tell of a case that no description here has.
  @Test func `a case is named as its raw value`() {
    check(BannerMessage.Kind.self)
    check(CardCollection.ContentSize.self)
    check(CategoryAxis.LabelStyle.self)
    check(CategoryAxis.LabelsPosition.self)
    check(ChartType.self)
    check(KPIProgressViewSize.self)
    check(KPIViewSize.self)
    check(LabelItem.Alignment.self)
    check(NumberStyle.self)
    check(ObjectHeader.StatusLayout.self)
    check(ObjectHeader.Version.self)
    check(Appearance.self)
    check(ColorScheme.self)
    check(ContentSizeCategory.self)
    check(Environment.Contrast.self)
    check(Environment.Device.self)
    check(Environment.Generation.self)
    check(Environment.InterfaceLevel.self)
    check(Environment.LayoutDirection.self)
    check(Environment.Orientation.self)
    check(Environment.SizeClass.self)
    check(HorizontalAlignment.self)
    check(Image.RenderingMode.self)
    check(Palette.Version.self)
    check(TextStyle.self)
  }

  private func check<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) {
    for choice in type.allCases { expect(choice.rawValue, is: "\(choice)") }
  }

  @Test(arguments: BuiltinIcon.allCases)
  func `an icon's case is made of its words`(icon: BuiltinIcon) {
    expect(icon.swift, is: .word(".\(icon)"))
  }
}
