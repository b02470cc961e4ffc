import FioriRender

/// What the article on views shows.
enum ViewCode {
  static func header() -> KPIHeader {
    let orders = KPIView(
      items: [.icon(.builtin(.package)), .metric("5"), .unit("k")], caption: "Orders processed")
    let done = KPIProgressView(
      items: [.formattedFraction(FractionValue(value: 12, total: 25))], caption: "Completed")
    let header = KPIHeader(items: [orders, done])
    return header
  }

  static func pages(of header: KPIHeader, by renderer: Renderer) throws -> [[UInt8]] {
    var pictures: [[UInt8]] = []
    let figure = Figure(header)
    for page in 1...(renderer.pageCount(of: figure) ?? 1) {
      let drawing = try renderer.drawing(of: figure.showing(page: page))
      pictures.append(try renderer.data(of: drawing, as: .svg(SVGOptions(isAnimated: true))))
    }
    return pictures
  }

  static func chart() -> ChartView {
    var revenue = ChartView(
      .combo,
      categories: ["Q1", "Q2", "Q3", "Q4"],
      series: [
        ChartSeries(title: "Revenue", values: [182, 205, 221, 259]),
        ChartSeries(
          title: "Margin", values: [0.112, nil, 0.134, 0.149], color: .palette("chart3")),
      ],
      indexesOfSecondaryValuesAxis: [1],
      legend: true)
    revenue.numericAxis.title = "Thousand euros"
    revenue.secondaryNumericAxis.format = NumericAxisFormat(style: .percent)
    return revenue
  }

  static func board() -> CardCollection {
    var sales = ChartCard(
      title: "Total Sales", status: "20 min ago",
      kpiItems: [.unit("$"), .metric("265,849.98")], seriesTitles: ["2024", "2025"],
      chartView: ChartView(series: [
        ChartSeries(values: [86, 95, 91, 112]), ChartSeries(values: [112, 98, 121, 148]),
      ]))
    sales.trend = "11.5%"

    let board = CardCollection(cards: [
      sales,
      KPIProgressCard(
        title: "Delivered", kpiItems: [.formattedFraction(FractionValue(value: 18, total: 25))]),
    ])
    return board
  }

  static func object() -> ObjectHeader {
    var pump = ObjectHeader(
      headlineText: "Inspect Electric Pump Motor", subheadlineText: "Job 819701",
      tags: ["Started", Tag(title: "Urgent", fillColor: .palette("negativeLabel"))],
      labelItems: [LabelItem(text: "Los Altos, CA", image: .builtin(.location))],
      statusText: "High", substatusImage: .builtin(.warning),
      detailImage: .file("icons/pump.svg"))
    pump.kpiView = KPIView(items: [.unit("$"), .metric("294"), .unit("M")], caption: "Sales")
    return pump
  }

  static func text() -> KPIView {
    let area = KPIView(
      items: [.metric("12")],
      caption: Text(
        runs: [TextRun("Area, m"), TextRun("2", font: TextFont(size: 9), baselineOffset: 5)],
        font: TextFont(.footnote, weight: .bold), color: .palette("positiveLabel")))
    return area
  }

  static func number() -> KPIItem {
    .formattedMetric(NumberValue(value: 265_849.98, style: .currency, currency: "USD"))
  }
}
