import FioriBasics
import FioriLayout
import FioriModel

extension Element {
  /// The number of a KPI above its caption; `nil` for any other part.
  var number: RowElement? {
    guard case .column(let column) = self, case .row(let row)? = column.items.first?.element
    else { return nil }
    return row
  }

  /// Returns a KPI with a number of at most a width in points, whatever the usual limit.
  func limitingNumber(to width: Double) -> Element {
    guard case .column(var column) = self, var row = number else { return self }
    row.maximumWidth = width
    column.items[0].element = .row(row)
    return .column(column)
  }

  /// A difference of sizes that rounding may cause, in points.
  static let sizeTolerance = 0.01
}

extension Frame {
  /// The number of a KPI, above its caption; `nil` for a part without one.
  var numberFrame: Frame? {
    guard case .group(let children) = content else { return nil }
    return children.first { $0.frame.kind != "caption" && !$0.frame.isLeftOut }?.frame
  }
}
