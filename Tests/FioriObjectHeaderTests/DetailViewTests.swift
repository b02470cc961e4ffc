import FioriRender
import Testing

@testable import TestSupport

/// Views other than a header's own chart, as the detail of an object header.
struct DetailViewTests {
  @Test func `an attributes provider sets the fonts of cards and header charts`() throws {
    var card = KPICard()
    card.title = "A"
    card.kpiItems = [.metric("5")]
    card.attributesProvider = KPILook()
    var chart = ObjectHeaderChartView()
    chart.title = "A"
    chart.kpiItems = [.metric("5")]
    chart.attributesProvider = KPILook()
    let size = KPILook().font(for: .metric).size
    for view in [card, chart] as [any Component] {
      let report = try Renderer().drawing(of: Figure(view)).report
      expect(report.root.first("metric")?.fontSize, is: size)
    }
  }

  @Test func `the SDK's names equal the schemes'`() {
    expect(
      [ColorScheme.lightConstant, .darkConstant, .lightBackground, .darkBackground],
      is: [.light, .dark, .light, .dark])
    expect(ColorStyle.tintColor, is: "tintColor")
    expect(ColorStyle.negative, is: "negative")
  }
}

extension LayoutReport.Node {
  /// The first part of a kind.
  fileprivate func first(_ kind: String) -> LayoutReport.Node? {
    self.kind == kind ? self : children.lazy.compactMap { $0.first(kind) }.first
  }
}
