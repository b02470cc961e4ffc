import FioriRender
import Testing

@testable import FioriDocuments
@testable import FioriKPI
@testable import FioriLowering
@testable import TestSupport

/// What holds for every ring and every header, tried on a hundred random ones.
@Suite struct KPIHeaderPropertyTests {
  private static let parts = stride(from: 0, to: 100, by: 20).map { $0..<$0 + 20 }
  private static let tolerance = 0.001

  private let renderer: Renderer

  init() throws {
    renderer = try Renderer()
  }

  private func report(
    _ view: some Component, _ environment: Environment, page: Int? = nil,
    _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> LayoutReport {
    var figure = Figure(view, environment: environment)
    figure.environment.layoutDirection = direction
    figure.page = page
    return try renderer.drawing(of: figure).report
  }

  /// The reports of all of a header's pages.
  private func pages(of header: RandomKPIHeader) throws -> [LayoutReport] {
    let figure = Figure(header.view, environment: header.environment)
    let count = try #require(renderer.drawing(of: figure).pageCount)
    return try (1...count).map { try report(header.view, header.environment, page: $0) }
  }

  private func environment(ofRing seed: Int) -> Environment {
    var chance = Chance(seed: seed + 7_919)
    var environment = RandomKPIHeader.environment(&chance)
    environment.width = nil
    return environment
  }

  /// Notes what of a node lies outside of the one around it, a ring's stroke included.
  private func checkInside(_ node: LayoutReport.Node, of outer: Rect, _ comment: Comment) {
    #expect(node.frame.minX >= outer.minX - Self.tolerance, comment)
    #expect(node.frame.maxX <= outer.maxX + Self.tolerance, comment)
    #expect(node.frame.minY >= outer.minY - Self.tolerance, comment)
    #expect(node.frame.maxY <= outer.maxY + Self.tolerance, comment)
    for child in node.children { checkInside(child, of: node.frame, comment) }
  }

  /// Notes where two nodes are not each other's mirror in a picture of the given width.
  private func checkMirror(
    _ left: LayoutReport.Node, _ right: LayoutReport.Node, in width: Double,
    edge: Double? = nil, _ comment: Comment
  ) throws {
    expect(right.kind, is: left.kind, comment)
    expect(right.text, is: left.text, comment)
    let edge = edge ?? (width - left.frame.maxX)
    #expect(abs(right.frame.minX - edge) < Self.tolerance, comment)
    #expect(abs(right.frame.minY - left.frame.minY) < Self.tolerance, comment)
    #expect(abs(right.frame.size.width - left.frame.size.width) < Self.tolerance, comment)
    #expect(abs(right.frame.size.height - left.frame.size.height) < Self.tolerance, comment)
    try #require(right.children.count == left.children.count, comment)
    let edges = left.mirroredEdges(in: width)
    for ((one, other), edge) in zip(zip(left.children, right.children), edges) {
      try checkMirror(one, other, in: width, edge: edge, comment)
    }
  }

  /// From right to left a ring is the mirror of the one from left to right, and every part lies
  /// inside its view, its stroke too.
  @Test(arguments: parts)
  func `a ring stays inside its view and is mirrored from right to left`(
    seeds: Range<Int>
  ) throws {
    for seed in seeds {
      let view = RandomKPIProgressView(seed: seed).view
      let report = try report(view, environment(ofRing: seed))
      checkInside(report.root, of: Rect(origin: .zero, size: report.size), "seed \(seed)")
      let ring = try #require(report.root.flattened.first { $0.kind == "ring" })
      let overhang = try #require(ring.lineWidth) / 2
      let ink = ring.frame.insetBy(-overhang)
      #expect(ink.minX >= -Self.tolerance && ink.minY >= -Self.tolerance, "seed \(seed)")
      #expect(ink.maxX <= report.size.width + Self.tolerance, "seed \(seed)")
      #expect(ink.maxY <= report.size.height + Self.tolerance, "seed \(seed)")
      let right = try self.report(view, environment(ofRing: seed), .rightToLeft)
      let width = report.root.frame.minX + right.root.frame.maxX
      try checkMirror(report.root, right.root, in: width, "seed \(seed)")
    }
  }

  /// All pages of a header are equally large, every part of them lies inside the one around it, from
  /// right to left they are mirrored, and every KPI that is drawn stands on one of them.
  @Test(arguments: parts)
  func `a header's pages are equally large, inside, mirrored and complete`(
    seeds: Range<Int>
  ) throws {
    for seed in seeds {
      let header = RandomKPIHeader(seed: seed)
      let pages = try pages(of: header)
      expect(Set(pages.map(\.size)).count, is: 1, "seed \(seed)")
      for (index, left) in pages.enumerated() {
        checkInside(left.root, of: Rect(origin: .zero, size: left.size), "seed \(seed)")
        let right = try report(header.view, header.environment, page: index + 1, .rightToLeft)
        try checkMirror(left.root, right.root, in: left.size.width, "seed \(seed)")
      }
      let choice = KPIHeaderItems(
        header.view.items, isOrderForced: header.view.isItemOrderForced, in: .plain)
      let views = pages.map { page in
        page.root.children.filter { $0.kind == "kpiView" || $0.kind == "kpiProgressView" }
      }
      #expect(views.allSatisfy { !$0.isEmpty }, "seed \(seed)")
      // A value without room is left out.
      let marks = views.joined().map { view in
        view.flattened.first { $0.kind == "unit" }?.text?.first
      }
      let expected = choice.items.map { "fαβγδε"[$0.index] }
      expect(marks.count, is: expected.count, "seed \(seed)")
      #expect(zip(marks, expected).allSatisfy { $0 == nil || $0 == $1 }, "seed \(seed)")
    }
  }

  @Test func `several tasks at the same time draw the same bytes`() async throws {
    let headers = (0..<12).map { RandomKPIHeader(seed: $0) }
    let expected = try headers.map { try renderer.png(of: $0.view, in: $0.environment) }
    let found = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<4 {
        group.addTask { [renderer] in
          try headers.map { try renderer.png(of: $0.view, in: $0.environment) }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    expect(found.count, is: 4)
    #expect(found.allSatisfy { $0 == expected })
    expect(Set(expected).count, is: headers.count)
  }
}

extension String {
  /// The character at a place.
  fileprivate subscript(place: Int) -> Character { Array(self)[place] }
}
