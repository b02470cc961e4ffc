// Written by RecordedSwiftTests, which say how.

import FioriRender

enum RecordedCards: RecordedSwift {
  static let folder = "Examples/cards"

  static let figures: [RecordedFigure] = [
    RecordedFigure("audits-highlighted", `audits-highlighted`),
    RecordedFigure("audits-loading", `audits-loading`),
    RecordedFigure("berths-brand", `berths-brand`),
    RecordedFigure("complaints-no-data", `complaints-no-data`),
    RecordedFigure("dashboard-loading", `dashboard-loading`),
    RecordedFigure("dashboard-phone-row", `dashboard-phone-row`),
    RecordedFigure("dashboard-row-all-classic", `dashboard-row-all-classic`),
    RecordedFigure("dashboard-six", `dashboard-six`),
    RecordedFigure("dashboard-tablet-dark", `dashboard-tablet-dark`),
    RecordedFigure("dashboard-tablet", `dashboard-tablet`),
    RecordedFigure("energy-loading", `energy-loading`),
    RecordedFigure("headcount-highlighted", `headcount-highlighted`),
    RecordedFigure("headcount-loading", `headcount-loading`),
    RecordedFigure("invoices-large-text", `invoices-large-text`),
    RecordedFigure("motor-power-trend", `motor-power-trend`),
    RecordedFigure("open-orders-number-classic", `open-orders-number-classic`),
    RecordedFigure("open-orders-number", `open-orders-number`),
    RecordedFigure("operating-result-loss", `operating-result-loss`),
    RecordedFigure("order-intake-combo", `order-intake-combo`),
    RecordedFigure("returns-right-to-left", `returns-right-to-left`),
    RecordedFigure("shipments-german", `shipments-german`),
    RecordedFigure("store-sales-columns", `store-sales-columns`),
    RecordedFigure("store-visits-highlighted", `store-visits-highlighted`),
    RecordedFigure("tasks-completed-ring-classic", `tasks-completed-ring-classic`),
    RecordedFigure("tasks-completed-ring-dark", `tasks-completed-ring-dark`),
    RecordedFigure("tasks-completed-ring", `tasks-completed-ring`),
    RecordedFigure("total-sales-line-classic", `total-sales-line-classic`),
    RecordedFigure("total-sales-line-dark", `total-sales-line-dark`),
    RecordedFigure("total-sales-line", `total-sales-line`),
    RecordedFigure("water-use-elevated-dark", `water-use-elevated-dark`),
  ]

  static func `audits-highlighted`() throws -> Figure {
    var view = KPIProgressCard(
      title: "Audits Closed",
      kpiItems: [.formattedFraction(FractionValue(value: 17, total: 24))])
    view.isHighlighted = true

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `audits-loading`() throws -> Figure {
    var view = KPIProgressCard(
      title: "Audits Closed",
      status: "Today",
      kpiItems: [.formattedFraction(FractionValue(value: 17, total: 24))])
    view.isLoading = true

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `berths-brand`() throws -> Figure {
    let view = KPIProgressCard(
      title: "Berths in Use",
      status: "Live",
      kpiItems: [.formattedFraction(FractionValue(value: 7, total: 9))])

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    var figure = Figure(view, environment: environment)
    figure.styleSheets = try [StyleSheet(path: "brand-harbor.nss")]
    return figure
  }

  static func `complaints-no-data`() throws -> Figure {
    let view = ChartCard(
      title: "Complaints",
      status: "This week",
      kpiItems: [.metric("0")],
      chartView: ChartView(.column, series: []))

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `dashboard-loading`() throws -> Figure {
    var chart = ChartView(
      categories: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ],
      series: [
        ChartSeries(values: [112, 98, 121, 148, 131, 117, 126, 142, 131, 110, 118, 137]),
        ChartSeries(values: [86, 95, 91, 112, 133, 128, 146, 171, 160, 165, 172, 182]),
      ])
    chart.numericAxis.labels.isHidden = true

    var totalSales = ChartCard(
      title: "Total Sales",
      status: "20 min ago",
      kpiItems: [.unit("$"), .metric("265,849.98")],
      seriesTitles: ["2016", "2017"],
      chartView: chart)
    totalSales.isLoading = true

    var tasksCompleted = KPIProgressCard(
      title: "Tasks Completed",
      status: "20 min ago",
      kpiItems: [.formattedFraction(FractionValue(value: 88, total: 98))])
    tasksCompleted.isLoading = true

    let view = CardCollection(cards: [totalSales, tasksCompleted])

    var environment = Environment()
    environment.width = 768
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `dashboard-phone-row`() throws -> Figure {
    var chart = ChartView(
      .column,
      categories: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      series: [ChartSeries(values: [820, 960, 790, 1150, 1340, 1500, 930])])
    chart.numericAxis.labels.isHidden = true

    let view = CardCollection(cards: [
      ChartCard(
        title: "Total Sales",
        subtitle: "Store 541",
        kpiItems: [.unit("$"), .metric("6,590.57")],
        chartView: chart),
      KPICard(
        title: "Open Orders",
        status: "5 min ago",
        kpiItems: [.unit("$"), .metric("1,294"), .unit("k")]),
      KPIProgressCard(
        title: "Tasks Completed",
        status: "20 min ago",
        kpiItems: [.formattedFraction(FractionValue(value: 88, total: 98))]),
    ])

    var environment = Environment()
    environment.width = 320
    environment.device = .iPhoneSE
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `dashboard-row-all-classic`() throws -> Figure {
    var chart = ChartView(
      categories: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ],
      series: [
        ChartSeries(values: [112, 98, 121, 148, 131, 117, 126, 142, 131, 110, 118, 137]),
        ChartSeries(values: [86, 95, 91, 112, 133, 128, 146, 171, 160, 165, 172, 182]),
      ])
    chart.numericAxis.labels.isHidden = true

    var chart2 = ChartView(series: [
      ChartSeries(
        values: [60, 77, 83, 75, 60, 49, 52, 67, 85, 94, 89, 75],
        color: .palette("negativeLabel"))
    ])
    chart2.categoryAxis.labels.isHidden = true
    chart2.numericAxis.labels.isHidden = true

    var power = ChartCard(
      title: "Power",
      status: "Past 30 days",
      kpiItems: [.metric("265"), .unit("hp")],
      chartView: chart2)
    power.trend = "11.5%"
    power.trendImage = .builtin(.trendUp)
    power.trendSemanticColor = .palette("negativeLabel")

    let view = CardCollection(
      cards: [
        ChartCard(
          title: "Total Sales",
          status: "20 min ago",
          kpiItems: [.unit("$"), .metric("265,849.98")],
          seriesTitles: ["2016", "2017"],
          chartView: chart),
        power,
        KPIProgressCard(
          title: "Tasks Completed",
          status: "20 min ago",
          kpiItems: [.formattedFraction(FractionValue(value: 88, total: 98))]),
      ],
      isAllowingFlowLayout: false,
      contentSize: .all)

    var environment = Environment()
    environment.width = 375

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `dashboard-six`() throws -> Figure {
    var revenue = ChartCard(
      title: "Revenue",
      status: "This year",
      kpiItems: [.unit("€"), .metric("4.82"), .unit("M")],
      seriesTitles: ["2025", "2026"],
      chartView: ChartView(
        categories: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct"],
        series: [
          ChartSeries(title: "2025", values: [372, 398, 405, 421, 446, 439, 452, 470, 461, 489]),
          ChartSeries(title: "2026", values: [401, 412, 447, 463, 458, 492, 511, 505, 538, 561]),
        ]))
    revenue.trend = "6.3%"
    revenue.trendImage = .builtin(.trendUp)
    revenue.trendSemanticColor = .palette("positiveLabel")

    var deliveries = ChartCard(
      title: "Deliveries",
      status: "Today",
      kpiItems: [.metric("482")],
      chartView: ChartView(
        .area,
        categories: ["6:00", "8:00", "10:00", "12:00", "14:00", "16:00", "18:00"],
        series: [ChartSeries(title: "Deliveries", values: [22, 58, 81, 94, 102, 78, 47])]))
    deliveries.trend = "1.8%"
    deliveries.trendImage = .builtin(.trendDown)
    deliveries.trendSemanticColor = .palette("negativeLabel")

    let view = CardCollection(cards: [
      revenue,
      ChartCard(
        title: "Orders",
        status: "5 min ago",
        subtitle: "This week",
        kpiItems: [.metric("1,294")],
        chartView: ChartView(
          .column,
          categories: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
          series: [ChartSeries(title: "Orders", values: [182, 196, 204, 231, 258, 141, 82])])),
      deliveries,
      KPIProgressCard(
        title: "Inspections",
        status: "20 min ago",
        kpiItems: [.formattedFraction(FractionValue(value: 88, total: 98))]),
      ChartCard(
        title: "Cash Flow",
        status: "In million euros",
        kpiItems: [.metric("+2.1")],
        chartView: ChartView(
          .stackedColumn,
          categories: ["Q1", "Q2", "Q3", "Q4"],
          series: [
            ChartSeries(title: "Operating", values: [1.2, 1.6, 1.4, 1.9]),
            ChartSeries(title: "Investing", values: [0.6, 0.4, 0.7, 0.5]),
            ChartSeries(title: "Financing", values: [0.3, 0.5, 0.2, 0.4]),
          ])),
      KPICard(title: "Open Tickets", status: "1 h ago", kpiItems: [.metric("37")]),
    ])

    var environment = Environment()
    environment.width = 1024
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `dashboard-tablet-dark`() throws -> Figure {
    var chart = ChartView(
      categories: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ],
      series: [
        ChartSeries(values: [112, 98, 121, 148, 131, 117, 126, 142, 131, 110, 118, 137]),
        ChartSeries(values: [86, 95, 91, 112, 133, 128, 146, 171, 160, 165, 172, 182]),
      ])
    chart.numericAxis.labels.isHidden = true

    var chart2 = ChartView(
      .column,
      categories: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      series: [ChartSeries(values: [820, 960, 790, 1150, 1340, 1500, 930])])
    chart2.numericAxis.labels.isHidden = true

    let view = CardCollection(cards: [
      ChartCard(
        title: "Total Sales",
        status: "20 min ago",
        kpiItems: [.unit("$"), .metric("265,849.98")],
        seriesTitles: ["2016", "2017"],
        chartView: chart),
      ChartCard(
        title: "Total Sales",
        subtitle: "Store 541",
        kpiItems: [.unit("$"), .metric("6,590.57")],
        chartView: chart2),
      KPICard(
        title: "Open Orders",
        status: "5 min ago",
        kpiItems: [.unit("$"), .metric("1,294"), .unit("k")]),
      KPIProgressCard(
        title: "Tasks Completed",
        status: "20 min ago",
        kpiItems: [.formattedFraction(FractionValue(value: 88, total: 98))]),
    ])

    var environment = Environment()
    environment.width = 768
    environment.appearance = .dark
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `dashboard-tablet`() throws -> Figure {
    var chart = ChartView(
      categories: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ],
      series: [
        ChartSeries(values: [112, 98, 121, 148, 131, 117, 126, 142, 131, 110, 118, 137]),
        ChartSeries(values: [86, 95, 91, 112, 133, 128, 146, 171, 160, 165, 172, 182]),
      ])
    chart.numericAxis.labels.isHidden = true

    var chart2 = ChartView(series: [
      ChartSeries(
        values: [60, 77, 83, 75, 60, 49, 52, 67, 85, 94, 89, 75],
        color: .palette("negativeLabel"))
    ])
    chart2.categoryAxis.labels.isHidden = true
    chart2.numericAxis.labels.isHidden = true

    var power = ChartCard(
      title: "Power",
      status: "Past 30 days",
      kpiItems: [.metric("265"), .unit("hp")],
      chartView: chart2)
    power.trend = "11.5%"
    power.trendImage = .builtin(.trendUp)
    power.trendSemanticColor = .palette("negativeLabel")

    var chart3 = ChartView(
      .column,
      categories: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      series: [ChartSeries(values: [820, 960, 790, 1150, 1340, 1500, 930])])
    chart3.numericAxis.labels.isHidden = true

    let view = CardCollection(cards: [
      ChartCard(
        title: "Total Sales",
        status: "20 min ago",
        kpiItems: [.unit("$"), .metric("265,849.98")],
        seriesTitles: ["2016", "2017"],
        chartView: chart),
      power,
      ChartCard(
        title: "Total Sales",
        subtitle: "Store 541",
        kpiItems: [.unit("$"), .metric("6,590.57")],
        chartView: chart3),
      KPICard(
        title: "Open Orders",
        status: "5 min ago",
        kpiItems: [.unit("$"), .metric("1,294"), .unit("k")]),
      KPIProgressCard(
        title: "Tasks Completed",
        status: "20 min ago",
        kpiItems: [.formattedFraction(FractionValue(value: 88, total: 98))]),
    ])

    var environment = Environment()
    environment.width = 1024
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `energy-loading`() throws -> Figure {
    var chart = ChartView(series: [
      ChartSeries(
        values: [60, 77, 83, 75, 60, 49, 52, 67, 85, 94, 89, 75],
        color: .palette("negativeLabel"))
    ])
    chart.categoryAxis.labels.isHidden = true
    chart.numericAxis.labels.isHidden = true

    var view = ChartCard(
      title: "Energy",
      status: "Past 30 days",
      kpiItems: [.metric("265"), .unit("hp")],
      chartView: chart)
    view.isLoading = true
    view.trend = "11.5%"
    view.trendImage = .builtin(.trendUp)
    view.trendSemanticColor = .palette("negativeLabel")

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `headcount-highlighted`() throws -> Figure {
    var view = KPICard(title: "Headcount", kpiItems: [.metric("1,847")])
    view.isHighlighted = true

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `headcount-loading`() throws -> Figure {
    var view = KPICard(title: "Headcount", status: "This month", kpiItems: [.metric("1,847")])
    view.isLoading = true

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `invoices-large-text`() throws -> Figure {
    let view = KPICard(
      title: "Invoices Due",
      status: "Today",
      kpiItems: [.unit("€"), .metric("86.2"), .unit("k")])

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.contentSizeCategory = .extraExtraExtraLarge
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `motor-power-trend`() throws -> Figure {
    var chart = ChartView(series: [
      ChartSeries(
        values: [60, 77, 83, 75, 60, 49, 52, 67, 85, 94, 89, 75],
        color: .palette("negativeLabel"))
    ])
    chart.categoryAxis.labels.isHidden = true
    chart.numericAxis.labels.isHidden = true

    var view = ChartCard(
      title: "Power",
      status: "Past 30 days",
      kpiItems: [.metric("265"), .unit("hp")],
      chartView: chart)
    view.trend = "11.5%"
    view.trendImage = .builtin(.trendUp)
    view.trendSemanticColor = .palette("negativeLabel")

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `open-orders-number-classic`() throws -> Figure {
    let view = KPICard(
      title: "Open Orders",
      status: "5 min ago",
      kpiItems: [.unit("$"), .metric("1,294"), .unit("k")])

    var environment = Environment()
    environment.width = 343
    environment.background = .palette("backgroundBase")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `open-orders-number`() throws -> Figure {
    let view = KPICard(
      title: "Open Orders",
      status: "5 min ago",
      kpiItems: [.unit("$"), .metric("1,294"), .unit("k")])

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `operating-result-loss`() throws -> Figure {
    var chart = ChartView(
      .column,
      categories: ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"],
      series: [ChartSeries(values: [24, 31, 12, -6, -19, -31])],
      colorsForCategory: [
        0: [
          3: .palette("negativeLabel"),
          4: .palette("negativeLabel"),
          5: .palette("negativeLabel"),
        ]
      ])
    chart.numericAxis.labels.isHidden = true

    var view = ChartCard(
      title: "Operating Result",
      status: "November",
      kpiItems: [
        .formattedMetric(
          NumberValue(
            value: -31_400,
            style: .currency,
            currency: "EUR",
            maximumFractionDigits: 0))
      ],
      chartView: chart)
    view.trend = "18.4%"
    view.trendImage = .builtin(.trendDown)
    view.trendSemanticColor = .palette("negativeLabel")

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `order-intake-combo`() throws -> Figure {
    var chart = ChartView(
      .combo,
      categories: ["Jul", "Aug", "Sep", "Oct", "Nov"],
      series: [
        ChartSeries(values: [210, 244, 225, 262, 278]),
        ChartSeries(values: [300, 310, 320, 330, 340]),
      ])
    chart.numericAxis.labels.isHidden = true

    var view = ChartCard(
      title: "Order Intake",
      status: "1 h ago",
      kpiItems: [.unit("€"), .metric("2.4"), .unit("M")],
      seriesTitles: ["Orders", "Plan"],
      chartView: chart)
    view.trend = "6.2%"
    view.trendImage = .builtin(.trendUp)
    view.trendSemanticColor = .palette("positiveLabel")

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `returns-right-to-left`() throws -> Figure {
    var chart = ChartView(
      .column,
      categories: ["Mon", "Tue", "Wed", "Thu", "Fri"],
      series: [ChartSeries(values: [28, 31, 42, 39, 44])])
    chart.numericAxis.labels.isHidden = true

    let view = ChartCard(
      title: "Returns",
      status: "Today",
      subtitle: "Online shop",
      kpiItems: [.metric("184")],
      chartView: chart)

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.layoutDirection = .rightToLeft
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `shipments-german`() throws -> Figure {
    var chart = ChartView(
      .stackedColumn,
      categories: ["Mo", "Di", "Mi", "Do", "Fr"],
      series: [
        ChartSeries(values: [2420, 2510, 2380, 2690, 2820]),
        ChartSeries(values: [1820, 1790, 1940, 2010, 2460]),
      ])
    chart.numericAxis.labels.isHidden = true

    let view = ChartCard(
      title: "Sendungen",
      status: "vor 5 Minuten",
      subtitle: "Lager Walldorf",
      kpiItems: [.formattedMetric(NumberValue(value: 22_840))],
      seriesTitles: ["Straße", "Schiene"],
      chartView: chart)

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.locale = "de-DE"
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `store-sales-columns`() throws -> Figure {
    var chart = ChartView(
      .column,
      categories: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      series: [ChartSeries(values: [820, 960, 790, 1150, 1340, 1500, 930])])
    chart.numericAxis.labels.isHidden = true

    let view = ChartCard(
      title: "Total Sales",
      subtitle: "Store 541",
      kpiItems: [.unit("$"), .metric("6,590.57")],
      chartView: chart)

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `store-visits-highlighted`() throws -> Figure {
    var chart = ChartView(.column, series: [ChartSeries(values: [182, 204, 196, 231, 274, 399])])
    chart.categoryAxis.labels.isHidden = true
    chart.numericAxis.labels.isHidden = true

    var view = ChartCard(title: "Visits", kpiItems: [.metric("1,486")], chartView: chart)
    view.isHighlighted = true

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `tasks-completed-ring-classic`() throws -> Figure {
    let view = KPIProgressCard(
      title: "Tasks Completed",
      status: "20 min ago",
      kpiItems: [.formattedFraction(FractionValue(value: 88, total: 98))])

    var environment = Environment()
    environment.width = 343
    environment.background = .palette("backgroundBase")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `tasks-completed-ring-dark`() throws -> Figure {
    let view = KPIProgressCard(
      title: "Tasks Completed",
      status: "20 min ago",
      kpiItems: [.formattedFraction(FractionValue(value: 88, total: 98))])

    var environment = Environment()
    environment.width = 343
    environment.appearance = .dark
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `tasks-completed-ring`() throws -> Figure {
    let view = KPIProgressCard(
      title: "Tasks Completed",
      status: "20 min ago",
      kpiItems: [.formattedFraction(FractionValue(value: 88, total: 98))])

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `total-sales-line-classic`() throws -> Figure {
    var chart = ChartView(
      categories: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ],
      series: [
        ChartSeries(values: [112, 98, 121, 148, 131, 117, 126, 142, 131, 110, 118, 137]),
        ChartSeries(values: [86, 95, 91, 112, 133, 128, 146, 171, 160, 165, 172, 182]),
      ])
    chart.numericAxis.labels.isHidden = true

    let view = ChartCard(
      title: "Total Sales",
      status: "20 min ago",
      kpiItems: [.unit("$"), .metric("265,849.98")],
      seriesTitles: ["2016", "2017"],
      chartView: chart)

    var environment = Environment()
    environment.width = 343
    environment.background = .palette("backgroundBase")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `total-sales-line-dark`() throws -> Figure {
    var chart = ChartView(
      categories: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ],
      series: [
        ChartSeries(values: [112, 98, 121, 148, 131, 117, 126, 142, 131, 110, 118, 137]),
        ChartSeries(values: [86, 95, 91, 112, 133, 128, 146, 171, 160, 165, 172, 182]),
      ])
    chart.numericAxis.labels.isHidden = true

    let view = ChartCard(
      title: "Total Sales",
      status: "20 min ago",
      kpiItems: [.unit("$"), .metric("265,849.98")],
      seriesTitles: ["2016", "2017"],
      chartView: chart)

    var environment = Environment()
    environment.width = 343
    environment.appearance = .dark
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `total-sales-line`() throws -> Figure {
    var chart = ChartView(
      categories: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ],
      series: [
        ChartSeries(values: [112, 98, 121, 148, 131, 117, 126, 142, 131, 110, 118, 137]),
        ChartSeries(values: [86, 95, 91, 112, 133, 128, 146, 171, 160, 165, 172, 182]),
      ])
    chart.numericAxis.labels.isHidden = true

    let view = ChartCard(
      title: "Total Sales",
      status: "20 min ago",
      kpiItems: [.unit("$"), .metric("265,849.98")],
      seriesTitles: ["2016", "2017"],
      chartView: chart)

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `water-use-elevated-dark`() throws -> Figure {
    var chart = ChartView(
      .area,
      categories: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      series: [ChartSeries(values: [64, 71, 69, 74, 68, 38, 28])])
    chart.numericAxis.labels.isHidden = true

    let view = ChartCard(
      title: "Water",
      status: "This week",
      subtitle: "Dye works",
      kpiItems: [.metric("412"), .unit("m³")],
      chartView: chart)

    var environment = Environment()
    environment.width = 343
    environment.appearance = .dark
    environment.generation = .horizon
    environment.interfaceLevel = .elevated
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }
}
