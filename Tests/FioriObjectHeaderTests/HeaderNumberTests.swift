import FioriRender
import Testing

@testable import TestSupport

/// Numbers of an object header in all widths of a size class (law 1 of Docs/layout.md).
struct HeaderNumberTests {
  @Test(arguments: ["1,265,849.98", "108,963 / 125,000", "94%", "−0.00023"], [true, false])
  func `a KPI beside the headline is no smaller than in a narrower header`(
    number: String, hasImage: Bool
  ) throws {
    var header = ObjectHeader(headlineText: "Electric Pump Motor Inspection")
    header.subheadlineText = "Job 819701"
    header.kpiView = KPIView(items: [.metric(number)], caption: "Open orders")
    if hasImage { header.detailImage = .builtin(.document) }
    try DrawnView.expectGrowingNumber(of: header, in: stride(from: 320, to: 668, by: 12))
  }

  @Test(arguments: [ContentSizeCategory.large, .accessibilityMedium, .accessibilityExtraLarge])
  func `a number of the detail is no smaller than in a narrower header`(
    category: ContentSizeCategory
  ) throws {
    var chart = ObjectHeaderChartView(title: "Maintenance costs of the plant")
    chart.kpiItems = [.metric("6,890,346,323.0"), .unit("INR")]
    var header = ObjectHeader(headlineText: "Electric Pump Motor Inspection")
    header.detailContentView = .chart(chart)
    try DrawnView.expectGrowingNumber(
      of: header, in: stride(from: 668, to: 1400, by: 24), category: category)
  }
}
