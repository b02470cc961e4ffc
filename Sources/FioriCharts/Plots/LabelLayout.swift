package import FioriElements
package import FioriFrames

/// Makes frames of the texts of a chart.
package protocol LabelLayout {
  /// A text in one line, which ends in an ellipsis where it is wider than `maximumWidth` points.
  mutating func label(_ text: StyledText, maximumWidth: Double) throws -> Frame
}

extension LabelLayout {
  /// A text in one line, however wide.
  mutating func label(_ text: StyledText) throws -> Frame {
    try label(text, maximumWidth: .infinity)
  }
}
