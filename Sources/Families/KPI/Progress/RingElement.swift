package import FioriLayout
import FioriModel

/// A circle that fills clockwise from the top, with a value inside and texts inside or below it.
package struct RingElement: Sendable {
  /// A text placed inside the ring below the value if it fits there, and below the ring otherwise.
  package struct Caption: Sendable {
    /// The text inside; `nil` if it is below the ring as those of the rings beside it.
    package internal(set) var inside: TextElement?
    /// The maximum width, in points, of a text that is placed inside.
    package let insideWidth: Double
    /// The space between the value's box and the text's box, in points.
    package let insideSpacing: Double
    package internal(set) var below: TextElement
  }

  package let shape: Ring
  /// The diameter in points.
  package private(set) var diameter: Double
  package var value: RowElement
  package var caption: Caption?
  /// The text below the ring, whether or not the caption is inside.
  package var footnote: TextElement?
  /// The space between the ring and the first text below it, in points.
  package let spacing: Double
  /// The space between two texts below the ring, in points.
  package let lineSpacing: Double
  /// The space below the last text below the ring, in points.
  package let bottomSpace: Double
  /// The largest size of the texts below the ring, as a fraction of the value's.
  package var largestShare = 1.0
  /// Whether the texts below the ring take as many lines as they need where no width shows them whole.
  package var isHeightFree = false
  /// The part's name in the layout report; `nil` for a ring that only groups.
  package let kind: String?
  /// Whether the ring is a control; `nil` for any other.
  package var touch: Frame.Touch?

  package init(
    shape: Ring,
    diameter: Double,
    value: RowElement,
    caption: Caption?,
    footnote: TextElement?,
    spacing: Double,
    lineSpacing: Double,
    bottomSpace: Double,
    kind: String?
  ) {
    self.shape = shape
    self.diameter = diameter
    self.value = value
    self.caption = caption
    self.footnote = footnote
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.bottomSpace = bottomSpace
    self.kind = kind
  }

  /// Returns the ring with its value in a diameter in points up to its own.
  package func reduced(to diameter: Double) -> RingElement {
    guard diameter < self.diameter else { return self }
    var ring = self
    ring.diameter = diameter
    ring.value.maximumWidth *= diameter / self.diameter
    return ring
  }

  /// The least diameter of a ring whose value can be read, in points (chosen:
  /// Docs/sources/cards.md#widgets).
  package static let leastDiameter = 64.0
}
