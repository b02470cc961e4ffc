// Written by RecordedSwiftTests, which say how.

import FioriRender

enum RecordedObjectHeaders: RecordedSwift {
  static let folder = "Examples/object-header"

  static let figures: [RecordedFigure] = [
    RecordedFigure("chart-bearing-temperature-classic", `chart-bearing-temperature-classic`),
    RecordedFigure("chart-motor-temperature", `chart-motor-temperature`),
    RecordedFigure("chart-oil-pressure-loading", `chart-oil-pressure-loading`),
    RecordedFigure("chart-power-columns-dark", `chart-power-columns-dark`),
    RecordedFigure("chart-service-level-ring", `chart-service-level-ring`),
    RecordedFigure("contract-loading", `contract-loading`),
    RecordedFigure("customer-contact", `customer-contact`),
    RecordedFigure("incident-dark-ground-classic", `incident-dark-ground-classic`),
    RecordedFigure("leave-request-version-1", `leave-request-version-1`),
    RecordedFigure("order-details-1", `order-details-1`),
    RecordedFigure("order-details-2", `order-details-2`),
    RecordedFigure("order-details-3", `order-details-3`),
    RecordedFigure("plant-many-tags", `plant-many-tags`),
    RecordedFigure("pump-chart-second-page", `pump-chart-second-page`),
    RecordedFigure("pump-inspection-classic", `pump-inspection-classic`),
    RecordedFigure("pump-inspection", `pump-inspection`),
    RecordedFigure("pump-tablet-chart", `pump-tablet-chart`),
    RecordedFigure("sales-order-amount-classic", `sales-order-amount-classic`),
    RecordedFigure("sales-order-amount", `sales-order-amount`),
    RecordedFigure("shipment-status-row", `shipment-status-row`),
    RecordedFigure("spare-part-photograph", `spare-part-photograph`),
    RecordedFigure("spare-part-tablet", `spare-part-tablet`),
    RecordedFigure("technician-accessibility-text", `technician-accessibility-text`),
    RecordedFigure("terminal-brand", `terminal-brand`),
    RecordedFigure("truck-right-to-left", `truck-right-to-left`),
    RecordedFigure("wind-park-photograph", `wind-park-photograph`),
    RecordedFigure("wind-park-tablet-dark", `wind-park-tablet-dark`),
  ]

  static func `chart-bearing-temperature-classic`() throws -> Figure {
    var chart = ChartView(
      categories: [
        "Mar 1", "Mar 2", "Mar 3", "Mar 4", "Mar 5", "Mar 6", "Mar 7", "Mar 8", "Mar 9", "Mar 10",
        "Mar 11", "Mar 12",
      ],
      series: [
        ChartSeries(values: [62.1, 61.8, 62.4, 62, 62.9, 62.6, 63.1, 62.8, 63.4, 63.2, 63.7, 64])
      ])
    chart.numericAxis.isZeroBased = false

    let view = ObjectHeaderChartView(
      title: "Bearing temperature",
      subtitle: "Last 12 days",
      trend: "3.1%",
      trendImage: .builtin(.trendUp),
      trendSemanticColor: .palette("negativeLabel"),
      kpiItems: [.metric("64"), .unit("°C")],
      chartView: chart)

    var environment = Environment()
    environment.width = 343
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `chart-motor-temperature`() throws -> Figure {
    var chart = ChartView(
      categories: [
        "Mar 1", "Mar 2", "Mar 3", "Mar 4", "Mar 5", "Mar 6", "Mar 7", "Mar 8", "Mar 9", "Mar 10",
        "Mar 11", "Mar 12",
      ],
      series: [
        ChartSeries(values: [74.9, 74.2, 75.1, 74.6, 75.4, 75, 76.1, 75.7, 76.4, 76.9, 77.2, 78])
      ])
    chart.numericAxis.isZeroBased = false

    let view = ObjectHeaderChartView(
      title: "Motor temperature",
      subtitle: "Last 12 days",
      trend: "4.2%",
      trendImage: .builtin(.trendUp),
      trendSemanticColor: .palette("negativeLabel"),
      kpiItems: [.metric("78"), .unit("°C")],
      chartView: chart)

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `chart-oil-pressure-loading`() throws -> Figure {
    var view = ObjectHeaderChartView(
      title: "Oil pressure",
      subtitle: "Last hour",
      kpiItems: [.metric("4.2"), .unit("bar")],
      chartView: ChartView(series: [ChartSeries(values: [4.4, 4.3, 4.4, 4.2])]))
    view.isLoading = true

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `chart-power-columns-dark`() throws -> Figure {
    let view = ObjectHeaderChartView(
      title: "Power",
      subtitle: "Today, by the hour",
      trend: "11.5%",
      trendImage: .builtin(.trendUp),
      trendSemanticColor: .palette("positiveLabel"),
      kpiItems: [.metric("58"), .unit("MW")],
      chartView: ChartView(
        .column,
        categories: ["06", "07", "08", "09", "10", "11", "12", "13", "14", "15"],
        series: [ChartSeries(values: [31, 34, 38, 42, 40, 46, 51, 49, 55, 58])]),
      isEnabled: true)

    var environment = Environment()
    environment.width = 343
    environment.appearance = .dark
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `chart-service-level-ring`() throws -> Figure {
    var chart = ChartView(
      categories: ["Mon", "Tue", "Wed", "Thu", "Fri"],
      series: [ChartSeries(values: [0.81, 0.8, 0.79, 0.77, 0.76])])
    chart.numericAxis.isZeroBased = false

    let view = ObjectHeaderChartView(
      title: "Service level",
      subtitle: "Calls answered within 20 s",
      trend: "2.1 points",
      trendImage: .builtin(.trendDown),
      trendSemanticColor: .palette("criticalLabel"),
      kpiProgressView: KPIProgressView(items: [
        .formattedMetric(NumberValue(value: 0.76, style: .percent))
      ]),
      chartView: chart)

    var environment = Environment()
    environment.width = 343
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `contract-loading`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Framework Contract 4600000123",
      subheadlineText: "Steel coils",
      tags: ["Active"],
      labelItems: [LabelItem(text: "Until 2028", image: .builtin(.calendar))],
      statusText: "Active",
      detailImage: .file("icons/factory.svg"),
      isLoading: true)

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment, resources: ResourceFolder(path: "."))
    return figure
  }

  static func `customer-contact`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Maria López",
      subheadlineText: "Head of Purchasing, Alimentos del Sur",
      tags: ["Key account", "Since 2014"],
      labelItems: [
        LabelItem(text: "Sevilla, ES", image: .builtin(.location)),
        LabelItem(text: "Last visit Nov 12", image: .builtin(.calendar)),
      ],
      statusText: Text("Gold", color: .palette("criticalLabel")),
      substatusText: "Net 30",
      detailImage: .file("icons/maria-lopez.svg"),
      statusLayout: .inline)

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment, resources: ResourceFolder(path: "."))
    return figure
  }

  static func `incident-dark-ground-classic`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Conveyor Belt 4 Stands Still",
      subheadlineText: "Notification 10002381",
      tags: ["Open", "M2"],
      labelItems: [
        LabelItem(text: "Hall 2", image: .builtin(.location)),
        LabelItem(text: "Jonas Weber", image: .builtin(.person), alignment: .leading),
      ],
      descriptionText: """
        Belt 4 stopped after the emergency switch was pulled. Packing continues by hand.
        """,
      statusText: "Very high",
      substatusImage: .builtin(.warning),
      backgroundColorScheme: .dark)

    var environment = Environment()
    environment.width = 375

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `leave-request-version-1`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Leave Request",
      subheadlineText: "Natasha Giotra, 12 working days",
      tags: ["Annual leave"],
      bodyText: "Dec 21, 2026 to Jan 8, 2027",
      footnoteText: "Substitute: Jonas Weber",
      statusText: "Pending",
      version: .v1)

    var environment = Environment()
    environment.width = 375

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `order-details-1`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Order 4711",
      subheadlineText: "Replacement pumps",
      detailContentView: .kpiView(
        KPIView(items: [.unit("€"), .metric("84"), .unit("k")], caption: "Order value")),
      page: 2)

    var environment = Environment()
    environment.generation = .horizon

    let figure = Figure(view, name: "order-value", environment: environment)
    return figure
  }

  static func `order-details-2`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Order 4711",
      subheadlineText: "Replacement pumps",
      detailContentView: .kpiProgressView(
        KPIProgressView(
          items: [.fraction("12"), .fraction("/"), .fraction("25")],
          progress: 0.48,
          caption: "Delivered")),
      page: 2)

    var environment = Environment()
    environment.generation = .horizon

    let figure = Figure(view, name: "order-progress", environment: environment)
    return figure
  }

  static func `order-details-3`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Order 4711",
      subheadlineText: "Replacement pumps",
      statusText: "Partly delivered",
      detailContentView: .chartView(
        ChartView(
          .stackedColumn,
          categories: ["Mon", "Tue", "Wed", "Thu", "Fri"],
          series: [
            ChartSeries(title: "Delivered", values: [3, 2, 4, 1, 2]),
            ChartSeries(title: "Returned", values: [0, 1, 0, 0, 1]),
          ],
          legend: true)))

    var environment = Environment()
    environment.width = 1024
    environment.generation = .horizon

    let figure = Figure(view, name: "order-deliveries", environment: environment)
    return figure
  }

  static func `plant-many-tags`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Plant 1010 Monterrey",
      subheadlineText: "Gearboxes and drives",
      tags: [
        "ISO 9001", "ISO 14001", "ISO 45001", "Export", "Just in time", "Two shifts", "Paint shop",
        "Foundry",
      ],
      labelItems: [
        LabelItem(text: "Monterrey, MX", image: .builtin(.location)),
        LabelItem(text: "1,240 employees", image: .builtin(.person), alignment: .leading),
        LabelItem(text: "Audit Dec 9", image: .builtin(.calendar)),
      ],
      detailImage: .file("icons/factory.svg"),
      numberOfTagLines: 2)

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment, resources: ResourceFolder(path: "."))
    return figure
  }

  static func `pump-chart-second-page`() throws -> Figure {
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
      headlineText: "Inspect Electric Pump Motor",
      subheadlineText: "Job 819701",
      tags: ["Started", "PM01", "103-Repair"],
      labelItems: [
        LabelItem(text: "Los Altos, CA", image: .builtin(.location)),
        LabelItem(text: "12/31/2022", image: .builtin(.calendar)),
        LabelItem(text: "Natasha Giotra", image: .builtin(.person), alignment: .leading),
      ],
      descriptionText: """
        The temperature sensor predicts overheating within four days. Inspect the motor and order \
        bearings.
        """,
      statusText: "High",
      detailImage: .file("icons/pump.svg"),
      detailContentView: .chart(
        ObjectHeaderChartView(
          title: "Motor temperature",
          subtitle: "Last 12 days",
          trend: "4.2%",
          trendImage: .builtin(.trendUp),
          trendSemanticColor: .palette("negativeLabel"),
          kpiItems: [.metric("78"), .unit("°C")],
          chartView: chart)),
      page: 2)

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment, resources: ResourceFolder(path: "."))
    return figure
  }

  static func `pump-inspection-classic`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Inspect Electric Pump Motor",
      subheadlineText: "Job 819701",
      tags: ["Started", "PM01", "103-Repair"],
      labelItems: [
        LabelItem(text: "Los Altos, CA", image: .builtin(.location)),
        LabelItem(text: "12/31/2022", image: .builtin(.calendar)),
        LabelItem(text: "Natasha Giotra", image: .builtin(.person), alignment: .leading),
      ],
      descriptionText: """
        The temperature sensor predicts overheating within four days. Inspect the motor and order \
        bearings.
        """,
      statusText: "High",
      substatusImage: .builtin(.warning),
      detailImage: .file("icons/pump.svg"))

    var environment = Environment()
    environment.width = 375

    let figure = Figure(view, environment: environment, resources: ResourceFolder(path: "."))
    return figure
  }

  static func `pump-inspection`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Inspect Electric Pump Motor",
      subheadlineText: "Job 819701",
      tags: ["Started", "PM01", "103-Repair"],
      labelItems: [
        LabelItem(text: "Los Altos, CA", image: .builtin(.location)),
        LabelItem(text: "12/31/2022", image: .builtin(.calendar)),
        LabelItem(text: "Natasha Giotra", image: .builtin(.person), alignment: .leading),
      ],
      descriptionText: """
        The temperature sensor predicts overheating within four days. Inspect the motor and order \
        bearings.
        """,
      statusText: Text("High", color: .palette("negativeLabel")),
      substatusImage: .builtin(.warning),
      detailImage: .file("icons/pump.svg"))

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment, resources: ResourceFolder(path: "."))
    return figure
  }

  static func `pump-tablet-chart`() throws -> Figure {
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
      headlineText: "Inspect Electric Pump Motor",
      subheadlineText: "Job 819701",
      tags: ["Started", "PM01", "103-Repair"],
      labelItems: [
        LabelItem(text: "Los Altos, CA", image: .builtin(.location)),
        LabelItem(text: "12/31/2022", image: .builtin(.calendar)),
        LabelItem(text: "Natasha Giotra", image: .builtin(.person), alignment: .leading),
      ],
      descriptionText: """
        The temperature sensor predicts overheating within four days. Inspect the motor and order \
        bearings.
        """,
      statusText: Text("High", color: .palette("negativeLabel")),
      substatusText: "Overdue",
      detailImage: .file("icons/pump.svg"),
      detailContentView: .chart(
        ObjectHeaderChartView(
          title: "Motor temperature",
          subtitle: "Last 12 days",
          trend: "4.2%",
          trendImage: .builtin(.trendUp),
          trendSemanticColor: .palette("negativeLabel"),
          kpiItems: [.metric("78"), .unit("°C")],
          chartView: chart)))

    var environment = Environment()
    environment.width = 1024
    environment.generation = .horizon

    let figure = Figure(view, environment: environment, resources: ResourceFolder(path: "."))
    return figure
  }

  static func `sales-order-amount-classic`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Order 5002871",
      subheadlineText: "Brightwater Breweries Ltd.",
      tags: ["Standard order", "Express"],
      labelItems: [
        LabelItem(text: "Portland, OR", image: .builtin(.location)),
        LabelItem(text: "Requested Dec 3", image: .builtin(.calendar)),
      ],
      statusText: "In process",
      kpiView: KPIView(items: [.unit("$"), .metric("48.2"), .unit("k")], caption: "Net value"))

    var environment = Environment()
    environment.width = 375

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `sales-order-amount`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Order 5002871",
      subheadlineText: "Brightwater Breweries Ltd.",
      tags: ["Standard order", "Express"],
      labelItems: [
        LabelItem(text: "Portland, OR", image: .builtin(.location)),
        LabelItem(text: "Requested Dec 3", image: .builtin(.calendar)),
      ],
      bodyText: "12 items, 3 of them on backorder",
      statusText: Text("In process", color: .palette("informativeLabel")),
      kpiView: KPIView(
        items: [
          .formattedMetric(
            NumberValue(
              value: 48_250,
              style: .currency,
              currency: "USD",
              maximumFractionDigits: 0))
        ],
        caption: "Net value"))

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `shipment-status-row`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Shipment 80014423",
      subheadlineText: "Hamburg to Gdańsk, 14 pallets",
      tags: ["Road", "Temperature controlled"],
      labelItems: [
        LabelItem(text: "Szczecin, PL", image: .builtin(.location)),
        LabelItem(text: "Nov 23, 16:00", image: .builtin(.calendar)),
      ],
      statusText: Text("Delayed by 3 h", color: .palette("criticalLabel")),
      substatusText: "Border control",
      substatusImage: .builtin(.warning),
      detailImage: .file("icons/truck.svg"),
      statusLayout: .row)

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment, resources: ResourceFolder(path: "."))
    return figure
  }

  static func `spare-part-photograph`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Deep Groove Ball Bearing 6308",
      subheadlineText: "Material 100-430",
      tags: ["Spare part"],
      statusText: Text("In stock", color: .palette("positiveLabel")),
      substatusText: "86 pieces",
      detailContentView: .image(.file("icons/ball-bearing.jpg")),
      page: 2)

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment, resources: ResourceFolder(path: "."))
    return figure
  }

  static func `spare-part-tablet`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Deep Groove Ball Bearing 6308",
      subheadlineText: "Material 100-430",
      tags: ["Spare part", "Class A"],
      labelItems: [
        LabelItem(text: "Shelf C-14", image: .builtin(.location)),
        LabelItem(text: "Counted Nov 2", image: .builtin(.calendar)),
      ],
      bodyText: "40 × 90 × 23 mm, steel cage, open",
      footnoteText: "Replaces 6308-Z",
      statusText: Text("In stock", color: .palette("positiveLabel")),
      kpiView: KPIView(
        items: [.formattedMetric(NumberValue(value: 28.5, style: .currency, currency: "EUR"))],
        caption: "Moving price"),
      detailContentView: .image(.file("icons/ball-bearing.jpg")))

    var environment = Environment()
    environment.width = 1024
    environment.generation = .horizon

    let figure = Figure(view, environment: environment, resources: ResourceFolder(path: "."))
    return figure
  }

  static func `technician-accessibility-text`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Replace Filter of Compressor 12",
      subheadlineText: "Work order 4001187",
      tags: ["Planned"],
      labelItems: [
        LabelItem(text: "Roof, building B", image: .builtin(.location)),
        LabelItem(text: "Tomorrow", image: .builtin(.calendar)),
      ],
      statusText: "Medium",
      substatusImage: .builtin(.warning))

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon
    environment.contentSizeCategory = .accessibilityMedium

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `terminal-brand`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Container Terminal East",
      subheadlineText: "Berth 3, Vessel Aurora",
      tags: ["Unloading"],
      labelItems: [
        LabelItem(text: "Leaves Nov 24", image: .builtin(.calendar)),
        LabelItem(text: "Rotterdam", image: .builtin(.location)),
      ],
      descriptionText: """
        Crane 2 is back in service. Unloading ends two hours earlier than planned.
        """,
      statusText: "41 of 60",
      substatusText: "containers")

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    var figure = Figure(view, environment: environment)
    figure.styleSheets = try [StyleSheet(path: "brand-terminal.nss")]
    return figure
  }

  static func `truck-right-to-left`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Truck HD-AB 1204",
      subheadlineText: "40 t, refrigerated",
      tags: ["On tour", "Euro 6"],
      labelItems: [
        LabelItem(text: "Haifa", image: .builtin(.location)),
        LabelItem(text: "Nov 23", image: .builtin(.calendar)),
      ],
      statusText: Text("On time", color: .palette("positiveLabel")),
      detailImage: .file("icons/truck.svg"))

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon
    environment.layoutDirection = .rightToLeft

    let figure = Figure(view, environment: environment, resources: ResourceFolder(path: "."))
    return figure
  }

  static func `wind-park-photograph`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Wind Park Nordkap",
      subheadlineText: "24 turbines, 72 MW",
      tags: [Tag(title: "Running", fillColor: .palette("positiveLabel")), "Onshore"],
      labelItems: [
        LabelItem(text: "Husum, DE", image: .builtin(.location)),
        LabelItem(text: "Since 2019", image: .builtin(.calendar)),
      ],
      statusText: "14 m/s",
      substatusText: "NW",
      detailImage: .file("icons/wind-park.jpg"),
      detailImageSize: Size(width: 72, height: 72))

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    environment.generation = .horizon

    let figure = Figure(view, environment: environment, resources: ResourceFolder(path: "."))
    return figure
  }

  static func `wind-park-tablet-dark`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Wind Park Nordkap",
      subheadlineText: "24 turbines, 72 MW",
      tags: [Tag(title: "Running", fillColor: .palette("positiveLabel")), "Onshore"],
      labelItems: [
        LabelItem(text: "Husum, DE", image: .builtin(.location)),
        LabelItem(text: "Since 2019", image: .builtin(.calendar)),
        LabelItem(text: "Ole Petersen", image: .builtin(.person), alignment: .leading),
      ],
      detailImage: .file("icons/wind-park.jpg"),
      kpiView: KPIView(items: [.unit("€"), .metric("4.9"), .unit("k")], caption: "Revenue today"),
      detailContentView: .chart(
        ObjectHeaderChartView(
          title: "Power",
          subtitle: "Today, by the hour",
          trend: "11.5%",
          trendImage: .builtin(.trendUp),
          trendSemanticColor: .palette("positiveLabel"),
          kpiItems: [.metric("58"), .unit("MW")],
          chartView: ChartView(
            .column,
            categories: ["06", "07", "08", "09", "10", "11", "12", "13", "14", "15"],
            series: [ChartSeries(values: [31, 34, 38, 42, 40, 46, 51, 49, 55, 58])]))))

    var environment = Environment()
    environment.width = 1024
    environment.appearance = .dark
    environment.generation = .horizon

    let figure = Figure(view, environment: environment, resources: ResourceFolder(path: "."))
    return figure
  }
}
