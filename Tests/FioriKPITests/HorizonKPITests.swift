import Testing

@testable import FioriRender
@testable import TestSupport

/// KPI views in today's look (Docs/sources/kpi.md#sizes, Docs/sources/kpi.md#spacing).
struct HorizonKPITests {
  @Test(arguments: KPIItemStyle.allCases)
  func `a value is bold, its separators too`(style: KPIItemStyle) {
    for size in KPIViewSize.allCases {
      let attributes = HorizonKPIAttributes(size: size)
      expect(attributes.font(for: style).weight, is: .bold)
      expect(attributes.separatorFont(for: style), is: attributes.font(for: style))
    }
    expect(HorizonKPIAttributes().captionFont.weight, is: .regular)
  }
}
