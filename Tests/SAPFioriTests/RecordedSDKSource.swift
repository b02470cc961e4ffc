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
    "digits": `digits`,
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

  private static func `digits`() -> UIView {
    // Numbers are written for the locale ar, in Latin digits as in the picture.

    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "1,234.5")]
    view.captionlabel.attributedText = joined([
      NSAttributedString(
        string: "28 نوفمبر 2026",
        attributes: [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]),
      NSAttributedString(string: " – "),
      NSAttributedString(string: "\u{2066}\u{200E}−11.00000\u{2069}"),
    ])

    var environment = Environment()
    environment.layoutDirection = .rightToLeft
    environment.locale = "ar"
    return view
  }

  private static func `random-1`() -> UIView {
    // KPIProgressCard.status[0] is left out: its value cannot be written.

    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    view.status.text = " "
    view.statusAttributedText = NSAttributedString(
      string: "",
      attributes: [.kern: 0.5, .baselineOffset: 5])
    view.kpiItems = [
      FUIKPIUnitItem(string: "$"),
      FUIKPIMetricItem(string: "294"),
      FUIKPIUnitItem(string: "USD"),
    ]
    view.progress = 15.5
    view.statusAttributedText = joined([
      NSAttributedString(string: "0x1F6B3A"),
      NSAttributedString(
        string: "tintColor_darkBackground",
        attributes: [.kern: -978, .baselineOffset: -964]),
    ])
    NUIRenderer.renderView(view, withClass: "rgb(31, 107, 58)")
    return view
  }

  private static func `random-2`() -> UIView {
    // ObjectHeader.subheadlineText[0].font is left out: UIKit has no font of only size; it has a style, or a size with a weight or a family.
    // ObjectHeader.subheadlineText[0] is left out: its value cannot be written.
    // SAPFiori has no counterpart of ObjectHeader.tags[0].value.
    // SAPFiori has no counterpart of ObjectHeader.isLoading.

    let fuiTag = FUITag(title: "Sales this month")
    fuiTag.fillColor = UIColor.preferredFioriColor(forStyle: .tintColor, background: .darkConstant)

    let fuiTag2 = FUITag(title: "Started")
    fuiTag2.fillColor = UIColor.preferredFioriColor(forStyle: .positiveLabel)

    let view = FUIObjectHeader()
    view.backgroundColorScheme = .darkConstant
    view.subheadlineLabel.attributedText = NSAttributedString(string: "")
    view.subheadlineLabel.numberOfLines = 39
    view.tags = [fuiTag, fuiTag2, FUITag(title: "Started")]
    view.statusLabel.text = "Sales this month"
    view.statusLabel.font = UIFont.preferredFioriFont(forTextStyle: .headline)
    view.statusLabel.textColor = UIColor(
      red: 0,
      green: 102 / 255,
      blue: 41 / 255,
      alpha: 128 / 255)
    view.statusLabel.numberOfLines = 23
    view.statusLabel.textAlignment = .center
    view.statusImageView.image = FUIIconLibrary.analytics.trendUp
    view.statusImageView.tintColor = UIColor.preferredFioriColor(forStyle: .negativeLabel)
    view.substatusLabel.text = "data:image/png;base64,AAAA"
    view.substatusLabel.numberOfLines = 24
    view.substatusLabel.textAlignment = .center
    view.substatusImageView.image = FUIIconLibrary.analytics.trendUp
    view.substatusImageView.tintColor = UIColor(
      red: 31 / 255,
      green: 107 / 255,
      blue: 58 / 255,
      alpha: 1)
    view.detailImageView.image = FUIIconLibrary.analytics.trendUp
    view.detailImageView.contentMode = .scaleAspectFit
    view.detailImageView.tintColor = UIColor.preferredFioriColor(forStyle: .negativeLabel)
    view.statusLayout = .row
    NUIRenderer.renderView(view, withClass: "loud")

    var environment = Environment()
    environment.generation = .horizon
    return view
  }

  private static func `random-3`() -> UIView {
    let fuikpi = FUIKPIView()
    fuikpi.items = [FUIKPIMetricItem(string: "294")]
    fuikpi.captionlabel.text = "Sales"

    let view = FUIKPIHeader()
    view.colorScheme = .darkConstant
    view.items = [fuikpi]
    view.isItemOrderForced = true
    view.interItemSpacing = 3.5
    NUIRenderer.renderView(view, withClass: "hsla(0.4, 1.0, 0.4, 0.5)")

    var environment = Environment()
    environment.appearance = .dark
    environment.locale = "de-DE"
    return view
  }

  private static func `random-4`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    view.captionlabel.text = "Sales this month"
    view.isEnabled = false

    var environment = Environment()
    environment.layoutDirection = .rightToLeft
    environment.locale = "ar"
    return view
  }

  private static func `random-5`() -> UIView {
    // SAPFiori has no counterpart of KPIView.isLoading.
    // SAPFiori has no counterpart of KPIHeader.bannerMessage.

    let fuikpi = FUIKPIView()
    fuikpi.items = [
      FUIKPIUnitItem(string: "$"),
      FUIKPIMetricItem(string: "294"),
      FUIKPIUnitItem(string: "USD"),
    ]
    fuikpi.isEnabled = false
    fuikpi.isHighlighted = true
    NUIRenderer.renderView(fuikpi, withClass: "kpi-1")

    let fuikpi2 = FUIKPIView()
    fuikpi2.items = []
    fuikpi2.captionlabel.text = "Sales this month"

    let view = FUIKPIHeader()
    view.colorScheme = .darkConstant
    view.items = [fuikpi, fuikpi2]
    view.interItemSpacing = 24
    return view
  }

  private static func `random-6`() -> UIView {
    // SAPFiori has no counterpart of KPICard.isLoading.
    // Numbers are written for the locale en-US.

    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    view.status.text = "5 min ago"
    view.kpiItems = [
      FUIKPIIconItem(icon: FUIIconLibrary.analytics.trendUp),
      FUIKPIUnitItem(string: "$"),
    ]
    view.statusAttributedText = joined([
      NSAttributedString(string: "icons/pump.svg", attributes: [.baselineOffset: -993]),
      NSAttributedString(string: "−1", attributes: [.kern: -961.5, .baselineOffset: 5]),
    ])

    var environment = Environment()
    environment.generation = .horizon
    return view
  }

  private static func `random-7`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    view.interItemSpacing = 20.5
    view.pageControl.currentPageIndicatorTintColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    NUIRenderer.renderView(view, withClass: "tintColor_darkBackground:rgb(31, 107, 58)")

    var environment = Environment()
    environment.appearance = .dark
    environment.locale = "de-DE"
    return view
  }

  private static func `random-8`() -> UIView {
    // KPICard.kpiAttributedText[1].font is left out: UIKit has no font of only size; it has a style, or a size with a weight or a family.

    let view = FUIKPICardCollectionViewCell()
    view.title.text = "Sales this month"
    view.title.textColor = UIColor.preferredFioriColor(forStyle: .accent7)
    view.title.numberOfLines = 8
    view.titleAttributedText = NSAttributedString(string: "0x1F6B3A", attributes: [.kern: -992])
    view.kpiAttributedText = joined([
      NSAttributedString(string: "6,590"),
      NSAttributedString(string: ".57"),
    ])
    view.isHighlighted = true
    NUIRenderer.renderView(view, withClass: "loud:quiet")

    var environment = Environment()
    environment.layoutDirection = .rightToLeft
    environment.locale = "ar"
    return view
  }

  private static func `random-9`() -> UIView {
    // SAPFiori has no counterpart of KPIProgressView.rules.
    // SAPFiori has no counterpart of KPIProgressView.trackTintColor.
    // SAPFiori has no counterpart of KPIProgressView.progressWidth.

    let view = FUIKPIProgressView()
    view.colorScheme = .lightConstant
    view.items = [
      FUIKPIIconItem(icon: FUIIconLibrary.analytics.trendUp),
      FUIKPIIconItem(icon: FUIIconLibrary.analytics.trendUp),
    ]
    view.captionLabel.text = "Sales this month"
    view.setTextColor(
      UIColor(red: 0, green: 102 / 255, blue: 41 / 255, alpha: 128 / 255),
      for: .normal)
    view.isEnabled = false
    NUIRenderer.renderView(view, withClass: "loud:quiet")
    return view
  }

  private static func `random-10`() -> UIView {
    // SAPFiori has no counterpart of KPIProgressView.rules.
    // KPIProgressView.caption[0].font is left out: UIKit has no font of only style, family; it has a style, or a size with a weight or a family.
    // SAPFiori has no counterpart of KPIProgressView.progressTintColor.
    // SAPFiori has no counterpart of KPIProgressView.isLoading.
    // Numbers are written for the locale en-US.

    let view = FUIKPIProgressView()
    view.colorScheme = .device
    view.items = []
    view.captionLabel.attributedText = NSAttributedString(
      string: "Jan 5, 2026",
      attributes: [.baselineOffset: 5])
    view.captionLabel.numberOfLines = 0
    NUIRenderer.renderLabel(view.captionLabel, withClass: "kpi-1:icons/pump.svg")
    view.setTextColor(UIColor.preferredFioriColor(forStyle: .tintColor), for: .selected)
    NUIRenderer.renderView(view, withClass: "de-DE")

    var environment = Environment()
    environment.generation = .horizon
    return view
  }

  private static func `random-11`() -> UIView {
    // SAPFiori has no counterpart of KPIProgressCard.isLoading.
    // Numbers are written for the locale de-DE.

    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    view.status.text = "hsla(0.4, 1.0, 0.4, 0.5)"
    view.kpiItems = [
      FUIKPIFractionItem(string: "13,5"),
      FUIKPIFractionItem(string: "/"),
      FUIKPIFractionItem(string: "16"),
      FUIKPIMetricItem(string: "−13,5"),
      FUIKPIIconItem(icon: FUIIconLibrary.analytics.trendUp),
    ]
    view.progress = -1.5

    var environment = Environment()
    environment.appearance = .dark
    environment.locale = "de-DE"
    return view
  }

  private static func `random-12`() -> UIView {
    // SAPFiori has no counterpart of KPIView.size.

    let view = FUIKPIView()
    view.items = []
    view.captionlabel.text = "Sales this month"
    view.setTintColor(
      UIColor(red: 0, green: 102 / 255, blue: 41 / 255, alpha: 128 / 255),
      for: .disabled)
    view.setTintColor(
      UIColor.preferredFioriColor(forStyle: .informationBackgroundTapState),
      for: .highlighted)
    view.isSelected = true
    NUIRenderer.renderView(view, withClass: "#FFFFFF")

    var environment = Environment()
    environment.layoutDirection = .rightToLeft
    environment.locale = "ar"
    return view
  }

  private static func `random-13`() -> UIView {
    // SAPFiori has no counterpart of ChartView.series.title.
    // SAPFiori has no counterpart of ChartView.valueLabels.
    // SAPFiori has no counterpart of ChartView.columnCornerRadius.
    // SAPFiori has no counterpart of ChartView.stacking.
    // SAPFiori has no counterpart of ChartView.isLoading.
    // SAPFiori has no counterpart of ChartView.colors.
    // SAPFiori has no counterpart of ChartView.secondaryNumericAxis.references.

    let data = ChartData([[182, 205, 221, 259]])

    let view = FUIChartView()
    view.chartType = .waterfall
    view.dataSource = data
    NUIRenderer.renderView(view, withClass: "loud:quiet")
    view.numericAxis.explicitMin = 0
    view.numericAxis.explicitMax = 300
    view.secondaryNumericAxis.labels.isHidden = true
    view.secondaryNumericAxis.explicitMax = -19.5
    view.secondaryNumericAxis.allowLooseLabels = false
    view.secondaryNumericAxis.abbreviatesLabels = true
    view.secondaryNumericAxis.isMagnitudedDisplayed = false
    return view
  }

  private static func `random-14`() -> UIView {
    // SAPFiori has no counterpart of KPIProgressView.progressWidth.
    // SAPFiori has no counterpart of KPIProgressView.trackWidth.

    let view = FUIKPIProgressView()
    view.colorScheme = .darkConstant
    view.items = []
    NUIRenderer.renderView(view, withClass: "hsla(0.4, 1.0, 0.4, 0.5)")

    var environment = Environment()
    environment.generation = .horizon
    return view
  }

  private static func `random-15`() -> UIView {
    // SAPFiori has no counterpart of ChartFloorplan.isLoading.
    // Numbers are written for the locale de-DE.

    let data = ChartData([[820, 960, 790]])

    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = " "
    controller.titleAttributedText = NSAttributedString(
      string: "−17",
      attributes: [.foregroundColor: UIColor(red: 1, green: 1, blue: 1, alpha: 64 / 255)])
    controller.titleText.textColor = UIColor.preferredFioriColor(
      forStyle: .negativeLabel,
      background: .device)
    controller.titleStyleClassPath = ["0x1F6B3A"]
    controller.chartView.chartType = .column
    controller.chartView.dataSource = data
    controller.seriesTitles = ["+{count} weitere", "", "tintColor_darkBackground"]
    controller.valuesAxisTitle.text = "Thousand euros"
    controller.categoryAxisTitle.text = "Month"

    let view = controller.view

    var environment = Environment()
    environment.appearance = .dark
    environment.locale = "de-DE"
    return view
  }

  private static func `random-16`() -> UIView {
    // ChartCard.chartView.categories is left out: a data source names only categories that have values.
    // SAPFiori has no counterpart of ChartCard.chartView.indexesOfColumnSeries.
    // SAPFiori has no counterpart of ChartCard.chartView.indexOfStockSeries.
    // SAPFiori has no counterpart of ChartCard.chartView.columnCornerRadius.
    // ChartCard.titleAttributedText[1] is left out: its value cannot be written.
    // ChartCard.kpiAttributedText[1].font is left out: UIKit has no font of only size; it has a style, or a size with a weight or a family.
    // SAPFiori has no counterpart of ChartCard.isLoading.
    // ChartCard.subtitleAttributedText[2] is left out: its value cannot be written.
    // SAPFiori has no counterpart of ChartCard.trendStyle.
    // SAPFiori has no counterpart of ChartCard.details.
    // Numbers are written for the locale ar, in Latin digits as in the picture.

    let data = ChartData([], categories: [nil])

    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.seriesTitles = ["#FFFFFF", "", "hsla(0.4, 1.0, 0.4, 0.5)"]
    view.chartView.chartType = .stackedBar
    view.chartView.dataSource = data
    view.chartView.numericAxis.explicitMin = 0
    view.chartView.numericAxis.explicitMax = 300
    view.titleAttributedText = joined([
      NSAttributedString(
        string: "+{count} weitere",
        attributes: [
          .font: UIFont.systemFont(ofSize: 39.5, weight: .light),
          .foregroundColor: UIColor.preferredFioriColor(
            forStyle: .tintColor,
            background: .darkConstant),
          .kern: -987.5,
        ]),
      NSAttributedString(string: ""),
    ])
    view.kpiAttributedText = joined([
      NSAttributedString(string: "6,590"),
      NSAttributedString(string: ".57"),
    ])
    view.subtitleAttributedText = joined([
      NSAttributedString(
        string: "5",
        attributes: [
          .foregroundColor: UIColor.preferredFioriColor(forStyle: .secondaryFill),
          .kern: 0.5,
        ]),
      NSAttributedString(string: "data:image/png;base64,AAAA", attributes: [.kern: 0.5]),
      NSAttributedString(string: "", attributes: [.kern: 0.5, .baselineOffset: -991.5]),
    ])
    view.trend.text = "Sales this month"
    view.trend.textColor = UIColor.preferredFioriColor(forStyle: .tintColor)
    view.trendAttributedText = NSAttributedString(string: "4.2%")

    var environment = Environment()
    environment.layoutDirection = .rightToLeft
    environment.locale = "ar"
    return view
  }
}
