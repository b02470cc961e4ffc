import FioriRender
import Testing

@testable import TestSupport

/// What is never larger than the number that it belongs to (Docs/sources/kpi.md#growth).
struct GrownTextTests {
  private static let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

  private func drawn(
    _ view: any Component, _ category: ContentSizeCategory = largest,
    _ generation: Environment.Generation = .classic, width: Double? = nil
  ) throws -> DrawnView {
    try DrawnView(view) {
      $0.generation = generation
      $0.contentSizeCategory = category
      $0.width = width
    }
  }

  private func isNear(_ found: Double?, _ expected: Double) -> Bool {
    found.map { abs($0 - expected) < 1e-9 } ?? false
  }

  @Test(arguments: Environment.Generation.allCases, [320.0, 375, nil] as [Double?])
  func `a KPI view's caption is never larger than its value`(
    generation: Environment.Generation, width: Double?
  ) throws {
    for value in ["2", "294", "1,265,849.98", "1,265,849,998.42"] {
      for category in ContentSizeCategory.allCases {
        let view = KPIView(items: [.unit("$"), .metric(value)], caption: "Sales")
        let parts = try drawn(view, category, generation, width: width)
        let points = try #require(try parts.part("caption").fontSize)
        let digits = try #require(try parts.part("metric").fontSize)
        #expect(points <= digits + 1e-9, "\(value) \(category)")
        #expect(try parts.part("metric").isTruncated != true, "\(value) \(category)")
      }
    }
  }

  @Test(arguments: Environment.Generation.allCases)
  func `a header chart's trend is never larger than its KPI`(
    generation: Environment.Generation
  ) throws {
    let ring = KPIProgressView(
      items: [.fraction("16"), .fraction("/"), .fraction("25")], chartSize: .small)
    for category in ContentSizeCategory.allCases {
      let sized = TextStyle.subheadline.font(category).size
      let short = try drawn(
        SampleHeaderChart.motor { $0.kpiItems = [.metric("78")] }, category, generation)
      try expect(short.part("trend").fontSize, is: sized)
      let long = try drawn(
        SampleHeaderChart.motor { $0.kpiItems = [.metric("1,265,849.98")] }, category, generation)
      let digits = try #require(try long.part("metric").fontSize)
      #expect(isNear(try long.part("trend").fontSize, min(sized, digits)))
      let round = try drawn(
        SampleHeaderChart.motor {
          $0.kpiItems = []
          $0.kpiProgressView = ring
        }, category, generation)
      #expect(isNear(try round.part("trend").fontSize, min(sized, 28.8)))
    }
  }
}
