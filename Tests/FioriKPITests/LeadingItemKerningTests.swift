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

  @Test(arguments: [
    ("mil", "MXN", Environment.Generation.classic, 7.0), ("mil", "MXN", .horizon, 5),
    ("Mio.", "€", .horizon, 5), ("Tr", "₫", .horizon, 5), ("億", "USD", .horizon, 5),
    ("億", "円", .horizon, 1), ("ล้าน", "บาท", .horizon, 1), ("%", "p.a.", .horizon, 1),
  ])
  func `units that would read as one word are a word apart`(
    first: String, second: String, generation: Environment.Generation, points: Double
  ) throws {
    let items = [KPIItem.metric("5"), .unit(first), .unit(second)]
    try expect(gap(items, "es-ES", generation, before: 2), is: points)
  }

  /// From right to left, the word is drawn beside the sign, to the left of `₪8.5`.
  @Test func `a Hebrew word is a word apart from a sign before the number`() throws {
    let items = [KPIItem.unit("₪"), .metric("8.5"), .unit("מיליון")]
    try expect(gap(items, "en-US", .horizon, before: 2), is: 5)
  }

  /// The space between an item and the one before it, in points.
  private func gap(
    _ items: [KPIItem], _ locale: String, _ generation: Environment.Generation,
    before index: Int = 1
  ) throws -> Double {
    let parts = try DrawnView(KPIView(items: items)) {
      ($0.locale, $0.generation) = (locale, generation)
    }.root.children
    let gap = parts[index].frame.minX - parts[index - 1].frame.maxX
    return (gap * 1000).rounded() / 1000
  }
}
