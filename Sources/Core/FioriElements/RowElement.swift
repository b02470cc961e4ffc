package import FioriModel

/// Parts side by side on a shared baseline, in the reading direction.
package struct RowElement: Sendable {
  /// A part and its distance from the previous part.
  package struct Item: Sendable {
    /// The space before the part, in points; ignored for the first part.
    package let leadingSpace: Double
    package let element: Element

    package init(leadingSpace: Double, element: Element) {
      self.leadingSpace = leadingSpace
      self.element = element
    }

    /// Whether the part stays left to right of the next one of its kind even in a right-to-left row.
    package var readsFromTheLeft: Bool {
      if case .text(let text) = element { text.readsFromTheLeft } else { false }
    }
  }

  package let items: [Item]
  /// The font whose line box sizes the row, whatever its content, so that neighboring rows align.
  package let strut: Font
  /// The maximum width in points, however much room there is.
  package let maximumWidth: Double
  /// The minimum scale of a row that is too wide, before it is truncated.
  package let minimumScale: Double
  /// Whether a scaled-down row keeps its height and its baseline.
  package var keepsHeight = true

  package init(
    items: [Item], strut: Font, maximumWidth: Double, minimumScale: Double, keepsHeight: Bool = true
  ) {
    self.items = items
    self.strut = strut
    self.maximumWidth = maximumWidth
    self.minimumScale = minimumScale
    self.keepsHeight = keepsHeight
  }
}
