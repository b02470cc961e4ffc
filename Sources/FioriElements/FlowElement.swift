package import FioriModel

/// Parts beside each other on one baseline, which go on in further rows where they have no room.
package struct FlowElement: Sendable {
  /// What stands for the parts that have no room: `+2 more`.
  package struct Overflow: Sendable {
    /// What it says, with the place of the number.
    package var template = LocalizedStrings().more
    package let font: Font
    package let color: RGBA
    /// Its name in the layout report.
    package let kind: String

    package init(template: String = LocalizedStrings().more, font: Font, color: RGBA, kind: String)
    {
      self.template = template
      self.font = font
      self.color = color
      self.kind = kind
    }
  }

  package let items: [Element]
  /// Points between two parts of a row.
  package let spacing: Double
  /// Points between two rows.
  package let rowSpacing: Double
  /// `nil`: as many rows as the parts need.
  package var rowLimit: Int?
  package var alignment = HorizontalAlignment.leading
  /// `nil`: what has no room is not told of.
  package var overflow: Overflow?

  package init(
    items: [Element],
    spacing: Double,
    rowSpacing: Double,
    rowLimit: Int? = nil,
    alignment: HorizontalAlignment = HorizontalAlignment.leading,
    overflow: Overflow? = nil
  ) {
    self.items = items
    self.spacing = spacing
    self.rowSpacing = rowSpacing
    self.rowLimit = rowLimit
    self.alignment = alignment
    self.overflow = overflow
  }
}
