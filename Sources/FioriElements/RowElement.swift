package import FioriModel

/// Parts side by side on one baseline, in the direction of reading.
package struct RowElement: Sendable {
  /// A part and its distance from the one before it.
  package struct Item: Sendable {
    /// Points before the part; of the first, ignored.
    package let leadingSpace: Double
    package let element: Element
    /// Whether the part and its neighbors of the same kind stand from left to right in a row that
    /// runs the other way, as the parts of one number do.
    package var isNumberPart = false

    package init(leadingSpace: Double, element: Element, isNumberPart: Bool = false) {
      self.leadingSpace = leadingSpace
      self.element = element
      self.isNumberPart = isNumberPart
    }
  }

  package let items: [Item]
  /// The font whose line box the row has whatever stands in it, so that neighbors share a line.
  package let strut: Font
  /// At most this wide, in points, however much room there is.
  package let maximumWidth: Double
  /// How far a row that is too wide is scaled down before it is cut.
  package let minimumScale: Double
  /// Whether a row that is scaled down keeps its height and its baseline.
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
