import FioriRender
import Foundation
import SAPFiori
import Testing

@testable import TestSupport

/// A view with a property that cannot be drawn, and what is said of it.
struct BadProperty: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @MainActor @Sendable () -> UIView

  init(_ message: String, _ make: @escaping @MainActor @Sendable () -> UIView) {
    testDescription = message
    self.make = make
  }

  static let all = [
    BadProperty(
      "UIView: UIView has 0 views inside, but only one can be drawn; use one of SAPFiori's views or "
        + "a UIImageView"
    ) { UIView() },
    BadProperty("UIImageView: an image is not drawn alone; set it on one of SAPFiori's views") {
      UIImageView()
    },
    BadProperty("items[1].icon: expected an image, found none") {
      let view = FUIKPIView()
      view.items = [FUIKPIMetricItem(string: "5"), FUIKPIIconItem(icon: UIImage(named: "gone"))]
      return view
    },
    BadProperty("items[1]: expected an FUIKPIView or an FUIKPIProgressView, found UILabel") {
      let header = FUIKPIHeader()
      header.items = [FUIKPIView(), UILabel()]
      return header
    },
    BadProperty("items[0].captionlabel.numberOfLines: expected 0 or more lines, found -1") {
      let view = FUIKPIView()
      view.captionlabel.text = "Net"
      view.captionlabel.numberOfLines = -1
      let header = FUIKPIHeader()
      header.items = [view]
      return header
    },
    BadProperty("pageControl.currentPage: expected 0 or more, found -1") {
      let header = FUIKPIHeader()
      header.pageControl.currentPage = -1
      return header
    },
    BadProperty(
      "captionlabel.attributedText: the attribute 'NSUnderline' is not drawn; use font, "
        + "foregroundColor, kern or baselineOffset"
    ) {
      let view = FUIKPIView()
      let key = NSAttributedString.Key(rawValue: "NSUnderline")
      view.captionlabel.attributedText = NSAttributedString(string: "Net", attributes: [key: 1])
      return view
    },
    BadProperty("captionlabel.attributedText: expected a UIColor for 'NSColor', found String") {
      let view = FUIKPIView()
      view.captionlabel.attributedText = NSAttributedString(
        string: "Net", attributes: [.foregroundColor: "red"])
      return view
    },
    BadProperty(
      "tintColorForState: expected a color for normal, disabled, highlighted or selected, found one "
        + "for another state"
    ) {
      let view = FUIKPIView()
      view.setTintColor(.red, for: [.selected, .disabled])
      return view
    },
    BadProperty("detailImageSize: expected a width and a height above 0, found 0.0 × 5.0") {
      let header = FUIObjectHeader()
      header.detailImageSize = CGSize(width: 0, height: 5)
      return header
    },
    BadProperty("numberOfTagLines: expected 0 or more lines, found -2") {
      let header = FUIObjectHeader()
      header.numberOfTagLines = -2
      return header
    },
    BadProperty(
      "detailContentView: UIView has 2 views inside, but only one can be drawn; use one of SAPFiori's "
        + "views or a UIImageView"
    ) {
      let header = FUIObjectHeader()
      let detail = UIView()
      detail.addSubview(UIImageView())
      detail.addSubview(UIImageView())
      header.detailContentView = detail
      return header
    },
    BadProperty("dataSource.numberOfSeries: expected 0 to 32 series, found -1") {
      chart(CountSource(series: -1, values: 0))
    },
    BadProperty(
      "dataSource.numberOfValuesInSeries: expected 0 to 20000 values, found -1 in series 0"
    ) { chart(CountSource(series: 1, values: -1)) },
    BadProperty(
      "dataSource.numberOfValuesInSeries: expected 0 to 20000 values, found \(Int.max) in series 0"
    ) { chart(CountSource(series: 1, values: .max)) },
    BadProperty("collectionView.dataSource: expected the source of the cards, found none") {
      FUICardCollectionViewTableViewCell()
    },
    BadProperty(
      "collectionView.dataSource[0]: expected one of SAPFiori's card cells, found "
        + "UICollectionViewCell"
    ) { collection(1) },
    BadProperty(
      "collectionView.dataSource.numberOfItemsInSection: expected 0 to 1000 cards, found -1 in "
        + "section 0"
    ) { collection(-1) },
  ]

  @MainActor
  private static func chart(_ source: CountSource) -> UIView {
    let chart = FUIChartView()
    chart.dataSource = source
    return chart
  }

  @MainActor
  private static func collection(_ count: Int) -> UIView {
    let cell = FUICardCollectionViewTableViewCell()
    cell.collectionView.dataSource = CellSource(count: count)
    return cell
  }
}

/// A source with odd counts.
private final class CountSource: FUIChartViewDataSource {
  private let series: Int
  private let values: Int

  init(series: Int, values: Int) { (self.series, self.values) = (series, values) }

  func numberOfSeries(in chartView: FUIChartView) -> Int { series }

  func chartView(_ chartView: FUIChartView, numberOfValuesInSeries seriesIndex: Int) -> Int {
    values
  }

  func chartView(
    _ chartView: FUIChartView, valueForSeries seriesIndex: Int, category categoryIndex: Int,
    dimension dimensionIndex: Int
  ) -> Double? { nil }
}

/// A source of cells of a class that is not registered.
private final class CellSource: UICollectionViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "gone", for: indexPath)
  }
}

/// Errors name the property, and nothing traps.
@MainActor
struct BadInputTests {
  @Test(arguments: BadProperty.all)
  func `an error names its property`(property: BadProperty) {
    let error = #expect(throws: PropertyError.self) { try property.make().png() }
    expect(error?.description, is: property.testDescription)
  }

  @Test func `a missing image of a literal is named with its property`() {
    AppResources.folder = Repository.root.appending(path: "Docs/sapfiori").path
    let header = FUIObjectHeader()
    header.headlineText = "A"
    header.statusImageView.image = #imageLiteral(resourceName: "gone")
    let error = #expect(throws: DescriptionError.self) { try header.png() }
    let line = error?.diagnostics.first?.description
    #expect(line?.hasPrefix("error: view.statusImage: image 'gone' does not exist") == true)
  }

  @Test func `a missing style sheet is an error of the next picture`() {
    AppResources.folder = Repository.root.appending(path: "Docs/sapfiori").path
    NUISettings.initWithStylesheet(name: "gone")
    defer { NUISettings.removeStylesheets() }
    let error = #expect(throws: PropertyError.self) { try FUIKPIView().png() }
    expect(error?.property, is: "NUISettings.initWithStylesheet")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 0, 1e300])
  func `odd numbers are errors or drawn`(number: CGFloat) {
    let view = FUIKPIView(frame: CGRect(x: 0, y: 0, width: number, height: number))
    view.items = [FUIKPIMetricItem(string: "5")]
    view.captionlabel.text = "Net"
    view.captionlabel.font = .systemFont(ofSize: number)
    view.tintColor = UIColor(red: number, green: number, blue: number, alpha: number)
    #expect(throws: DescriptionError.self) { try view.png(scale: number) }
    #expect(throws: (any Error).self) { try view.png(scale: 0) }
    let ring = FUIKPIProgressView()
    ring.progress = Float(number)
    if number.isNaN {
      #expect(throws: DescriptionError.self) { try ring.png() }
    } else {
      #expect(throws: Never.self) { try ring.png() }
    }
  }
}
