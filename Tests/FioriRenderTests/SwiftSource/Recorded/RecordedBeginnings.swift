// Written by RecordedSwiftTests, which say how.

import FioriRender

enum RecordedBeginnings: RecordedSwift {
  static let folder = "Examples"

  static let figures: [RecordedFigure] = [
    RecordedFigure("kpiView", `kpiView`),
    RecordedFigure("kpiProgressView", `kpiProgressView`),
    RecordedFigure("kpiHeader", `kpiHeader`),
    RecordedFigure("objectHeader", `objectHeader`),
    RecordedFigure("objectHeaderChartView", `objectHeaderChartView`),
    RecordedFigure("chartView", `chartView`),
    RecordedFigure("chartCard", `chartCard`),
    RecordedFigure("kpiCard", `kpiCard`),
    RecordedFigure("kpiProgressCard", `kpiProgressCard`),
    RecordedFigure("cardCollection", `cardCollection`),
    RecordedFigure("chartFloorplan", `chartFloorplan`),
  ]

  static func `kpiView`() throws -> Figure {
    let view = KPIView(
      items: [
        .icon(.builtin(.package)),
        .unit("$"),
        .formattedMetric(NumberValue(value: 294)),
        .unit("k"),
      ],
      caption: "Revenue of the orders shipped this month",
      tintColor: StateColors(normal: .palette("tintColor"), disabled: .rgb(118, 118, 123)))

    var environment = Environment()
    environment.width = 240
    environment.generation = .horizon
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `kpiProgressView`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedFraction(FractionValue(value: 16, total: 25))],
      caption: "Completed",
      footnote: "Work orders of this week")

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `kpiHeader`() throws -> Figure {
    let view = KPIHeader(
      items: [
        KPIProgressView(
          items: [.formattedMetric(NumberValue(value: 0.64, style: .percent))],
          caption: "Completed"),
        KPIView(
          items: [.icon(.builtin(.package)), .metric("5"), .unit("k")],
          caption: "Orders processed"),
        KPIView(items: [.unit("$"), .metric("294"), .unit("M")], caption: "Net revenue"),
      ],
      bannerMessage: BannerMessage(title: "Figures are from yesterday", type: .informative))

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `objectHeader`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Inspect Electric Pump Motor",
      subheadlineText: "Job 819701",
      tags: ["Started", "PM01", Tag(title: "Urgent", fillColor: .rgb(187, 0, 0))],
      labelItems: [
        LabelItem(text: "Los Altos, CA", image: .builtin(.location)),
        LabelItem(text: "12/31/2022", image: .builtin(.calendar)),
      ],
      descriptionText: "The temperature sensor predicts a failure in four days.",
      statusText: Text("High", color: .palette("negativeLabel")),
      substatusText: "Overdue",
      substatusImage: .builtin(.warning),
      detailImage: .builtin(.package))

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `objectHeaderChartView`() throws -> Figure {
    var chart = ChartView(
      categories: [
        "Mar 1", "Mar 2", "Mar 3", "Mar 4", "Mar 5", "Mar 6", "Mar 7", "Mar 8", "Mar 9", "Mar 10",
        "Mar 11", "Mar 12",
      ],
      series: [
        ChartSeries(values: [71, 70.2, 72, 71.5, 73.4, 73, 74.6, 74.1, 75.9, 76.2, 77.4, 78])
      ])
    chart.numericAxis.isZeroBased = false

    let view = ObjectHeaderChartView(
      title: "Motor temperature",
      subtitle: "Last 12 days",
      trend: "4.2%",
      trendImage: .builtin(.trendUp),
      kpiItems: [.metric("78"), .unit("°C")],
      chartView: chart)

    var environment = Environment()
    environment.width = 312
    environment.generation = .horizon
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `chartView`() throws -> Figure {
    var view = ChartView(
      .column,
      categories: ["Q1", "Q2", "Q3", "Q4"],
      series: [
        ChartSeries(title: "Last year", values: [164_000, 178_000, 196_000, 224_000]),
        ChartSeries(title: "This year", values: [182_000, 205_000, 221_000, 259_000]),
      ],
      numberOfGridlines: 4,
      legend: true,
      columnCornerRadius: 2)
    view.categoryAxis.labels.style = .allOrNothing
    view.numericAxis.explicitMin = 0
    view.numericAxis.explicitMax = 300_000
    view.numericAxis.abbreviatesLabels = true
    view.numericAxis.format = NumericAxisFormat(
      style: .currency,
      currency: "USD",
      maximumFractionDigits: 0)

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `chartCard`() throws -> Figure {
    var view = ChartCard(
      title: "Total Sales",
      status: "5 min ago",
      kpiItems: [.unit("$"), .metric("6,590.57")],
      seriesTitles: ["This week", "Last week"],
      chartView: ChartView(
        categories: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
        series: [
          ChartSeries(values: [820, 960, 790, 1150, 1340, 1500, 930]),
          ChartSeries(values: [510, 640, 520, 700, 890, 980, 610]),
        ]))
    view.trend = "4.2%"
    view.trendImage = .builtin(.trendUp)
    view.trendSemanticColor = .palette("positiveLabel")

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .rgb(245, 246, 247)
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `kpiCard`() throws -> Figure {
    let view = KPICard(
      title: "Open Orders",
      status: "5 min ago",
      kpiItems: [.metric("1,294"), .unit("orders")])

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .rgb(245, 246, 247)
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `kpiProgressCard`() throws -> Figure {
    let view = KPIProgressCard(
      title: "Work Orders",
      status: "5 min ago",
      kpiItems: [.metric("64"), .unit("%")],
      progress: 0.64)

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .rgb(245, 246, 247)
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `cardCollection`() throws -> Figure {
    var deliveries = ChartCard(
      title: "Deliveries",
      status: "1 h ago",
      kpiItems: [.metric("482")],
      chartView: ChartView(
        .area,
        categories: ["Jan", "Feb", "Mar", "Apr", "May", "Jun"],
        series: [ChartSeries(values: [82, 79, 91, 88, 90, 81])]))
    deliveries.trend = "1.8%"
    deliveries.trendImage = .builtin(.trendDown)

    let view = CardCollection(cards: [
      ChartCard(
        title: "Total Sales",
        status: "5 min ago",
        subtitle: "Store 541",
        kpiItems: [.unit("$"), .metric("6,590.57")],
        chartView: ChartView(
          .column,
          categories: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
          series: [ChartSeries(values: [820, 960, 790, 1150, 1340, 1500, 930])])),
      KPICard(title: "Open Orders", status: "5 min ago", kpiItems: [.metric("1,294")]),
      KPIProgressCard(
        title: "Work Orders",
        status: "5 min ago",
        kpiItems: [.formattedFraction(FractionValue(value: 16, total: 25))]),
      deliveries,
    ])

    var environment = Environment()
    environment.width = 768
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `chartFloorplan`() throws -> Figure {
    let view = ChartFloorplan(
      title: "Revenue",
      subtitle: "Month target: $200k",
      status: "20 min ago",
      summaryItems: [
        ChartSummaryItem(
          title: "Total",
          values: ["$1.09M"],
          category: -1,
          trend: "4.2%",
          trendImage: .builtin(.trendUp),
          trendSemanticColor: .palette("positiveLabel")),
        ChartSummaryItem(values: ["$171k"], category: 2),
        ChartSummaryItem(values: ["$205k"], category: 5),
      ],
      chartView: ChartView(
        .column,
        categories: ["Jan", "Feb", "Mar", "Apr", "May", "Jun"],
        series: [ChartSeries(values: [164, 182, 171, 190, 178, 205])]),
      valuesAxisTitle: "Thousand dollars")

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }
}
