// Written by RecordedSwiftTests, which say how.
// swift-format-ignore-file

import FioriRender

extension RecordedSwift {
  static let figures: [String: @Sendable () throws -> Figure] = [
    "brands-1": Self(folder: "Examples").`brands-1`,
    "brands-2": Self(folder: "Examples").`brands-2`,
    "brands-3": Self(folder: "Examples").`brands-3`,
    "purchase-orders-classic-icon": Self(folder: "Examples/kpi").`purchase-orders-classic-icon`,
    "quality-brand": Self(folder: "Examples/kpi-progress").`quality-brand`,
    "logistics-second-page": Self(folder: "Examples/kpi-header").`logistics-second-page`,
    "sales-order-amount": Self(folder: "Examples/object-header").`sales-order-amount`,
    "wind-park-photograph": Self(folder: "Examples/object-header").`wind-park-photograph`,
    "bubble-customers": Self(folder: "Examples/charts").`bubble-customers`,
    "combo-two-axes-targets-dark": Self(folder: "Examples/charts").`combo-two-axes-targets-dark`,
    "floorplan-downtime-classic-dark": Self(folder: "Examples/charts").`floorplan-downtime-classic-dark`,
    "dashboard-phone-row": Self(folder: "Examples/cards").`dashboard-phone-row`,
    "every-key-1": Self(folder: "Examples/kpi").`every-key-1`,
    "every-key-2": Self(folder: "Examples/kpi").`every-key-2`,
    "every-key-3": Self(folder: "Examples/kpi").`every-key-3`,
    "every-key-4": Self(folder: "Examples/kpi").`every-key-4`,
    "every-key-5": Self(folder: "Examples/kpi").`every-key-5`,
    "every-key-6": Self(folder: "Examples/kpi").`every-key-6`,
    "every-key-7": Self(folder: "Examples/kpi").`every-key-7`,
    "every-key-8": Self(folder: "Examples/kpi").`every-key-8`,
    "every-key-9": Self(folder: "Examples/kpi").`every-key-9`,
    "every-key-10": Self(folder: "Examples/kpi").`every-key-10`,
    "every-key-11": Self(folder: "Examples/kpi").`every-key-11`,
    "every-key-12": Self(folder: "Examples/kpi").`every-key-12`,
    "every-key-13": Self(folder: "Examples/kpi").`every-key-13`,
    "every-key-14": Self(folder: "Examples/kpi").`every-key-14`,
    "every-key-15": Self(folder: "Examples/kpi").`every-key-15`,
    "every-key-16": Self(folder: "Examples/kpi").`every-key-16`,
    "every-key-17": Self(folder: "Examples/kpi").`every-key-17`,
    "every-key-18": Self(folder: "Examples/kpi").`every-key-18`,
    "every-key-19": Self(folder: "Examples/kpi").`every-key-19`,
    "every-key-20": Self(folder: "Examples/kpi").`every-key-20`,
    "every-key-21": Self(folder: "Examples/kpi").`every-key-21`,
    "every-key-22": Self(folder: "Examples/kpi").`every-key-22`,
    "every-key-23": Self(folder: "Examples/kpi").`every-key-23`,
    "every-key-24": Self(folder: "Examples/kpi").`every-key-24`,
    "every-key-25": Self(folder: "Examples/kpi").`every-key-25`,
    "every-key-26": Self(folder: "Examples/kpi").`every-key-26`,
    "every-key-27": Self(folder: "Examples/kpi").`every-key-27`,
    "every-key-28": Self(folder: "Examples/kpi").`every-key-28`,
    "every-key-29": Self(folder: "Examples/kpi").`every-key-29`,
    "every-key-30": Self(folder: "Examples/kpi").`every-key-30`,
    "every-key-31": Self(folder: "Examples/kpi").`every-key-31`,
    "every-key-32": Self(folder: "Examples/kpi").`every-key-32`,
  ]

  private func `brands-1`() throws -> Figure {
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

  private func `brands-2`() throws -> Figure {
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

  private func `brands-3`() throws -> Figure {
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

  private func `purchase-orders-classic-icon`() throws -> Figure {
    let view = KPIView(
      items: [.icon(.builtin(.document)), .metric("2"), .unit("k")],
      caption: "Purchase orders to be released")

    var environment = Environment()
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  private func `quality-brand`() throws -> Figure {
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

  private func `logistics-second-page`() throws -> Figure {
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

  private func `sales-order-amount`() throws -> Figure {
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

  private func `wind-park-photograph`() throws -> Figure {
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

  private func `bubble-customers`() throws -> Figure {
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
    view.secondaryNumericAxis.title = "Customers"

    var environment = Environment()
    environment.width = 343
    environment.height = 240
    environment.generation = .horizon
    environment.background = .palette("primaryBackground")
    environment.padding = Insets(16)

    let figure = Figure(view, environment: environment)
    return figure
  }

  private func `combo-two-axes-targets-dark`() throws -> Figure {
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

  private func `floorplan-downtime-classic-dark`() throws -> Figure {
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

  private func `dashboard-phone-row`() throws -> Figure {
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

  private func `every-key-1`() throws -> Figure {
    let view = KPIView(
      items: [
        .icon(.builtin(.trendUp).withRenderingMode(.original)),
        .formattedMetric(
          NumberValue(
            value: -265_849.98,
            style: .currency,
            currency: "EUR",
            minimumFractionDigits: 1,
            maximumFractionDigits: 1,
            usesGroupingSeparator: false,
            sign: .always,
            rules: [ColorRule(below: 480_000, color: .palette("negativeLabel"))])),
        .formattedMetric(NumberValue(value: 12_000, style: .unit, unit: "kilometer-per-hour")),
        .formattedFraction(FractionValue(value: 88, total: 98)),
        .fraction("/"),
        .unit("k"),
      ],
      caption: Text(
        "Rich",
        font: TextFont(.headline, weight: .semibold, size: 15, family: "Inter"),
        color: .palette("positiveLabel"),
        numberOfLines: 2,
        alignment: .trailing,
        styleClass: ["loud", "quiet"]),
      colorScheme: .deviceInverse,
      tintColor: StateColors(
        normal: .palette("tintColor"),
        disabled: .rgb(118, 118, 123),
        highlighted: .palette("negativeLabel", on: .dark),
        selected: .palette("tintColorTapState")),
      isEnabled: false,
      isHighlighted: true,
      isSelected: true,
      size: .large,
      alignment: .leading,
      styleClass: ["loud"])

    var figure = Figure(view, name: "kpi")
    figure.lint = [
      .contrast: .warning,
      .kpiProgress: .off,
      .cutText: .warning,
      .targetSize: .error,
      .textSize: .off,
      .orphan: .off,
      .colorOnly: .error,
      .unnamedCategories: .off,
      .unnamedSeries: .off,
      .guidelines: .off,
    ]
    return figure
  }

  private func `every-key-2`() throws -> Figure {
    let view = KPIProgressView(
      items: [.metric("64"), .unit("%")],
      progress: 0.64,
      chartSize: .small,
      rules: [ColorRule(below: 0.5, color: .palette("negativeLabel"), title: "Behind plan")],
      caption: "Done",
      footnote: "Since Monday",
      colorScheme: .dark,
      tintColor: StateColors(normal: .palette("tintColor")),
      textColor: StateColors(
        normal: .palette("tintColor"),
        disabled: .rgb(118, 118, 123),
        highlighted: .palette("negativeLabel", on: .dark)),
      progressTintColor: StateColors(disabled: .rgb(255, 0, 0)),
      trackTintColor: StateColors(
        normal: .rgba(RGBA(red: 255, green: 255, blue: 255, alpha: 163))),
      progressWidth: 6,
      trackWidth: 3.5,
      isEnabled: false,
      isHighlighted: true,
      isSelected: true,
      styleClass: ["loud"])

    let figure = Figure(view, name: "ring")
    return figure
  }

  private func `every-key-3`() throws -> Figure {
    let view = KPIHeader(
      items: [
        KPIView(
          items: [
            .icon(.builtin(.trendUp).withRenderingMode(.original)),
            .formattedMetric(
              NumberValue(
                value: -265_849.98,
                style: .currency,
                currency: "EUR",
                minimumFractionDigits: 1,
                maximumFractionDigits: 1,
                usesGroupingSeparator: false)),
            .formattedMetric(NumberValue(value: 12_000, style: .unit, unit: "kilometer-per-hour")),
            .formattedFraction(FractionValue(value: 88, total: 98)),
            .fraction("/"),
            .unit("k"),
          ],
          caption: Text(
            "Rich",
            font: TextFont(.headline, weight: .semibold, size: 15, family: "Inter"),
            color: .palette("positiveLabel"),
            numberOfLines: 2,
            alignment: .trailing,
            styleClass: ["loud", "quiet"]),
          colorScheme: .deviceInverse,
          tintColor: StateColors(
            normal: .palette("tintColor"),
            disabled: .rgb(118, 118, 123),
            highlighted: .palette("negativeLabel", on: .dark)),
          isEnabled: false,
          isHighlighted: true,
          isSelected: true,
          size: .large,
          alignment: .leading,
          styleClass: ["loud"]),
        KPIProgressView(
          items: [.metric("64"), .unit("%")],
          progress: 0.64,
          caption: "Done",
          footnote: "Since Monday",
          colorScheme: .dark,
          tintColor: StateColors(normal: .palette("tintColor")),
          textColor: StateColors(
            normal: .palette("tintColor"),
            disabled: .rgb(118, 118, 123),
            highlighted: .palette("negativeLabel", on: .dark)),
          progressTintColor: StateColors(disabled: .rgb(255, 0, 0)),
          trackTintColor: StateColors(
            normal: .rgba(RGBA(red: 255, green: 255, blue: 255, alpha: 163))),
          isEnabled: false,
          isHighlighted: true,
          isSelected: true,
          styleClass: ["loud"]),
        KPIView(items: [.metric("7")]),
        KPIView(items: [.metric("8")]),
      ],
      page: 2,
      colorScheme: .light,
      isItemOrderForced: true,
      interItemSpacing: 24,
      alignment: .firstBaseline,
      bannerMessage: BannerMessage(
        title: Text(
          "Rich",
          font: TextFont(.headline, weight: .semibold, size: 15, family: "Inter"),
          color: .palette("positiveLabel"),
          numberOfLines: 2,
          alignment: .trailing,
          styleClass: ["loud", "quiet"]),
        type: .offline,
        icon: .builtin(.warning)),
      pageControl: PageControl(
        currentPageIndicatorTintColor: .rgb(255, 255, 255),
        pageIndicatorTintColor: .rgba(RGBA(red: 255, green: 255, blue: 255, alpha: 163))),
      styleClass: ["loud"])

    let figure = Figure(view, name: "header")
    return figure
  }

  private func `every-key-4`() throws -> Figure {
    var view = ChartView(
      .combo,
      categories: ["Q1", nil, "Q3", "Q4"],
      series: [
        ChartSeries(
          title: "Orders",
          values: [182, 205.5, nil, 259_000],
          color: .palette("chart5"),
          rules: [
            ColorRule(below: 480_000, color: .palette("negativeLabel"), title: "Below target"),
            ColorRule(from: 480_000, to: 600_000.5, color: .rgb(31, 107, 58)),
            ColorRule(is: "Late", color: .palette("chart3")),
          ],
          fillColor: .palette("chart2"),
          lineWidth: 3,
          point: ChartPointStyle(
            isHidden: false,
            diameter: 10,
            strokeColor: .palette("chart4"),
            gap: 8)),
        ChartSeries(
          title: "Margin",
          values: [0.1, 0.25, 0.3, -0.05],
          point: ChartPointStyle(diameter: 9),
          lineStyle: .dashed,
          forecastFrom: 2,
          formats: [NumericAxisFormat(style: .permille, maximumFractionDigits: 0), nil]),
      ],
      numberOfGridlines: 5,
      indexesOfColumnSeries: [0],
      indexesOfSecondaryValuesAxis: [1],
      colorsForCategory: [0: [0: .rgb(255, 0, 0), 2: .palette("negativeLabel")]],
      selections: [0: [2, 3], 1: [0]],
      valueLabels: true,
      legend: .trailing,
      columnCornerRadius: 4,
      stacking: .percent,
      styleClass: ["loud"],
      colors: ["Plan": .palette("chart2")])
    view.categoryAxis.labels = CategoryAxis.Labels(isHidden: false, style: .range)
    view.categoryAxis.gridlines.isHidden = false
    view.categoryAxis.baseline.isHidden = true
    view.categoryAxis.labelsPosition = .dynamic
    view.categoryAxis.title = "Quarter"
    view.categoryAxis.format = NumericAxisFormat(style: .percent)
    view.categoryAxis.sort = .descending
    view.categoryAxis.references = [
      CategoryReference(value: "Q4", title: "Today"),
      CategoryReference(from: "Q1", to: "Q3", title: "Plan"),
    ]
    view.categoryAxis.explicitMin = "Q1"
    view.categoryAxis.explicitMax = "Q4"
    view.numericAxis.labels.isHidden = false
    view.numericAxis.gridlines.isHidden = true
    view.numericAxis.baseline.isHidden = false
    view.numericAxis.explicitMin = -10
    view.numericAxis.explicitMax = 300_000
    view.numericAxis.isZeroBased = true
    view.numericAxis.adjustToNiceValues = false
    view.numericAxis.allowLooseLabels = true
    view.numericAxis.fudgeAxisRange = true
    view.numericAxis.abbreviatesLabels = true
    view.numericAxis.isMagnitudedDisplayed = false
    view.numericAxis.title = "Orders"
    view.numericAxis.format = NumericAxisFormat(
      style: .currency,
      currency: "USD",
      minimumFractionDigits: 1,
      maximumFractionDigits: 2,
      usesGroupingSeparator: false)
    view.numericAxis.ticks = [0, 150_000]
    view.numericAxis.references = [
      AxisReference(value: 120_000, title: "Target"),
      AxisReference(from: 80_000, to: 100_000),
    ]
    view.secondaryNumericAxis.labels.isHidden = true
    view.secondaryNumericAxis.format.style = .percent

    let figure = Figure(view, name: "chart")
    return figure
  }

  private func `every-key-5`() throws -> Figure {
    var chart = ChartView(series: [ChartSeries(values: [71, 70, 74, 78])])
    chart.numericAxis.explicitMax = 90

    var view = ObjectHeaderChartView(
      title: "Motor temperature",
      subtitle: Text(
        "Rich",
        font: TextFont(.headline, weight: .semibold, size: 15, family: "Inter"),
        color: .palette("positiveLabel"),
        numberOfLines: 2,
        alignment: .trailing,
        styleClass: ["loud", "quiet"]),
      trend: "4.2%",
      trendImage: .builtin(.trendDown),
      trendSemanticColor: .palette("negativeLabel"),
      kpiItems: [.metric("78"), .unit("°C")],
      chartView: chart,
      isEnabled: true)
    view.titleAttributedText = [
      TextRun(
        NumberValue(
          value: -265_849.98,
          style: .currency,
          currency: "EUR",
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
          usesGroupingSeparator: false,
          sign: .never),
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun(NumberValue(value: 12_000, style: .unit, unit: "kilometer-per-hour")),
      TextRun(
        DateValue(date: "2026-01-05", skeleton: "yMMM"),
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    view.subtitleAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    view.trendAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    view.trendStyle = TrendStyle(good: .up)
    view.kpiAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    view.styleClass = ["loud"]

    let figure = Figure(view, name: "header-chart")
    return figure
  }

  private func `every-key-6`() throws -> Figure {
    var chart = ChartView(series: [ChartSeries(values: [71, 70, 74, 78])])
    chart.numericAxis.explicitMax = 90

    var objectHeaderChart = ObjectHeaderChartView(
      title: "Motor temperature",
      subtitle: Text(
        "Rich",
        font: TextFont(.headline, weight: .semibold, size: 15, family: "Inter"),
        color: .palette("positiveLabel"),
        numberOfLines: 2,
        alignment: .trailing,
        styleClass: ["loud", "quiet"]),
      trend: "4.2%",
      trendImage: .builtin(.trendDown),
      trendSemanticColor: .palette("negativeLabel"),
      kpiItems: [.metric("78"), .unit("°C")],
      chartView: chart,
      isEnabled: true)
    objectHeaderChart.titleAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    objectHeaderChart.subtitleAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    objectHeaderChart.trendAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    objectHeaderChart.kpiAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    objectHeaderChart.styleClass = ["loud"]

    let view = ObjectHeader(
      headlineText: "Inspect",
      subheadlineText: Text(
        "Rich",
        font: TextFont(.headline, weight: .semibold, size: 15, family: "Inter"),
        color: .palette("positiveLabel"),
        numberOfLines: 2,
        alignment: .trailing,
        styleClass: ["loud", "quiet"]),
      tags: [
        "Started",
        Tag(
          title: "Urgent",
          colorScheme: .dark,
          fillColor: .palette("negativeLabel"),
          value: "Late",
          rules: [ColorRule(is: "Late", color: .palette("negativeLabel"))]),
        Tag(
          title: Text(
            "Rich",
            font: TextFont(.headline, weight: .semibold, size: 15, family: "Inter"),
            color: .palette("positiveLabel"),
            numberOfLines: 2,
            alignment: .trailing,
            styleClass: ["loud", "quiet"])),
      ],
      labelItems: [
        "Room 7",
        LabelItem(
          text: Text(
            "Los Altos, CA",
            font: TextFont(.headline, weight: .semibold, size: 15, family: "Inter"),
            color: .palette("tintColor"),
            numberOfLines: 1,
            styleClass: ["loud"]),
          image: .file("icons/bolt.svg").withRenderingMode(.template),
          alignment: .leading),
        LabelItem(image: .builtin(.location)),
      ],
      bodyText: "Due",
      footnoteText: "Changed",
      descriptionText: """
        The temperature sensor predicts a failure in four days, and the part has to be ordered \
        before "Friday".
        """,
      statusText: "High",
      statusImage: .builtin(.warning),
      statusImageColor: .palette("negativeLabel"),
      substatusText: "Overdue",
      substatusImage: .file("icons/bolt.svg"),
      substatusImageColor: .palette("criticalLabel"),
      detailImage: .file("icons/bolt.svg"),
      detailImageSize: Size(width: 60, height: 48.5),
      detailImageContentMode: .fill,
      detailImageColor: .palette("negativeLabel"),
      kpiView: KPIView(items: [.metric("294")], caption: "Sales"),
      detailContentView: .chart(objectHeaderChart),
      backgroundColorScheme: .dark,
      statusLayout: .inline,
      additionalInfoAlignment: .leading,
      numberOfTagLines: 1,
      numberOfLabelItems: 2,
      pageControl: PageControl(
        currentPageIndicatorTintColor: .rgb(255, 255, 255),
        pageIndicatorTintColor: .rgba(RGBA(red: 255, green: 255, blue: 255, alpha: 163))),
      page: 2,
      styleClass: ["loud"])

    let figure = Figure(view, name: "object", resources: ResourceFolder(path: "."))
    return figure
  }

  private func `every-key-7`() throws -> Figure {
    var chart = ChartView(series: [ChartSeries(values: [1, 2])])
    chart.categoryAxis.title = "Day"

    var totalSales = ChartCard(
      title: "Total Sales",
      status: "5 min ago",
      subtitle: "Store 541",
      kpiItems: [.metric("1")],
      seriesTitles: ["This year", "Last year"],
      chartView: chart)
    totalSales.titleAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    totalSales.statusAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    totalSales.kpiAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    totalSales.isHighlighted = true
    totalSales.styleClass = ["loud"]
    totalSales.subtitleAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    totalSales.trend = "4.2%"
    totalSales.trendAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    totalSales.trendImage = .builtin(.trendUp)
    totalSales.trendSemanticColor = .palette("positiveLabel")
    totalSales.details = "Actuals of the first quarter"

    var totalSales2 = KPICard(title: "Total Sales", status: "5 min ago", kpiItems: [.metric("1")])
    totalSales2.titleAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    totalSales2.statusAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    totalSales2.kpiAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    totalSales2.isHighlighted = true
    totalSales2.isLoading = true
    totalSales2.styleClass = ["loud"]

    var totalSales3 = KPIProgressCard(
      title: "Total Sales",
      status: "5 min ago",
      kpiItems: [.metric("1")],
      progress: 0.5)
    totalSales3.titleAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    totalSales3.statusAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    totalSales3.kpiAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    totalSales3.isHighlighted = true
    totalSales3.styleClass = ["loud"]

    var kpiCard = KPICard(title: "class")
    kpiCard.isHighlighted = true

    var kpiCard2 = KPICard(title: "2 of 3")
    kpiCard2.isHighlighted = true
    kpiCard2.facts = [CardFact(title: "Target", value: "280k")]

    var kpiCard3 = KPICard(title: "Größe")
    kpiCard3.isHighlighted = true

    var totalSales4 = KPICard(title: "Total sales")
    totalSales4.isHighlighted = true

    let view = CardCollection(
      cards: [totalSales, totalSales2, totalSales3, kpiCard, kpiCard2, kpiCard3, totalSales4],
      isAllowingFlowLayout: false,
      contentSize: .all,
      cardHeight: 260,
      isLoading: true,
      styleClass: ["loud"])

    let figure = Figure(view, name: "cards")
    return figure
  }

  private func `every-key-8`() throws -> Figure {
    var chart = ChartView(series: [ChartSeries(values: [1, 2])])
    chart.categoryAxis.title = "Day"

    var view = ChartCard(
      title: "Total Sales",
      status: "5 min ago",
      subtitle: "Store 541",
      kpiItems: [.metric("1")],
      seriesTitles: ["This year", "Last year"],
      chartView: chart)
    view.titleAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    view.statusAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    view.kpiAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    view.isHighlighted = true
    view.styleClass = ["loud"]
    view.subtitleAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    view.trend = "4.2%"
    view.trendAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    view.trendImage = .builtin(.trendUp)
    view.trendSemanticColor = .palette("positiveLabel")
    view.trendStyle = TrendStyle(good: .down)
    view.facts = [
      CardFact(title: "Target", value: "280k"),
      CardFact(title: Text("Deviation", font: TextFont(.caption1)), value: "7 %"),
    ]

    let figure = Figure(view, name: "chart-card")
    return figure
  }

  private func `every-key-9`() throws -> Figure {
    var view = KPIProgressCard(
      title: "Total Sales",
      status: "5 min ago",
      kpiItems: [.metric("1")],
      progress: 0.5)
    view.titleAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    view.statusAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    view.kpiAttributedText = [
      TextRun(
        "12 m",
        font: TextFont(.caption1),
        color: .rgb(31, 107, 58),
        kern: 0.5,
        baselineOffset: 1.5),
      TextRun("2", font: TextFont(size: 9)),
    ]
    view.isHighlighted = true
    view.styleClass = ["loud"]
    view.rules = [ColorRule(below: 0.5, color: .palette("negativeLabel"), title: "Behind plan")]

    let figure = Figure(view, name: "progress-card")
    return figure
  }

  private func `every-key-10`() throws -> Figure {
    let view = ChartView(
      .waterfall,
      categories: ["a", "b", "c"],
      series: [ChartSeries(values: [3, -1, 2])],
      indexesOfTotalsCategories: [2],
      colorBySign: true)

    let figure = Figure(view, name: "water")
    return figure
  }

  private func `every-key-11`() throws -> Figure {
    let view = ChartView(
      .bubble,
      series: [
        ChartSeries(values: [
          .point(x: 1, y: 2, size: 3),
          .point(x: nil, y: 2, size: 1),
          nil,
          .point(x: -1.5, y: 1e-07, size: 4),
        ])
      ],
      bubbleScale: .sdk)

    let figure = Figure(view, name: "bubble")
    return figure
  }

  private func `every-key-12`() throws -> Figure {
    let view = ChartView(
      .stock,
      categories: ["2026-11-02 00:00:00", "2026-11-03 00:00:00"],
      series: [
        ChartSeries(values: [1, 2]),
        ChartSeries(values: [.dimensions([2, nil]), .dimensions([1, 3])]),
      ],
      indexOfStockSeries: 1)

    let figure = Figure(view, name: "stock")
    return figure
  }

  private func `every-key-13`() throws -> Figure {
    let view = KPIView(items: [.metric("1")], isLoading: true)

    let figure = Figure(view, name: "loading-kpi")
    return figure
  }

  private func `every-key-14`() throws -> Figure {
    let view = KPIProgressView(
      items: [.metric("64"), .unit("%")],
      progress: 0.64,
      chartSize: .small,
      caption: "Done",
      footnote: "Since Monday",
      colorScheme: .dark,
      tintColor: StateColors(normal: .palette("tintColor")),
      textColor: StateColors(
        normal: .palette("tintColor"),
        disabled: .rgb(118, 118, 123),
        highlighted: .palette("negativeLabel", on: .dark)),
      progressTintColor: StateColors(disabled: .rgb(255, 0, 0)),
      trackTintColor: StateColors(
        normal: .rgba(RGBA(red: 255, green: 255, blue: 255, alpha: 163))),
      isEnabled: false,
      isHighlighted: true,
      isSelected: true,
      isLoading: true,
      styleClass: ["loud"])

    let figure = Figure(view, name: "loading-ring")
    return figure
  }

  private func `every-key-15`() throws -> Figure {
    let view = KPIHeader(items: [KPIView(items: [.metric("1")])], isLoading: true)

    let figure = Figure(view, name: "loading-header")
    return figure
  }

  private func `every-key-16`() throws -> Figure {
    let view = ObjectHeader(headlineText: "a", isLoading: true)

    let figure = Figure(view, name: "loading-object")
    return figure
  }

  private func `every-key-17`() throws -> Figure {
    var view = ObjectHeaderChartView(title: "a")
    view.isLoading = true

    let figure = Figure(view, name: "loading-header-chart")
    return figure
  }

  private func `every-key-18`() throws -> Figure {
    let view = ChartView(
      .microColumn,
      series: [ChartSeries(values: [1, 2, nil], labelsForDimension: ["low", nil, "none"])])

    let figure = Figure(view, name: "own-labels")
    return figure
  }

  private func `every-key-19`() throws -> Figure {
    let view = ChartView(series: [], isLoading: true)

    let figure = Figure(view, name: "loading-chart")
    return figure
  }

  private func `every-key-20`() throws -> Figure {
    var view = ChartCard(title: "a")
    view.isLoading = true

    let figure = Figure(view, name: "loading-chart-card")
    return figure
  }

  private func `every-key-21`() throws -> Figure {
    var view = KPIProgressCard(title: "a")
    view.isLoading = true

    let figure = Figure(view, name: "loading-ring-card")
    return figure
  }

  private func `every-key-22`() throws -> Figure {
    let view = ObjectHeaderChartView(
      title: "Load",
      kpiProgressView: KPIProgressView(items: [.metric("64")], chartSize: .small))

    let figure = Figure(view, name: "ring-in-header-chart")
    return figure
  }

  private func `every-key-23`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "a",
      detailContentView: .image(.file("icons/bolt.svg")),
      version: .v1)

    let figure = Figure(view, name: "picture-in-header", resources: ResourceFolder(path: "."))
    return figure
  }

  private func `every-key-24`() throws -> Figure {
    let view = KPIView(items: [.metric("1")])

    var environment = Environment()
    environment.width = 800
    environment.height = 300
    environment.scale = 1.5
    environment.horizontalSizeClass = .compact
    environment.device = .iPad
    environment.orientation = .landscape
    environment.widget = .small
    environment.appearance = .dark
    environment.generation = .horizon
    environment.palette = .v7
    environment.interfaceLevel = .elevated
    environment.contrast = .high
    environment.differentiateWithoutColor = true
    environment.contentSizeCategory = .extraExtraLarge
    environment.layoutDirection = .rightToLeft
    environment.locale = "de-DE"
    environment.timeZone = "Europe/Berlin"
    environment.fontFamily = "Inter"
    environment.background = .palette("primaryGroupedBackground")
    environment.padding = Insets(top: 8, right: 16, bottom: 8, left: 16.5)
    environment.words.noData = "Keine Daten"
    environment.words.more = "+{count} weitere"
    environment.words.moreSeries = "und {count}"
    environment.words.increase = "Zunahme"
    environment.words.decrease = "Abnahme"
    environment.words.total = "Summe"
    environment.words.forecast = "Prognose"

    let figure = Figure(view, name: "screen", environment: environment)
    return figure
  }

  private func `every-key-25`() throws -> Figure {
    let view = ChartView(series: [])

    var environment = Environment()
    environment.padding = Insets(16)
    environment.words.noData = "Keine Daten"

    var figure = Figure(view, name: "words", environment: environment)
    figure.styleSheets = try [
      StyleSheet(path: "brand-harbor.nss"),
      StyleSheet(path: "brand-harbor.nss"),
    ]
    return figure
  }

  private func `every-key-26`() throws -> Figure {
    var chartSummaryItem = ChartSummaryItem(
      title: "Total",
      values: ["1", nil, Text("3", font: TextFont(.title1))],
      category: -1,
      emptyText: "None",
      trend: "4%",
      trendImage: .builtin(.trendUp),
      trendSemanticColor: .palette("positiveLabel"))
    chartSummaryItem.series = .none
    chartSummaryItem.isEnabled = false

    var view = ChartFloorplan(
      title: Text("Revenue", color: .palette("tintColor")),
      subtitle: "Target",
      status: "Today",
      summaryItems: [
        chartSummaryItem,
        ChartSummaryItem(lowerBoundTitle: "Jan", upperBoundTitle: "Mar", value: "2", trend: "5%"),
      ],
      chartView: ChartView(series: [
        ChartSeries(values: [1, 2]),
        ChartSeries(values: [3]),
        ChartSeries(values: [4]),
      ]),
      seriesTitles: ["A", "B", "C"],
      valuesAxisTitle: "Dollars",
      categoryAxisTitle: "Month")
    view.isLoading = true
    view.styleClass = ["loud"]

    let figure = Figure(view, name: "floorplan")
    return figure
  }

  private func `every-key-27`() throws -> Figure {
    var view = ContentCard(
      title: "Standard Room",
      subtitle: "Gbt",
      cardBody: CardList(
        items: [
          CardListItem(
            title: "Chairs",
            description: "Order",
            icon: .builtin(.package),
            info: "Late",
            infoState: .palette("negativeLabel")),
          CardListItem(title: "Desks"),
        ],
        header: "Open",
        footer: "1 of 9"))
    view.mediaImage = .builtin(.package)
    view.description = "Hall 4"
    view.detailImage = .builtin(.person)
    view.icons = [.builtin(.warning)]
    view.flexItem = CardRowItem(tag: "New")
    view.flexItemPosition = .belowSubtitle
    view.headerAction = CardAction(icon: .builtin(.document), isEnabled: false)
    view.counter = "1 of 3"
    view.row1 = [
      CardRowItem(rating: 3, of: 4),
      CardRowItem(text: "Free Breakfast"),
      CardRowItem(text: "Today", icon: .builtin(.calendar)),
    ]
    view.row2 = [CardRowItem(tag: "Business Rate")]
    view.row3 = [CardRowItem(kpi: KPIView(items: [.metric("8")]))]
    view.kpi = KPIView(items: [.metric("90")])
    view.kpiCaption = "per night"
    view.facts = [CardFact(title: "Target", value: "280k")]
    view.action = CardAction(title: "Reserve")
    view.secondaryAction = CardAction(title: "Later", isEnabled: false)
    view.tertiaryAction = CardAction(title: "Forward")
    view.overflowAction = "More actions"
    view.footerButtonWidth = .intrinsic
    view.isHighlighted = true
    view.isLoading = true
    view.styleClass = ["wide"]

    let figure = Figure(view, name: "content-card")
    return figure
  }

  private func `every-key-28`() throws -> Figure {
    let view = ContentCard(
      title: "Stock",
      cardBody: CardDataTable(
        columns: [
          CardTableColumn(title: "Product"),
          CardTableColumn(title: "Stock", alignment: .center),
        ],
        rows: [["Chairs", Text(NumberValue(value: 3))], [nil, "4"]]))

    let figure = Figure(view, name: "content-card-table")
    return figure
  }

  private func `every-key-29`() throws -> Figure {
    let view = ContentCard(
      title: "Contact",
      cardBody: CardObject(groups: [
        CardObjectGroup(
          title: "Person",
          items: [CardObjectItem(label: "Name", value: "Alex"), CardObjectItem(label: "Age")])
      ]))

    let figure = Figure(view, name: "content-card-object")
    return figure
  }

  private func `every-key-30`() throws -> Figure {
    let view = ContentCard(
      title: "Products",
      cardBody: ChartView(.column, series: [ChartSeries(values: [1, 2])]))

    let figure = Figure(view, name: "content-card-chart")
    return figure
  }

  private func `every-key-31`() throws -> Figure {
    let view = ContentCard(title: "Products", cardBody: KPIView(items: [.metric("8")]))

    let figure = Figure(view, name: "content-card-kpi")
    return figure
  }

  private func `every-key-32`() throws -> Figure {
    let view = ContentCard(
      title: "Products",
      cardBody: KPIProgressView(items: [.metric("8")], progress: 0.5))

    let figure = Figure(view, name: "content-card-ring")
    return figure
  }
}
