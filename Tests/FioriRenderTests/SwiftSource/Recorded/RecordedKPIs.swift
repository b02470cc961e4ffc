// Written by RecordedSwiftTests, which say how.

import FioriRender

enum RecordedKPIs: RecordedSwift {
  static let folder = "Examples/kpi"

  static let figures: [RecordedFigure] = [
    RecordedFigure("cash-flow-negative", `cash-flow-negative`),
    RecordedFigure("deliveries-high-contrast", `deliveries-high-contrast`),
    RecordedFigure("documents-to-approve", `documents-to-approve`),
    RecordedFigure("energy-use-german", `energy-use-german`),
    RecordedFigure("freight-cost-classic-dark-ground", `freight-cost-classic-dark-ground`),
    RecordedFigure("headcount-accessibility-text", `headcount-accessibility-text`),
    RecordedFigure("inspections-done-fraction", `inspections-done-fraction`),
    RecordedFigure("invoices-brand", `invoices-brand`),
    RecordedFigure("machine-uptime-dark", `machine-uptime-dark`),
    RecordedFigure("net-revenue-large", `net-revenue-large`),
    RecordedFigure("open-orders-medium", `open-orders-medium`),
    RecordedFigure("overtime-palette-v5", `overtime-palette-v5`),
    RecordedFigure("production-cost-yen", `production-cost-yen`),
    RecordedFigure("purchase-orders-classic-icon", `purchase-orders-classic-icon`),
    RecordedFigure("sales-classic", `sales-classic`),
    RecordedFigure("stock-value-disabled", `stock-value-disabled`),
    RecordedFigure("stock-value-highlighted", `stock-value-highlighted`),
    RecordedFigure("stock-value-loading", `stock-value-loading`),
    RecordedFigure("stock-value-selected", `stock-value-selected`),
    RecordedFigure("travel-cost-right-to-left", `travel-cost-right-to-left`),
    RecordedFigure("website-visits-french", `website-visits-french`),
  ]

  static func `cash-flow-negative`() throws -> Figure {
    let view = KPIView(
      items: [
        .formattedMetric(
          NumberValue(
            value: -48_200,
            style: .currency,
            currency: "EUR",
            maximumFractionDigits: 0))
      ],
      caption: "Operating cash flow, October",
      tintColor: StateColors(normal: .palette("negativeLabel")),
      size: .large)

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `deliveries-high-contrast`() throws -> Figure {
    let view = KPIView(items: [.metric("318")], caption: "Deliveries on their way", size: .large)

    var environment = Environment()
    environment.generation = .horizon
    environment.contrast = .high
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `documents-to-approve`() throws -> Figure {
    let view = KPIView(
      items: [.icon(.builtin(.document)), .metric("12")],
      caption: "Documents to approve")

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `energy-use-german`() throws -> Figure {
    let view = KPIView(
      items: [
        .icon(.file("icons/bolt.svg").withRenderingMode(.template)),
        .formattedMetric(NumberValue(value: 1284.6, style: .unit, unit: "kilowatt-hour")),
      ],
      caption: "Stromverbrauch im Werk Walldorf",
      size: .medium)

    var environment = Environment()
    environment.generation = .horizon
    environment.locale = "de-DE"
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment, resources: ResourceFolder(path: "."))
    return figure
  }

  static func `freight-cost-classic-dark-ground`() throws -> Figure {
    let view = KPIView(
      items: [.unit("€"), .metric("18.4"), .unit("k")],
      caption: "Freight cost this week",
      colorScheme: .dark)

    var environment = Environment()
    environment.background = .palette("backgroundGradientTop")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `headcount-accessibility-text`() throws -> Figure {
    let view = KPIView(
      items: [.icon(.builtin(.person)), .metric("1,847")],
      caption: "Employees in all locations",
      size: .medium)

    var environment = Environment()
    environment.generation = .horizon
    environment.contentSizeCategory = .accessibilityLarge
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `inspections-done-fraction`() throws -> Figure {
    let view = KPIView(
      items: [.formattedFraction(FractionValue(value: 56, total: 100))],
      caption: "Safety inspections done",
      size: .large)

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `invoices-brand`() throws -> Figure {
    let view = KPIView(
      items: [.unit("£"), .metric("86.2"), .unit("k")],
      caption: "Invoices due this week",
      size: .large)

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    var figure = Figure(view, environment: environment)
    figure.styleSheets = try [StyleSheet(path: "brand-harbor.nss")]
    return figure
  }

  static func `machine-uptime-dark`() throws -> Figure {
    let view = KPIView(
      items: [.formattedMetric(NumberValue(value: 0.987, style: .percent))],
      caption: "Uptime of line 3",
      size: .large)

    var environment = Environment()
    environment.appearance = .dark
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `net-revenue-large`() throws -> Figure {
    let view = KPIView(
      items: [.formattedMetric(NumberValue(value: 265_849.98, style: .currency, currency: "USD"))],
      caption: "Net revenue this month",
      size: .large)

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `open-orders-medium`() throws -> Figure {
    let view = KPIView(
      items: [.icon(.builtin(.package)), .metric("1,294"), .unit("k")],
      caption: "Open sales orders",
      size: .medium)

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `overtime-palette-v5`() throws -> Figure {
    let view = KPIView(items: [.metric("42.5"), .unit("h")], caption: "Overtime in the paint shop")

    var environment = Environment()
    environment.appearance = .dark
    environment.palette = .v5
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `production-cost-yen`() throws -> Figure {
    let view = KPIView(
      items: [.formattedMetric(NumberValue(value: 1_846_500, style: .currency, currency: "JPY"))],
      caption: "Cost of lot 4711",
      size: .medium)

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `purchase-orders-classic-icon`() throws -> Figure {
    let view = KPIView(
      items: [.icon(.builtin(.document)), .metric("2"), .unit("k")],
      caption: "Purchase orders to be released")

    var environment = Environment()
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `sales-classic`() throws -> Figure {
    let view = KPIView(
      items: [.unit("$"), .metric("294"), .unit("USD")],
      caption: "Sales in the western region")

    var environment = Environment()
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `stock-value-disabled`() throws -> Figure {
    let view = KPIView(
      items: [.unit("$"), .metric("294"), .unit("k")],
      caption: "Value of the stock on hand",
      tintColor: StateColors(normal: .palette("tintColor"), disabled: .palette("tertiaryLabel")),
      isEnabled: false,
      size: .large)

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `stock-value-highlighted`() throws -> Figure {
    let view = KPIView(
      items: [.unit("$"), .metric("294"), .unit("k")],
      caption: "Value of the stock on hand",
      isHighlighted: true,
      size: .large)

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `stock-value-loading`() throws -> Figure {
    let view = KPIView(
      items: [.unit("$"), .metric("294"), .unit("k")],
      caption: "Value of the stock on hand",
      size: .large,
      isLoading: true)

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `stock-value-selected`() throws -> Figure {
    let view = KPIView(
      items: [.unit("$"), .metric("294"), .unit("k")],
      caption: "Value of the stock on hand",
      isSelected: true,
      size: .large)

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `travel-cost-right-to-left`() throws -> Figure {
    let view = KPIView(
      items: [
        .icon(.builtin(.location)),
        .formattedMetric(
          NumberValue(value: 12_480, style: .currency, currency: "ILS", maximumFractionDigits: 0)),
      ],
      caption: "Travel cost, November",
      size: .medium,
      alignment: .leading)

    var environment = Environment()
    environment.generation = .horizon
    environment.layoutDirection = .rightToLeft
    environment.locale = "he-IL"
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `website-visits-french`() throws -> Figure {
    let view = KPIView(
      items: [.formattedMetric(NumberValue(value: 2_480_000, style: .compact))],
      caption: "Visites du portail client",
      size: .medium)

    var environment = Environment()
    environment.generation = .horizon
    environment.locale = "fr-FR"
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }
}
