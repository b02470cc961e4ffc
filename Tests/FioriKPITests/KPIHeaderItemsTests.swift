import FioriRender
import Testing

@testable import FioriKPI
@testable import TestSupport

/// Which items a header draws, and in which order (Docs/sources/headers.md#items).
struct KPIHeaderItemsTests {
  private func check(_ item: HeaderItemsCase, isOrderForced: Bool = false) {
    let choice = KPIHeaderItems(item.views, isOrderForced: isOrderForced, in: .plain)
    let names = item.input.split(separator: " ").map(String.init)
    expect(choice.items.map { names[$0.index] }.joined(separator: " "), is: item.drawn)
    expect(choice.findings.map { "\($0.severity): \($0.path): \($0.message)" }, is: item.findings)
  }

  @Test(arguments: [
    HeaderItemsCase("K1", "K1"), HeaderItemsCase("K1 K2 P1", "P1 K1 K2"),
    HeaderItemsCase("P1 K1 P2 K2", "P1 P2 K1 K2"), HeaderItemsCase("P1 P2 P3 P4", "P1 P2 P3 P4"),
    HeaderItemsCase("K1 K2 K3 P1", "P1 K1 K2 K3"),
  ])
  func `rings come first, and nothing else changes its place`(_ item: HeaderItemsCase) {
    check(item)
  }

  @Test(arguments: [
    HeaderItemsCase("K1 K2 P1", "K1 K2 P1"), HeaderItemsCase("K1 P1 K2 P2", "K1 P1 K2 P2"),
    HeaderItemsCase("K1 p1 P1", "K1 P1", HeaderItemsCase.small(1)),
    HeaderItemsCase("K1 P1 K2 P2 K3", "K1 P1 K2 P2", HeaderItemsCase.surplus(4)),
  ])
  func `an order that is forced is kept`(_ item: HeaderItemsCase) {
    check(item, isOrderForced: true)
  }

  @Test(arguments: [
    HeaderItemsCase("K1 K2 K3 K4 P1", "K1 K2 K3 K4", HeaderItemsCase.surplus(4)),
    HeaderItemsCase(
      "K1 K2 K3 K4 K5 K6", "K1 K2 K3 K4", HeaderItemsCase.surplus(4), HeaderItemsCase.surplus(5)),
  ])
  func `items after the fourth are not drawn`(_ item: HeaderItemsCase) { check(item) }

  @Test(arguments: [
    HeaderItemsCase(
      "p1 K1 K2 p2 K3 P1", "P1 K1 K2 K3", HeaderItemsCase.small(0), HeaderItemsCase.small(3)),
    HeaderItemsCase(
      "p1 K1 K2 K3 K4 K5", "K1 K2 K3 K4", HeaderItemsCase.small(0), HeaderItemsCase.surplus(5)),
  ])
  func `small rings are left out before the first four are taken`(_ item: HeaderItemsCase) {
    check(item)
  }

  @Test(arguments: [
    HeaderItemsCase(
      "", "", "warning: items: no items, so an empty header is drawn; add at least one KPI")
  ])
  func `a header without an item is drawn with a warning`(_ item: HeaderItemsCase) throws {
    check(item)
    let warnings = try DrawnView(KPIHeader(items: item.views)).warnings
    expect(warnings, is: item.findings.map { $0.replacing(": items", with: ": view.items") })
  }

  @Test func `a header of small rings is empty, with a warning for each`() throws {
    let item = HeaderItemsCase("p1 p2", "", HeaderItemsCase.small(0), HeaderItemsCase.small(1))
    check(item)
    expect(try DrawnView(KPIHeader(items: item.views)).warnings.count, is: 2)
  }
}
