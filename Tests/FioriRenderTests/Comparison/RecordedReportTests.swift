import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// The layout reports that are recorded beside the goldens.
struct RecordedReportTests {
  private func reports() throws -> [(name: String, text: String, report: LayoutReport)] {
    try Golden.all.map { golden in
      let data = try Data(contentsOf: golden.file(".layout.json"))
      let read = try NamedLayoutReport.all(json: Array(data), file: golden.name)
      expect(read.count, is: 1)
      let report = try #require(read.first).report
      return (golden.name, String(decoding: data, as: UTF8.self), report)
    }
  }

  /// Every eighth report: one has dozens of parts, and neighbors differ in a state.
  private func someReports() throws -> [(name: String, report: LayoutReport)] {
    try reports().enumerated().filter { $0.offset.isMultiple(of: 8) }
      .map { ($0.element.name, $0.element.report) }
  }

  @Test func `written values are read back`() throws {
    for (name, text, report) in try reports() {
      expect(report.json + "\n", is: text, "\(name)")
    }
  }

  @Test func `a report does not differ from itself`() throws {
    for (name, _, report) in try reports() {
      expect(LayoutComparison(expected: report, actual: report).changes, is: [], "\(name)")
    }
  }

  @Test func `only the part that moves is reported, and the way back is mirrored`() throws {
    for (name, report) in try someReports() {
      for place in report.root.places.dropFirst() {
        let moved = LayoutReport(
          size: report.size, root: report.root.moving(place, x: 1.5, y: -2.25))
        let there = LayoutComparison(expected: report, actual: moved).changes
        let back = LayoutComparison(expected: moved, actual: report).changes
        expect(there.map(\.aspects), is: [[.moved(x: 1.5, y: -2.25)]], "\(name) \(place)")
        expect(back.map(\.path), is: there.map(\.path), "\(name) \(place)")
        expect(back.map(\.aspects).count, is: 1)
        expect(back.first?.summary.hasSuffix("moved 1.5 pt left and 2.25 pt down"), is: true)
      }
    }
  }
}

extension LayoutReport.Node {
  /// The ways to all parts, each by the places among siblings.
  fileprivate var places: [[Int]] {
    [[]] + children.indices.flatMap { index in children[index].places.map { [index] + $0 } }
  }

  /// The same with one part elsewhere, and all that is in it.
  fileprivate func moving(_ place: [Int], x: Double, y: Double) -> LayoutReport.Node {
    let first = place.first
    let shift = first == nil ? Point(x: x, y: y) : .zero
    return LayoutReport.Node(
      kind: kind, frame: Rect(origin: frame.origin + shift, size: frame.size), text: text,
      lineCount: lineCount, baseline: baseline.map { $0 + shift.y }, fontSize: fontSize, font: font,
      color: color, isTruncated: isTruncated, progress: progress, lineWidth: lineWidth,
      axis: axis,
      marks: marks?.map { mark in
        LayoutReport.Mark(
          series: mark.series, category: mark.category, value: mark.value,
          frame: Rect(origin: mark.frame.origin + shift, size: mark.frame.size),
          angles: mark.angles)
      },
      look: look,
      children: children.enumerated().map { index, child in
        first.map { $0 == index ? child.moving(Array(place.dropFirst()), x: x, y: y) : child }
          ?? child.moving([], x: x, y: y)
      })
  }
}
