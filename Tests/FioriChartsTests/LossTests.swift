import FioriRender
import Testing

@testable import TestSupport

/// What a report does not show whole, and what the diagnostics say.
struct LossTests {
  private static let texts = [
    "Kraftfahrzeug-Haftpflichtversicherung der Niederlassung Süd", "Umsatz",
    "تقرير المبيعات الشهري",
    "四半期ごとの売上高と営業利益の推移", "Q3", "Wasserverbrauch in Kubikmetern je Einwohner und Jahr",
  ]
  private static func quoted(_ text: String) -> String { "\"\(text)\"" }

  private static func view(_ chance: inout Chance) -> String {
    func text() -> String { quoted(texts[chance.below(texts.count)]) }
    switch chance.below(4) {
    case 0: return RealisticChart(&chance).json
    case 1:
      return """
        {"type": "kpiCard", "title": \(text()), "status": \(text()), \
        "kpiItems": [{"metric": "\(RealisticChart.number(&chance))"}, {"unit": "EUR"}]}
        """
    case 2:
      return """
        {"type": "objectHeader", "headlineText": \(text()), "subheadlineText": \(text()), \
        "bodyText": \(text()), "footnoteText": \(text()), "tags": [\(text()), \(text())], \
        "statusText": \(text())}
        """
    default:
      return """
        {"type": "kpiView", "items": [{"metric": "\(RealisticChart.number(&chance))"}, {"unit": "kg"}], \
        "caption": \(text())}
        """
    }
  }

  private static func nodes(of node: LayoutReport.Node) -> [LayoutReport.Node] {
    [node] + node.children.flatMap(nodes)
  }

  @Test(arguments: 0..<10)
  func `each node that is not whole has a warning, and no other node`(part: Int) throws {
    for seed in part * 50..<(part + 1) * 50 {
      var chance = Chance(seed: seed)
      let view = Self.view(&chance)
      let width = [320, 343, 375, 430, 668, 1_024][chance.below(6)]
      let drawn = try DrawnDescription(
        "{\"environment\": {\"width\": \(width)}, \"view\": \(view)}")
      let root = try #require(drawn.report).root
      let nodes = Self.nodes(of: root)
      let said = drawn.lines.count { $0.contains("truncated to") }
      expect(said, is: nodes.count { $0.isTruncated == true }, "\(seed): \(view)")
      for axis in nodes where axis.kind.hasSuffix("umericAxis") {
        let labels = axis.axis?.labels ?? []
        expect(labels.filter { $0.contains("…") }, is: [], "\(seed)")
        expect(Set(labels).count, is: labels.count, "\(seed): \(view)")
      }
    }
  }

  @Test(arguments: 0..<10)
  func `texts of charts stay apart and in the picture, and all missing ones are reported`(
    part: Int
  ) throws {
    for seed in part * 50..<(part + 1) * 50 {
      var chance = Chance(seed: seed)
      let chart = RealisticChart(&chance)
      let figure = try #require(
        DescribedDocument(
          "{\"environment\": \(chart.environment), \"view\": \(chart.json)}"
        ).document.figures.first)
      try expect(
        RealisticChart.faults(of: chart, LaidOutFigure(figure)), is: [], "\(seed): \(chart.json)")
    }
  }
}
