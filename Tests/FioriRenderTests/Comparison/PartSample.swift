import FioriRender

@testable import TestSupport

/// A part of a layout report made by hand.
struct PartSample {
  let kind: String
  var x = 0.0
  var y = 0.0
  var width = 40.0
  var height = 10.0
  var text: String?
  var lines: Int?
  var fontSize: Double?
  /// From the upper edge.
  var baseline: Double?
  var color: UInt32?
  var isTruncated: Bool?
  var progress: Double?
  var lineWidth: Double?
  var axis: LayoutReport.Axis?
  var marks: [LayoutReport.Mark]?
  var children: [PartSample] = []

  /// A text at a place, its baseline 8 below its upper edge.
  static func text(
    _ kind: String, _ text: String, _ x: Double = 0, _ y: Double = 0, width: Double = 40
  ) -> PartSample {
    PartSample(
      kind: kind, x: x, y: y, width: width, text: text, lines: 1, fontSize: 10, baseline: 8,
      color: 0x3678_AFFF, isTruncated: false)
  }

  var node: LayoutReport.Node {
    LayoutReport.Node(
      kind: kind, frame: Rect(x: x, y: y, width: width, height: height), text: text,
      lineCount: lines, baseline: baseline.map { y + $0 }, fontSize: fontSize, font: nil,
      color: color.map { RGBA(withAlpha: $0) }, isTruncated: isTruncated, progress: progress,
      lineWidth: lineWidth, axis: axis, marks: marks, children: children.map(\.node))
  }

  /// The report of a picture of 200 × 100 points.
  var report: LayoutReport { LayoutReport(size: Size(width: 200, height: 100), root: node) }

  /// What is in it at a place that its kinds lead to.
  subscript(_ kinds: String...) -> PartSample {
    get { kinds.reduce(self) { part, kind in part.children.first { $0.kind == kind } ?? part } }
    set { self = replacing(kinds[...], with: newValue) }
  }

  /// The part with all that is in it, elsewhere.
  func moved(_ x: Double, _ y: Double) -> PartSample {
    var part = self
    part.x += x
    part.y += y
    part.children = children.map { $0.moved(x, y) }
    return part
  }

  private func replacing(_ kinds: ArraySlice<String>, with other: PartSample) -> PartSample {
    guard let kind = kinds.first else { return other }
    var part = self
    if let index = children.firstIndex(where: { $0.kind == kind }) {
      part.children[index] = children[index].replacing(kinds.dropFirst(), with: other)
    }
    return part
  }
}
