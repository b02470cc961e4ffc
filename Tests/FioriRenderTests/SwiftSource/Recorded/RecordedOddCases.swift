// Written by RecordedSwiftTests, which say how.

import FioriRender

enum RecordedOddCases: RecordedSwift {
  static let folder = "Examples/kpi"

  static let figures: [RecordedFigure] = [
    RecordedFigure("every-key-1", `every-key-1`),
    RecordedFigure("every-key-2", `every-key-2`),
    RecordedFigure("every-key-3", `every-key-3`),
    RecordedFigure("every-key-4", `every-key-4`),
    RecordedFigure("every-key-5", `every-key-5`),
    RecordedFigure("every-key-6", `every-key-6`),
    RecordedFigure("every-key-7", `every-key-7`),
    RecordedFigure("every-key-8", `every-key-8`),
    RecordedFigure("every-key-9", `every-key-9`),
    RecordedFigure("every-key-10", `every-key-10`),
    RecordedFigure("every-key-11", `every-key-11`),
    RecordedFigure("every-key-12", `every-key-12`),
    RecordedFigure("every-key-13", `every-key-13`),
    RecordedFigure("every-key-14", `every-key-14`),
    RecordedFigure("every-key-15", `every-key-15`),
    RecordedFigure("every-key-16", `every-key-16`),
    RecordedFigure("every-key-17", `every-key-17`),
    RecordedFigure("every-key-18", `every-key-18`),
    RecordedFigure("every-key-19", `every-key-19`),
    RecordedFigure("every-key-20", `every-key-20`),
    RecordedFigure("every-key-21", `every-key-21`),
    RecordedFigure("every-key-22", `every-key-22`),
    RecordedFigure("every-key-23", `every-key-23`),
    RecordedFigure("every-key-24", `every-key-24`),
    RecordedFigure("every-key-25", `every-key-25`),
    RecordedFigure("hostile-1", `hostile-1`),
    RecordedFigure("hostile-2", `hostile-2`),
    RecordedFigure("hostile-3", `hostile-3`),
    RecordedFigure("hostile-4", `hostile-4`),
    RecordedFigure("hostile-5", `hostile-5`),
    RecordedFigure("hostile-6", `hostile-6`),
    RecordedFigure("hostile-7", `hostile-7`),
    RecordedFigure("hostile-8", `hostile-8`),
    RecordedFigure("hostile-9", `hostile-9`),
  ]

  static func `every-key-1`() throws -> Figure {
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
      styleClass: ["loud"])

    let figure = Figure(view, name: "kpi")
    return figure
  }

  static func `every-key-2`() throws -> Figure {
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
      styleClass: ["loud"])

    let figure = Figure(view, name: "ring")
    return figure
  }

  static func `every-key-3`() throws -> Figure {
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

  static func `every-key-4`() throws -> Figure {
    var view = ChartView(
      .combo,
      categories: ["Q1", nil, "Q3", "Q4"],
      series: [
        ChartSeries(
          title: "Orders",
          values: [182, 205.5, nil, 259_000],
          color: .palette("chart5"),
          fillColor: .palette("chart2"),
          lineWidth: 3,
          point: ChartPointStyle(isHidden: false, diameter: 10)),
        ChartSeries(
          title: "Margin",
          values: [0.1, 0.25, 0.3, -0.05],
          point: ChartPointStyle(diameter: 9),
          lineStyle: .dashed,
          forecastFrom: 2),
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
      styleClass: ["loud"])
    view.categoryAxis.labels = CategoryAxis.Labels(isHidden: false, style: .range)
    view.categoryAxis.gridlines.isHidden = false
    view.categoryAxis.baseline.isHidden = true
    view.categoryAxis.labelsPosition = .dynamic
    view.categoryAxis.title = "Quarter"
    view.categoryAxis.format = NumericAxisFormat(style: .percent)
    view.categoryAxis.sort = .descending
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

  static func `every-key-5`() throws -> Figure {
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

  static func `every-key-6`() throws -> Figure {
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
        Tag(title: "Urgent", colorScheme: .dark, fillColor: .palette("negativeLabel")),
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
      substatusText: "Overdue",
      substatusImage: .file("icons/bolt.svg"),
      detailImage: .file("icons/bolt.svg"),
      detailImageSize: Size(width: 60, height: 48.5),
      detailImageContentMode: .fill,
      kpiView: KPIView(items: [.metric("294")], caption: "Sales"),
      detailContentView: .chart(objectHeaderChart),
      backgroundColorScheme: .dark,
      statusLayout: .inline,
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

  static func `every-key-7`() throws -> Figure {
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

    var kpiCard3 = KPICard(title: "Größe")
    kpiCard3.isHighlighted = true

    var totalSales4 = KPICard(title: "Total sales")
    totalSales4.isHighlighted = true

    let view = CardCollection(
      cards: [totalSales, totalSales2, totalSales3, kpiCard, kpiCard2, kpiCard3, totalSales4],
      isAllowingFlowLayout: false,
      contentSize: .all,
      styleClass: ["loud"])

    let figure = Figure(view, name: "cards")
    return figure
  }

  static func `every-key-8`() throws -> Figure {
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

    let figure = Figure(view, name: "chart-card")
    return figure
  }

  static func `every-key-9`() throws -> Figure {
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

    let figure = Figure(view, name: "progress-card")
    return figure
  }

  static func `every-key-10`() throws -> Figure {
    let view = ChartView(
      .waterfall,
      categories: ["a", "b", "c"],
      series: [ChartSeries(values: [3, -1, 2])],
      indexesOfTotalsCategories: [2],
      colorBySign: true)

    let figure = Figure(view, name: "water")
    return figure
  }

  static func `every-key-11`() throws -> Figure {
    let view = ChartView(
      .bubble,
      series: [
        ChartSeries(values: [
          .point(x: 1, y: 2, size: 3),
          .point(x: nil, y: 2, size: 1),
          nil,
          .point(x: -1.5, y: 1e-07, size: 4),
        ])
      ])

    let figure = Figure(view, name: "bubble")
    return figure
  }

  static func `every-key-12`() throws -> Figure {
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

  static func `every-key-13`() throws -> Figure {
    let view = KPIView(items: [.metric("1")], isLoading: true)

    let figure = Figure(view, name: "loading-kpi")
    return figure
  }

  static func `every-key-14`() throws -> Figure {
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

  static func `every-key-15`() throws -> Figure {
    let view = KPIHeader(items: [KPIView(items: [.metric("1")])], isLoading: true)

    let figure = Figure(view, name: "loading-header")
    return figure
  }

  static func `every-key-16`() throws -> Figure {
    let view = ObjectHeader(headlineText: "a", isLoading: true)

    let figure = Figure(view, name: "loading-object")
    return figure
  }

  static func `every-key-17`() throws -> Figure {
    var view = ObjectHeaderChartView(title: "a")
    view.isLoading = true

    let figure = Figure(view, name: "loading-header-chart")
    return figure
  }

  static func `every-key-18`() throws -> Figure {
    let view = ChartView(series: [], isLoading: true)

    let figure = Figure(view, name: "loading-chart")
    return figure
  }

  static func `every-key-19`() throws -> Figure {
    var view = ChartCard(title: "a")
    view.isLoading = true

    let figure = Figure(view, name: "loading-chart-card")
    return figure
  }

  static func `every-key-20`() throws -> Figure {
    var view = KPIProgressCard(title: "a")
    view.isLoading = true

    let figure = Figure(view, name: "loading-ring-card")
    return figure
  }

  static func `every-key-21`() throws -> Figure {
    let view = ObjectHeaderChartView(
      title: "Load",
      kpiProgressView: KPIProgressView(items: [.metric("64")], chartSize: .small))

    let figure = Figure(view, name: "ring-in-header-chart")
    return figure
  }

  static func `every-key-22`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "a",
      detailContentView: .image(.file("icons/bolt.svg")),
      version: .v1)

    let figure = Figure(view, name: "picture-in-header", resources: ResourceFolder(path: "."))
    return figure
  }

  static func `every-key-23`() throws -> Figure {
    let view = KPIView(items: [.metric("1")])

    var environment = Environment()
    environment.width = 800
    environment.height = 300
    environment.scale = 1.5
    environment.horizontalSizeClass = .compact
    environment.device = .iPad
    environment.orientation = .landscape
    environment.appearance = .dark
    environment.generation = .horizon
    environment.palette = .v7
    environment.interfaceLevel = .elevated
    environment.contrast = .high
    environment.differentiateWithoutColor = true
    environment.contentSizeCategory = .extraExtraLarge
    environment.layoutDirection = .rightToLeft
    environment.locale = "de-DE"
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

  static func `every-key-24`() throws -> Figure {
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

  static func `every-key-25`() throws -> Figure {
    var view = ChartFloorplan(
      title: Text("Revenue", color: .palette("tintColor")),
      subtitle: "Target",
      status: "Today",
      summaryItems: [
        ChartSummaryItem(
          title: "Total",
          values: ["1", nil, Text("3", font: TextFont(.title1))],
          category: -1,
          emptyText: "None",
          trend: "4%",
          trendImage: .builtin(.trendUp),
          trendSemanticColor: .palette("positiveLabel")),
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
    view.styleClass = ["loud"]

    let figure = Figure(view, name: "floorplan")
    return figure
  }

  static func `hostile-1`() throws -> Figure {
    let view = KPIView(
      items: [
        .metric(
          """
          Say "no"\\(name) \\ \u{1} \u{7F}\t \u{2028} \u{202E} abc \u{200B} \u{A0}| #" ""\" ́
          """),
        .unit("\""),
        .unit("\\"),
      ],
      caption: "\\(1 + 1)")

    let figure = Figure(view, name: "quotes")
    return figure
  }

  static func `hostile-2`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: "Two\nlines\r\nand\rmore ",
      descriptionText: """
        First line
        second line\u{20}

          moved in, with ""\"" four quotes, and long enough that it does not fit into one line

        """)

    let figure = Figure(view, name: "lines")
    return figure
  }

  static func `hostile-3`() throws -> Figure {
    let view = ObjectHeader(
      headlineText: Text(
        """
        A caption that goes on for much longer than any line of a source file has room for, with \
        "quotes", a \\ and ""\" A caption that goes on for much longer than any line of a source \
        file has room for, with "quotes", a \\ and ""\"
        """,
        numberOfLines: 1),
      subheadlineText: """
        A caption that goes on for much longer than any line of a source file has room for, with \
        "quotes", a \\ and ""\" A caption that goes on for much longer than any line of a source \
        file has room for, with "quotes", a \\ and ""\"
        """,
      tags: [
        """
        A caption that goes on for much longer than any line of a source file has room for, with \
        "quotes", a \\ and ""\" A caption that goes on for much longer than any line of a source \
        file has room for, with "quotes", a \\ and ""\"
        """
      ],
      labelItems: [
        """
        xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
        xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
        xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
        xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        """
      ],
      descriptionText: Text(runs: [
        TextRun(
          """
          A caption that goes on for much longer than any line of a source file has room for, \
          with "quotes", a \\ and ""\" A caption that goes on for much longer than any line of a \
          source file has room for, with "quotes", a \\ and ""\"
          """),
        TextRun(
          """
          éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé\
          éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦\
          👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦
          """),
      ]))

    let figure = Figure(view, name: "long")
    return figure
  }

  static func `hostile-4`() throws -> Figure {
    let view = KPIView(
      items: [.metric("1")],
      caption: "👩‍👩‍👧‍👦 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} é ́ ❤️ שלום مرحبا")

    let figure = Figure(view, name: "emoji")
    return figure
  }

  static func `hostile-5`() throws -> Figure {
    let view = KPIView(items: [.metric("")], caption: "")

    let figure = Figure(view, name: "empty")
    return figure
  }

  static func `hostile-6`() throws -> Figure {
    let view = ChartView(
      categories: ["a", "b", "c", "d", "e"],
      series: [
        ChartSeries(title: "\"\"\"", values: [1e21, -1e21, -0.0, 1_234_567.125, 0.1]),
        ChartSeries(values: [
          9_007_199_254_740_992.0, 1_000_000_000_000_000.0, -1e-300, 12_345, -98_765,
        ]),
      ])

    let figure = Figure(view, name: "numbers")
    return figure
  }

  static func `hostile-7`() throws -> Figure {
    var kpiCard = KPICard(title: "default", kpiItems: [.metric("1")])
    kpiCard.isHighlighted = true

    var kpiCard2 = KPICard(title: "Self", kpiItems: [.metric("1")])
    kpiCard2.isHighlighted = true

    var view2 = KPICard(title: "view", kpiItems: [.metric("1")])
    view2.isHighlighted = true

    var figure2 = KPICard(title: "figure", kpiItems: [.metric("1")])
    figure2.isHighlighted = true

    var kpiCard3 = KPICard(title: "init", kpiItems: [.metric("1")])
    kpiCard3.isHighlighted = true

    var kpiCard4 = KPICard(title: "_", kpiItems: [.metric("1")])
    kpiCard4.isHighlighted = true

    var kpiCard5 = KPICard(title: "$0", kpiItems: [.metric("1")])
    kpiCard5.isHighlighted = true

    var exit1 = KPICard(title: "\"; exit(1)", kpiItems: [.metric("1")])
    exit1.isHighlighted = true

    var aB = KPICard(title: "a\nb", kpiItems: [.metric("1")])
    aB.isHighlighted = true

    var type = KPICard(title: "Type", kpiItems: [.metric("1")])
    type.isHighlighted = true

    var kpiCard6 = KPICard(title: "try", kpiItems: [.metric("1")])
    kpiCard6.isHighlighted = true

    let view = CardCollection(cards: [
      kpiCard, kpiCard2, view2, figure2, kpiCard3, kpiCard4, kpiCard5, exit1, aB, type, kpiCard6,
    ])

    let figure = Figure(view, name: "keywords")
    return figure
  }

  static func `hostile-8`() throws -> Figure {
    let view = KPIView(items: [.icon(.file("./icons/../icons/bolt.svg"))])

    let figure = Figure(view, name: "folders", resources: ResourceFolder(path: "."))
    return figure
  }

  static func `hostile-9`() throws -> Figure {
    let view = KPIView(items: [
      .icon(
        .data([
          60, 115, 118, 103, 32, 120, 109, 108, 110, 115, 61, 34, 104, 116, 116, 112, 58, 47, 47,
          119, 119, 119, 46, 119, 51, 46, 111, 114, 103, 47, 50, 48, 48, 48, 47, 115, 118, 103, 34,
          32, 119, 105, 100, 116, 104, 61, 34, 56, 34, 32, 104, 101, 105, 103, 104, 116, 61, 34,
          56, 34, 62, 60, 114, 101, 99, 116, 32, 119, 105, 100, 116, 104, 61, 34, 56, 34, 32, 104,
          101, 105, 103, 104, 116, 61, 34, 56, 34, 47, 62, 60, 47, 115, 118, 103, 62,
        ]).withRenderingMode(.template)),
      .metric("1"),
    ])

    let figure = Figure(view, name: "data")
    return figure
  }
}
