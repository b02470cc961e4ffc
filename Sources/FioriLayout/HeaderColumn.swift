import FioriBasics
import FioriElements
import FioriFrames

/// A column beside a header's texts, laid out by itself.
struct HeaderColumn {
  let column: HeaderColumnsElement.Column
  let frame: Frame

  /// What the column takes of the width, in points.
  var taken: Double { frame.size.width + column.spacing }

  /// The baseline that wants to be on the headline's; `nil`: none does.
  var line: Double? { column.placement == .firstBaseline ? frame.baseline : nil }

  /// The column that ends at `end`, with the headline's baseline at `line` and its box at `top`.
  func placed(beforeEnd end: Double, on line: Double, top: Double) -> Frame.Placed {
    let y = self.line.map { line - $0 } ?? top
    return Frame.Placed(origin: Point(x: end - frame.size.width, y: y), frame: frame)
  }
}
