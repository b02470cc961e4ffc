package import FioriBasics
package import FioriModel

/// A part with padding and a background.
package struct BoxElement: Sendable {
  package let content: Element
  package var padding = Insets.zero
  /// The width in points; `nil` for the width of the padded content.
  package var width: Double?
  /// The minimum height in points.
  package var minimumHeight = 0.0
  package var decoration: Decoration?
  /// The part's name in the layout report; `nil` for a box that only groups.
  package var kind: String?

  package init(
    content: Element,
    padding: Insets = Insets.zero,
    width: Double? = nil,
    minimumHeight: Double = 0.0,
    decoration: Decoration? = nil,
    kind: String? = nil
  ) {
    self.content = content
    self.padding = padding
    self.width = width
    self.minimumHeight = minimumHeight
    self.decoration = decoration
    self.kind = kind
  }
}
