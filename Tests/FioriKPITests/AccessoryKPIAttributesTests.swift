import FioriNative
import FioriRender
import Testing

@testable import FioriKPI
@testable import FioriLowering
@testable import TestSupport

/// The style of a KPI beside a header's texts (Docs/sources/headers.md#accessory-kpi).
struct AccessoryKPIAttributesTests {
  private func attributes(
    _ generation: Environment.Generation
  ) -> any KPIAttributesProvider {
    var environment = Environment()
    environment.generation = generation
    return LoweringContext(environment, numbers: ICUNumbers.shared, times: ICUTimes.shared)
      .accessoryKPIAttributes
  }

  @Test func `the classic one is a KPI view's, its digits three quarters as large`() {
    let (small, large) = (attributes(.classic), ClassicKPIAttributes())
    #expect(small.font(for: .metric).size == 36 && small.font(for: .metric).weight == .light)
    #expect(small.font(for: .unit).size == 24 && small.font(for: .unit).weight == .regular)
    expect(small.separatorFont(for: .metric), is: small.font(for: .unit))
    for kerning in [LeadingItemKerning.none, .default, .repeatingUnit, .icon] {
      expect(small.kerning(kerning), is: large.kerning(kerning))
    }
    expect(small.kerning(.repeatingFraction), is: 1.5)
    expect(small.iconSize, is: large.iconSize * 0.75)
    expect(small.captionFont, is: large.captionFont)
    expect(small.captionSpacing, is: 2)
  }

  @Test func `today's is the small one of a KPI view`() {
    let (found, expected) = (attributes(.horizon), HorizonKPIAttributes(size: .small))
    for style in KPIItemStyle.allCases {
      expect(found.font(for: style), is: expected.font(for: style))
    }
    expect(found.iconSize, is: expected.iconSize)
  }
}
