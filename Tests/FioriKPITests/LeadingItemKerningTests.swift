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
}
