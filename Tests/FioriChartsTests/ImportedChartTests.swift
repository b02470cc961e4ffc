import Testing

@testable import FioriCharts
@testable import TestSupport

/// The charts of SAPUI5 that the import draws as a type.
struct ImportedChartTests {
  private static func types(_ name: String, _ words: Set<String>) -> [ChartType] {
    ChartType.allCases.filter { type in
      type.kind.imported.contains { $0.matches(name, with: words) }
    }
  }

  @Test(
    arguments: [
      ("line", ["dual", "timeseries"], .line), ("line", ["stacked"], nil),
      ("column", [], .column), ("column", ["timeseries"], .column),
      ("column", ["stacked", "100"], .stackedColumn), ("column", ["100"], nil),
      ("column", ["dual"], .combo), ("column", ["dual", "stacked"], nil), ("bar", [], .bar),
      ("bar", ["timeseries", "stacked"], .stackedBar), ("bar", ["dual"], .combo),
      ("combination", ["horizontal", "dual"], .combo), ("pie", [], .donut),
      ("bullet", ["timeseries"], .bullet), ("verticalbullet", [], .bullet),
      ("verticalbullet", ["timeseries"], nil), ("radar", [], nil),
    ] as [(String, Set<String>, ChartType?)])
  func `a name and the words before it have a type`(
    name: String, words: Set<String>, type: ChartType?
  ) {
    expect(Self.types(name, words), is: [type].compactMap(\.self))
  }

  @Test func `no chart is drawn as two types`() {
    let names = Set(ChartType.allCases.flatMap { $0.kind.imported.map(\.name) })
    let words = ["timeseries", "100", "dual", "horizontal", "stacked"]
    for name in names {
      for bits in 0..<(1 << words.count) {
        let chosen = words.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
        #expect(Self.types(name, Set(chosen)).count <= 1, "\(chosen) \(name)")
      }
    }
  }
}
