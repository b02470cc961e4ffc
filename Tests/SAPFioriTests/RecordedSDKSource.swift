// Written by SDKSourceTests, which say how.
// swift-format-ignore-file

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

@MainActor
enum RecordedSDKSource {
  static let views: [String: @MainActor () -> UIView] = [
    "kpi-header": `kpi-header`,
    "object-header": `object-header`,
    "object-header-scheme": `object-header-scheme`,
    "card-power": `card-power`,
    "cards": `cards`,
  ]

  private static func `kpi-header`() -> UIView {
    let fuikpi = FUIKPIView()
    fuikpi.items = [
      FUIKPIIconItem(
        icon: #imageLiteral(
          resourceName: "sapfiori/asset.svg").withRenderingMode(.alwaysTemplate)),
      FUIKPIMetricItem(string: "5"),
      FUIKPIUnitItem(string: "k"),
    ]
    fuikpi.captionlabel.text = "Orders processed"
    fuikpi.colorScheme = .darkConstant
    fuikpi.isEnabled = false

    let fuikpiProgress = FUIKPIProgressView()
    fuikpiProgress.items = [
      FUIKPIFractionItem(string: "16"),
      FUIKPIFractionItem(string: "/"),
      FUIKPIFractionItem(string: "25"),
    ]
    fuikpiProgress.progress = 0.64
    fuikpiProgress.captionLabel.text = "Completed"
    fuikpiProgress.colorScheme = .darkConstant

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
    view.headlineLabel.text = "Inspect Electric Pump Motor"
    view.detailContentView = UIImageView(
      image: #imageLiteral(resourceName: "sapfiori/hogwarts.svg"))
    view.backgroundColorScheme = .darkConstant
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
    view.chartView.categoryAxis.labels.isHidden = true
    view.chartView.numericAxis.labels.isHidden = true
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
}
