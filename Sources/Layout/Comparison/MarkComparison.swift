import FioriBasics

/// The comparison of the marks of a plot.
struct MarkComparison {
  /// The changed values, by series, then category.
  let values: [LayoutValueChange]
  /// The number of marks that moved without a change of their value or of the plot's size.
  let movedCount: Int

  init(_ old: LayoutReport.Node, _ new: LayoutReport.Node) {
    let (oldMarks, newMarks) = (Self.byKey(old.marks ?? []), Self.byKey(new.marks ?? []))
    values = Set(oldMarks.keys).union(newMarks.keys)
      .sorted { ($0.series, $0.category) < ($1.series, $1.category) }
      .compactMap { key in
        let (from, to) = (oldMarks[key]?.value, newMarks[key]?.value)
        return from == to
          ? nil
          : LayoutValueChange(
            series: key.series, category: key.category, expected: from, actual: to)
      }
    let (width, height) = (
      new.frame.size.width - old.frame.size.width, new.frame.size.height - old.frame.size.height
    )
    guard width.isNothing, height.isNothing else {
      movedCount = 0
      return
    }
    movedCount = newMarks.count { key, mark in
      oldMarks[key].map { Self.isMoved($0, old.frame, mark, new.frame) } ?? false
    }
  }

  private struct Place: Hashable {
    let series: Int
    let category: Int
  }

  private static func byKey(
    _ marks: [LayoutReport.Mark]
  ) -> [Place: LayoutReport.Mark] {
    Dictionary(
      marks.map { (Place(series: $0.series, category: $0.category), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func isMoved(
    _ old: LayoutReport.Mark, _ oldPlot: Rect, _ new: LayoutReport.Mark, _ newPlot: Rect
  ) -> Bool {
    let isInPlace = LayoutAxis.allCases.allSatisfy { axis in
      let shift = PartShift(old.frame, new.frame, in: oldPlot, newPlot, along: axis)
      return shift.isUnchanged
    }
    return !isInPlace || old.angles != new.angles
  }
}
