import FioriRender
import Testing

@testable import FioriKPI
@testable import TestSupport

struct KPIHeaderWordsTests {
  private func words(_ header: KPIHeader, page: Int? = nil) throws -> AccessibilityText {
    try DrawnView(header, page: page).drawing.words
  }

  @Test(arguments: [
    (
      1,
      "Completed, 16 of 25, 64 percent. Orders processed, 5k, not available. Page 1 of 2"
    ),
    (2, "Open invoices, $294 USD. Net revenue, $256k. Page 2 of 2"),
  ])
  func `a page reads what stands on it`(page: Int, text: String) throws {
    try expect(
      words(SampleKPIHeader.view, page: page),
      is: AccessibilityText(title: "KPI header", text: text))
  }

  @Test func `items read in the order in which they stand`() throws {
    let header = KPIHeader(items: [SampleKPIHeader.kpis[0], SampleKPIHeader.ring])
    try expect(
      words(header).text, is: "Completed, 16 of 25, 64 percent. Orders processed, 5k, not available"
    )
  }

  @Test func `a header of one page does not count it`() throws {
    let header = KPIHeader(items: [SampleKPIHeader.kpis[1]])
    try expect(words(header).text, is: "Open invoices, $294 USD")
  }

  @Test(arguments: [1, 2])
  func `a banner is read on every page`(page: Int) throws {
    var header = SampleKPIHeader.view
    header.bannerMessage = BannerMessage(title: "No connection", type: .offline)
    #expect(try words(header, page: page).text.hasSuffix(". Page \(page) of 2. No connection"))
  }

  @Test(arguments: [0, 1])
  func `a header that waits says so`(count: Int) throws {
    let items = Array(SampleKPIHeader.kpis.prefix(count))
    try expect(words(KPIHeader(items: items, isLoading: true)), is: .loading)
  }
}
