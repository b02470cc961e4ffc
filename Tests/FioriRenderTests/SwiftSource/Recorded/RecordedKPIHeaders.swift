// Written by RecordedSwiftTests, which say how.

import FioriRender

enum RecordedKPIHeaders: RecordedSwift {
  static let folder = "Examples/kpi-header"

  static let figures: [RecordedFigure] = [
    RecordedFigure("absences-accessibility-text", `absences-accessibility-text`),
    RecordedFigure("call-center-palette-v4", `call-center-palette-v4`),
    RecordedFigure("cold-store-alarm", `cold-store-alarm`),
    RecordedFigure("energy-forced-order", `energy-forced-order`),
    RecordedFigure("finance-offline", `finance-offline`),
    RecordedFigure("logistics-second-page", `logistics-second-page`),
    RecordedFigure("logistics-small-phone", `logistics-small-phone`),
    RecordedFigure("logistics-tablet-classic", `logistics-tablet-classic`),
    RecordedFigure("logistics-tablet-dark", `logistics-tablet-dark`),
    RecordedFigure("logistics-tablet", `logistics-tablet`),
    RecordedFigure("maintenance-phone-classic", `maintenance-phone-classic`),
    RecordedFigure("maintenance-phone", `maintenance-phone`),
    RecordedFigure("port-brand", `port-brand`),
    RecordedFigure("sales-loading", `sales-loading`),
    RecordedFigure("warehouse-right-to-left", `warehouse-right-to-left`),
  ]

  static func `absences-accessibility-text`() throws -> Figure {
    let view = KPIHeader(items: [
      KPIView(items: [.icon(.builtin(.person)), .metric("23")], caption: "On leave"),
      KPIView(items: [.metric("8")], caption: "On sick leave"),
    ])

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon
    environment.contentSizeCategory = .accessibilityMedium

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `call-center-palette-v4`() throws -> Figure {
    let view = KPIHeader(items: [
      KPIProgressView(
        items: [.formattedMetric(NumberValue(value: 0.83, style: .percent))],
        caption: "Answered"),
      KPIView(items: [.metric("46"), .unit("s")], caption: "Waiting time"),
    ])

    var environment = Environment()
    environment.width = 375
    environment.palette = .v4

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `cold-store-alarm`() throws -> Figure {
    let view = KPIHeader(
      items: [
        KPIView(
          items: [.metric("−14"), .unit("°C")],
          caption: "Chamber 2",
          tintColor: StateColors(normal: .palette("negativeLabel"))),
        KPIView(items: [.metric("−22"), .unit("°C")], caption: "Chamber 1"),
      ],
      isItemOrderForced: true,
      bannerMessage: BannerMessage(
        title: "Chamber 2 is too warm",
        type: .negative,
        icon: .builtin(.warning)))

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `energy-forced-order`() throws -> Figure {
    let view = KPIHeader(
      items: [
        KPIView(
          items: [.formattedMetric(NumberValue(value: 48.2, style: .unit, unit: "megawatt"))],
          caption: "Leistung"),
        KPIProgressView(
          items: [.formattedMetric(NumberValue(value: 0.64, style: .percent))],
          caption: "Auslastung"),
        KPIView(
          items: [.formattedMetric(NumberValue(value: 87.4, style: .currency, currency: "EUR"))],
          caption: "Preis je MWh"),
      ],
      isItemOrderForced: true,
      alignment: .center)

    var environment = Environment()
    environment.width = 1024
    environment.generation = .horizon
    environment.locale = "de-DE"

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `finance-offline`() throws -> Figure {
    let view = KPIHeader(
      items: [
        KPIView(
          items: [
            .formattedMetric(
              NumberValue(
                value: 1_284_600,
                style: .currency,
                currency: "EUR",
                maximumFractionDigits: 0))
          ],
          caption: "Receivables"),
        KPIView(items: [.metric("41"), .unit("d")], caption: "Days outstanding"),
      ],
      bannerMessage: BannerMessage(
        title: "You are offline. Figures are from 08:15",
        type: .offline))

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `logistics-second-page`() throws -> Figure {
    let view = KPIHeader(
      items: [
        KPIProgressView(
          items: [.formattedMetric(NumberValue(value: 0.72, style: .percent))],
          caption: "On time"),
        KPIView(items: [.icon(.builtin(.package)), .metric("1,294")], caption: "Parcels sent"),
        KPIView(items: [.metric("38"), .unit("min")], caption: "Average delay"),
        KPIView(items: [.unit("€"), .metric("18.4"), .unit("k")], caption: "Freight cost"),
      ],
      page: 2)

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `logistics-small-phone`() throws -> Figure {
    let view = KPIHeader(items: [
      KPIProgressView(
        items: [.formattedMetric(NumberValue(value: 0.72, style: .percent))],
        caption: "On time"),
      KPIView(items: [.icon(.builtin(.package)), .metric("1,294")], caption: "Parcels sent"),
      KPIView(items: [.metric("38"), .unit("min")], caption: "Average delay"),
      KPIView(items: [.unit("€"), .metric("18.4"), .unit("k")], caption: "Freight cost"),
    ])

    var environment = Environment()
    environment.width = 320
    environment.device = .iPhoneSE
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `logistics-tablet-classic`() throws -> Figure {
    let view = KPIHeader(items: [
      KPIProgressView(
        items: [.formattedMetric(NumberValue(value: 0.72, style: .percent))],
        caption: "On time"),
      KPIView(items: [.icon(.builtin(.package)), .metric("1,294")], caption: "Parcels sent"),
      KPIView(items: [.metric("38"), .unit("min")], caption: "Average delay"),
      KPIView(items: [.unit("€"), .metric("18.4"), .unit("k")], caption: "Freight cost"),
    ])

    var environment = Environment()
    environment.width = 1024

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `logistics-tablet-dark`() throws -> Figure {
    let view = KPIHeader(items: [
      KPIProgressView(
        items: [.formattedMetric(NumberValue(value: 0.72, style: .percent))],
        caption: "On time"),
      KPIView(items: [.icon(.builtin(.package)), .metric("1,294")], caption: "Parcels sent"),
      KPIView(items: [.metric("38"), .unit("min")], caption: "Average delay"),
      KPIView(items: [.unit("€"), .metric("18.4"), .unit("k")], caption: "Freight cost"),
    ])

    var environment = Environment()
    environment.width = 1024
    environment.appearance = .dark
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `logistics-tablet`() throws -> Figure {
    let view = KPIHeader(items: [
      KPIProgressView(
        items: [.formattedMetric(NumberValue(value: 0.72, style: .percent))],
        caption: "On time"),
      KPIView(items: [.icon(.builtin(.package)), .metric("1,294")], caption: "Parcels sent"),
      KPIView(items: [.metric("38"), .unit("min")], caption: "Average delay"),
      KPIView(items: [.unit("€"), .metric("18.4"), .unit("k")], caption: "Freight cost"),
    ])

    var environment = Environment()
    environment.width = 1024
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `maintenance-phone-classic`() throws -> Figure {
    let view = KPIHeader(items: [
      KPIProgressView(
        items: [.formattedFraction(FractionValue(value: 16, total: 25))],
        caption: "Completed"),
      KPIView(items: [.metric("4")], caption: "Breakdowns"),
    ])

    var environment = Environment()
    environment.width = 375

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `maintenance-phone`() throws -> Figure {
    let view = KPIHeader(items: [
      KPIProgressView(
        items: [.formattedFraction(FractionValue(value: 16, total: 25))],
        caption: "Completed"),
      KPIView(items: [.metric("4")], caption: "Breakdowns"),
      KPIView(items: [.metric("98.7"), .unit("%")], caption: "Uptime"),
    ])

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `port-brand`() throws -> Figure {
    let view = KPIHeader(items: [
      KPIProgressView(
        items: [.formattedFraction(FractionValue(value: 41, total: 60))],
        caption: "Unloaded"),
      KPIView(items: [.icon(.builtin(.package)), .metric("1,180")], caption: "Containers"),
      KPIView(items: [.metric("2.4"), .unit("h")], caption: "Waiting time"),
    ])

    var environment = Environment()
    environment.width = 768

    var figure = Figure(view, environment: environment)
    figure.styleSheets = try [StyleSheet(path: "brand-harbor.nss")]
    return figure
  }

  static func `sales-loading`() throws -> Figure {
    let view = KPIHeader(
      items: [
        KPIProgressView(
          items: [.formattedFraction(FractionValue(value: 16, total: 25))],
          caption: "Completed"),
        KPIView(
          items: [
            .formattedMetric(NumberValue(value: 265_849.98, style: .currency, currency: "USD"))
          ],
          caption: "Net revenue"),
      ],
      isLoading: true)

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `warehouse-right-to-left`() throws -> Figure {
    let view = KPIHeader(items: [
      KPIProgressView(
        items: [.formattedFraction(FractionValue(value: 41, total: 60))],
        caption: "Picked"),
      KPIView(items: [.icon(.builtin(.package)), .metric("5,120")], caption: "In stock"),
    ])

    var environment = Environment()
    environment.width = 375
    environment.generation = .horizon
    environment.layoutDirection = .rightToLeft
    environment.locale = "he-IL"

    let figure = Figure(view, environment: environment)
    return figure
  }
}
