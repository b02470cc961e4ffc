import FioriRender

@testable import TestSupport

/// A view with a group of texts that belong together, from a seed: values of an item or of an
/// object, captions of a header, titles of a collection, or facts.
struct SiblingSample {
  let view: String
  let category: String
  /// The part that each group is in, and the kinds of its texts, each of one size.
  private let group: (part: String, kinds: [String])

  init(seed: Int) {
    var chance = Chance(seed: seed + 1)
    category = ["large", "extraExtraExtraLarge", "accessibilityLarge"][chance.below(3)]
    func word() -> String {
      [
        "Ä", "Plan", "Vorjahr", "Instandhaltungsauftrag", "Lieferantenbewertung im zweiten Quartal",
      ][chance.below(5)]
    }
    func number() -> String {
      ["7", "1.265.849", "1.265.849,98", "12.345.678.901.234", "−3,5 %"][chance.below(5)]
    }
    func facts() -> String {
      let facts = (0..<2).map { _ in #"{"title": "\#(word())", "value": "\#(number())"}"# }
      return "[" + facts.joined(separator: ", ") + "]"
    }
    let kpi = #"[{"metric": "1.294"}]"#
    let chart = #"{"series": [{"title": "x", "values": [1, 2]}, {"title": "y", "values": [2, 3]}]}"#
    switch chance.below(6) {
    case 0:
      view = #"{"type": "kpiCard", "title": "A", "kpiItems": \#(kpi), "facts": \#(facts())}"#
      group = ("kpiCard", ["fact.title", "fact.value"])
    case 1:
      view = #"{"type": "chartCard", "title": "A", "kpiItems": \#(kpi), "facts": \#(facts())}"#
      group = ("chartCard", ["fact.title", "fact.value"])
    case 2:
      let items = (0..<4).map { _ in
        #"{"type": "kpiView", "items": [{"metric": "\#(chance.number())"}], "caption": "\#(word())"}"#
      }
      view = #"{"type": "kpiHeader", "items": [\#(items.joined(separator: ", "))]}"#
      group = ("kpiHeader", ["caption"])
    case 3:
      let items = (0..<2).map { _ in
        #"{"title": "\#(word())", "values": ["\#(number())", "\#(number())"]}"#
      }
      view =
        #"{"type": "chartFloorplan", "title": "A", "chartView": \#(chart), "#
        + #""summaryItems": [\#(items.joined(separator: ", "))]}"#
      group = ("summaryItem", ["value"])
    case 4:
      let items = (0..<3).map { _ in #"{"label": "\#(word())", "value": "\#(number())"}"# }
      view =
        #"{"type": "card", "title": "A", "cardBody": {"type": "object", "#
        + #""groups": [{"items": [\#(items.joined(separator: ", "))]}]}}"#
      group = ("object", ["value"])
    default:
      let cards = (0..<3).map { _ in #"{"type": "kpiCard", "title": "\#(word())"}"# }
      view = #"{"type": "cardCollection", "cards": [\#(cards.joined(separator: ", "))]}"#
      group = ("cardCollection", ["title"])
    }
  }

  /// Returns the sizes of the texts of each group in a report, by their kinds, in hundredths of a point.
  func groups(in root: LayoutReport.Node) -> [(kind: String, sizes: [Int])] {
    root.flattened.filter { $0.kind == group.part }.flatMap { part in
      group.kinds.map { kind in
        let names = kind.split(separator: ".").map(String.init)
        let parts =
          names.count == 1 ? [part] : part.flattened.filter { $0.kind == names.first }
        let texts = parts.flatMap(\.flattened).filter { $0.kind == names.last }
        return (kind, texts.compactMap(\.fontSize).map { Int(($0 * 100).rounded()) })
      }
    }
  }
}
