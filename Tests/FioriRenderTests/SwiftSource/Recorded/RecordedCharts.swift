// Written by RecordedSwiftTests, which say how.

import FioriRender

enum RecordedCharts: RecordedSwift {
  static let folder = "Examples/charts"

  static let figures: [RecordedFigure] = [
    RecordedFigure("area-solar-power", `area-solar-power`),
    RecordedFigure("area-stock-and-demand-dark", `area-stock-and-demand-dark`),
    RecordedFigure("area-warehouse-legend-on-top", `area-warehouse-legend-on-top`),
    RecordedFigure("bar-margin-by-region-references", `bar-margin-by-region-references`),
    RecordedFigure("bar-price-changes-negative", `bar-price-changes-negative`),
    RecordedFigure("bar-suppliers-sorted", `bar-suppliers-sorted`),
    RecordedFigure("bar-top-suppliers", `bar-top-suppliers`),
    RecordedFigure("bubble-customers", `bubble-customers`),
    RecordedFigure("bubble-suppliers-sizes", `bubble-suppliers-sizes`),
    RecordedFigure("column-absences-chosen-day", `column-absences-chosen-day`),
    RecordedFigure("column-brand", `column-brand`),
    RecordedFigure("column-energy-forecast-dark", `column-energy-forecast-dark`),
    RecordedFigure("column-orders-by-quarter", `column-orders-by-quarter`),
    RecordedFigure("column-orders-same-range-1", `column-orders-same-range-1`),
    RecordedFigure("column-orders-same-range-2", `column-orders-same-range-2`),
    RecordedFigure("column-output-and-target", `column-output-and-target`),
    RecordedFigure("column-parcels-right-to-left", `column-parcels-right-to-left`),
    RecordedFigure("column-profit-with-losses", `column-profit-with-losses`),
    RecordedFigure("column-revenue-german", `column-revenue-german`),
    RecordedFigure("column-scrap-palette-v3-classic", `column-scrap-palette-v3-classic`),
    RecordedFigure("column-sick-days-classic", `column-sick-days-classic`),
    RecordedFigure("column-tickets-by-week-dark", `column-tickets-by-week-dark`),
    RecordedFigure("combo-revenue-and-margin", `combo-revenue-and-margin`),
    RecordedFigure("combo-two-axes-targets-dark", `combo-two-axes-targets-dark`),
    RecordedFigure("donut-cost-centers-dark", `donut-cost-centers-dark`),
    RecordedFigure("donut-delivery-status", `donut-delivery-status`),
    RecordedFigure("donut-fleet-palette-v7", `donut-fleet-palette-v7`),
    RecordedFigure("floorplan-downtime-classic-dark", `floorplan-downtime-classic-dark`),
    RecordedFigure("floorplan-energy-quarter-classic", `floorplan-energy-quarter-classic`),
    RecordedFigure("floorplan-order-intake-tablet-dark", `floorplan-order-intake-tablet-dark`),
    RecordedFigure("floorplan-revenue-months", `floorplan-revenue-months`),
    RecordedFigure("line-chosen-quarter", `line-chosen-quarter`),
    RecordedFigure("line-orders-missing-month", `line-orders-missing-month`),
    RecordedFigure("line-ph-normal-range", `line-ph-normal-range`),
    RecordedFigure("line-price-and-volume-second-axis", `line-price-and-volume-second-axis`),
    RecordedFigure("line-sales-forecast-and-plan", `line-sales-forecast-and-plan`),
    RecordedFigure("line-sales-two-years-classic", `line-sales-two-years-classic`),
    RecordedFigure("line-sales-two-years", `line-sales-two-years`),
    RecordedFigure("line-sensor-gap", `line-sensor-gap`),
    RecordedFigure("line-travel-costs-line-ends", `line-travel-costs-line-ends`),
    RecordedFigure("loading", `loading`),
    RecordedFigure("micro-area-tank-temperature", `micro-area-tank-temperature`),
    RecordedFigure("micro-bullet-quota", `micro-bullet-quota`),
    RecordedFigure("micro-column-visits", `micro-column-visits`),
    RecordedFigure("micro-harvey-ball-paid-invoices", `micro-harvey-ball-paid-invoices`),
    RecordedFigure("micro-radial-fill-level", `micro-radial-fill-level`),
    RecordedFigure("no-data-german-dark", `no-data-german-dark`),
    RecordedFigure("no-data-yet", `no-data-yet`),
    RecordedFigure("scatter-weight-and-freight", `scatter-weight-and-freight`),
    RecordedFigure("stacked-bar-channels-as-shares", `stacked-bar-channels-as-shares`),
    RecordedFigure("stacked-bar-maintenance-hours", `stacked-bar-maintenance-hours`),
    RecordedFigure("stacked-column-energy-mix", `stacked-column-energy-mix`),
    RecordedFigure("stacked-column-upkeep-german-dark", `stacked-column-upkeep-german-dark`),
    RecordedFigure("stock-coffee-price-falling-dark", `stock-coffee-price-falling-dark`),
    RecordedFigure("stock-share-rising", `stock-share-rising`),
    RecordedFigure("waterfall-cash-bridge", `waterfall-cash-bridge`),
  ]

  static func `area-solar-power`() throws -> Figure {
    var view = ChartView(
      .area,
      categories: ["06", "07", "08", "09", "10", "11", "12", "13", "14", "15", "16", "17", "18"],
      series: [
        ChartSeries(
          title: "Solar power",
          values: [0, 0.4, 2.1, 5.6, 8.9, 11.2, 12, 11.4, 9.1, 6, 2.4, 0.5, 0])
      ])
    view.categoryAxis.title = "Hour"
    view.numericAxis.title = "Roof of hall 3, kW"

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `area-stock-and-demand-dark`() throws -> Figure {
    let view = ChartView(
      .area,
      categories: ["Wk 41", "Wk 42", "Wk 43", "Wk 44", "Wk 45", "Wk 46", "Wk 47"],
      series: [
        ChartSeries(title: "Stock", values: [940, 880, 810, 760, 690, 650, 580]),
        ChartSeries(title: "Demand", values: [420, 440, 430, 470, 500, 490, 530]),
      ],
      legend: true)

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.appearance = .dark
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `area-warehouse-legend-on-top`() throws -> Figure {
    var view = ChartView(
      .area,
      categories: ["Jan", "Feb", "Mar", "Apr", "May", "Jun"],
      series: [
        ChartSeries(title: "Stock", values: [420, 380, 450, 500, 470, 480]),
        ChartSeries(title: "Demand", values: [310, 340, 290, 360, 390, 370]),
      ],
      legend: .top)
    view.numericAxis.title = "Pallets"

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `bar-margin-by-region-references`() throws -> Figure {
    var view = ChartView(
      .bar,
      categories: ["North", "South", "East", "West"],
      series: [ChartSeries(values: [0.142, -0.031, 0.087, 0.118])],
      valueLabels: true)
    view.numericAxis.format.style = .percent
    view.numericAxis.references = [
      AxisReference(value: 0.1, title: "Plan"),
      AxisReference(value: 0.125, title: "Best of last year"),
    ]

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `bar-price-changes-negative`() throws -> Figure {
    var view = ChartView(
      .bar,
      categories: ["Copper", "Steel", "Paper", "Diesel", "Resin"],
      series: [ChartSeries(title: "Change", values: [0.084, 0.031, -0.012, -0.058, 0.022])],
      colorsForCategory: [0: [2: .palette("positiveLabel"), 3: .palette("positiveLabel")]],
      valueLabels: true)
    view.numericAxis.format = NumericAxisFormat(style: .percent, maximumFractionDigits: 1)

    var environment = Environment()
    environment.width = 343
    environment.height = 240
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `bar-suppliers-sorted`() throws -> Figure {
    var view = ChartView(
      .bar,
      categories: ["Alder", "Birch", "Cedar", "Elm"],
      series: [ChartSeries(values: [142, 318, 97, 204])],
      valueLabels: true)
    view.categoryAxis.sort = .descending

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `bar-top-suppliers`() throws -> Figure {
    var view = ChartView(
      .bar,
      categories: ["Norsk Stål", "Iberia Cables", "Hoffmann", "Delta Polymers", "Kowal"],
      series: [ChartSeries(title: "On time", values: [0.98, 0.95, 0.91, 0.84, 0.77])],
      colorsForCategory: [0: [4: .palette("negativeLabel")]],
      valueLabels: true)
    view.numericAxis.explicitMin = 0
    view.numericAxis.explicitMax = 1
    view.numericAxis.format = NumericAxisFormat(style: .percent, maximumFractionDigits: 0)

    var environment = Environment()
    environment.width = 343
    environment.height = 240
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `bubble-customers`() throws -> Figure {
    var view = ChartView(
      .bubble,
      series: [
        ChartSeries(
          title: "Retail",
          values: [
            .dimensions([8, 22, 40]),
            .dimensions([18, 31, 90]),
            .dimensions([27, 26, 60]),
          ]),
        ChartSeries(
          title: "Industry",
          values: [
            .dimensions([22, 14, 120]),
            .dimensions([34, 20, 70]),
            .dimensions([44, 34, 150]),
          ]),
      ],
      legend: true)
    view.categoryAxis.title = "Orders a month"
    view.numericAxis.title = "Margin in percent"

    var environment = Environment()
    environment.width = 343
    environment.height = 240
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `bubble-suppliers-sizes`() throws -> Figure {
    var view = ChartView(
      .bubble,
      series: [
        ChartSeries(
          title: "Raw materials",
          values: [
            .point(x: 12, y: 96, size: 1_800_000),
            .point(x: 21, y: 91, size: 640_000),
            .point(x: 33, y: 84, size: 320_000),
          ]),
        ChartSeries(
          title: "Packaging",
          values: [
            .point(x: 6, y: 98, size: 410_000),
            .point(x: 16, y: 88, size: 150_000),
            .point(x: 27, y: 95, size: 1_100_000),
          ]),
      ],
      legend: .trailing)
    view.categoryAxis.title = "Days from order to delivery"
    view.numericAxis.isZeroBased = false
    view.numericAxis.title = "Deliveries on time in percent"
    view.secondaryNumericAxis.abbreviatesLabels = true
    view.secondaryNumericAxis.title = "Spend"
    view.secondaryNumericAxis.format = NumericAxisFormat(style: .currency, currency: "USD")

    var environment = Environment()
    environment.width = 375
    environment.height = 260
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `column-absences-chosen-day`() throws -> Figure {
    let view = ChartView(
      .column,
      categories: ["Mon", "Tue", "Wed", "Thu", "Fri"],
      series: [ChartSeries(title: "Absences", values: [18, 21, 34, 19, 12])],
      selections: [0: [2]],
      valueLabels: true)

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `column-brand`() throws -> Figure {
    var view = ChartView(
      .column,
      categories: ["Q1", "Q2", "Q3", "Q4"],
      series: [
        ChartSeries(title: "Import", values: [410, 460, 520, 480]),
        ChartSeries(title: "Export", values: [380, 440, 430, 510]),
      ],
      legend: true,
      columnCornerRadius: 3)
    view.numericAxis.title = "Containers"

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    var figure = Figure(view, environment: environment)
    figure.styleSheets = try [StyleSheet(path: "brand-harbor.nss")]
    return figure
  }

  static func `column-energy-forecast-dark`() throws -> Figure {
    let view = ChartView(
      .column,
      categories: ["2022", "2023", "2024", "2025", "2026"],
      series: [
        ChartSeries(title: "Wind", values: [34, 41, 44, 52, 58], forecastFrom: 3),
        ChartSeries(title: "Sun", values: [21, 26, 35, 38, 47], forecastFrom: 3),
      ],
      legend: true)

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.appearance = .dark
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `column-orders-by-quarter`() throws -> Figure {
    var view = ChartView(
      .column,
      categories: ["Q1", "Q2", "Q3", "Q4"],
      series: [
        ChartSeries(title: "2025", values: [164, 178, 196, 224]),
        ChartSeries(title: "2026", values: [182, 205, 221, 259]),
      ],
      valueLabels: true,
      legend: true,
      columnCornerRadius: 2)
    view.categoryAxis.labels.fitting = .allOrNothing

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `column-orders-same-range-1`() throws -> Figure {
    var view = ChartView(
      .column,
      categories: ["2026-01", "2026-02", "2026-03", "2026-04"],
      series: [ChartSeries(title: "North", values: [42, 38, 51, 47])],
      valueLabels: true,
      legend: true)
    view.categoryAxis.scale = .time

    var environment = Environment()
    environment.width = 240
    environment.height = 180
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    var figure = Figure(view, name: "column-orders-north-same-range", environment: environment)
    figure.sharedRange = SharedRange(
      numericAxis: SharedRange.Axis(range: 0...140, ticks: [140, 70, 0]))
    return figure
  }

  static func `column-orders-same-range-2`() throws -> Figure {
    var view = ChartView(
      .column,
      categories: ["2026-01", "2026-02", "2026-04"],
      series: [ChartSeries(title: "South", values: [96, 121, 134])],
      valueLabels: true,
      legend: true)
    view.categoryAxis.scale = .time

    var environment = Environment()
    environment.width = 240
    environment.height = 180
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    var figure = Figure(view, name: "column-orders-south-same-range", environment: environment)
    figure.sharedRange = SharedRange(
      numericAxis: SharedRange.Axis(range: 0...140, ticks: [140, 70, 0]))
    return figure
  }

  static func `column-output-and-target`() throws -> Figure {
    var view = ChartView(
      .column,
      categories: ["Jan", "Feb", "Mar", "Apr", "May", "Jun"],
      series: [ChartSeries(title: "Output", values: [96, 104, 131, 118, 127, 142])],
      valueLabels: true,
      columnCornerRadius: 2)
    view.numericAxis.ticks = [0, 50, 100, 150]
    view.numericAxis.references = [AxisReference(value: 120, title: "Target")]

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `column-parcels-right-to-left`() throws -> Figure {
    let view = ChartView(
      .column,
      categories: ["Mon", "Tue", "Wed", "Thu", "Fri"],
      series: [ChartSeries(title: "Parcels", values: [820, 960, 790, 1150, 1340])],
      valueLabels: true)

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.layoutDirection = .rightToLeft
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `column-profit-with-losses`() throws -> Figure {
    var view = ChartView(
      .column,
      categories: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"],
      series: [ChartSeries(title: "Profit", values: [14, 22, -9, -16, 6, 19, 27, -4])],
      colorsForCategory: [
        0: [
          2: .palette("negativeLabel"),
          3: .palette("negativeLabel"),
          7: .palette("negativeLabel"),
        ]
      ],
      valueLabels: true)
    view.numericAxis.title = "Profit in thousand euros"

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `column-revenue-german`() throws -> Figure {
    var view = ChartView(
      .column,
      categories: ["1. Quartal", "2. Quartal", "3. Quartal", "4. Quartal"],
      series: [ChartSeries(title: "Umsatz", values: [182_400, 205_100, 221_700, 259_300])])
    view.numericAxis.format = NumericAxisFormat(
      style: .currency,
      currency: "EUR",
      maximumFractionDigits: 0)

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.locale = "de-DE"
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `column-scrap-palette-v3-classic`() throws -> Figure {
    var view = ChartView(
      .column,
      categories: ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"],
      series: [
        ChartSeries(title: "Scrap", values: [3.2, 2.9, 3.4, 2.6, 2.2, 1.9]),
        ChartSeries(title: "Rework", values: [4.1, 4.4, 3.9, 3.6, 3.1, 2.8]),
      ],
      legend: true)
    view.numericAxis.title = "Percent of all parts"

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.palette = .v3
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `column-sick-days-classic`() throws -> Figure {
    let view = ChartView(
      .column,
      categories: ["Jan", "Feb", "Mar", "Apr", "May", "Jun"],
      series: [ChartSeries(title: "Sick days", values: [31, 42, 38, 24, 19, 17])])

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `column-tickets-by-week-dark`() throws -> Figure {
    var view = ChartView(
      .column,
      categories: [
        "2026-09-07", "2026-09-14", "2026-09-21", "2026-09-28", "2026-10-12", "2026-10-19",
        "2026-10-26",
      ],
      series: [ChartSeries(title: "Tickets", values: [14, 18, 12, 9, 22, 25, 19])],
      valueLabels: true)
    view.categoryAxis.scale = .time

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.appearance = .dark
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `combo-revenue-and-margin`() throws -> Figure {
    var view = ChartView(
      .combo,
      categories: ["Jan", "Feb", "Mar", "Apr", "May", "Jun"],
      series: [
        ChartSeries(title: "Revenue", values: [182, 174, 205, 221, 214, 238]),
        ChartSeries(title: "Margin", values: [0.112, 0.108, 0.121, 0.134, 0.128, 0.142]),
      ],
      indexesOfSecondaryValuesAxis: [1],
      legend: true)
    view.numericAxis.explicitMax = 400
    view.numericAxis.title = "Million euros"
    view.secondaryNumericAxis.explicitMax = 0.16
    view.secondaryNumericAxis.title = "Margin"
    view.secondaryNumericAxis.format = NumericAxisFormat(style: .percent, maximumFractionDigits: 0)

    var environment = Environment()
    environment.width = 343
    environment.height = 240
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `combo-two-axes-targets-dark`() throws -> Figure {
    var view = ChartView(
      .combo,
      categories: ["Q1", "Q2", "Q3", "Q4"],
      series: [
        ChartSeries(title: "Revenue", values: [182_000, 205_000, 221_000, 259_000]),
        ChartSeries(title: "Margin", values: [0.112, 0.121, 0.134, 0.149]),
      ],
      indexesOfSecondaryValuesAxis: [1])
    view.numericAxis.explicitMax = 400_000
    view.numericAxis.abbreviatesLabels = true
    view.numericAxis.references = [AxisReference(value: 240_000, title: "Plan")]
    view.secondaryNumericAxis.explicitMax = 0.2
    view.secondaryNumericAxis.format.style = .percent
    view.secondaryNumericAxis.references = [
      AxisReference(from: 0.14, to: 0.18, title: "Margin goal")
    ]

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.appearance = .dark
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `donut-cost-centers-dark`() throws -> Figure {
    let view = ChartView(
      .donut,
      series: [
        ChartSeries(title: "Staff", values: [46]),
        ChartSeries(title: "Material", values: [27]),
        ChartSeries(title: "Energy", values: [15]),
        ChartSeries(title: "Rent", values: [12]),
      ],
      valueLabels: true,
      legend: true)

    var environment = Environment()
    environment.width = 280
    environment.height = 240
    environment.appearance = .dark
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `donut-delivery-status`() throws -> Figure {
    var view = ChartView(
      .donut,
      series: [
        ChartSeries(title: "Delivered", values: [0.48]),
        ChartSeries(title: "In transit", values: [0.31]),
        ChartSeries(title: "Packed", values: [0.21]),
      ],
      valueLabels: true,
      legend: true)
    view.numericAxis.format = NumericAxisFormat(style: .percent, maximumFractionDigits: 0)

    var environment = Environment()
    environment.width = 280
    environment.height = 240
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `donut-fleet-palette-v7`() throws -> Figure {
    let view = ChartView(
      .donut,
      series: [
        ChartSeries(title: "Diesel", values: [54]),
        ChartSeries(title: "Electric", values: [31]),
        ChartSeries(title: "Hybrid", values: [15]),
      ],
      valueLabels: true,
      legend: true)

    var environment = Environment()
    environment.width = 280
    environment.height = 240
    environment.generation = .horizon
    environment.palette = .v7
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `floorplan-downtime-classic-dark`() throws -> Figure {
    let view = ChartFloorplan(
      title: "Downtime",
      subtitle: "Line 4, hours in a day",
      status: "Today",
      summaryItems: [
        ChartSummaryItem(title: "Week", values: ["9.3 h"], category: -1),
        ChartSummaryItem(
          values: ["3.4 h"],
          category: 1,
          trend: "above limit",
          trendSemanticColor: .palette("negativeLabel")),
        ChartSummaryItem(values: [nil], category: 6, emptyText: "No shift"),
      ],
      chartView: ChartView(
        .column,
        categories: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
        series: [ChartSeries(values: [1.2, 3.4, 0.8, 1.9, 1.1, 0.9, nil])]),
      valuesAxisTitle: "Hours")

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    environment.palette = .v5

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `floorplan-energy-quarter-classic`() throws -> Figure {
    let view = ChartFloorplan(
      title: "Energy Use",
      subtitle: "Plant 1010",
      status: "5 min ago",
      summaryItems: [
        ChartSummaryItem(title: "Year", values: ["1,486 MWh"], category: -1),
        ChartSummaryItem(
          lowerBoundTitle: "Jan",
          upperBoundTitle: "Mar",
          value: "436 MWh",
          trend: "3.1%",
          trendImage: .builtin(.trendUp),
          trendSemanticColor: .palette("negativeLabel")),
      ],
      chartView: ChartView(
        .area,
        categories: [
          "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ],
        series: [ChartSeries(values: [151, 144, 141, 122, 108, 99, 104, 108, 113, 125, 133, 138])],
        selections: [0: [0, 1, 2]]),
      seriesTitles: ["Electricity"],
      valuesAxisTitle: "MWh")

    var environment = Environment()
    environment.width = 375

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `floorplan-order-intake-tablet-dark`() throws -> Figure {
    let view = ChartFloorplan(
      title: "Order Intake",
      subtitle: "All plants",
      status: "As of June 30",
      summaryItems: [
        ChartSummaryItem(title: "First half", values: ["€9.90M", "€6.56M"], category: -1),
        ChartSummaryItem(
          values: ["€1.62M", "€1.28M"],
          category: 2,
          trend: "26.6%",
          trendImage: .builtin(.trendUp),
          trendSemanticColor: .palette("positiveLabel")),
        ChartSummaryItem(values: ["€1.71M", nil], category: 4),
      ],
      chartView: ChartView(
        categories: ["January", "February", "March", "April", "May", "June"],
        series: [
          ChartSeries(values: [1.48, 1.55, 1.62, 1.69, 1.71, 1.85]),
          ChartSeries(values: [1.21, 1.19, 1.28, 1.42, nil, 1.46]),
        ]),
      seriesTitles: ["2026", "2025"],
      valuesAxisTitle: "Million euros")

    var environment = Environment()
    environment.width = 768
    environment.appearance = .dark
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `floorplan-revenue-months`() throws -> Figure {
    let view = ChartFloorplan(
      title: "Revenue",
      subtitle: "Month target: $200k",
      status: "Updated 20 min ago",
      summaryItems: [
        ChartSummaryItem(
          title: "Total",
          values: ["$2.21M"],
          category: -1,
          trend: "4.2%",
          trendImage: .builtin(.trendUp),
          trendSemanticColor: .palette("positiveLabel")),
        ChartSummaryItem(
          values: ["$171k"],
          category: 2,
          trend: "6.0%",
          trendImage: .builtin(.trendDown),
          trendSemanticColor: .palette("negativeLabel")),
        ChartSummaryItem(
          values: ["$205k"],
          category: 5,
          trend: "15.2%",
          trendImage: .builtin(.trendUp),
          trendSemanticColor: .palette("positiveLabel")),
      ],
      chartView: ChartView(
        .column,
        categories: [
          "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ],
        series: [
          ChartSeries(values: [164, 182, 171, 190, 178, 205, 197, 176, 188, 193, 181, 186])
        ]),
      seriesTitles: ["2026"],
      valuesAxisTitle: "Thousand dollars",
      categoryAxisTitle: "Month")

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `line-chosen-quarter`() throws -> Figure {
    var view = ChartView(
      categories: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ],
      series: [
        ChartSeries(
          title: "Service tickets",
          values: [312, 298, 341, 356, 330, 287, 262, 301, 318, 344, 367, 352])
      ],
      selections: [0: [9, 10, 11]])
    view.numericAxis.isZeroBased = false

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `line-orders-missing-month`() throws -> Figure {
    var view = ChartView(
      categories: [
        "2025-09", "2025-10", "2025-11", "2025-12", "2026-02", "2026-03", "2026-04", "2026-05",
        "2026-06",
      ],
      series: [
        ChartSeries(title: "Orders", values: [182, 205, 221, 259, 214, 226, 231, 240, 252])
      ])
    view.categoryAxis.scale = .time
    view.numericAxis.title = "Orders"

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `line-ph-normal-range`() throws -> Figure {
    var view = ChartView(
      categories: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      series: [ChartSeries(title: "Tank 4", values: [86, 91, 97, 104, 98, 93, 88])],
      legend: true)
    view.numericAxis.isZeroBased = false
    view.numericAxis.references = [
      AxisReference(from: 80, to: 100, title: "Normal"),
      AxisReference(value: 110, title: "Alarm"),
    ]

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `line-price-and-volume-second-axis`() throws -> Figure {
    var view = ChartView(
      categories: ["May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov"],
      series: [
        ChartSeries(title: "Price per ton", values: [412, 418, 431, 427, 440, 452, 447]),
        ChartSeries(title: "Tons bought", values: [82, 74, 61, 66, 52, 40, 45]),
      ],
      numberOfGridlines: 4,
      indexesOfSecondaryValuesAxis: [1],
      legend: true)
    view.numericAxis.explicitMin = 400
    view.numericAxis.explicitMax = 460
    view.numericAxis.isZeroBased = false
    view.numericAxis.format = NumericAxisFormat(
      style: .currency,
      currency: "USD",
      maximumFractionDigits: 0)
    view.secondaryNumericAxis.explicitMin = 0
    view.secondaryNumericAxis.explicitMax = 90

    var environment = Environment()
    environment.width = 343
    environment.height = 240
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `line-sales-forecast-and-plan`() throws -> Figure {
    let view = ChartView(
      categories: ["Jan", "Feb", "Mar", "Apr", "May", "Jun"],
      series: [
        ChartSeries(title: "Sales", values: [82, 79, 91, 95, 99, 104], forecastFrom: 4),
        ChartSeries(title: "Plan", values: [80, 83, 86, 89, 92, 95], lineStyle: .dashed),
      ],
      legend: true)

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `line-sales-two-years-classic`() throws -> Figure {
    let view = ChartView(
      categories: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ],
      series: [
        ChartSeries(
          title: "2026",
          values: [112, 98, 121, 148, 131, 117, 126, 142, 131, 110, 118, 137]),
        ChartSeries(
          title: "2025",
          values: [86, 95, 91, 112, 103, 98, 106, 121, 110, 102, 97, 108]),
      ],
      legend: true)

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `line-sales-two-years`() throws -> Figure {
    var view = ChartView(
      categories: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ],
      series: [
        ChartSeries(
          title: "2026",
          values: [112, 98, 121, 148, 131, 117, 126, 142, 131, 110, 118, 137]),
        ChartSeries(
          title: "2025",
          values: [86, 95, 91, 112, 103, 98, 106, 121, 110, 102, 97, 108]),
      ],
      legend: true)
    view.numericAxis.title = "Sales in thousand dollars"

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `line-sensor-gap`() throws -> Figure {
    var view = ChartView(
      categories: [
        "08:00", "08:30", "09:00", "09:30", "10:00", "10:30", "11:00", "11:30", "12:00", "12:30",
      ],
      series: [
        ChartSeries(title: "Vibration", values: [2.1, 2.2, 2.1, 2.4, nil, nil, 2.9, 3.1, 3, 3.4])
      ])
    view.categoryAxis.labels.style = .range
    view.numericAxis.title = "Vibration in mm/s"

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `line-travel-costs-line-ends`() throws -> Figure {
    var view = ChartView(
      categories: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"],
      series: [
        ChartSeries(title: "Flights", values: [61, 58, 66, 72, 70, 83, 91, 88]),
        ChartSeries(title: "Hotels", values: [42, 45, 44, 51, 55, 58, 64, 67]),
        ChartSeries(title: "Trains and buses", values: [30, 31, 36, 41, 47, 52, 58, 64]),
        ChartSeries(title: "Rental cars", values: [24, 26, 22, 21, 25, 23, 20, 19]),
      ],
      legend: .lineEnds)
    view.numericAxis.title = "Travel costs in thousand dollars"

    var environment = Environment()
    environment.width = 375
    environment.height = 240
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `loading`() throws -> Figure {
    let view = ChartView(series: [ChartSeries(values: [112, 98, 121, 148])], isLoading: true)

    var environment = Environment()
    environment.width = 343
    environment.height = 160
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `micro-area-tank-temperature`() throws -> Figure {
    let view = ChartView(
      .microArea,
      categories: ["06:00", nil, nil, nil, nil, nil, "18:00"],
      series: [
        ChartSeries(title: "Temperature", values: [31, 44, 38, 52, 60, 68, 57]),
        ChartSeries(title: "Target", values: [50], color: .palette("tertiaryLabel")),
        ChartSeries(title: "Too hot", values: [65], color: .palette("negativeLabel")),
        ChartSeries(title: "Too cold", values: [35], color: .palette("informativeLabel")),
      ])

    var environment = Environment()
    environment.width = 200
    environment.height = 110
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `micro-bullet-quota`() throws -> Figure {
    let view = ChartView(
      .microBullet,
      series: [
        ChartSeries(title: "Quota", values: [72, 60, 84]),
        ChartSeries(title: "Thresholds", values: [40, 80]),
      ])

    var environment = Environment()
    environment.width = 240
    environment.height = 60
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `micro-column-visits`() throws -> Figure {
    let view = ChartView(
      .microColumn,
      categories: ["Mon", "Tue", "Wed", "Thu"],
      series: [
        ChartSeries(title: "Visits", values: [21, 34, 28, 40], color: .palette("tintColor"))
      ])

    var environment = Environment()
    environment.width = 160
    environment.height = 80
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `micro-harvey-ball-paid-invoices`() throws -> Figure {
    let view = ChartView(
      .microHarveyBall,
      categories: ["480 invoices", "312 paid"],
      series: [ChartSeries(title: "Invoices", values: [480, 312])],
      colorsForCategory: [0: [0: .palette("neutralLabel"), 1: .palette("positiveLabel")]])

    var environment = Environment()
    environment.width = 240
    environment.height = 120
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `micro-radial-fill-level`() throws -> Figure {
    let view = ChartView(.microRadial, series: [ChartSeries(title: "Tank 4", values: [100, 68])])

    var environment = Environment()
    environment.width = 120
    environment.height = 120
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `no-data-german-dark`() throws -> Figure {
    let view = ChartView(series: [])

    var environment = Environment()
    environment.width = 343
    environment.height = 160
    environment.appearance = .dark
    environment.generation = .horizon
    environment.locale = "de-DE"
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)
    environment.words.noData = "Keine Messwerte"

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `no-data-yet`() throws -> Figure {
    let view = ChartView(.column, series: [])

    var environment = Environment()
    environment.width = 343
    environment.height = 160
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `scatter-weight-and-freight`() throws -> Figure {
    var view = ChartView(
      .scatter,
      series: [
        ChartSeries(
          title: "Road",
          values: [
            .dimensions([2, 140]),
            .dimensions([4, 190]),
            .dimensions([5, 260]),
            .dimensions([7, 290]),
            .dimensions([9, 380]),
            .dimensions([11, 410]),
            .dimensions([14, 520]),
          ]),
        ChartSeries(
          title: "Rail",
          values: [
            .dimensions([6, 180]),
            .dimensions([8, 200]),
            .dimensions([10, 240]),
            .dimensions([13, 270]),
            .dimensions([16, 330]),
            .dimensions([18, 350]),
          ]),
      ],
      legend: true)
    view.categoryAxis.title = "Weight in tons"
    view.numericAxis.title = "Freight cost in euros"

    var environment = Environment()
    environment.width = 343
    environment.height = 240
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `stacked-bar-channels-as-shares`() throws -> Figure {
    var view = ChartView(
      .stackedBar,
      categories: ["North", "South", "East", "West"],
      series: [
        ChartSeries(title: "Online", values: [120, 340, 90, 210]),
        ChartSeries(title: "Stores", values: [240, 160, 130, 70]),
      ],
      valueLabels: true,
      legend: true,
      stacking: .percent)
    view.categoryAxis.sort = .descending

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `stacked-bar-maintenance-hours`() throws -> Figure {
    var view = ChartView(
      .stackedBar,
      categories: ["Line 1", "Line 2", "Line 3", "Line 4"],
      series: [
        ChartSeries(title: "Planned", values: [64, 52, 71, 40]),
        ChartSeries(title: "Breakdown", values: [12, 26, 8, 31]),
        ChartSeries(title: "Inspection", values: [18, 14, 20, 11]),
      ],
      legend: true)
    view.numericAxis.title = "Hours in October"

    var environment = Environment()
    environment.width = 343
    environment.height = 240
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `stacked-column-energy-mix`() throws -> Figure {
    var view = ChartView(
      .stackedColumn,
      categories: ["Winter", "Spring", "Summer", "Autumn"],
      series: [
        ChartSeries(title: "Wind", values: [28, 31, 26, 24]),
        ChartSeries(title: "Solar", values: [8, 21, 26, 11]),
        ChartSeries(title: "Gas", values: [24, 14, 11, 22]),
      ],
      valueLabels: true,
      legend: true,
      columnCornerRadius: 4)
    view.numericAxis.title = "Energy in GWh"

    var environment = Environment()
    environment.width = 343
    environment.height = 240
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `stacked-column-upkeep-german-dark`() throws -> Figure {
    let view = ChartView(
      .stackedColumn,
      categories: ["Q1", "Q2", "Q3", "Q4"],
      series: [
        ChartSeries(title: "Vorbeugende Instandhaltung", values: [182, 205, 221, 259]),
        ChartSeries(title: "Ersatzteile", values: [96, 88, 121, 104]),
        ChartSeries(title: "Fremdleistungen externer Werkstätten", values: [64, 71, 52, 80]),
      ],
      legend: .trailing)

    var environment = Environment()
    environment.width = 375
    environment.height = 220
    environment.appearance = .dark
    environment.generation = .horizon
    environment.locale = "de-DE"
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `stock-coffee-price-falling-dark`() throws -> Figure {
    var view = ChartView(
      .stock,
      categories: [
        "2026-01-02 00:00:00", "2026-02-02 00:00:00", "2026-03-02 00:00:00", "2026-04-02 00:00:00",
        "2026-05-02 00:00:00", "2026-06-02 00:00:00", "2026-07-02 00:00:00", "2026-08-02 00:00:00",
        "2026-09-02 00:00:00", "2026-10-02 00:00:00", "2026-11-02 00:00:00", "2026-12-02 00:00:00",
      ],
      series: [
        ChartSeries(
          title: "Coffee",
          values: [2.41, 2.38, 2.4, 2.33, 2.29, 2.31, 2.22, 2.18, 2.2, 2.11, 2.07, 2.09])
      ])
    view.numericAxis.format = NumericAxisFormat(style: .currency, currency: "USD")

    var environment = Environment()
    environment.width = 343
    environment.height = 220
    environment.appearance = .dark
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `stock-share-rising`() throws -> Figure {
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

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `waterfall-cash-bridge`() throws -> Figure {
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
    environment.height = 240
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }
}
