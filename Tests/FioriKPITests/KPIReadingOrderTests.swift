import Testing

@testable import FioriDrawing
@testable import FioriLowering
@testable import FioriRender
@testable import TestSupport

/// A value and its parts from left to right in a picture, by reading direction.
struct ReadingOrderCase: Sendable, CustomTestStringConvertible {
  let items: [KPIItem]
  let fromLeft: String
  let fromRight: String
  var locale = "en-US"

  /// A value that is the same in both directions.
  init(_ items: KPIItem..., locale: String = "en-US", both: String) {
    self.items = items
    self.locale = locale
    (fromLeft, fromRight) = (both, both)
  }

  init(_ items: KPIItem..., locale: String = "en-US", fromLeft: String, fromRight: String) {
    self.items = items
    self.locale = locale
    self.fromLeft = fromLeft
    self.fromRight = fromRight
  }

  var testDescription: String { "\(fromLeft) \(locale)" }

  /// Values that are given as texts.
  static let texts = [
    ReadingOrderCase(.unit("$"), .metric("294"), .unit("USD"), both: "$ 294 USD"),
    ReadingOrderCase(.metric("-12.4"), .unit("%"), both: "-12.4 %"),
    ReadingOrderCase(.fraction("56"), .fraction("/"), .fraction("100"), both: "56 / 100"),
    ReadingOrderCase(.metric("16"), .unit("/"), .metric("25"), locale: "ar", both: "16 / 25"),
    ReadingOrderCase(.metric("١٦"), .unit("/"), .metric("٢٥"), locale: "ar", both: "١٦ / ٢٥"),
    ReadingOrderCase(.metric("78"), .unit("°C"), locale: "he", both: "78 °C"),
    ReadingOrderCase(
      .metric("5"), .unit("h"), .metric("30"), .unit("min"), both: "5 h 30 min"),
    ReadingOrderCase(
      .metric("294"), .unit("ر.س"), fromLeft: "294 ر.س", fromRight: "ر.س 294"),
    ReadingOrderCase(.metric("294"), .unit("﷼"), fromLeft: "294 ﷼", fromRight: "﷼ 294"),
    ReadingOrderCase(
      .unit("-"), .unit("$"), .metric("294"), .unit("ألف"), fromLeft: "- $ 294 ألف",
      fromRight: "ألف - $ 294"),
    ReadingOrderCase(
      .icon(.builtin(.package)), .unit("$"), .metric("294"), .unit("k"),
      fromLeft: "□ $ 294 k", fromRight: "$ 294 k □"),
    ReadingOrderCase(
      .icon(.builtin(.package)), .metric("5"), .unit("שעות"), .metric("30"), .unit("דקות"),
      fromLeft: "□ 5 שעות 30 דקות", fromRight: "דקות 30 שעות 5 □"),
  ]

  /// Values that are formatted for a locale.
  static let numbers = [
    ReadingOrderCase(
      .formattedFraction(FractionValue(value: 16, total: 25)), both: "16 / 25"),
    ReadingOrderCase(
      .formattedFraction(FractionValue(value: 16, total: 25)), locale: "ar-EG", both: "١٦ / ٢٥"),
    ReadingOrderCase(
      .formattedMetric(NumberValue(value: -0.124, style: .percent)), both: "\u{2212}12.4 %"),
    ReadingOrderCase(
      .formattedMetric(NumberValue(value: -0.124, style: .percent)), locale: "tr-TR",
      both: "\u{2212} % 12,4"),
    ReadingOrderCase(
      .formattedMetric(NumberValue(value: -0.294, style: .percent)), locale: "ar-EG",
      both: "٪\u{61C} \u{61C}\u{2212}٢٩٫٤"),
    ReadingOrderCase(
      .formattedMetric(NumberValue(value: -294, style: .currency, currency: "USD")),
      both: "\u{2212} $ 294.00"),
    ReadingOrderCase(
      .formattedMetric(NumberValue(value: 294, style: .currency, currency: "ILS")),
      locale: "he-IL", fromLeft: "294.00 \u{200F}₪", fromRight: "\u{200F}₪ 294.00"),
    ReadingOrderCase(
      .formattedMetric(NumberValue(value: 294, style: .currency, currency: "USD")),
      locale: "ar-AE", fromLeft: "294.00 \u{200F}US$\u{200E}",
      fromRight: "\u{200F}US$\u{200E} 294.00"),
    ReadingOrderCase(
      .formattedMetric(NumberValue(value: 294, style: .currency, currency: "EGP")),
      locale: "ar-EG", fromLeft: "٢٩٤٫٠٠ ج.م.", fromRight: "ج.م. ٢٩٤٫٠٠"),
  ]
}

/// The order in which a value is drawn (Docs/sources/kpi.md#reading-direction).
struct KPIReadingOrderTests {
  private let renderer: Renderer

  init() throws {
    renderer = try Renderer(fonts: TestFonts.options)
  }

  private func order(
    _ view: any Component, _ locale: String, _ direction: Environment.LayoutDirection
  ) throws -> String {
    var figure = Figure(view)
    (figure.environment.locale, figure.environment.layoutDirection) = (locale, direction)
    return try renderer.drawing(of: figure).report.root.valueFromLeftToRight
  }

  private func check(_ item: ReadingOrderCase, _ view: any Component) throws {
    try expect(order(view, item.locale, .leftToRight), is: item.fromLeft)
    try expect(order(view, item.locale, .rightToLeft), is: item.fromRight)
  }

  @Test(arguments: ReadingOrderCase.texts + ReadingOrderCase.numbers)
  func `a KPI reads as one line`(item: ReadingOrderCase) throws {
    try check(item, KPIView(items: item.items))
    try check(item, KPIHeader(items: [KPIView(items: item.items)]))
  }

  @Test(arguments: [
    // The pattern of Arabic begins with a right-to-left mark, and that of Hebrew has one before the symbol.
    ("\u{200F}١٬٥٦٣ US$", "\u{2067}\u{200F}١٬٥٦٣ US$\u{200E}\u{2069}"),
    ("-1,563 \u{200F}A$", "\u{2067}-1,563 \u{200F}A$\u{200E}\u{2069}"),
    ("\u{200F}١٢ ألف US$", "\u{200F}١٢ ألف US$\u{200E}"), ("12 ألف US$", "12 ألف US$\u{200E}"),
    ("\u{200F}1,563\u{200F} US$", "\u{2067}\u{200F}1,563\u{200F} US$\u{200E}\u{2069}"),
    ("\u{200F}١٬٥٦٣ €", "\u{2067}\u{200F}١٬٥٦٣ €\u{2069}"), ("١٬٥٦٣", "١٬٥٦٣"),
    ("$1,563", "$1,563"),
  ])
  func `the symbol of an amount in a text stays whole`(written: String, shown: String) {
    expect(NumberResolver.isolated(written), is: shown)
  }

  @Test(arguments: ReadingOrderCase.texts + ReadingOrderCase.numbers)
  func `so does the value of a card and of a header's chart`(item: ReadingOrderCase) throws {
    try check(item, KPICard(title: "Sales", kpiItems: item.items))
    try check(item, ObjectHeaderChartView(title: "Sales", kpiItems: item.items))
  }

  @Test(arguments: (ReadingOrderCase.texts + ReadingOrderCase.numbers).filter(\.hasNoIcon))
  func `so does the value in a ring`(item: ReadingOrderCase) throws {
    try check(item, KPIProgressView(items: item.items, progress: 0.5))
  }

  /// A layout report does not tell the order of the glyphs in a text.
  @Test(arguments: [Environment.LayoutDirection.leftToRight, .rightToLeft])
  func `a sign is left of its digits in every direction`(
    direction: Environment.LayoutDirection
  ) throws {
    let drawing = try DrawnView(KPIView(items: [.metric("-12.4")])) {
      $0.layoutDirection = direction
      $0.generation = .horizon
    }.drawing
    let same = try DrawnView(KPIView(items: [.metric("-12.4")])) { $0.generation = .horizon }
    let renderer = try Renderer()
    try expect(
      renderer.data(of: drawing, as: .png), is: renderer.data(of: same.drawing, as: .png))
  }

  @Test func `an attributed value and a trend read as a value does`() throws {
    var card = KPICard(title: "Sales")
    card.kpiAttributedText = [TextRun("-12"), TextRun(".4%")]
    var chart = ObjectHeaderChartView(title: "Sales", trend: "-4.2%")
    chart.kpiAttributedText = [TextRun("-12"), TextRun(".4%")]
    for view in [card, chart] as [any Component] {
      let left = try DrawnView(view).linesFromLeftToRight
      let right = try DrawnView(view) { $0.layoutDirection = .rightToLeft }.linesFromLeftToRight
      expect(right, is: left)
      #expect(left.contains("-12.4%"))
    }
  }

  @Test(arguments: Environment.Generation.allCases)
  func `a separate sign has its number's font`(
    generation: Environment.Generation
  ) throws {
    let number = NumberValue(value: -294, style: .currency, currency: "USD")
    for items in [
      [.formattedMetric(number)], [.unit("\u{2212}"), .unit("$"), .metric("294.00")],
    ] as [[KPIItem]] {
      let view = try DrawnView(KPIView(items: items)) { $0.generation = generation }
      let parts = view.root.children
      expect(parts.map(\.text), is: ["\u{2212}", "$", "294.00"])
      expect(parts.map(\.kind), is: ["unit", "unit", "metric"])
      expect(parts[0].font, is: parts[2].font)
      #expect(parts[0].font != parts[1].font)
      expect(view.warnings, is: [])
    }
  }

  @Test func `a text keeps its hyphen`() throws {
    let view = try DrawnView(KPIView(items: [.metric("-294")]))
    try expect(view.part("metric").text, is: "-294")
  }

  @Test func `a sign counts as no unit and no metric`() throws {
    let sign = [KPIItem.unit("-"), .unit("$"), .unit("A"), .metric("5")]
    try expect(DrawnView(KPIView(items: sign)).warnings, is: [])
    let beside = [KPIItem.icon(.builtin(.package)), .unit("-"), .metric("5"), .unit("A")]
    try expect(DrawnView(KPIView(items: beside)).warnings, is: [])
  }
}

extension ReadingOrderCase {
  var hasNoIcon: Bool { !items.contains { $0.style == .icon } }
}

extension DrawnView {
  /// The texts of the glyphs on each baseline from left to right, the highest baseline first.
  fileprivate var linesFromLeftToRight: [String] {
    let runs = drawing.displayList.commands.compactMap { command -> (at: Point, run: GlyphRun)? in
      guard case .glyphs(let run, let start) = command else { return nil }
      return (start + Point(x: run.setting.left, y: 0), run)
    }
    return Dictionary(grouping: runs) { $0.at.y }.sorted { $0.key < $1.key }.map { line in
      line.value.sorted { $0.at.x < $1.at.x }.map(\.run.text).joined()
    }
  }
}
