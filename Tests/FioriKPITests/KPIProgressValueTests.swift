import FioriRender
import Testing

@testable import TestSupport

/// The value in a ring (Docs/sources/kpi.md#ring-value).
struct KPIProgressValueTests {
  @Test(arguments: [
    (Environment.Generation.classic, Font.Weight.light), (.horizon, .regular),
  ])
  func `digits are light in the classic look, units regular in both`(
    generation: Environment.Generation, weight: Font.Weight
  ) {
    let attributes = RingKPIAttributes(generation: generation)
    expect(attributes.font(for: .metric).weight, is: weight)
    expect(attributes.font(for: .fraction).weight, is: weight)
    expect(attributes.font(for: .unit).weight, is: .regular)
  }

  @Test(arguments: KPIItemStyle.allCases)
  func `separators are as large as units`(style: KPIItemStyle) {
    let attributes = RingKPIAttributes(isFraction: true)
    expect(attributes.separatorFont(for: style), is: attributes.font(for: .unit))
  }

  @Test(arguments: [
    (LeadingItemKerning.none, 0.0, 0.0), (.default, 2, 1.6), (.repeatingUnit, 4, 3.2),
    (.repeatingFraction, 1.5, 1.2),
  ])
  func `kerning is the classic one, a fraction's in proportion to its digits`(
    kerning: LeadingItemKerning, large: Double, small: Double
  ) {
    let points = KPIProgressViewSize.allCases.map { size in
      RingKPIAttributes(generation: .horizon, size: size, isFraction: true).kerning(kerning)
    }
    #expect(abs(points[0] - large) < 1e-9)
    #expect(abs(points[1] - small) < 1e-9)
  }
}
