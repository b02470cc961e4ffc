import FioriRender
import Testing

@testable import TestSupport

/// An object header with everything set, in German, at all regular widths.
struct RegularWidthTests {
  private static let header: ObjectHeader = {
    var header = ObjectHeader(headlineText: "Instandhaltungsauftrag für Elektropumpenmotor")
    header.subheadlineText = "Auftrag 4500012345"
    header.tags = ["Überfällig", "Instandsetzung", "PM01", "Werk 1000", "Sicherheitsrelevant"]
    header.labelItems = [
      "Ludwigshafen am Rhein", "31.12.2026", "Natascha von Hohenlohe-Langenburg",
    ]
    header.bodyText = "Hydraulikeinheit 2, Halle B, Erdgeschoss links neben dem Eingang"
    header.footnoteText = "Zuletzt geprüft im Mai"
    header.descriptionText =
      "Der Temperatursensor sagt einen Überhitzungsausfall in vier Tagen voraus. Bitte prüfen."
    header.statusText = "Genehmigungspflichtig"
    header.substatusText = "Hoch"
    header.detailImage = .builtin(.package)
    header.kpiView = KPIView(
      items: [.metric("1.265.849,98"), .unit("€")], caption: "Instandhaltungskosten")
    return header
  }()

  /// The size of the KPI, and whether the description is beside the texts.
  private func measured(_ width: Int, _ look: Environment.Generation) throws -> (
    kpi: Double, isBeside: Bool
  ) {
    var environment = Environment()
    (environment.width, environment.locale, environment.generation) = (Double(width), "de", look)
    let drawn = try LaidOutFigure(Figure(Self.header, environment: environment))
    let metric = try #require(drawn.texts.first { $0.kind == "metric" })
    let headline = try #require(drawn.texts.first { $0.kind == "headline" })
    let description = try #require(drawn.texts.first { $0.kind == "description" })
    return (metric.fontSize, description.rect.minX > headline.rect.minX + 1)
  }

  @Test(arguments: [Environment.Generation.classic, .horizon])
  func `a wider header has no smaller KPI`(look: Environment.Generation) throws {
    var (kpi, wasBeside) = (0.0, false)
    for width in stride(from: 668, through: 1366, by: Sweep.step) {
      let now = try measured(width, look)
      #expect(now.kpi >= kpi, "\(width)")
      // The description moves once.
      #expect(now.isBeside || !wasBeside, "\(width)")
      (kpi, wasBeside) = (now.kpi, now.isBeside)
    }
    #expect(wasBeside)
    expect(try measured(668, look).isBeside, is: false)
  }

  private static let words = [
    "Genehmigungspflichtig", "Hoch", "Instandhaltungsauftragseröffnung im Werk Süd", "Q1", "営業利益",
    "Natascha von Hohenlohe-Langenburg", "12",
  ]

  /// A header with some of its parts.
  private static func random(_ chance: inout Chance) -> ObjectHeader {
    func word() -> Text { Text(words[chance.below(words.count)]) }
    func part() -> Text? { chance.below(2) == 0 ? nil : word() }
    var header = ObjectHeader(headlineText: word())
    header.subheadlineText = part()
    header.bodyText = part()
    header.footnoteText = part()
    header.descriptionText = part()
    header.statusText = part()
    header.tags = (0..<chance.below(5)).map { _ in Tag(title: word()) }
    header.labelItems = (0..<chance.below(5)).map { _ in LabelItem(text: word()) }
    header.kpiView = KPIView(
      items: [.unit("$"), .metric(chance.number()), .unit("Mio.")], caption: part())
    return header
  }

  @Test func `nor does one with other parts`() throws {
    for seed in stride(from: 0, to: 500, by: Sweep.step) {
      var chance = Chance(seed: seed)
      let header = Self.random(&chance)
      let widths = [668 + chance.below(300), 968 + chance.below(400)]
      let sizes = try widths.map { width in
        var environment = Environment()
        environment.width = Double(width)
        let drawn = try LaidOutFigure(Figure(header, environment: environment))
        return drawn.texts.first { $0.kind == "metric" }?.fontSize ?? 0
      }
      #expect(sizes[1] >= sizes[0], "\(seed)")
    }
  }
}
