// The samples of the SDK's pages, line by line as they stand there, in the classes that they belong
// to.
// swift-format-ignore-file

import SAPFiori

/// What a page's sample fills, for a picture of it.
@MainActor
protocol PageSample {
  /// Runs the sample.
  func viewDidLoad()
  /// What it has filled.
  var view: UIView { get }
}

/// The page of `FUIKPIView`.
final class KPIViewController: PageSample {
  let kpiView = FUIKPIView(frame: CGRect())
  let kpiIconView = FUIKPIView(frame: CGRect())
  var view: UIView { kpiView }

  func viewDidLoad() {
    // Do any additional setup after loading the view.

    let unit = FUIKPIUnitItem(string: "$")
    let metric = FUIKPIMetricItem(string: "294")
    let unit2 = FUIKPIUnitItem(string: "USD")

    self.kpiView.items = [unit, metric, unit2]
    self.kpiView.captionlabel.text = "Label example can wrap to two lines"

    let icon = FUIKPIIconItem(icon: #imageLiteral(resourceName: "ProfilePic"))
    let metric2 = FUIKPIMetricItem(string: "2")

    self.kpiIconView.items = [icon, metric2, unit2]
    self.kpiIconView.captionlabel.text = "Documents Example of Two Line Wrap"
  }
}

/// The other view of the same sample.
final class KPIIconViewController: PageSample {
  private let controller = KPIViewController()
  var view: UIView { controller.kpiIconView }

  func viewDidLoad() { controller.viewDidLoad() }
}

/// The page of KPI items, `FUIKPIProgressView`.
final class KPIProgressController: PageSample {
  let kpiChartView = FUIKPIProgressView(frame: CGRect())
  var view: UIView { kpiChartView }

  func viewDidLoad() {
    self.kpiChartView.chartSize = FUIKPIProgressViewSize.small
    let metric = FUIKPIMetricItem(string: "33")
    let unit = FUIKPIUnitItem(string: "%")
    self.kpiChartView.items = [metric, unit]
    self.kpiChartView.progress = Float(0.33)
    self.kpiChartView.captionLabelText = "Complete"
  }
}

/// The page of KPI items, the colors of `FUIKPIHeader`, around the sample's two lines.
final class KPITintController: PageSample {
  private let header = FUIKPIHeader()
  var view: UIView { header }

  func viewDidLoad() {
    let kpiView = FUIKPIView()
    kpiView.items = [FUIKPIMetricItem(string: "5"), FUIKPIUnitItem(string: "k")]
    kpiView.colorScheme = .dark
    kpiView.setTintColor(.yellow, for: .normal)
    header.items = [kpiView]
  }
}

/// The page of KPI items, `FUIKPIHeader`.
final class KPIHeaderController: PageSample {
  private var header = FUIKPIHeader()
  var view: UIView { header }

  func viewDidLoad() {
    //Programmatically add a KPIHeader to tableview

    let kpiView1 = FUIKPIView()
    let kpiView1Icon = FUIKPIIconItem(icon: #imageLiteral(resourceName: "asset").withRenderingMode(.alwaysTemplate))
    let kpiView1Metric = FUIKPIMetricItem(string: "5")
    let kpiView1Unit1 = FUIKPIUnitItem(string: "k")
    kpiView1.items = [kpiView1Icon, kpiView1Metric,kpiView1Unit1]
    kpiView1.captionlabel.text = "Orders processed"
    kpiView1.isEnabled = false
    kpiView1.colorScheme = .dark

    var kpiChartLarge: FUIKPIProgressView!
    kpiChartLarge = FUIKPIProgressView()
    kpiChartLarge.chartSize = FUIKPIProgressViewSize.large
    let fractionLarge = FUIKPIFractionItem(string: "16")
    let unitLarge = FUIKPIFractionItem(string: "/")
    let fractionLarge2 = FUIKPIFractionItem(string: "25")
    kpiChartLarge.items = [fractionLarge, unitLarge, fractionLarge2]
    kpiChartLarge.progress = Float(0.64)
    kpiChartLarge.captionLabelText = "Completed"
    kpiChartLarge.colorScheme = .dark

    let kpiArray = [kpiView1, kpiChartLarge]

    let KPIHeader = FUIKPIHeader()
    KPIHeader.items = kpiArray
    header = KPIHeader
  }
}

/// The page of `FUIObjectHeader`.
final class ObjectHeaderController: PageSample {
  private var header = FUIObjectHeader()
  var view: UIView { header }

  func viewDidLoad() {
    //Programmatically add an Object header to tableview
    let objectHeader = FUIObjectHeader()
    objectHeader.detailImageView.image = #imageLiteral(resourceName: "ProfilePic")
    objectHeader.headlineLabel.text = "Inspect Electric Pump Motor Long Job Title Example Will Wrap Max# of Lines in the HeadlineLabel"
    objectHeader.subheadlineLabel.text = "Job 819701."
    objectHeader.tags = [FUITag(title: "Started"), FUITag(title: "PM01"), FUITag(title: "103-Repair")]
    objectHeader.labelItems = [
    FUILabelItem(text: "Los Altos, CA", image: UIImage(named: "my-image")),
    FUILabelItem(text: "12/31/2022", image: UIImage(named: "my-image")),
    FUILabelItem(text: "Natasha Giotra", image: UIImage(named: "my-image"), alignment: .leading)]
    objectHeader.descriptionLabel.text = "Temperature sensor predicts overheating failure in 4 days Urgent and needs attentions. Temperature sensor predicts overheating failure in 4 days Urgent and needs attentions."
    objectHeader.statusLabel.text = "High"
    objectHeader.substatusImageView.image = UIImage(named: "my-image")
    objectHeader.kpiView = {
    let kpiView = FUIKPIView()
    let unit = FUIKPIUnitItem(string: "$")
    let metric = FUIKPIMetricItem(string: "294")
    let unit2 = FUIKPIUnitItem(string: "M")
    kpiView.items = [unit, metric, unit2]
    kpiView.captionlabel.text = "Sales"
    return kpiView
    }()
    // create a custom `UIView`-subclassing instance, to set to `detailContentView` property.
    let myAnalytics = AnalyticHeaderDetailView()
    myAnalytics.chartImageView.image = #imageLiteral(resourceName: "hogwarts")
    objectHeader.detailContentView = myAnalytics
    header = objectHeader
  }
}

/// What the page on the compatibility module adds to it.
@MainActor
func writeHeader(_ objectHeader: FUIObjectHeader) throws {
    let picture = try objectHeader.png(scale: 2)
    try picture.write(to: URL(fileURLWithPath: "header.png"))
}

/// The page of `FUIObjectHeader`, its color scheme, around the sample's four lines.
final class ObjectHeaderSchemeController: PageSample {
  private var header = FUIObjectHeader()
  var view: UIView { header }

  func viewDidLoad() {
    let objectHeader = FUIObjectHeader()
    objectHeader.backgroundColorScheme = .darkConstant
    objectHeader._innerView.pageControl.currentPageIndicatorTintColor = .white
    objectHeader._innerView.pageControl.pageIndicatorTintColor = .lightGray
    objectHeader.headlineText = "Inspect Electric Pump Motor"
    objectHeader.detailContentView = UIImageView(image: #imageLiteral(resourceName: "hogwarts"))
    header = objectHeader
  }
}

/// The values of the cards' charts.
final class SampleData: FUIChartViewDataSource {
  private let values: [[Double]]
  private let names: [String]

  init(_ values: [[Double]], names: [String] = []) {
    self.values = values
    self.names = names
  }

  func numberOfSeries(in: FUIChartView) -> Int { values.count }

  func chartView(_ chartView: FUIChartView, numberOfValuesInSeries seriesIndex: Int) -> Int {
    values[seriesIndex].count
  }

  func chartView(_ chartView: FUIChartView, valueForSeries seriesIndex: Int, category categoryIndex: Int, dimension dimensionIndex: Int) -> Double? {
    values[seriesIndex][categoryIndex]
  }

  func chartView(_ chartView: FUIChartView, titleForCategory categoryIndex: Int, inSeries seriesIndex: Int) -> String? {
    names.isEmpty ? nil : names[categoryIndex]
  }
}

/// The page of cards, cell 1.
final class TotalSalesController: PageSample {
  let cell = FUIChartCardCollectionViewCell()
  private let data = SampleData(
    [[182, 201, 190, 224, 231, 219], [205, 214, 233, 240, 258, 266]],
    names: ["Jan", "Feb", "Mar", "Apr", "May", "Jun"])
  var view: UIView { cell }

  func viewDidLoad() {
    cell.title.text = "Total Sales"
    cell.kpiItems = [FUIKPIUnitItem(string: "$"), FUIKPIMetricItem(string: "265,849.98")]
    cell.status.text = "20 min ago"
    cell.seriesTitles = ["2016", "2017"]
    cell.chartView.chartType = .line
    cell.chartView.numericAxis.labels.isHidden = true
    cell.chartView.dataSource = data
  }
}

/// The page of cards, cell 3.
final class PowerController: PageSample {
  let cell = FUIChartCardCollectionViewCell()
  private let data = SampleData([[240, 251, 246, 258, 249, 262, 265]])
  var view: UIView { cell }

  func viewDidLoad() {
    cell.title.text = "Power"
    cell.status.text = "Past 30 Days"
    cell.trendImage = FUIIconLibrary.analytics.trendUp.withRenderingMode(.alwaysTemplate)
    cell.trend.text = "11.5%"
    cell.kpiItems = [FUIKPIMetricItem(string: "265"), FUIKPIUnitItem(string: "hp")]
    cell.chartView.categoryAxis.labels.isHidden = true
    cell.chartView.numericAxis.labels.isHidden = true
    cell.chartView.series.colors = [UIColor.preferredFioriColor(forStyle: .negative)]
    cell.chartView.dataSource = data
  }
}

/// The page of cards, cell 4.
final class StoreController: PageSample {
  let cell = FUIChartCardCollectionViewCell()
  private let data = SampleData(
    [[820, 960, 790, 1150, 1340, 1500, 930]],
    names: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
  var view: UIView { cell }

  func viewDidLoad() {
    cell.title.text = "Total Sales"
    cell.subtitle.text = "Store 541"
    cell.kpiItems = [FUIKPIUnitItem(string: "$"), FUIKPIMetricItem(string: "6,590.57")]
    cell.chartView.chartType = .column
    cell.chartView.numericAxis.labels.isHidden = true
    cell.chartView.dataSource = data
  }
}

/// The page of cards, cell 5.
final class TasksController: PageSample {
  let cell = FUIKPIProgressCardCollectionViewCell()
  var view: UIView { cell }

  func viewDidLoad() {
    cell.title.text = "Tasks Completed"
    cell.status.text = "20 min ago"
    cell.kpiItems = [FUIKPIFractionItem(string: "88"), FUIKPIFractionItem(string: "/"), FUIKPIFractionItem(string: "98")]
    cell.progress = Float(88) / Float(98)
  }
}

/// The page of cards, their layout.
final class CardsController: PageSample, UICollectionViewDataSource {
  let cell = FUICardCollectionViewTableViewCell()
  var view: UIView { cell }

  func viewDidLoad() {
    cell.collectionView.register(FUIChartCardCollectionViewCell.self, forCellWithReuseIdentifier: FUIChartCardCollectionViewCell.reuseIdentifier)
    cell.collectionView.dataSource = self
    cell.isAllowingFlowLayout = true // defaults to `true`
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard indexPath.item == 0 else {
      let controller = TasksController()
      controller.viewDidLoad()
      return controller.cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: FUIChartCardCollectionViewCell.reuseIdentifier, for: indexPath)
    (cell as? FUIChartCardCollectionViewCell)?.title.text = "Total Sales"
    (cell as? FUIChartCardCollectionViewCell)?.chartView.dataSource = SampleData([[820, 960, 790, 1150]])
    return cell
  }
}

/// The page of theming: its style sheet, and its colors.
final class ThemingController: PageSample {
  private let kpiView = FUIKPIView()
  var view: UIView { kpiView }

  func viewDidLoad() {
    // initialize stylesheet by name
    NUISettings.initWithStylesheet(name: "Palette")

    kpiView.items = [FUIKPIMetricItem(string: "294")]
    kpiView.captionlabel.text = "In the sheet's blue"
    kpiView.captionlabel.textColor = UIColor.preferredFioriColor(forStyle: .primary1, background: .lightBackground)
  }
}
