import FioriRender
import Testing

@testable import TestSupport

/// The laws of space (Docs/layout.md), tried on generated descriptions of all views with texts.
@Suite struct SpaceLawTests {
  private static let seeds = stride(from: 0, to: 200, by: 20).map { $0..<$0 + 20 }
  /// The widths of each size class.
  private static let classes = [300..<668, 668..<1401]

  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  @Test(arguments: seeds)
  func `a text that is whole is whole in every wider view`(seeds: Range<Int>) throws {
    for seed in stride(from: seeds.lowerBound, to: seeds.upperBound, by: Sweep.step) {
      for widths in Self.classes {
        var whole: [String: Int] = [:]
        for width in stride(from: widths.lowerBound, to: widths.upperBound, by: 4 * Sweep.step) {
          let shown = try texts(of: SpaceSample(seed: seed), width: width).filter {
            $0.isTruncated != true
          }
          let found = Set(shown.compactMap(\.text))
          for (text, least) in whole where !found.contains(text) {
            Issue.record("seed \(seed): '\(text)' is whole at \(least), not at \(width)")
            whole[text] = nil
          }
          for text in found where SpaceSample.texts.contains(text) && whole[text] == nil {
            whole[text] = width
          }
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `no text is cut beside empty space`(seeds: Range<Int>) throws {
    for seed in stride(from: seeds.lowerBound, to: seeds.upperBound, by: Sweep.step) {
      let sample = SpaceSample(seed: seed, isShort: true)
      for width in [320, 375, 600, 1024] {
        let cut = try texts(of: sample, width: width).filter { $0.isTruncated == true }
        for node in cut where node.frame.size.width < Double(width) / 2 {
          Issue.record("seed \(seed), width \(width): '\(node.text ?? "")'")
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `an ellipsis falls into no duration and leaves no preposition`(seeds: Range<Int>) throws {
    let ends = ["vor…", "vor 20…", "20…", "seit…", "am…", "5 min…", "5…"]
    for seed in stride(from: seeds.lowerBound, to: seeds.upperBound, by: Sweep.step) {
      for width in stride(from: 120, to: 420, by: 12) {
        for text in try texts(of: SpaceSample(seed: seed), width: width).compactMap(\.text) {
          let isTorn =
            ends.contains { text == $0 || text.hasSuffix(" " + $0) }
            || (text.hasSuffix("…") && text.contains(/20 \p{L}*…$/))
          #expect(!isTorn, "seed \(seed), width \(width): '\(text)'")
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `lines of title and subtitle keep the distance of the title`(seeds: Range<Int>) throws {
    for seed in stride(from: seeds.lowerBound, to: seeds.upperBound, by: Sweep.step) {
      let nodes = try texts(of: SpaceSample(seed: seed), width: 375)
      for (upper, lower) in [("title", "subtitle"), ("headline", "subheadline")] {
        guard let title = nodes.first(where: { $0.kind == upper }), title.lineCount == 1,
          let next = nodes.first(where: { $0.kind == lower }), let first = title.baseline,
          let second = next.baseline, let size = title.fontSize, second > first + 1
        else { continue }
        #expect(second - first >= size * 1.2, "seed \(seed): \(upper) \(first), \(second)")
      }
    }
  }

  @Test(arguments: seeds)
  func `what is left out takes no space`(seeds: Range<Int>) throws {
    for seed in stride(from: seeds.lowerBound, to: seeds.upperBound, by: Sweep.step) {
      let sample = SpaceSample(seed: seed)
      let number = String(repeating: "1234567890", count: 12)
      let with = try report(sample.view(subtitle: number), width: 320)
      let without = try report(sample.view(subtitle: nil), width: 320)
      expect(with.size.height, is: without.size.height, "seed \(seed): \(sample.view())")
    }
  }

  @Test(arguments: seeds)
  func `siblings have one size`(seeds: Range<Int>) throws {
    for seed in stride(from: seeds.lowerBound, to: seeds.upperBound, by: Sweep.step) {
      let sample = SiblingSample(seed: seed)
      for width in [140, 200, 320, 375, 600, 1024] {
        let traits = ", \"contentSizeCategory\": \"\(sample.category)\""
        let root = try report(sample.view, width: width, traits).root
        for (kind, sizes) in sample.groups(in: root) where Set(sizes).count > 1 {
          Issue.record("seed \(seed), width \(width): \(kind) of \(sizes): \(sample.view)")
        }
      }
    }
  }

  private func texts(of sample: SpaceSample, width: Int) throws -> [LayoutReport.Node] {
    try report(sample.view(), width: width).root.flattened.filter { $0.text?.isEmpty == false }
  }

  private func report(_ view: String, width: Int, _ traits: String = "") throws -> LayoutReport {
    let environment =
      #"{"width": \#(width), "generation": "horizon", "locale": "de-DE"\#(traits)}"#
    let json = #"{"environment": \#(environment), "view": \#(view)}"#
    let document = DescribedDocument(json).document
    let figure = try #require(document.figures.first, "\(document.diagnostics): \(json)")
    return try renderer.drawing(of: figure).report
  }
}

/// A view with texts of business, from a seed: a card, a header or a floorplan.
private struct SpaceSample {
  let seed: Int
  /// Whether all texts but one are a letter.
  var isShort = false

  static let texts = [
    "Offene Aufträge", "Lieferantenbewertung im zweiten Quartal", "vor 20 Minuten", "heute",
    "Instandhaltungsauftrag für Elektropumpenmotor", "Zuletzt geprüft am 12. Mai 2026",
    "Hydraulikeinheit 2, Halle B", "Wartet auf Freigabe durch den Einkauf", "Alle anzeigen",
    "1.265.849 Bewertungen", "Bestellung 4500012345", "Genehmigungspflichtig",
  ]

  func view(subtitle: String? = "x") -> String {
    var chance = Chance(seed: seed + 1)
    let long = chance.below(3)
    var count = 0
    func text() -> String {
      defer { count += 1 }
      let text = Self.texts[chance.below(Self.texts.count)]
      return isShort && count != long ? "Ä" : text
    }
    let kind = chance.below(6)
    let (title, first, second) = (text(), text(), text())
    let lower = subtitle.map { $0 == "x" ? first : $0 }
    func line(_ key: String, _ text: String?) -> String {
      text.map { ", \"\(key)\": \"\($0)\"" } ?? ""
    }
    let number = #"[{"metric": "\#(chance.number())"}, {"unit": "€"}]"#
    let chart = #"{"series": [{"values": [1, 2]}]}"#
    switch kind {
    case 0:
      return #"{"type": "kpiCard", "title": "\#(title)", "status": "\#(second)", "#
        + #""kpiItems": [{"metric": "7"}]}"#
    case 1:
      return #"{"type": "chartCard", "title": "\#(title)", "kpiItems": \#(number), "#
        + #""status": "\#(second)", "chartView": \#(chart)}"#
    case 2:
      return #"{"type": "card", "title": "\#(title)", "headerAction": "\#(second)", "#
        + #""cardBody": {"type": "list", "items": [{"title": "\#(title)", "info": "\#(second)"}]}"#
        + line("subtitle", lower) + "}"
    case 3:
      return #"{"type": "objectHeader", "headlineText": "\#(title)", "statusText": "\#(second)""#
        + line("subheadlineText", lower) + "}"
    case 4:
      return #"{"type": "objectHeader", "headlineText": "\#(title)", "#
        + #""descriptionText": "\#(second)", "kpiView": {"items": \#(number)}"#
        + line("subheadlineText", lower) + "}"
    default:
      return #"{"type": "chartFloorplan", "title": "\#(title)", "status": "\#(second)", "#
        + #""chartView": \#(chart)"# + line("subtitle", lower) + "}"
    }
  }
}
