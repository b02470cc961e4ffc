package import FioriModel

/// A circle that fills clockwise from noon, with a value in it and texts in it or below it.
package struct RingElement: Sendable {
  /// A text that stands in the ring below the value while it has room there, else below the ring.
  package struct Caption: Sendable {
    package let inside: TextElement
    /// Up to this width the text stands inside, in points.
    package let insideWidth: Double
    /// Points between the value's box and the text's.
    package let insideSpacing: Double
    package let below: TextElement

    package init(
      inside: TextElement, insideWidth: Double, insideSpacing: Double, below: TextElement
    ) {
      self.inside = inside
      self.insideWidth = insideWidth
      self.insideSpacing = insideSpacing
      self.below = below
    }
  }

  package let shape: Ring
  /// Points.
  package let diameter: Double
  package var value: RowElement
  package let caption: Caption?
  /// Below the ring, whatever stands in it.
  package let footnote: TextElement?
  /// Points between the ring and the first text below it.
  package let spacing: Double
  /// Points between two texts below it.
  package let lineSpacing: Double
  /// Points below the last text that stands below the ring.
  package let bottomSpace: Double
  /// The part's name in the layout report; `nil` for one that only groups.
  package let kind: String?

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
}
