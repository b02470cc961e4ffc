package import FioriLayout
package import FioriModel

/// Parts side by side on a shared baseline, wrapping onto further rows when they run out of space.
package struct FlowElement: Sendable {
  /// The text that replaces the parts that do not fit: `+2 more`.
  package struct Overflow: Sendable {
    /// The text, with a placeholder for the number.
    package let template: String
    package let font: Font
    package let color: RGBA
    /// The part's name in the layout report.
    package let kind: String
    /// Whether the description asks for no more, so that the others are not missed.
    package let isRequested: Bool

    package init(template: String, font: Font, color: RGBA, kind: String, isRequested: Bool = true)
    {
      self.template = template
      self.font = font
      self.color = color
      self.kind = kind
      self.isRequested = isRequested
    }
  }

  package var items: [Element]
  /// The space between two parts of a row, in points.
  package let spacing: Double
  /// The space between two rows, in points.
  package let rowSpacing: Double
  /// The maximum number of rows; `nil` for as many as the parts need.
  package var rowLimit: Int?
  package var alignment = HorizontalAlignment.leading
  /// Whether all parts of a row with a background have the same upper and lower edge, whatever their texts.
  package var hasEqualHeights = false
  /// The overflow text; `nil` to drop the parts that do not fit without a note.
  package var overflow: Overflow?

  package init(
    items: [Element],
    spacing: Double,
    rowSpacing: Double,
    rowLimit: Int? = nil,
    alignment: HorizontalAlignment = HorizontalAlignment.leading,
    hasEqualHeights: Bool = false,
    overflow: Overflow? = nil
  ) {
    self.items = items
    self.spacing = spacing
    self.rowSpacing = rowSpacing
    self.rowLimit = rowLimit
    self.alignment = alignment
    self.hasEqualHeights = hasEqualHeights
    self.overflow = overflow
  }
}
