package import FioriBasics
package import FioriModel

/// A part with room around it, on a ground of its own.
package struct BoxElement: Sendable {
  package let content: Element
  package var padding = Insets.zero
  /// Points; `nil`: as wide as the content with its padding.
  package var width: Double?
  /// At least this high, in points.
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
