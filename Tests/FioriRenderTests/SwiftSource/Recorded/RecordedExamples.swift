// Written by RecordedSwiftTests, which say how.

import FioriRender

enum RecordedExamples: RecordedSwift {
  static let folder = "Examples"

  static let figures: [RecordedFigure] = [
    RecordedFigure("brands-1", `brands-1`),
    RecordedFigure("brands-2", `brands-2`),
    RecordedFigure("brands-3", `brands-3`),
    RecordedFigure("cards-classic", `cards-classic`),
    RecordedFigure("cards-horizon", `cards-horizon`),
    RecordedFigure("charts-1", `charts-1`),
    RecordedFigure("charts-2", `charts-2`),
    RecordedFigure("charts-3", `charts-3`),
    RecordedFigure("charts-4", `charts-4`),
    RecordedFigure("charts-5", `charts-5`),
    RecordedFigure("charts-6", `charts-6`),
    RecordedFigure("kpi-header-classic-375", `kpi-header-classic-375`),
    RecordedFigure("kpi-header-classic-1024", `kpi-header-classic-1024`),
    RecordedFigure("kpi-header-horizon-375", `kpi-header-horizon-375`),
    RecordedFigure("kpi-header-horizon-1024", `kpi-header-horizon-1024`),
    RecordedFigure("kpi-1", `kpi-1`),
    RecordedFigure("kpi-2", `kpi-2`),
    RecordedFigure("object-header-1-classic", `object-header-1-classic`),
    RecordedFigure("object-header-1-horizon", `object-header-1-horizon`),
    RecordedFigure("object-header-2-classic", `object-header-2-classic`),
    RecordedFigure("object-header-2-horizon", `object-header-2-horizon`),
    RecordedFigure("object-header-3-classic", `object-header-3-classic`),
    RecordedFigure("object-header-3-horizon", `object-header-3-horizon`),
    RecordedFigure("object-header-4-classic", `object-header-4-classic`),
    RecordedFigure("object-header-4-horizon", `object-header-4-horizon`),
    RecordedFigure("sales-by-country-1", `sales-by-country-1`),
    RecordedFigure("sales-by-country-2", `sales-by-country-2`),
    RecordedFigure("sales-by-country-3", `sales-by-country-3`),
    RecordedFigure("sales-by-country-4", `sales-by-country-4`),
    RecordedFigure("sales-by-country-5", `sales-by-country-5`),
    RecordedFigure("sales-by-country-6", `sales-by-country-6`),
    RecordedFigure("sales-by-country-7", `sales-by-country-7`),
    RecordedFigure("sales-by-country-8", `sales-by-country-8`),
    RecordedFigure("sales-by-country-9", `sales-by-country-9`),
    RecordedFigure("sales-by-country-10", `sales-by-country-10`),
    RecordedFigure("sales-by-country-11", `sales-by-country-11`),
    RecordedFigure("sales-by-country-12", `sales-by-country-12`),
  ]

  static func `brands-1`() throws -> Figure {
    let view = KPIHeader(items: [
      KPIProgressView(
        items: [.fraction("16"), .fraction("/"), .fraction("25")],
        progress: 0.64,
        caption: "Completed"),
      KPIView(
        items: [.icon(.builtin(.package)), .metric("5"), .unit("k")],
        caption: "Orders processed"),
    ])

    var environment = Environment()
    environment.width = 375

    var figure = Figure(view, name: "brand-forest", environment: environment)
    figure.styleSheets = try [StyleSheet(path: "brand-forest.nss")]
    return figure
  }

  static func `brands-2`() throws -> Figure {
    let view = KPIHeader(items: [
      KPIProgressView(
        items: [.fraction("16"), .fraction("/"), .fraction("25")],
        progress: 0.64,
        caption: "Completed"),
      KPIView(
        items: [.icon(.builtin(.package)), .metric("5"), .unit("k")],
        caption: "Orders processed"),
    ])

    var environment = Environment()
    environment.width = 375

    var figure = Figure(view, name: "brand-night", environment: environment)
    figure.styleSheets = try [StyleSheet(path: "brand-night.nss")]
    return figure
  }

  static func `brands-3`() throws -> Figure {
    let view = KPIHeader(
      items: [
        KPIProgressView(
          items: [.fraction("16"), .fraction("/"), .fraction("25")],
          progress: 0.64,
          caption: "Completed"),
        KPIView(
          items: [.icon(.builtin(.package)), .metric("5"), .unit("k")],
          caption: "Orders processed"),
      ],
      colorScheme: .light)

    var environment = Environment()
    environment.width = 375

    var figure = Figure(view, name: "brand-paper", environment: environment)
    figure.styleSheets = try [
      StyleSheet(path: "brand-forest.nss"),
      StyleSheet(path: "brand-paper.nss"),
    ]
    return figure
  }

  static func `cards-classic`() throws -> Figure {
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
      status: "Past 30 Days",
      kpiItems: [.metric("265"), .unit("hp")],
      chartView: chart2)
    power.trend = "11.5%"
    power.trendImage = .builtin(.trendUp)

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
    environment.width = 768

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `cards-horizon`() throws -> Figure {
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
      status: "Past 30 Days",
      kpiItems: [.metric("265"), .unit("hp")],
      chartView: chart2)
    power.trend = "11.5%"
    power.trendImage = .builtin(.trendUp)

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
    environment.width = 768
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `charts-1`() throws -> Figure {
    var view = ChartView(
      categories: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct"],
      series: [
        ChartSeries(
          title: "This year",
          values: [8210, 7940, 9120, 9480, 9050, 10_240, 10_980, 10_460, 11_730, 12_150]),
        ChartSeries(
          title: "Last year",
          values: [7480, 7120, 7960, 8240, 8610, 8890, 8430, 9020, 9370, 9810],
          point: ChartPointStyle(isHidden: true)),
      ],
      legend: true)
    view.numericAxis.isZeroBased = false
    view.numericAxis.abbreviatesLabels = true
    view.numericAxis.title = "Orders"

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, name: "chart-line", environment: environment)
    return figure
  }

  static func `charts-2`() throws -> Figure {
    var view = ChartView(
      .stackedColumn,
      categories: ["Q1", "Q2", "Q3", "Q4"],
      series: [
        ChartSeries(title: "Europe", values: [4.2, 4.6, 5.1, 5.4]),
        ChartSeries(title: "Americas", values: [3.1, 3.2, 3.6, 4.1]),
        ChartSeries(title: "Asia", values: [1.8, 2.4, 2.7, 3.3]),
      ],
      valueLabels: true,
      legend: true,
      columnCornerRadius: 4)
    view.numericAxis.title = "Revenue in million euros"

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, name: "chart-stacked-column", environment: environment)
    return figure
  }

  static func `charts-3`() throws -> Figure {
    let view = ChartView(
      .waterfall,
      categories: ["2025", "Sales", "Service", "Staff", "Energy", "Tax", "2026"],
      series: [ChartSeries(title: "Cash", values: [420, 260, 95, -140, -60, -85, nil])],
      indexesOfTotalsCategories: [6],
      valueLabels: true,
      legend: true,
      colorBySign: true)

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, name: "chart-waterfall", environment: environment)
    return figure
  }

  static func `charts-4`() throws -> Figure {
    var view = ChartView(
      .donut,
      series: [
        ChartSeries(title: "Delivered", values: [0.48]),
        ChartSeries(title: "In transit", values: [0.31]),
        ChartSeries(title: "Packed", values: [0.21]),
      ],
      valueLabels: true,
      legend: true)
    view.numericAxis.format.style = .percent

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, name: "chart-donut", environment: environment)
    return figure
  }

  static func `charts-5`() throws -> Figure {
    var view = ChartView(
      .stock,
      categories: [
        "2026-11-20 09:30:00", "2026-11-20 09:45:00", "2026-11-20 10:00:00", "2026-11-20 10:15:00",
        "2026-11-20 10:30:00", "2026-11-20 10:45:00", "2026-11-20 11:00:00", "2026-11-20 11:15:00",
        "2026-11-20 11:30:00", "2026-11-20 11:45:00", "2026-11-20 12:00:00", "2026-11-20 12:15:00",
        "2026-11-20 12:30:00", "2026-11-20 12:45:00", "2026-11-20 13:00:00", "2026-11-20 13:15:00",
        "2026-11-20 13:30:00", "2026-11-20 13:45:00", "2026-11-20 14:00:00", "2026-11-20 14:15:00",
        "2026-11-20 16:00:00",
      ],
      series: [
        ChartSeries(
          title: "Share price",
          values: [
            148.2, 148.5, 149.1, 148.9, 149.4, 149.8, 149.5, 149, 149.2, 149.9, 150.3, 150.4, 150,
            149.8, 150.3, 150.6, 150.5, 151.1, 151.6, 151.3, nil,
          ])
      ])
    view.numericAxis.format = NumericAxisFormat(style: .currency, currency: "USD")

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, name: "chart-stock", environment: environment)
    return figure
  }

  static func `charts-6`() throws -> Figure {
    var view = ChartView(
      .combo,
      categories: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"],
      series: [
        ChartSeries(title: "Revenue", values: [182, 174, 205, 221, 214, 238, 246, 259]),
        ChartSeries(
          title: "Margin",
          values: [0.112, 0.108, 0.121, 0.134, 0.128, 0.142, 0.151, 0.149]),
      ],
      indexesOfColumnSeries: [0],
      indexesOfSecondaryValuesAxis: [1],
      legend: true)
    view.numericAxis.explicitMax = 400
    view.numericAxis.title = "Thousand euros"
    view.secondaryNumericAxis.explicitMax = 0.16
    view.secondaryNumericAxis.title = "Margin"
    view.secondaryNumericAxis.format = NumericAxisFormat(style: .percent, maximumFractionDigits: 0)

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, name: "chart-secondary-axis", environment: environment)
    return figure
  }

  static func `kpi-header-classic-375`() throws -> Figure {
    let view = KPIHeader(items: [
      KPIView(
        items: [.icon(.builtin(.package)), .metric("5"), .unit("k")],
        caption: "Orders processed",
        isEnabled: false),
      KPIProgressView(
        items: [.fraction("12"), .fraction("/"), .fraction("25")],
        progress: 0.64,
        caption: "Completed"),
      KPIView(
        items: [
          .formattedMetric(NumberValue(value: 265_849.98, style: .currency, currency: "USD"))
        ],
        caption: "Net revenue"),
    ])

    var environment = Environment()
    environment.width = 375

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `kpi-header-classic-1024`() throws -> Figure {
    let view = KPIHeader(items: [
      KPIView(
        items: [.icon(.builtin(.package)), .metric("5"), .unit("k")],
        caption: "Orders processed",
        isEnabled: false),
      KPIProgressView(
        items: [.fraction("12"), .fraction("/"), .fraction("25")],
        progress: 0.64,
        caption: "Completed"),
      KPIView(
        items: [
          .formattedMetric(NumberValue(value: 265_849.98, style: .currency, currency: "USD"))
        ],
        caption: "Net revenue"),
    ])

    var environment = Environment()
    environment.width = 1024

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `kpi-header-horizon-375`() throws -> Figure {
    let view = KPIHeader(items: [
      KPIView(
        items: [.icon(.builtin(.package)), .metric("5"), .unit("k")],
        caption: "Orders processed",
        isEnabled: false),
      KPIProgressView(
        items: [.fraction("12"), .fraction("/"), .fraction("25")],
        progress: 0.64,
        caption: "Completed"),
      KPIView(
        items: [
          .formattedMetric(NumberValue(value: 265_849.98, style: .currency, currency: "USD"))
        ],
        caption: "Net revenue"),
    ])

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `kpi-header-horizon-1024`() throws -> Figure {
    let view = KPIHeader(items: [
      KPIView(
        items: [.icon(.builtin(.package)), .metric("5"), .unit("k")],
        caption: "Orders processed",
        isEnabled: false),
      KPIProgressView(
        items: [.fraction("12"), .fraction("/"), .fraction("25")],
        progress: 0.64,
        caption: "Completed"),
      KPIView(
        items: [
          .formattedMetric(NumberValue(value: 265_849.98, style: .currency, currency: "USD"))
        ],
        caption: "Net revenue"),
    ])

    var environment = Environment()
    environment.width = 1024
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `kpi-1`() throws -> Figure {
    let view = KPIView(
      items: [.unit("$"), .metric("294"), .unit("USD")],
      caption: "Label example can wrap to two lines")

    let figure = Figure(view, name: "kpi")
    return figure
  }

  static func `kpi-2`() throws -> Figure {
    let view = KPIView(
      items: [.icon(.builtin(.document)), .metric("2"), .unit("USD")],
      caption: "Documents Example of Two Line Wrap")

    let figure = Figure(view, name: "kpi-icon")
    return figure
  }

  static func `object-header-1-classic`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Replace the Bearings of Pump Motor 7",
      subheadlineText: "Job 819701",
      tags: ["Started", "PM01", "103-Repair"],
      labelItems: [
        LabelItem(text: "Los Altos, CA", image: .builtin(.location)),
        LabelItem(text: "12/31/2022", image: .builtin(.calendar)),
        LabelItem(text: "Natasha Giotra", image: .builtin(.person), alignment: .leading),
      ],
      descriptionText: """
        The motor runs hot and will fail within four days. Inspect it soon, and order spare parts.
        """,
      statusText: "High",
      substatusImage: .builtin(.warning),
      detailImage: .file("icons/pump.svg"))

    let figure = Figure(view, name: "object-header-status", resources: ResourceFolder(path: "."))
    return figure
  }

  static func `object-header-1-horizon`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Replace the Bearings of Pump Motor 7",
      subheadlineText: "Job 819701",
      tags: ["Started", "PM01", "103-Repair"],
      labelItems: [
        LabelItem(text: "Los Altos, CA", image: .builtin(.location)),
        LabelItem(text: "12/31/2022", image: .builtin(.calendar)),
        LabelItem(text: "Natasha Giotra", image: .builtin(.person), alignment: .leading),
      ],
      descriptionText: """
        The motor runs hot and will fail within four days. Inspect it soon, and order spare parts.
        """,
      statusText: "High",
      substatusImage: .builtin(.warning),
      detailImage: .file("icons/pump.svg"))

    var environment = Environment()
    environment.generation = .horizon

    let figure = Figure(
      view,
      name: "object-header-status",
      environment: environment,
      resources: ResourceFolder(path: "."))
    return figure
  }

  static func `object-header-2-classic`() throws -> Figure {
    var chart = ChartView(
      categories: [
        "Mar 1", "Mar 2", "Mar 3", "Mar 4", "Mar 5", "Mar 6", "Mar 7", "Mar 8", "Mar 9", "Mar 10",
        "Mar 11", "Mar 12",
      ],
      series: [
        ChartSeries(values: [74.9, 74.2, 75.1, 74.6, 75.4, 75, 76.1, 75.7, 76.4, 76.9, 77.2, 78])
      ])
    chart.numericAxis.isZeroBased = false

    let view = ObjectHeader(
      headlineText: "Replace the Bearings of Pump Motor 7",
      subheadlineText: "Job 819701",
      tags: ["Started", "PM01", "103-Repair"],
      labelItems: [
        LabelItem(text: "Los Altos, CA", image: .builtin(.location)),
        LabelItem(text: "12/31/2022", image: .builtin(.calendar)),
        LabelItem(text: "Natasha Giotra", image: .builtin(.person), alignment: .leading),
      ],
      descriptionText: """
        The motor runs hot and will fail within four days. Inspect it soon, and order spare parts.
        """,
      statusText: "High",
      substatusImage: .builtin(.warning),
      detailImage: .file("icons/pump.svg"),
      kpiView: KPIView(items: [.unit("$"), .metric("294"), .unit("M")], caption: "Sales"),
      detailContentView: .chart(
        ObjectHeaderChartView(
          title: "Motor temperature",
          subtitle: "Last 12 days",
          trend: "4.2%",
          trendImage: .builtin(.trendUp),
          kpiItems: [.metric("78"), .unit("°C")],
          chartView: chart)))

    let figure = Figure(view, name: "object-header-kpi", resources: ResourceFolder(path: "."))
    return figure
  }

  static func `object-header-2-horizon`() throws -> Figure {
    var chart = ChartView(
      categories: [
        "Mar 1", "Mar 2", "Mar 3", "Mar 4", "Mar 5", "Mar 6", "Mar 7", "Mar 8", "Mar 9", "Mar 10",
        "Mar 11", "Mar 12",
      ],
      series: [
        ChartSeries(values: [74.9, 74.2, 75.1, 74.6, 75.4, 75, 76.1, 75.7, 76.4, 76.9, 77.2, 78])
      ])
    chart.numericAxis.isZeroBased = false

    let view = ObjectHeader(
      headlineText: "Replace the Bearings of Pump Motor 7",
      subheadlineText: "Job 819701",
      tags: ["Started", "PM01", "103-Repair"],
      labelItems: [
        LabelItem(text: "Los Altos, CA", image: .builtin(.location)),
        LabelItem(text: "12/31/2022", image: .builtin(.calendar)),
        LabelItem(text: "Natasha Giotra", image: .builtin(.person), alignment: .leading),
      ],
      descriptionText: """
        The motor runs hot and will fail within four days. Inspect it soon, and order spare parts.
        """,
      statusText: "High",
      substatusImage: .builtin(.warning),
      detailImage: .file("icons/pump.svg"),
      kpiView: KPIView(items: [.unit("$"), .metric("294"), .unit("M")], caption: "Sales"),
      detailContentView: .chart(
        ObjectHeaderChartView(
          title: "Motor temperature",
          subtitle: "Last 12 days",
          trend: "4.2%",
          trendImage: .builtin(.trendUp),
          kpiItems: [.metric("78"), .unit("°C")],
          chartView: chart)))

    var environment = Environment()
    environment.generation = .horizon

    let figure = Figure(
      view,
      name: "object-header-kpi",
      environment: environment,
      resources: ResourceFolder(path: "."))
    return figure
  }

  static func `object-header-3-classic`() throws -> Figure {
    var chart = ChartView(
      categories: [
        "Mar 1", "Mar 2", "Mar 3", "Mar 4", "Mar 5", "Mar 6", "Mar 7", "Mar 8", "Mar 9", "Mar 10",
        "Mar 11", "Mar 12",
      ],
      series: [
        ChartSeries(values: [74.9, 74.2, 75.1, 74.6, 75.4, 75, 76.1, 75.7, 76.4, 76.9, 77.2, 78])
      ])
    chart.numericAxis.isZeroBased = false

    let view = ObjectHeader(
      headlineText: "Replace the Bearings of Pump Motor 7",
      subheadlineText: "Job 819701",
      tags: ["Started", "PM01", "103-Repair"],
      labelItems: [
        LabelItem(text: "Los Altos, CA", image: .builtin(.location)),
        LabelItem(text: "12/31/2022", image: .builtin(.calendar)),
        LabelItem(text: "Natasha Giotra", image: .builtin(.person), alignment: .leading),
      ],
      descriptionText: """
        The motor runs hot and will fail within four days. Inspect it soon, and order spare parts.
        """,
      statusText: "High",
      substatusImage: .builtin(.warning),
      detailImage: .file("icons/pump.svg"),
      kpiView: KPIView(items: [.unit("$"), .metric("294"), .unit("M")], caption: "Sales"),
      detailContentView: .chart(
        ObjectHeaderChartView(
          title: "Motor temperature",
          subtitle: "Last 12 days",
          trend: "4.2%",
          trendImage: .builtin(.trendUp),
          kpiItems: [.metric("78"), .unit("°C")],
          chartView: chart)),
      page: 2)

    let figure = Figure(view, name: "object-header-chart", resources: ResourceFolder(path: "."))
    return figure
  }

  static func `object-header-3-horizon`() throws -> Figure {
    var chart = ChartView(
      categories: [
        "Mar 1", "Mar 2", "Mar 3", "Mar 4", "Mar 5", "Mar 6", "Mar 7", "Mar 8", "Mar 9", "Mar 10",
        "Mar 11", "Mar 12",
      ],
      series: [
        ChartSeries(values: [74.9, 74.2, 75.1, 74.6, 75.4, 75, 76.1, 75.7, 76.4, 76.9, 77.2, 78])
      ])
    chart.numericAxis.isZeroBased = false

    let view = ObjectHeader(
      headlineText: "Replace the Bearings of Pump Motor 7",
      subheadlineText: "Job 819701",
      tags: ["Started", "PM01", "103-Repair"],
      labelItems: [
        LabelItem(text: "Los Altos, CA", image: .builtin(.location)),
        LabelItem(text: "12/31/2022", image: .builtin(.calendar)),
        LabelItem(text: "Natasha Giotra", image: .builtin(.person), alignment: .leading),
      ],
      descriptionText: """
        The motor runs hot and will fail within four days. Inspect it soon, and order spare parts.
        """,
      statusText: "High",
      substatusImage: .builtin(.warning),
      detailImage: .file("icons/pump.svg"),
      kpiView: KPIView(items: [.unit("$"), .metric("294"), .unit("M")], caption: "Sales"),
      detailContentView: .chart(
        ObjectHeaderChartView(
          title: "Motor temperature",
          subtitle: "Last 12 days",
          trend: "4.2%",
          trendImage: .builtin(.trendUp),
          kpiItems: [.metric("78"), .unit("°C")],
          chartView: chart)),
      page: 2)

    var environment = Environment()
    environment.generation = .horizon

    let figure = Figure(
      view,
      name: "object-header-chart",
      environment: environment,
      resources: ResourceFolder(path: "."))
    return figure
  }

  static func `object-header-4-classic`() throws -> Figure {
    var chart = ChartView(
      categories: [
        "Mar 1", "Mar 2", "Mar 3", "Mar 4", "Mar 5", "Mar 6", "Mar 7", "Mar 8", "Mar 9", "Mar 10",
        "Mar 11", "Mar 12",
      ],
      series: [
        ChartSeries(values: [74.9, 74.2, 75.1, 74.6, 75.4, 75, 76.1, 75.7, 76.4, 76.9, 77.2, 78])
      ])
    chart.numericAxis.isZeroBased = false

    let view = ObjectHeader(
      headlineText: "Replace the Bearings of Pump Motor 7",
      subheadlineText: "Job 819701",
      tags: ["Started", "PM01", "103-Repair"],
      labelItems: [
        LabelItem(text: "Los Altos, CA", image: .builtin(.location)),
        LabelItem(text: "12/31/2022", image: .builtin(.calendar)),
        LabelItem(text: "Natasha Giotra", image: .builtin(.person), alignment: .leading),
      ],
      descriptionText: """
        The motor runs hot and will fail within four days. Inspect it soon, and order spare parts.
        """,
      statusText: "High",
      substatusImage: .builtin(.warning),
      detailImage: .file("icons/pump.svg"),
      kpiView: KPIView(items: [.unit("$"), .metric("294"), .unit("M")], caption: "Sales"),
      detailContentView: .chart(
        ObjectHeaderChartView(
          title: "Motor temperature",
          subtitle: "Last 12 days",
          trend: "4.2%",
          trendImage: .builtin(.trendUp),
          kpiItems: [.metric("78"), .unit("°C")],
          chartView: chart)))

    var environment = Environment()
    environment.width = 1024

    let figure = Figure(
      view,
      name: "object-header-regular",
      environment: environment,
      resources: ResourceFolder(path: "."))
    return figure
  }

  static func `object-header-4-horizon`() throws -> Figure {
    var chart = ChartView(
      categories: [
        "Mar 1", "Mar 2", "Mar 3", "Mar 4", "Mar 5", "Mar 6", "Mar 7", "Mar 8", "Mar 9", "Mar 10",
        "Mar 11", "Mar 12",
      ],
      series: [
        ChartSeries(values: [74.9, 74.2, 75.1, 74.6, 75.4, 75, 76.1, 75.7, 76.4, 76.9, 77.2, 78])
      ])
    chart.numericAxis.isZeroBased = false

    let view = ObjectHeader(
      headlineText: "Replace the Bearings of Pump Motor 7",
      subheadlineText: "Job 819701",
      tags: ["Started", "PM01", "103-Repair"],
      labelItems: [
        LabelItem(text: "Los Altos, CA", image: .builtin(.location)),
        LabelItem(text: "12/31/2022", image: .builtin(.calendar)),
        LabelItem(text: "Natasha Giotra", image: .builtin(.person), alignment: .leading),
      ],
      descriptionText: """
        The motor runs hot and will fail within four days. Inspect it soon, and order spare parts.
        """,
      statusText: "High",
      substatusImage: .builtin(.warning),
      detailImage: .file("icons/pump.svg"),
      kpiView: KPIView(items: [.unit("$"), .metric("294"), .unit("M")], caption: "Sales"),
      detailContentView: .chart(
        ObjectHeaderChartView(
          title: "Motor temperature",
          subtitle: "Last 12 days",
          trend: "4.2%",
          trendImage: .builtin(.trendUp),
          kpiItems: [.metric("78"), .unit("°C")],
          chartView: chart)))

    var environment = Environment()
    environment.width = 1024
    environment.generation = .horizon

    let figure = Figure(
      view,
      name: "object-header-regular",
      environment: environment,
      resources: ResourceFolder(path: "."))
    return figure
  }

  static func `sales-by-country-1`() throws -> Figure {
    let view = ChartCard(
      title: "Germany",
      kpiItems: [
        .formattedMetric(
          NumberValue(
            value: 4_662_402.4,
            style: .currency,
            currency: "USD",
            maximumFractionDigits: 0))
      ],
      chartView: ChartView(
        .column,
        categories: [
          "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ],
        series: [
          ChartSeries(
            title: "Revenue",
            values: [
              393_329.57, 417_883.81, 436_799.66, 427_051.5, 415_913.47, 336_380.05, 347_143.92,
              343_280.8, 363_200.41, 381_349.18, 421_208.18, 378_861.85,
            ])
        ]))

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon

    let figure = Figure(view, name: "sales-Germany", environment: environment)
    return figure
  }

  static func `sales-by-country-2`() throws -> Figure {
    let view = ChartCard(
      title: "France",
      kpiItems: [
        .formattedMetric(
          NumberValue(
            value: 3_454_593.26,
            style: .currency,
            currency: "USD",
            maximumFractionDigits: 0))
      ],
      chartView: ChartView(
        .column,
        categories: [
          "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ],
        series: [
          ChartSeries(
            title: "Revenue",
            values: [
              283_160.1, 287_305.99, 286_087.98, 302_845.95, 316_445.45, 255_559.72, 272_872.51,
              277_083.49, 286_431.89, 309_410.95, 310_234.45, 267_154.78,
            ])
        ]))

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon

    let figure = Figure(view, name: "sales-France", environment: environment)
    return figure
  }

  static func `sales-by-country-3`() throws -> Figure {
    let view = ChartCard(
      title: "United Kingdom",
      kpiItems: [
        .formattedMetric(
          NumberValue(
            value: 3_907_477.21,
            style: .currency,
            currency: "USD",
            maximumFractionDigits: 0))
      ],
      chartView: ChartView(
        .column,
        categories: [
          "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ],
        series: [
          ChartSeries(
            title: "Revenue",
            values: [
              286_702.21, 317_771.58, 326_939.72, 323_922.21, 315_551.05, 280_419.62, 307_058.38,
              328_127.7, 344_993.74, 374_861.04, 387_853.67, 313_276.29,
            ])
        ]))

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon

    let figure = Figure(view, name: "sales-United Kingdom", environment: environment)
    return figure
  }

  static func `sales-by-country-4`() throws -> Figure {
    let view = ChartCard(
      title: "Spain",
      kpiItems: [
        .formattedMetric(
          NumberValue(
            value: 2_030_002.33,
            style: .currency,
            currency: "USD",
            maximumFractionDigits: 0))
      ],
      chartView: ChartView(
        .column,
        categories: [
          "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ],
        series: [
          ChartSeries(
            title: "Revenue",
            values: [
              176_048.82, 191_239.41, 195_895.07, 190_556.58, 189_047.67, 152_659.87, 151_249.89,
              155_204.91, 152_380.39, 159_407.7, 172_587.88, 143_724.14,
            ])
        ]))

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon

    let figure = Figure(view, name: "sales-Spain", environment: environment)
    return figure
  }

  static func `sales-by-country-5`() throws -> Figure {
    let view = ChartCard(
      title: "Saudi Arabia",
      kpiItems: [
        .formattedMetric(
          NumberValue(
            value: 1_476_109.71,
            style: .currency,
            currency: "USD",
            maximumFractionDigits: 0))
      ],
      chartView: ChartView(
        .column,
        categories: [
          "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ],
        series: [
          ChartSeries(
            title: "Revenue",
            values: [
              112_918.71, 124_801.87, 124_194.35, 124_455.01, 130_760.2, 104_766.58, 107_310.18,
              118_533.73, 123_562.36, 131_441.75, 143_777.19, 129_587.78,
            ])
        ]))

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon

    let figure = Figure(view, name: "sales-Saudi Arabia", environment: environment)
    return figure
  }

  static func `sales-by-country-6`() throws -> Figure {
    let view = ChartCard(
      title: "South Africa",
      kpiItems: [
        .formattedMetric(
          NumberValue(
            value: 685_436.31,
            style: .currency,
            currency: "USD",
            maximumFractionDigits: 0))
      ],
      chartView: ChartView(
        .column,
        categories: [
          "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ],
        series: [
          ChartSeries(
            title: "Revenue",
            values: [
              66_171.6, 65_248.11, 63_893.94, 63_809.4, 64_831.07, 51_914.62, 51_232.97, 49_960.09,
              52_766.06, 53_015.84, 54_042.52, 48_550.09,
            ])
        ]))

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon

    let figure = Figure(view, name: "sales-South Africa", environment: environment)
    return figure
  }

  static func `sales-by-country-7`() throws -> Figure {
    let view = ChartCard(
      title: "United States",
      kpiItems: [
        .formattedMetric(
          NumberValue(
            value: 7_451_040.62,
            style: .currency,
            currency: "USD",
            maximumFractionDigits: 0))
      ],
      chartView: ChartView(
        .column,
        categories: [
          "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ],
        series: [
          ChartSeries(
            title: "Revenue",
            values: [
              611_052.14, 601_019.15, 612_035.35, 664_074.29, 645_424.04, 556_026.58, 583_035.28,
              609_439.71, 664_842.77, 668_809.96, 663_420.37, 571_860.98,
            ])
        ]))

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon

    let figure = Figure(view, name: "sales-United States", environment: environment)
    return figure
  }

  static func `sales-by-country-8`() throws -> Figure {
    let view = ChartCard(
      title: "Canada",
      kpiItems: [
        .formattedMetric(
          NumberValue(
            value: 2_505_817.19,
            style: .currency,
            currency: "USD",
            maximumFractionDigits: 0))
      ],
      chartView: ChartView(
        .column,
        categories: [
          "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ],
        series: [
          ChartSeries(
            title: "Revenue",
            values: [
              178_077.22, 193_184.07, 210_458.06, 228_044.1, 228_100.37, 191_976.22, 187_483.66,
              188_938.77, 208_569.12, 229_444.46, 252_747.76, 208_793.38,
            ])
        ]))

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon

    let figure = Figure(view, name: "sales-Canada", environment: environment)
    return figure
  }

  static func `sales-by-country-9`() throws -> Figure {
    let view = ChartCard(
      title: "Brazil",
      kpiItems: [
        .formattedMetric(
          NumberValue(
            value: 2_846_554.2,
            style: .currency,
            currency: "USD",
            maximumFractionDigits: 0))
      ],
      chartView: ChartView(
        .column,
        categories: [
          "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ],
        series: [
          ChartSeries(
            title: "Revenue",
            values: [
              202_435.35, 214_313.75, 233_112.84, 247_224.27, 242_402.62, 219_462.88, 236_468.4,
              235_642.46, 239_629.24, 264_769.1, 271_267.61, 239_825.68,
            ])
        ]))

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon

    let figure = Figure(view, name: "sales-Brazil", environment: environment)
    return figure
  }

  static func `sales-by-country-10`() throws -> Figure {
    let view = ChartCard(
      title: "Japan",
      kpiItems: [
        .formattedMetric(
          NumberValue(
            value: 4_256_003.52,
            style: .currency,
            currency: "USD",
            maximumFractionDigits: 0))
      ],
      chartView: ChartView(
        .column,
        categories: [
          "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ],
        series: [
          ChartSeries(
            title: "Revenue",
            values: [
              309_810.37, 340_127.71, 337_047.64, 372_813.73, 379_319.98, 309_450.71, 342_971.89,
              358_431.22, 369_556.17, 400_839.12, 402_337.49, 333_297.49,
            ])
        ]))

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon

    let figure = Figure(view, name: "sales-Japan", environment: environment)
    return figure
  }

  static func `sales-by-country-11`() throws -> Figure {
    let view = ChartCard(
      title: "India",
      kpiItems: [
        .formattedMetric(
          NumberValue(
            value: 2_883_643.6,
            style: .currency,
            currency: "USD",
            maximumFractionDigits: 0))
      ],
      chartView: ChartView(
        .column,
        categories: [
          "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ],
        series: [
          ChartSeries(
            title: "Revenue",
            values: [
              241_335.53, 238_894.75, 243_644.73, 256_031.33, 263_000.75, 225_767.83, 236_114.15,
              243_908.45, 236_863.7, 235_349.17, 251_727.77, 211_005.44,
            ])
        ]))

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon

    let figure = Figure(view, name: "sales-India", environment: environment)
    return figure
  }

  static func `sales-by-country-12`() throws -> Figure {
    let view = ChartCard(
      title: "Australia",
      kpiItems: [
        .formattedMetric(
          NumberValue(
            value: 1_398_201.86,
            style: .currency,
            currency: "USD",
            maximumFractionDigits: 0))
      ],
      chartView: ChartView(
        .column,
        categories: [
          "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ],
        series: [
          ChartSeries(
            title: "Revenue",
            values: [
              106_289.19, 104_843.97, 105_389.87, 113_520.19, 118_838.76, 107_629.51, 113_900.35,
              118_805.18, 122_799.61, 127_241.74, 135_637.02, 123_306.47,
            ])
        ]))

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon

    let figure = Figure(view, name: "sales-Australia", environment: environment)
    return figure
  }
}
