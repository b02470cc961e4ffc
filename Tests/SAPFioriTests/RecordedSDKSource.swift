// Written by SDKSourceTests, which say how.
// swift-format-ignore-file

import FioriRender
import SAPFiori

/// The values of a chart.
final class ChartData: FUIChartViewDataSource {
  private let values: [[[Double?]]]
  private let categories: [String?]

  init(_ values: [[Double?]], categories: [String?] = []) {
    self.values = values.map { $0.map { [$0] } }
    self.categories = categories
  }

  init(points: [[[Double?]]], categories: [String?] = []) {
    self.values = points
    self.categories = categories
  }

  func numberOfSeries(in chartView: FUIChartView) -> Int { values.count }

  func chartView(_ chartView: FUIChartView, numberOfValuesInSeries seriesIndex: Int) -> Int {
    values[seriesIndex].count
  }

  func chartView(
    _ chartView: FUIChartView, valueForSeries seriesIndex: Int, category categoryIndex: Int,
    dimension dimensionIndex: Int
  ) -> Double? {
    let value = values[seriesIndex][categoryIndex]
    return dimensionIndex < value.count ? value[dimensionIndex] : nil
  }

  func chartView(
    _ chartView: FUIChartView, titleForCategory categoryIndex: Int, inSeries seriesIndex: Int
  ) -> String? { categoryIndex < categories.count ? categories[categoryIndex] : nil }
}

/// The cards of a collection.
final class Cards: UICollectionViewDataSource {
  private let cells: [UICollectionViewCell]

  init(_ cells: [UICollectionViewCell]) { self.cells = cells }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cells.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cells[indexPath.item] }
}

/// Joins attributed strings.
func joined(_ strings: [NSAttributedString]) -> NSAttributedString {
  let result = NSMutableAttributedString(string: "")
  strings.forEach { result.append($0) }
  return result
}

@MainActor
enum RecordedSDKSource {
  static let views: [String: @MainActor () -> UIView] = [
    "kpi-header": `kpi-header`,
    "object-header": `object-header`,
    "object-header-scheme": `object-header-scheme`,
    "card-power": `card-power`,
    "cards": `cards`,
    "floorplan": `floorplan`,
    "ring": `ring`,
    "header": `header`,
    "card": `card`,
    "random-1": `random-1`,
    "random-2": `random-2`,
    "random-3": `random-3`,
    "random-4": `random-4`,
    "random-5": `random-5`,
    "random-6": `random-6`,
    "random-7": `random-7`,
    "random-8": `random-8`,
    "random-9": `random-9`,
    "random-10": `random-10`,
    "random-11": `random-11`,
    "random-12": `random-12`,
    "random-13": `random-13`,
    "random-14": `random-14`,
    "random-15": `random-15`,
    "random-16": `random-16`,
  ]

  private static func `kpi-header`() -> UIView {
    let fuikpi = FUIKPIView()
    fuikpi.colorScheme = .darkConstant
    fuikpi.items = [
      FUIKPIIconItem(
        icon: #imageLiteral(
          resourceName: "sapfiori/asset.svg").withRenderingMode(.alwaysTemplate)),
      FUIKPIMetricItem(string: "5"),
      FUIKPIUnitItem(string: "k"),
    ]
    fuikpi.captionlabel.text = "Orders processed"
    fuikpi.isEnabled = false

    let fuikpiProgress = FUIKPIProgressView()
    fuikpiProgress.colorScheme = .darkConstant
    fuikpiProgress.items = [
      FUIKPIFractionItem(string: "16"),
      FUIKPIFractionItem(string: "/"),
      FUIKPIFractionItem(string: "25"),
    ]
    fuikpiProgress.progress = 0.64
    fuikpiProgress.captionLabel.text = "Completed"

    let view = FUIKPIHeader()
    view.items = [fuikpi, fuikpiProgress]
    return view
  }

  private static func `object-header`() -> UIView {
    let fuikpi = FUIKPIView()
    fuikpi.items = [
      FUIKPIUnitItem(string: "$"),
      FUIKPIMetricItem(string: "294"),
      FUIKPIUnitItem(string: "M"),
    ]
    fuikpi.captionlabel.text = "Sales"

    let view = FUIObjectHeader()
    view.headlineLabel.text = """
      Inspect Electric Pump Motor Long Job Title Example Will Wrap Max# of Lines in the \
      HeadlineLabel
      """
    view.subheadlineLabel.text = "Job 819701."
    view.tags = [FUITag(title: "Started"), FUITag(title: "PM01"), FUITag(title: "103-Repair")]
    view.labelItems = [
      FUILabelItem(
        text: "Los Altos, CA",
        image: #imageLiteral(resourceName: "sapfiori/my-image.svg")),
      FUILabelItem(
        text: "12/31/2022",
        image: #imageLiteral(resourceName: "sapfiori/my-image.svg")),
      FUILabelItem(
        text: "Natasha Giotra",
        image: #imageLiteral(resourceName: "sapfiori/my-image.svg"),
        alignment: .leading),
    ]
    view.descriptionLabel.text = """
      Temperature sensor predicts overheating failure in 4 days Urgent and needs attentions. \
      Temperature sensor predicts overheating failure in 4 days Urgent and needs attentions.
      """
    view.statusLabel.text = "High"
    view.substatusImageView.image = #imageLiteral(resourceName: "sapfiori/my-image.svg")
    view.detailImageView.image = #imageLiteral(resourceName: "sapfiori/ProfilePic.svg")
    view.kpiView = fuikpi
    view.detailContentView = UIImageView(
      image: #imageLiteral(resourceName: "sapfiori/hogwarts.svg"))
    return view
  }

  private static func `object-header-scheme`() -> UIView {
    let view = FUIObjectHeader()
    view.backgroundColorScheme = .darkConstant
    view.headlineLabel.text = "Inspect Electric Pump Motor"
    view.detailContentView = UIImageView(
      image: #imageLiteral(resourceName: "sapfiori/hogwarts.svg"))
    view._innerView.pageControl.currentPageIndicatorTintColor = UIColor(
      red: 1,
      green: 1,
      blue: 1,
      alpha: 1)
    view._innerView.pageControl.pageIndicatorTintColor = UIColor(
      red: 170 / 255,
      green: 170 / 255,
      blue: 170 / 255,
      alpha: 1)
    return view
  }

  private static func `card-power`() -> UIView {
    let data = ChartData([[240, 251, 246, 258, 249, 262, 265]])

    let view = FUIChartCardCollectionViewCell()
    view.title.text = "Power"
    view.status.text = "Past 30 Days"
    view.kpiItems = [FUIKPIMetricItem(string: "265"), FUIKPIUnitItem(string: "hp")]
    view.chartView.series.colors = [UIColor.preferredFioriColor(forStyle: .negative)]
    view.chartView.dataSource = data
    view.chartView.numericAxis.labels.isHidden = true
    view.chartView.categoryAxis.labels.isHidden = true
    view.trend.text = "11.5%"
    view.trendImage = FUIIconLibrary.analytics.trendUp
    return view
  }

  private static func `cards`() -> UIView {
    let data = ChartData([[820, 960, 790, 1150]])

    let totalSales = FUIChartCardCollectionViewCell()
    totalSales.title.text = "Total Sales"
    totalSales.chartView.dataSource = data

    let tasksCompleted = FUIKPIProgressCardCollectionViewCell()
    tasksCompleted.title.text = "Tasks Completed"
    tasksCompleted.status.text = "20 min ago"
    tasksCompleted.kpiItems = [
      FUIKPIFractionItem(string: "88"),
      FUIKPIFractionItem(string: "/"),
      FUIKPIFractionItem(string: "98"),
    ]
    tasksCompleted.progress = 0.8979592

    let cards2 = Cards([totalSales, tasksCompleted])

    let view = FUICardCollectionViewTableViewCell()
    view.collectionView.dataSource = cards2
    return view
  }

  private static func `floorplan`() -> UIView {
    let data = ChartData([[164, 182, 200]], categories: ["Jan", "Feb", "Mär"])

    let fuiChartSummaryItem = FUIChartSummaryItem()
    fuiChartSummaryItem.title.text = "Summe"
    fuiChartSummaryItem.valuesText = ["546"]
    fuiChartSummaryItem.categoryIndex = -1
    fuiChartSummaryItem.trend.text = "4 %"
    fuiChartSummaryItem.trendImage = FUIIconLibrary.analytics.trendUp
    fuiChartSummaryItem.trendSemanticColor = UIColor.preferredFioriColor(forStyle: .positiveLabel)

    let fuiChartSummaryItem2 = FUIChartSummaryItem()
    fuiChartSummaryItem2.valuesText = [nil]
    fuiChartSummaryItem2.categoryIndex = 1
    fuiChartSummaryItem2.emptyText = "Keine Daten"

    let fuiChartRangeSummaryItem = FUIChartRangeSummaryItem()
    fuiChartRangeSummaryItem.lowerBoundTitle.text = "Jan"
    fuiChartRangeSummaryItem.upperBoundTitle.text = "Mär"
    fuiChartRangeSummaryItem.value.text = "546"

    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = " "
    controller.titleAttributedText = joined([
      NSAttributedString(
        string: "Umsatz ",
        attributes: [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]),
      NSAttributedString(
        string: "2026",
        attributes: [.foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)]),
    ])
    controller.titleText.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    controller.titleText.textAlignment = .center
    controller.subtitle.text = "Monatsziel"
    controller.subtitleStyleClassPath = ["loud"]
    controller.status.text = "Vor 20 Minuten"
    controller.summaryView.items = [
      fuiChartSummaryItem, fuiChartSummaryItem2, fuiChartRangeSummaryItem,
    ]
    controller.chartView.chartType = .column
    controller.chartView.dataSource = data
    controller.seriesTitles = ["Ist"]
    controller.valuesAxisTitle.text = "Tsd. Euro"
    controller.categoryAxisTitle.text = "Monat"
    NUIRenderer.renderView(controller.view, withClass: "quiet")

    let view = controller.view
    return view
  }

  private static func `ring`() -> UIView {
    let view = FUIKPIProgressView()
    view.colorScheme = .darkConstant
    view.items = [FUIKPIMetricItem(string: "48"), FUIKPIUnitItem(string: "%")]
    view.progress = 0.48
    view.captionLabel.text = "Fertig"
    view.captionLabel.font = UIFont(name: "Inter", size: 11)
    NUIRenderer.renderLabel(view.captionLabel, withClass: "a:b")
    view.setTintColor(
      UIColor(red: 51 / 255, green: 102 / 255, blue: 153 / 255, alpha: 1),
      for: .normal)
    view.setTintColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1), for: .highlighted)
    view.setTextColor(UIColor(red: 1, green: 1, blue: 0, alpha: 1), for: .normal)
    view.setTextColor(UIColor(red: 0, green: 1, blue: 1, alpha: 1), for: .disabled)
    view.isEnabled = false
    return view
  }

  private static func `header`() -> UIView {
    let fuiTag = FUITag(title: "Neu")
    fuiTag.colorScheme = .device

    let fuikpi = FUIKPIView()
    fuikpi.colorScheme = .device
    fuikpi.items = [FUIKPIMetricItem(string: "5")]

    let view = FUIObjectHeader()
    view.backgroundColorScheme = .darkConstant
    view.headlineLabel.text = "Pumpe"
    view.headlineLabel.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.headlineLabel.textAlignment = .right
    NUIRenderer.renderLabel(view.headlineLabel, withClass: "loud")
    view.tags = [fuiTag]
    view.statusImageView.image = #imageLiteral(
      resourceName: "sapfiori/asset.svg").withRenderingMode(.alwaysTemplate)
    view.statusImageView.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.substatusImageView.image = FUIIconLibrary.analytics.trendUp
    view.substatusImageView.tintColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    view.detailImageView.image = #imageLiteral(
      resourceName: "sapfiori/ProfilePic.svg").withRenderingMode(.alwaysTemplate)
    view.detailImageView.contentMode = .scaleAspectFit
    view.detailImageView.tintColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    view.kpiView = fuikpi
    NUIRenderer.renderView(view, withClass: "loud")

    var environment = Environment()
    environment.width = 375
    environment.layoutDirection = .rightToLeft
    return view
  }

  private static func `card`() -> UIView {
    let data = ChartData([[1, nil, 2]])

    let view = FUIChartCardCollectionViewCell()
    view.title.text = " "
    view.titleAttributedText = NSAttributedString(string: "Umsatz", attributes: [.kern: 2])
    view.subtitle.text = "Filiale"
    view.subtitleStyleClassPath = ["loud"]
    view.chartView.dataSource = data
    view.chartView.categoryAxis.labelLayoutStyle = .allOrNothing
    view.kpiAttributedText = joined([
      NSAttributedString(
        string: "5",
        attributes: [.foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)]),
      NSAttributedString(string: "k"),
    ])
    view.isHighlighted = true
    NUIRenderer.renderView(view, withClass: "quiet")

    var environment = Environment()
    environment.appearance = .dark
    environment.generation = .horizon
    return view
  }

  private static func `random-1`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = "Revenue"
    controller.subtitle.text = "Month target: 200k"
    controller.status.text = "Sales this month"
    controller.status.font = UIFont.preferredFioriFont(forTextStyle: .subheadline)
    controller.status.numberOfLines = 34
    controller.status.textAlignment = .center
    controller.valuesAxisTitle.text = "rgb(31, 107, 58)"

    let view = controller.view
    return view
  }

  private static func `random-2`() -> UIView {
    // SAPFiori has no counterpart of KPIProgressCard.isLoading.
    // SAPFiori has no counterpart of KPIProgressCard.rules.

    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = "Total Sales"
    view.progress = -6.5
    view.titleAttributedText = NSAttributedString(string: "Total Sales")
    NUIRenderer.renderView(view, withClass: "loud")

    var environment = Environment()
    environment.generation = .horizon
    return view
  }

  private static func `random-3`() -> UIView {
    // SAPFiori has no counterpart of KPIProgressView.items[0].rules.
    // SAPFiori has no counterpart of KPIProgressView.rules.
    // SAPFiori has no counterpart of KPIProgressView.footnote.
    // SAPFiori has no counterpart of KPIProgressView.progressTintColor.
    // SAPFiori has no counterpart of KPIProgressView.progressWidth.
    // SAPFiori has no counterpart of KPIProgressView.trackWidth.
    // Numbers are written for the locale de-DE.

    let view = FUIKPIProgressView()
    view.colorScheme = .darkConstant
    view.items = [
      FUIKPIFractionItem(string: "88"),
      FUIKPIFractionItem(string: "/"),
      FUIKPIFractionItem(string: "98"),
      FUIKPIFractionItem(string: "56"),
    ]
    view.captionLabel.text = "Sales this month"
    view.setTintColor(
      UIColor(red: 31 / 255, green: 107 / 255, blue: 58 / 255, alpha: 1),
      for: .normal)
    view.setTextColor(
      UIColor.preferredFioriColor(forStyle: .tintColor, background: .darkConstant),
      for: .normal)
    view.setTextColor(
      UIColor.preferredFioriColor(forStyle: .grey7, background: .device),
      for: .highlighted)
    NUIRenderer.renderView(view, withClass: "icons/pump.svg:+{count} weitere:0x1F6B3A")
    view.progress = 0.9

    var environment = Environment()
    environment.appearance = .dark
    environment.locale = "de-DE"
    return view
  }

  private static func `random-4`() -> UIView {
    // SAPFiori has no counterpart of KPIView.size.
    // Numbers are written for the locale ar.

    let view = FUIKPIView()
    view.items = [
      FUIKPIFractionItem(string: "٨٨"),
      FUIKPIFractionItem(string: "/"),
      FUIKPIFractionItem(string: "٩٨"),
    ]
    view.setTintColor(UIColor.preferredFioriColor(forStyle: .tintColor), for: .normal)
    view.isEnabled = false

    var environment = Environment()
    environment.layoutDirection = .rightToLeft
    environment.locale = "ar"
    return view
  }

  private static func `random-5`() -> UIView {
    // SAPFiori has no counterpart of KPIProgressView.footnote.
    // Numbers are written for the locale en-US.

    let view = FUIKPIProgressView()
    view.colorScheme = .lightConstant
    view.items = []
    view.progress = 10
    view.captionLabel.attributedText = NSAttributedString(
      string: "−1,650%",
      attributes: [
        .foregroundColor: UIColor.preferredFioriColor(forStyle: .tintColor),
        .kern: -969.5,
      ])
    view.isHighlighted = true
    NUIRenderer.renderView(view, withClass: "+{count} weitere:tintColor_darkBackground")
    return view
  }

  private static func `random-6`() -> UIView {
    // SAPFiori has no counterpart of KPIProgressView.rules.
    // SAPFiori has no counterpart of KPIProgressView.progressTintColor.
    // SAPFiori has no counterpart of KPIHeader.bannerMessage.
    // Numbers are written for the locale en-US.

    let fuikpiProgress = FUIKPIProgressView()
    fuikpiProgress.items = []
    fuikpiProgress.captionLabel.text = "Sales this month"
    fuikpiProgress.isHighlighted = true

    let fuikpi = FUIKPIView()
    fuikpi.items = []
    fuikpi.isSelected = true

    let fuikpi2 = FUIKPIView()
    fuikpi2.items = [
      FUIKPIFractionItem(string: "0"),
      FUIKPIFractionItem(string: "/"),
      FUIKPIFractionItem(string: "5"),
    ]

    let view = FUIKPIHeader()
    view.items = [fuikpiProgress, fuikpi, fuikpi2]
    view.isItemOrderForced = true

    var environment = Environment()
    environment.generation = .horizon
    return view
  }

  private static func `random-7`() -> UIView {
    // SAPFiori has no counterpart of KPIHeader.alignment.
    // SAPFiori has no counterpart of KPIHeader.bannerMessage.

    let fuikpi = FUIKPIView()
    fuikpi.items = [FUIKPIMetricItem(string: "294")]
    fuikpi.captionlabel.text = "Sales"

    let view = FUIKPIHeader()
    view.colorScheme = .lightConstant
    view.items = [fuikpi]
    view.pageControl.pageIndicatorTintColor = UIColor(
      red: 31 / 255,
      green: 107 / 255,
      blue: 58 / 255,
      alpha: 1)

    var environment = Environment()
    environment.appearance = .dark
    environment.locale = "de-DE"
    return view
  }

  private static func `random-8`() -> UIView {
    // SAPFiori has no counterpart of KPIProgressView.footnote.
    // SAPFiori has no counterpart of KPIProgressView.progressTintColor.

    let view = FUIKPIProgressView()
    view.colorScheme = .lightConstant
    view.items = [FUIKPIUnitItem(string: "de-DE")]
    view.progress = 14
    view.chartSize = .small
    view.setTextColor(
      UIColor(red: 31 / 255, green: 107 / 255, blue: 58 / 255, alpha: 1),
      for: .normal)
    NUIRenderer.renderView(view, withClass: "0x1F6B3A")

    var environment = Environment()
    environment.layoutDirection = .rightToLeft
    environment.locale = "ar"
    return view
  }

  private static func `random-9`() -> UIView {
    // SAPFiori has no counterpart of KPIProgressView.progressTintColor.
    // SAPFiori has no counterpart of KPIProgressView.progressWidth.
    // SAPFiori has no counterpart of KPIProgressView.trackWidth.

    let view = FUIKPIProgressView()
    view.items = []
    view.chartSize = .small
    view.isEnabled = false
    NUIRenderer.renderView(view, withClass: ":Sales:rgb(31, 107, 58)")
    return view
  }

  private static func `random-10`() -> UIView {
    // SAPFiori has no counterpart of KPIHeader.bannerMessage.

    let fuikpi = FUIKPIView()
    fuikpi.items = [FUIKPIMetricItem(string: "294")]
    fuikpi.captionlabel.text = "Sales"

    let view = FUIKPIHeader()
    view.items = [fuikpi]
    NUIRenderer.renderView(view, withClass: "tintColor_darkBackground")

    var environment = Environment()
    environment.generation = .horizon
    return view
  }

  private static func `random-11`() -> UIView {
    // SAPFiori has no counterpart of KPICard.isLoading.
    // Numbers are written for the locale de-DE.

    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    view.status.text = "5 min ago"
    view.kpiAttributedText = NSAttributedString(
      string: "5. Jan. 2026",
      attributes: [
        .foregroundColor: UIColor.preferredFioriColor(forStyle: .tintColor, background: .device)
      ])

    var environment = Environment()
    environment.appearance = .dark
    environment.locale = "de-DE"
    return view
  }

  private static func `random-12`() -> UIView {
    // SAPFiori has no counterpart of CardCollection.cardHeight.

    let openOrders = FUIKPICardCollectionViewCell()
    openOrders.title.text = "Open Orders"
    openOrders.kpiItems = [FUIKPIMetricItem(string: "1,294")]

    let cards = Cards([openOrders])

    let view = FUICardCollectionViewTableViewCell()
    view.collectionView.dataSource = cards
    view.isAllowingFlowLayout = false
    NUIRenderer.renderView(view, withClass: "+{count} weitere")

    var environment = Environment()
    environment.layoutDirection = .rightToLeft
    environment.locale = "ar"
    return view
  }

  private static func `random-13`() -> UIView {
    // ChartCard.subtitle[0] is left out: its value cannot be written.
    // SAPFiori has no counterpart of ChartCard.kpiItems[1].rules.
    // ChartCard.kpiItems[1] is left out: its number cannot be written.
    // SAPFiori has no counterpart of ChartCard.isLoading.
    // SAPFiori has no counterpart of ChartCard.trendStyle.

    let view = FUIChartCardCollectionViewCell()
    view.title.text = "Sales this month"
    view.subtitle.text = " "
    view.subtitleAttributedText = NSAttributedString(string: "", attributes: [.baselineOffset: 5])
    view.kpiItems = [FUIKPIIconItem(icon: FUIIconLibrary.analytics.trendUp)]
    view.seriesTitles = ["Sales", "de-DE"]
    view.titleAttributedText = NSAttributedString(string: "Total Sales")
    view.subtitleAttributedText = NSAttributedString(string: "Store 541")
    view.trend.text = "Sales this month"
    view.trend.textColor = UIColor.preferredFioriColor(forStyle: .tintColor)
    view.chartView.isHidden = true
    return view
  }

  private static func `random-14`() -> UIView {
    // ChartFloorplan.chartView.categories is left out: a data source names only categories that have values.
    // SAPFiori has no counterpart of ChartFloorplan.chartView.indexesOfColumnSeries.
    // SAPFiori has no counterpart of ChartFloorplan.chartView.valueLabels.
    // SAPFiori has no counterpart of ChartFloorplan.chartView.colors.
    // SAPFiori has no counterpart of ChartFloorplan.chartView.bubbleScale.

    let data = ChartData([], categories: ["Q1", "Q2", nil, "Q4"])

    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""
    controller.chartView.dataSource = data
    controller.chartView.secondaryNumericAxis.baseline.isHidden = true
    controller.chartView.secondaryNumericAxis.isZeroBased = false
    controller.chartView.secondaryNumericAxis.title = "Sales"
    controller.valuesAxisTitle.text = "Thousand euros"
    NUIRenderer.renderView(controller.view, withClass: "Sales::#FFFFFF40")

    let view = controller.view

    var environment = Environment()
    environment.generation = .horizon
    return view
  }

  private static func `random-15`() -> UIView {
    // SAPFiori has no counterpart of KPIProgressView.progressTintColor.
    // SAPFiori has no counterpart of KPIProgressView.trackTintColor.
    // SAPFiori has no counterpart of KPIProgressView.trackWidth.
    // SAPFiori has no counterpart of KPIProgressView.isLoading.

    let view = FUIKPIProgressView()
    view.items = []
    view.progress = -8
    view.captionLabel.text = "Completed"
    view.setTextColor(
      UIColor(red: 31 / 255, green: 107 / 255, blue: 58 / 255, alpha: 1),
      for: .disabled)
    view.setTextColor(
      UIColor(red: 0, green: 102 / 255, blue: 41 / 255, alpha: 128 / 255),
      for: .highlighted)
    view.setTextColor(UIColor(red: 1, green: 1, blue: 1, alpha: 64 / 255), for: .selected)
    view.isEnabled = false

    var environment = Environment()
    environment.appearance = .dark
    environment.locale = "de-DE"
    return view
  }

  private static func `random-16`() -> UIView {
    // KPIProgressCard.kpiAttributedText[0].font is left out: UIKit has no font of only style, weight; it has a style, or a size with a weight or a family.
    // Numbers are written for the locale ar.

    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = "Total Sales"
    view.status.text = "#FFFFFF"
    view.kpiItems = [
      FUIKPIIconItem(icon: FUIIconLibrary.analytics.trendUp.withRenderingMode(.alwaysOriginal))
    ]
    view.progress = 0.64
    view.kpiAttributedText = NSAttributedString(string: "٥ يناير ٢٠٢٦")

    var environment = Environment()
    environment.layoutDirection = .rightToLeft
    environment.locale = "ar"
    return view
  }
}
