import FioriRender
import Testing

@testable import TestSupport

struct LeadingItemKerningTests {
  @Test(arguments: [
    KernedPair(nil, .metric, .none, 0), KernedPair(nil, .unit, .none, 0),
    KernedPair(nil, .icon, .none, 0), KernedPair(nil, .fraction, .none, 0),
    KernedPair(.unit, .metric, .default, 2), KernedPair(.metric, .unit, .default, 2),
    KernedPair(.metric, .metric, .default, 2), KernedPair(.fraction, .unit, .default, 2),
    KernedPair(.unit, .fraction, .default, 2), KernedPair(.metric, .fraction, .default, 2),
    KernedPair(.fraction, .metric, .default, 2),
    KernedPair(.fraction, .fraction, .repeatingFraction, 2),
    KernedPair(.unit, .unit, .repeatingUnit, 4), KernedPair(.icon, .metric, .icon, 8),
    KernedPair(.icon, .unit, .icon, 8), KernedPair(.icon, .fraction, .icon, 8),
    KernedPair(.icon, .icon, .icon, 8), KernedPair(.metric, .icon, .icon, 8),
    KernedPair(.unit, .icon, .icon, 8), KernedPair(.fraction, .icon, .icon, 8),
  ])
  func `kerning depends on both neighbors`(_ pair: KernedPair) {
    let kerning = LeadingItemKerning(of: pair.style, after: pair.previous)
    expect(kerning, is: pair.kerning)
    expect(ClassicKPIAttributes().kerning(kerning), is: pair.points)
  }

  /// The size of units is 28 in the classic look and 20 in a small horizon view.
  @Test(arguments: [
    ("es-MX", "EUR", Environment.Generation.classic, 7.0), ("es-MX", "EUR", .horizon, 5),
    ("de-DE", "EUR", .classic, 2), ("de-DE", "EUR", .horizon, 1), ("de-DE", "CHF", .horizon, 5),
    ("en-US", "USD", .classic, 2),
  ])
  func `a formatted number keeps its space beside letters`(
    locale: String, currency: String, generation: Environment.Generation, points: Double
  ) throws {
    let number = NumberValue(value: 11, style: .currency, currency: currency)
    try expect(gap([.formattedMetric(number)], locale, generation), is: points)
  }

  @Test func `a unit that is set as such is as near as in the SDK`() throws {
    try expect(gap([.metric("5"), .unit("km")], "en-US", .horizon), is: 1)
  }

  /// The space between the first two items, in points.
  private func gap(
    _ items: [KPIItem], _ locale: String, _ generation: Environment.Generation
  ) throws -> Double {
    let parts = try DrawnView(KPIView(items: items)) {
      ($0.locale, $0.generation) = (locale, generation)
    }.root.children
    let gap = parts[1].frame.minX - parts[0].frame.maxX
    return (gap * 1000).rounded() / 1000
  }
}
