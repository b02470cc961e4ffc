import FioriRender
import SAPFiori
import Testing

@testable import TestSupport

/// What the SDK's pages declare, which has to compile as it is declared there.
@MainActor
struct DeclarationTests {
  private typealias KPI = UIView & FUIKPIContainer & FUIStateTintable
    & FUIStateTintableImplementation & FUIContentCopyableView & FUIStateSelectable

  @Test func `the types of charts are the types of the table that the SDK has`() {
    expect(
      FUIChartType.allCases.map { "\($0)" }.sorted(),
      is: ChartType.allCases.filter(\.kind.isInSDK).map(\.rawValue).sorted())
  }

  @Test func `KPIs and rings have the conformances listed on their pages`() {
    let views: [any KPI] = [FUIKPIView(), FUIKPIProgressView()]
    expect(views.map { $0 is NibDesignableControl }, is: [true, true])
  }

  @Test func `headers have their base classes`() {
    let header: FUIDrawingView = FUIKPIHeader()
    let object: any FUIBaseHeaderView<FUIObjectHeaderView> & FUIContentCopyable = FUIObjectHeader()
    expect([header.isHidden, object.isHidden], is: [false, false])
  }

  @Test func `items are items`() {
    let items: [any FUIKPIViewItem] = [
      FUIKPIMetricItem(string: "294"), FUIKPIUnitItem(string: "$"),
      FUIKPIFractionItem(string: "/"), FUIKPIIconItem(icon: UIImage()),
    ]
    expect(items.map(\.style), is: [.metric, .unit, .fraction, .icon])
  }

  @Test func `all that has items takes a provider`() {
    let consumers: [any FUIKPIAttributesConsumer] = [
      FUIKPIView(), FUIKPIProgressView(), FUIObjectHeaderChartView(),
      FUIKPICardCollectionViewCell(), FUIChartCardCollectionViewCell(),
      FUIKPIProgressCardCollectionViewCell(),
    ]
    expect(consumers.map { $0.attributesProvider == nil }, is: Array(repeating: true, count: 6))
  }

  @Test func `names of styles, sizes and settings are types`() {
    let types: [Any.Type] = [
      FDLStyle.self, FDLFontStyle.self, FioriStyle.self, FUIColorStyle.self, NUISettings.self,
      NUIRenderer.self, FUIKPIProgressViewSize.self, FUIKPIViewItemStyle.self,
      FUIKPIAttributedStringBuilder.self, FUIBackgroundColorScheme.self,
    ]
    expect(types.count, is: 10)
  }

  @Test func `the floorplan's controller draws a chart floorplan`() throws {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = "Revenue"
    controller.status.text = "Updated 20 min ago"
    controller.seriesTitles = ["This year"]
    controller.valuesAxisTitle.text = "Euros"
    let total = FUIChartSummaryItem()
    (total.title.text, total.valuesText, total.categoryIndex) = ("Total", ["1.84M"], -1)
    let range = FUIChartRangeSummaryItem()
    (range.lowerBoundTitle.text, range.upperBoundTitle.text) = ("Jan", "Mar")
    range.value.text = "546k"
    controller.summaryView.items = [total, range]

    let document = Document(
      json: Array(
        """
        { "view": { "type": "chartFloorplan", "title": "Revenue", "status": "Updated 20 min ago",
          "seriesTitles": ["This year"], "valuesAxisTitle": "Euros",
          "summaryItems": [{ "title": "Total", "values": ["1.84M"], "category": -1 },
            { "lowerBoundTitle": "Jan", "upperBoundTitle": "Mar", "value": "546k" }] } }
        """.utf8))
    let described = try #require(document.figures.first)
    let renderer = try Renderer()
    let drawn = try renderer.drawing(of: controller.view.figure())
    let expected = try renderer.drawing(of: described)
    try expect(renderer.data(of: drawn, as: .svg), is: renderer.data(of: expected, as: .svg))
  }
}
