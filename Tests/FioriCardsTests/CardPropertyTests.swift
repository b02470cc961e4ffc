import FioriRender
import Testing

@testable import TestSupport

/// What holds for every card, tried on two hundred random ones.
@Suite struct CardPropertyTests {
  private static let parts = stride(from: 0, to: 200, by: 20).map { $0..<$0 + 20 }
  private static let tolerance = 0.01

  private let renderer: Renderer

  init() throws {
    renderer = try Renderer()
  }

  private func report(_ seed: Int) throws -> LayoutReport {
    let card = RandomCard(seed: seed)
    return try renderer.drawing(of: Figure(card.view, environment: card.environment)).report
  }

  /// The parts of a card that bear texts; a number and a chart are one each.
  private func texts(of card: LayoutReport.Node) -> [LayoutReport.Node] {
    card.children.filter {
      $0.text?.isEmpty == false || $0.kind == "kpi" || $0.kind == "chartView"
    }
  }

  private func areApart(_ one: Rect, _ other: Rect) -> Bool {
    one.maxX <= other.minX + Self.tolerance || other.maxX <= one.minX + Self.tolerance
      || one.maxY <= other.minY + Self.tolerance || other.maxY <= one.minY + Self.tolerance
      || one.size.width == 0 || other.size.width == 0
  }

  @Test(arguments: parts)
  func `a card has the given width and the documented height`(seeds: Range<Int>) throws {
    for seed in seeds {
      let environment = RandomCard(seed: seed).environment
      let size = try report(seed).size
      try expect(size.width, is: #require(environment.width), "seed \(seed)")
      let grows = environment.contentSizeCategory.rawValue.hasPrefix("accessibility")
      #expect(grows ? size.height >= 192 : size.height == 192, "seed \(seed)")
    }
  }

  @Test(arguments: parts)
  func `nothing leaves its card`(seeds: Range<Int>) throws {
    for seed in seeds {
      let report = try report(seed)
      for node in report.root.flattened {
        let frame = node.frame.insetBy(-(node.lineWidth ?? 0) / 2)
        let isInside =
          frame.minX >= -Self.tolerance && frame.maxX <= report.size.width + Self.tolerance
          && frame.minY >= -Self.tolerance && frame.maxY <= report.size.height + Self.tolerance
        #expect(isInside, "seed \(seed): \(node.kind) \(frame) in \(report.size)")
      }
    }
  }

  @Test(arguments: parts)
  func `no two parts of a card overlap`(seeds: Range<Int>) throws {
    for seed in seeds {
      let texts = texts(of: try report(seed).root)
      for (index, one) in texts.enumerated() {
        for other in texts.dropFirst(index + 1) {
          #expect(
            areApart(one.frame, other.frame),
            "seed \(seed): \(one.kind) \(one.frame), \(other.kind) \(other.frame)")
        }
      }
    }
  }

  @Test(arguments: parts)
  func `a title is never empty`(seeds: Range<Int>) throws {
    for seed in seeds {
      let title = try #require(
        report(seed).root.children.first { $0.kind == "title" }, "seed \(seed)")
      expect(title.text?.hasPrefix("T"), is: true, "seed \(seed): \(title.text ?? "")")
      #expect((title.lineCount ?? 0) > 0, "seed \(seed)")
    }
  }

  @Test(arguments: parts)
  func `a status is on the baseline of the title or below it`(seeds: Range<Int>) throws {
    for seed in seeds {
      let parts = try report(seed).root.children
      guard let title = parts.first(where: { $0.kind == "title" }),
        let status = parts.first(where: { $0.kind == "status" }), let first = title.baseline,
        let second = status.baseline
      else { continue }
      #expect(
        abs(first - second) < 1e-6 || status.frame.minY >= title.frame.maxY - Self.tolerance,
        "seed \(seed)")
    }
  }

  @Test func `several tasks at the same time draw the same bytes`() async throws {
    let cards = (0..<16).map { RandomCard(seed: $0) }
    let expected = try cards.map { try renderer.png(of: $0.view, in: $0.environment) }
    let found = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<4 {
        group.addTask { [renderer] in
          try cards.map { try renderer.png(of: $0.view, in: $0.environment) }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    expect(found.count, is: 4)
    #expect(found.allSatisfy { $0 == expected })
  }
}
