import FioriRender
import Testing

@testable import TestSupport

/// A name of the reference page's table, and a figure that has its color.
struct OlderNameCase: Sendable, CustomTestStringConvertible {
  /// The name of the constant, with its background if it is given for one alone.
  let name: String
  let figure: @Sendable () -> any Component

  init(_ name: String, _ figure: @escaping @Sendable () -> any Component) {
    self.name = name
    self.figure = figure
  }

  var testDescription: String { name }

  /// The 45 names.
  static let all: [OlderNameCase] =
    labels + fills + tints + backgrounds + charts + meanings + onlyNamed

  private static let labels = [
    OlderNameCase("primary1") { objectHeader }, OlderNameCase("primary2") { objectHeader },
    OlderNameCase("primary3") { columns(1) }, OlderNameCase("primary7") { objectHeader },
  ]

  private static let fills = [
    OlderNameCase("primary4") { columns(1) }, OlderNameCase("primary6") { card },
    OlderNameCase("primary9") { lightHeader }, OlderNameCase("line") { lightHeader },
  ]

  private static let tints = [
    OlderNameCase("tintColor") { kpi() }, OlderNameCase("tintColorDark") { kpi() },
    OlderNameCase("tintColorLight") { kpi(on: .dark) },
    OlderNameCase("tintColorTapState") { kpi(isHighlighted: true) },
    OlderNameCase("tintColorTapStateDark") { kpi(isHighlighted: true) },
    OlderNameCase("tintColorTapStateLight") { kpi(on: .dark, isHighlighted: true) },
  ]

  private static let backgrounds =
    [
      "navigationBar", "backgroundGradientTop", "backgroundGradientBottom",
    ].map { name in
      // Only a dark header has the gradient; the bar is continued by any.
      OlderNameCase(name) {
        KPIHeader(items: [kpi()], colorScheme: name == "navigationBar" ? nil : .dark)
      }
    } + [
      OlderNameCase("backgroundBase") { CardCollection(cards: [card]) }
    ]

  private static let charts = (1...11).map { OlderNameCase("chart\($0)") { columns(11) } }

  private static let meanings = [
    ("negative", BannerMessage.Kind.negative), ("critical", .critical), ("positive", .positive),
  ].map { name, kind in OlderNameCase(name) { header(kind) } }

  /// Those that only a description's own colors have, by their names of today.
  private static let onlyNamed = present.map { name, style in
    OlderNameCase(name) { tinted(style) }
  }

  private static let present: [(String, ColorStyle)] =
    [
      ("primary5", "footer"), ("cellBackgroundTapState", "quaternaryFill"),
      ("esriEdit", "esriEdit"),
    ] + (1...10).map { ("map\($0)", ColorStyle(rawValue: "map\($0)")) }

  private static func kpi(
    on scheme: ColorScheme? = nil, isHighlighted: Bool = false
  ) -> KPIView {
    KPIView(items: [.metric("294")], colorScheme: scheme, isHighlighted: isHighlighted)
  }

  private static func tinted(_ style: ColorStyle) -> KPIView {
    KPIView(items: [.metric("294")], tintColor: StateColors(normal: .palette(style)))
  }

  private static func header(_ kind: BannerMessage.Kind) -> KPIHeader {
    KPIHeader(items: [kpi()], bannerMessage: BannerMessage(title: "Late", type: kind))
  }

  private static let lightHeader = KPIHeader(items: [kpi()], colorScheme: .light)

  private static let card = KPICard(title: "Sales", kpiItems: [.metric("294")])

  private static let objectHeader = ObjectHeader(
    headlineText: "Pump", subheadlineText: "Job 8197", tags: ["Started"], bodyText: "Serviced",
    footnoteText: "Due today", statusText: "High")

  private static func columns(_ count: Int) -> ChartView {
    ChartView(
      .column, categories: ["Mon"],
      series: (1...count).map { ChartSeries(values: [.number(Double($0))]) })
  }
}
