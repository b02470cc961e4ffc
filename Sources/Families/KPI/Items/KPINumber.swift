import FioriBasics
package import FioriLayout
import FioriModel

extension Element {
  /// The number of a KPI above its caption; `nil` for any other part.
  package var number: RowElement? {
    guard case .column(let column) = self, case .row(let row)? = column.items.first?.element
    else { return nil }
    return row
  }

  /// Returns a KPI with a number of at most a width in points, whatever the usual limit.
  package func limitingNumber(to width: Double) -> Element {
    guard case .column(let column) = self, var row = number else { return self }
    row.maximumWidth = width
    return .column(column.replacingFirst(with: .row(row)))
  }

  /// Whether the number of a KPI is smaller than its font in a frame, or left out.
  package func isNumberShrunk(in frame: Frame) -> Bool {
    guard let natural = number?.textSize else { return false }
    return (frame.numberFrame?.largestTextSize ?? 0) < natural - Self.sizeTolerance
  }

  /// A difference of sizes that rounding may cause, in points.
  package static let sizeTolerance = 0.01
}

extension RowElement {
  /// The size of the largest text, in points; `nil` without texts.
  package var textSize: Double? {
    items.compactMap { item in
      if case .text(let text) = item.element { text.text.runs.map(\.font.size).max() } else { nil }
    }.max()
  }
}

extension ColumnElement {
  fileprivate func replacingFirst(with element: Element) -> ColumnElement {
    let first = items.prefix(1).map {
      Item(
        topSpace: $0.topSpace, element: element, isCaption: $0.isCaption,
        largestShare: $0.largestShare)
    }
    var column = ColumnElement(
      items: first + items.dropFirst(), alignment: alignment, kind: kind, touch: touch)
    column.emptyHeight = emptyHeight
    return column
  }
}

extension Frame {
  /// The number of a KPI, above its caption; `nil` for a part without one.
  package var numberFrame: Frame? {
    guard case .group(let children) = content else { return nil }
    return children.first { $0.frame.kind != "caption" && !$0.frame.isLeftOut }?.frame
  }
}
