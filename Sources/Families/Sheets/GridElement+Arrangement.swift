import FioriBasics
package import FioriLayout
import FioriModel

extension GridElement: Arrangement {
  package var parts: [Element] {
    rows.flatMap { row in row.cells.compactMap(\.self) }
  }

  package func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    try layout.layout(self)
  }
}

extension Element {
  /// Parts in rows and columns.
  package static func grid(_ grid: GridElement) -> Element { .arrangement(grid) }
}

extension PartLayout {
  /// Lays out parts in rows and columns, the columns in the reading direction.
  fileprivate mutating func layout(_ grid: GridElement) throws -> Frame {
    let gaps = grid.spacing * Double(max(grid.columns.count - 1, 0))
    let width = grid.columns.reduce(gaps) { $0 + $1.width }
    var rows: [Frame.Placed] = []
    var y = 0.0
    for row in grid.rows {
      let frame = try layout(row, of: grid, width: width)
      rows.append(Frame.Placed(origin: Point(x: 0, y: y), frame: frame))
      y += frame.size.height
    }
    return Frame(
      size: Size(width: width, height: y), baseline: rows.firstBaseline, content: .group(rows),
      kind: grid.kind)
  }

  private mutating func layout(
    _ row: GridElement.Row, of grid: GridElement, width: Double
  ) throws -> Frame {
    let frames = try zip(row.cells, grid.columns).map { cell, column in
      try cell.map { try frame(of: $0, in: column.width) }
    }
    let height = frames.compactMap { $0?.size.height }.reduce(row.minimumHeight, max)
    var cells: [Frame.Placed] = []
    var start = 0.0
    for (frame, column) in zip(frames, grid.columns) {
      if let frame {
        let left = direction == .leftToRight ? start : width - start - column.width
        let free = Size(
          width: column.width - frame.size.width, height: height - frame.size.height)
        let origin = Point(
          x: left + free.width * column.alignment.leftShare(in: direction),
          y: grid.centersCells ? free.height / 2 : 0)
        cells.append(Frame.Placed(origin: origin, frame: frame))
      }
      start += column.width + grid.spacing
    }
    return Frame(
      size: Size(width: width, height: height), baseline: cells.firstBaseline,
      content: .group(cells), kind: row.kind)
  }
}
