// Written by RecordedSwiftTests, which say how.

import FioriRender

enum RecordedRings: RecordedSwift {
  static let folder = "Examples/kpi-progress"

  static let figures: [RecordedFigure] = [
    RecordedFigure("battery-charge-dark", `battery-charge-dark`),
    RecordedFigure("budget-overrun", `budget-overrun`),
    RecordedFigure("checklist-small-classic", `checklist-small-classic`),
    RecordedFigure("checklist-small", `checklist-small`),
    RecordedFigure("goods-receipt-long-caption", `goods-receipt-long-caption`),
    RecordedFigure("machine-load-german", `machine-load-german`),
    RecordedFigure("onboarding-not-started", `onboarding-not-started`),
    RecordedFigure("payroll-accessibility-text", `payroll-accessibility-text`),
    RecordedFigure("quality-brand", `quality-brand`),
    RecordedFigure("recycling-goal-positive", `recycling-goal-positive`),
    RecordedFigure("stocktaking-disabled", `stocktaking-disabled`),
    RecordedFigure("stocktaking-highlighted", `stocktaking-highlighted`),
    RecordedFigure("stocktaking-selected", `stocktaking-selected`),
    RecordedFigure("training-loading", `training-loading`),
    RecordedFigure("vaccination-palette-v6", `vaccination-palette-v6`),
    RecordedFigure("work-orders-completed-classic", `work-orders-completed-classic`),
    RecordedFigure("work-orders-completed", `work-orders-completed`),
  ]

  static func `battery-charge-dark`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedMetric(NumberValue(value: 0.82, style: .percent))],
      caption: "Charge",
      footnote: "Forklift 7, ready at 14:30")

    var environment = Environment()
    environment.appearance = .dark
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `budget-overrun`() throws -> Figure {
    let view = KPIProgressView(
      items: [.metric("104"), .unit("%")],
      progress: 1,
      caption: "Budget",
      footnote: "Relocation of the Lyon plant",
      tintColor: StateColors(normal: .palette("negativeLabel")))

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `checklist-small-classic`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedMetric(NumberValue(value: 0.33, style: .percent))],
      chartSize: .small,
      caption: "Complete")

    var environment = Environment()
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `checklist-small`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedMetric(NumberValue(value: 0.33, style: .percent))],
      chartSize: .small,
      caption: "Complete")

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `goods-receipt-long-caption`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedMetric(NumberValue(value: 0.58, style: .percent))],
      caption: "Pallets of purchase order 4500017 received")

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `machine-load-german`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedMetric(NumberValue(value: 0.875, style: .percent))],
      caption: "Auslastung",
      footnote: "Fräszentrum 2")

    var environment = Environment()
    environment.generation = .horizon
    environment.locale = "de-DE"
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `onboarding-not-started`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedFraction(FractionValue(value: 0, total: 8))],
      caption: "Steps",
      footnote: "Onboarding of Natasha Giotra")

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `payroll-accessibility-text`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedFraction(FractionValue(value: 412, total: 480))],
      caption: "Payslips released for November")

    var environment = Environment()
    environment.generation = .horizon
    environment.contentSizeCategory = .accessibilityMedium
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `quality-brand`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedMetric(NumberValue(value: 0.97, style: .percent))],
      caption: "Passed",
      footnote: "Final inspection")

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    var figure = Figure(view, environment: environment)
    figure.styleSheets = try [StyleSheet(path: "brand-harbor.nss")]
    return figure
  }

  static func `recycling-goal-positive`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedMetric(NumberValue(value: 0.91, style: .percent))],
      caption: "Recycled",
      footnote: "Goal: 85%",
      textColor: StateColors(normal: .palette("primaryLabel")),
      progressTintColor: StateColors(normal: .palette("positiveLabel")))

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `stocktaking-disabled`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedMetric(NumberValue(value: 0.46, style: .percent))],
      caption: "Counted",
      isEnabled: false)

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `stocktaking-highlighted`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedMetric(NumberValue(value: 0.46, style: .percent))],
      caption: "Counted",
      isHighlighted: true)

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `stocktaking-selected`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedMetric(NumberValue(value: 0.46, style: .percent))],
      caption: "Counted",
      isSelected: true)

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `training-loading`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedMetric(NumberValue(value: 0.7, style: .percent))],
      caption: "Trained",
      isLoading: true)

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `vaccination-palette-v6`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedFraction(FractionValue(value: 184, total: 240))],
      caption: "Vaccinated")

    var environment = Environment()
    environment.generation = .horizon
    environment.palette = .v6
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `work-orders-completed-classic`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedFraction(FractionValue(value: 16, total: 25))],
      caption: "Completed")

    var environment = Environment()
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  static func `work-orders-completed`() throws -> Figure {
    let view = KPIProgressView(
      items: [.formattedFraction(FractionValue(value: 16, total: 25))],
      caption: "Completed")

    var environment = Environment()
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }
}
