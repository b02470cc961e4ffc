import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// The texts at the corners of a micro area chart: its first and last values above it, its first and
/// last categories below it, and between those above its greatest value and below its least.
struct MicroAreaTexts {
  /// A row's texts at its start, in its middle and at its end.
  private struct Row {
    let first: Frame
    let middle: Frame
    let last: Frame

    var all: [Frame] { [first, middle, last] }
    var height: Double { all.map(\.size.height).max() ?? 0 }
    var isEmpty: Bool { all.allSatisfy { $0.size.width == 0 } }
  }

  private let top: Row
  private let bottom: Row

  init(_ chart: ChartElement, _ labels: inout some LabelLayout) throws {
    let values = chart.data.values.first ?? []
    let known = values.indices.filter { values[$0] != nil }
    let (first, last) = (known.first, known.last)
    let greatest = known.max { (values[$0] ?? 0) < (values[$1] ?? 0) }
    let least = known.min { (values[$0] ?? 0) < (values[$1] ?? 0) }
    func value(_ category: Int?) -> String {
      category.map { chart.valueLabel(series: 0, category: $0) } ?? ""
    }
    let (strong, quiet) = (chart.texts.microLabel, chart.texts.categoryLabel)
    top = Row(
      first: try labels.label(strong.text(value(first))),
      middle: try labels.label(
        quiet.text([first, last].contains(greatest) ? "" : value(greatest))),
      last: try labels.label(strong.text(last == first ? "" : value(last))))
    let count = chart.data.categoryCount
    bottom = Row(
      first: try labels.label(quiet.text(chart.categoryLabel(0))),
      middle: try labels.label(quiet.text([first, last].contains(least) ? "" : value(least))),
      last: try labels.label(quiet.text(count > 1 ? chart.categoryLabel(count - 1) : "")))
  }

  /// Points above the plot.
  var topHeight: Double { top.isEmpty ? 0 : top.height + Self.spacing }

  /// Points below the plot.
  var bottomHeight: Double { bottom.isEmpty ? 0 : bottom.height + Self.descent + Self.spacing }

  func placed(in size: Size, isMirrored: Bool) -> [Frame.Placed] {
    placed(top, y: 0, width: size.width, isMirrored: isMirrored)
      + placed(
        bottom, y: size.height - bottom.height - Self.descent, width: size.width,
        isMirrored: isMirrored)
  }

  private func placed(
    _ row: Row, y: Double, width: Double, isMirrored: Bool
  ) -> [Frame.Placed] {
    let (left, right) = isMirrored ? (row.last, row.first) : (row.first, row.last)
    let middleX = (width - row.middle.size.width) / 2
    let hasRoom =
      middleX >= left.size.width + Self.gap
      && middleX + row.middle.size.width <= width - right.size.width - Self.gap
    let texts = [
      Frame.Placed(origin: Point(x: 0, y: y), frame: left),
      Frame.Placed(origin: Point(x: width - right.size.width, y: y), frame: right),
    ]
    return hasRoom
      ? texts + [Frame.Placed(origin: Point(x: middleX, y: y), frame: row.middle)] : texts
  }

  /// Points between the texts and the plot (SAP's engine, which has no way to this type).
  private static let spacing = 2.0
  /// Points by which letters hang below their box, at the picture's edge.
  private static let descent = 1.0
  /// Points between two texts.
  private static let gap = 4.0
}
