import FioriRender
import Testing

@testable import TestSupport

/// A header's chart view in the middle column, or below the texts, in German at all regular widths.
struct HeaderChartColumnTests {
  private static let long = "Instandhaltungsauftrag für Elektropumpenmotor"
  private static let title = "Lieferantenbewertung im zweiten Quartal"

  /// A header whose chart view has a title and a subtitle, and the least width at which that is beside the
  /// texts, in points; the widths of the test are 20 apart.
  struct Sample: Sendable {
    var headline = "Offene Aufträge"
    let title: String
    let subtitle: String
    var status: String?
    var body: String?
    let leastWidth: Int
  }

  private static let samples = [
    Sample(title: "Kosten", subtitle: "heute", status: "Hoch", leastWidth: 668),
    Sample(title: Self.title, subtitle: "heute", status: Self.long, leastWidth: 828),
    Sample(title: Self.title, subtitle: "heute", leastWidth: 668),
    Sample(title: Self.long, subtitle: Self.title, body: Self.title, leastWidth: 808),
    Sample(
      headline: Self.long + " in der Halle B", title: Self.title, subtitle: "heute",
      leastWidth: 1048),
    // Only its headline has more words than lines.
    Sample(
      headline: Self.long + " " + Self.long, title: "Kosten", subtitle: "heute", leastWidth: 668),
  ]

  @Test(arguments: samples)
  func `a chart view is beside the texts from the width on that shows all of them`(
    sample: Sample
  ) throws {
    var leastWidth: Int?
    var whole: Set<String> = []
    for width in stride(from: 668, through: 1400, by: 20) {
      let texts = try texts(of: sample, width: width)
      let shown = Set(texts.filter { !$0.isTruncated }.map(\.text))
      #expect(whole.subtracting(shown) == [], "\(width)")
      whole.formUnion(shown.subtracting([sample.headline]))
      let headline = try #require(texts.first { $0.kind == "headline" })
      let title = try #require(texts.first { $0.kind == "title" })
      let isBeside = title.rect.minX > headline.rect.minX + 1
      #expect(isBeside || leastWidth == nil, "\(width)")
      if isBeside, leastWidth == nil { leastWidth = width }
    }
    expect(leastWidth, is: sample.leastWidth)
  }

  private func texts(of sample: Sample, width: Int) throws -> [LaidOutFigure.Text] {
    var chart = ObjectHeaderChartView(title: Text(sample.title))
    chart.subtitle = Text(sample.subtitle)
    chart.kpiItems = [.metric("38")]
    var header = ObjectHeader(headlineText: Text(sample.headline))
    header.statusText = sample.status.map { Text($0) }
    header.bodyText = sample.body.map { Text($0) }
    header.detailContentView = .chart(chart)
    var environment = Environment()
    (environment.width, environment.locale, environment.generation) = (
      Double(width), "de", .horizon
    )
    return try LaidOutFigure(Figure(header, environment: environment)).texts
  }
}
