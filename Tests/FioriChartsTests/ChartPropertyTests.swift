import FioriRender
import Testing

@testable import TestSupport

/// What holds for every chart, tried on ten random ones of each type.
@Suite struct ChartPropertyTests {
  private static let parts = stride(from: 0, to: 170, by: 17).map { $0..<$0 + 17 }
  private static let tolerance = 0.01

  private let renderer: Renderer

  init() throws {
    renderer = try Renderer()
  }

  private func report(
    _ chart: RandomChart, _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> LayoutReport {
    var figure = Figure(chart.view, environment: chart.environment)
    figure.environment.layoutDirection = direction
    return try renderer.drawing(of: figure).report
  }

  private func isFinite(_ rect: Rect) -> Bool {
    [rect.minX, rect.minY, rect.size.width, rect.size.height].allSatisfy(\.isFinite)
      && rect.size.width >= 0 && rect.size.height >= 0
  }

  private func isInside(_ inner: Rect, _ outer: Rect) -> Bool {
    inner.minX >= outer.minX - Self.tolerance && inner.maxX <= outer.maxX + Self.tolerance
      && inner.minY >= outer.minY - Self.tolerance && inner.maxY <= outer.maxY + Self.tolerance
  }

  private func isMirrored(_ left: Rect, _ right: Rect, in width: Double) -> Bool {
    abs(right.minX - (width - left.maxX)) < Self.tolerance
      && abs(right.minY - left.minY) < Self.tolerance
      && abs(right.size.width - left.size.width) < Self.tolerance
      && abs(right.size.height - left.size.height) < Self.tolerance
  }

  @Test(arguments: parts)
  func `every chart has the given size and all its frames are finite`(
    seeds: Range<Int>
  ) throws {
    for seed in seeds {
      let chart = RandomChart(seed: seed)
      let report = try report(chart)
      expect(report.size.width, is: chart.environment.width, "seed \(seed)")
      expect(report.size.height, is: chart.environment.height, "seed \(seed)")
      for node in report.root.flattened {
        #expect(isFinite(node.frame), "seed \(seed): \(node.kind) \(node.frame)")
        for mark in node.marks ?? [] {
          #expect(isFinite(mark.frame), "seed \(seed): \(mark)")
        }
      }
    }
  }

  @Test(arguments: parts)
  func `a chart that is not tiny contains its axes, its plot and its texts`(
    seeds: Range<Int>
  ) throws {
    for seed in seeds {
      let chart = RandomChart(seed: seed)
      let report = try report(chart)
      guard report.size.width >= 120, report.size.height >= 80 else { continue }
      let whole = Rect(origin: .zero, size: report.size)
      for node in report.root.flattened {
        #expect(
          isInside(node.frame, whole),
          "seed \(seed): \(chart.view.chartType) \(node.kind) \(node.frame) in \(report.size)")
      }
    }
  }

  @Test(arguments: parts)
  func `every value that is read and not missing has a mark`(seeds: Range<Int>) throws {
    for seed in seeds {
      let chart = RandomChart(seed: seed)
      let nodes = try report(chart).root.flattened
      let marks = nodes.compactMap(\.marks).joined()
      let hasNoData = nodes.contains { $0.kind == "noData" }
      expect(
        marks.count, is: (hasNoData ? 0 : chart.markCount), "seed \(seed): \(chart.view.chartType)")
    }
  }

  @Test(arguments: parts)
  func `ticks run from the highest down and ranges upwards`(seeds: Range<Int>) throws {
    for seed in seeds {
      for axis in try report(RandomChart(seed: seed)).root.flattened.compactMap(\.axis) {
        guard let ticks = axis.ticks, let range = axis.range else { continue }
        #expect(ticks.count >= 2, "seed \(seed)")
        #expect(
          zip(ticks, ticks.dropFirst()).allSatisfy { $0 > $1 }, "seed \(seed): \(ticks)")
        #expect(range.lowerBound < range.upperBound, "seed \(seed)")
        #expect(axis.labels.count <= ticks.count, "seed \(seed)")
      }
    }
  }

  @Test(arguments: parts)
  func `a chart from right to left is the mirror of the one from left to right`(
    seeds: Range<Int>
  ) throws {
    for seed in seeds {
      let chart = RandomChart(seed: seed)
      let (left, right) = try (report(chart), report(chart, .rightToLeft))
      let nodes = (left.root.flattened, right.root.flattened)
      expect(nodes.0.map(\.kind).sorted(), is: nodes.1.map(\.kind).sorted(), "seed \(seed)")
      for (one, other) in zip(nodes.0, nodes.1) where one.kind == other.kind {
        // A donut runs clockwise in either direction, and its values with it.
        if chart.view.chartType == .donut, one.kind == "valueLabel" { continue }
        #expect(
          isMirrored(one.frame, other.frame, in: left.size.width),
          "seed \(seed): \(chart.view.chartType) \(one.kind) \(one.frame) \(other.frame)")
        guard chart.view.chartType != .donut else { continue }
        for (mark, mirrored) in zip(one.marks ?? [], other.marks ?? []) {
          #expect(
            isMirrored(mark.frame, mirrored.frame, in: left.size.width),
            "seed \(seed): \(chart.view.chartType) \(mark.frame) \(mirrored.frame)")
        }
      }
    }
  }

  @Test func `several tasks at the same time draw the same bytes`() async throws {
    let charts = (0..<34).map { RandomChart(seed: $0) }
    let expected = try charts.map { try renderer.png(of: $0.view, in: $0.environment) }
    let found = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<4 {
        group.addTask { [renderer] in
          try charts.map { try renderer.png(of: $0.view, in: $0.environment) }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    expect(found.count, is: 4)
    #expect(found.allSatisfy { $0 == expected })
  }
}
