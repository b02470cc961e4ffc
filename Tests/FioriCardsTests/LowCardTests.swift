import FioriRender
import Testing

@testable import TestSupport

/// The parts of a card in a low or narrow place (Docs/sources/cards.md#widgets).
struct LowCardTests {
  private static func donut(_ legend: ChartLegend) -> ContentCard {
    var chart = ChartView(
      .donut,
      series: [
        ChartSeries(title: "Overdue by 12 days", values: [106]),
        ChartSeries(title: "Paid", values: [2121]),
        ChartSeries(title: "Open", values: [612]),
        ChartSeries(title: "In dispute", values: [450]),
      ])
    chart.legend = legend
    var card = ContentCard(title: "Customer satisfaction")
    card.row1 = ["Approvals of the week"]
    card.cardBody = chart
    card.action = "Confirm"
    return card
  }

  @Test(arguments: [ChartLegend.top, .bottom, .trailing])
  func `a legend is beside a ring that is too low for one above it`(legend: ChartLegend) throws {
    let view = try DrawnView(Self.donut(legend)) { $0.widget = .medium }
    let parts = view.root.flattened
    let plot = try view.part("plot").frame
    let names = parts.filter { $0.kind == "seriesTitle" }.map(\.frame)
    let chart = try view.part("chartView").frame
    #expect(names.count > 1 && plot.size.height > chart.size.height - 0.01)
    for name in names {
      #expect(name.minX > plot.maxX)
      #expect(name.minY > chart.minY - 0.01 && name.maxY < chart.maxY + 0.01)
    }
  }

  @Test(arguments: [Environment.Widget.small, .medium, .large], [false, true])
  func `a widget draws each part or says that it is left out`(
    widget: Environment.Widget, hasRow: Bool
  ) throws {
    let row = hasRow ? #""row1":["First row"],"# : ""
    for size in ["large", "extraExtraExtraLarge", "accessibilityExtraExtraExtraLarge"] {
      let json = #"""
        {"environment":{"widget":"\#(widget.rawValue)","contentSizeCategory":"\#(size)"},
        "view":{"type":"card","title":"Orders that suppliers have not yet confirmed",\#(row)
        "row2":["Second row"],"row3":["Third row"],"kpi":{"items":[{"metric":"1234"}]},"kpiCaption":"Open",
        "facts":[{"title":"Plan","value":"56"}],"action":"Confirm",
        "cardBody":{"type":"chartView","chartType":"line","categories":["A","B"],
        "series":[{"values":[1,2]}]}}}
        """#
      let figure = try #require(Document(json: Array(json.utf8)).figures.first)
      let drawing = try Renderer().drawing(of: figure)
      let texts = Set(
        drawing.report.root.flattened.flatMap { [$0.kind] + [$0.text].compactMap(\.self) })
      let warned = drawing.warnings.map(\.description).joined(separator: "\n")
      let parts = [
        ("row2", "Second row"), ("row3", "Third row"), ("kpi", "1234"), ("kpiCaption", "Open"),
        ("facts", "56"), ("action", "Confirm"), ("cardBody", "plot"),
      ]
      let missing = (parts + (hasRow ? [("row1", "First row")] : [])).filter { key, text in
        !texts.contains(text) && !warned.contains("view.\(key):")
      }
      expect(missing.map(\.0), is: [], "\(widget) \(size)")
    }
  }

  @Test func `buttons below each other are equally high if they have as many lines`() throws {
    for (action, other, hasMoreLines) in [
      ("อนุมัติ", "ส่งต่อ", false), ("OK", "Forward this request to another buyer", true),
    ] {
      var card = ContentCard(title: "A")
      card.action = CardAction(stringLiteral: action)
      card.secondaryAction = CardAction(stringLiteral: other)
      let view = try DrawnView(card) {
        $0.width = 325
        $0.locale = "th-TH"
        $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
      let buttons = view.root.flattened.filter { $0.kind == "button" }.map(\.frame)
      expect(buttons.count, is: 2)
      expect(Set(buttons.map(\.size.height)).count, is: hasMoreLines ? 2 : 1)
      #expect(buttons[0].minX == buttons[1].minX)
    }
  }

  @Test func `Arabic letters keep their distance from the lower edge of a button`() throws {
    var card = ContentCard(title: "A")
    card.secondaryAction = "سؤال مقدم الطلب"
    let view = try DrawnView(card) {
      $0.locale = "ar"
      $0.layoutDirection = .rightToLeft
      $0.contentSizeCategory = .accessibilityExtraLarge
    }
    let button = try view.part("button")
    let baseline = try #require(button.baseline)
    // The tail of a final letter is a third of the size below the baseline.
    let size = try #require(button.fontSize)
    #expect(button.frame.maxY - baseline > size * 0.45)
  }
}
