/// A circle that fills clockwise from noon, with a value in it and texts in it or below it.
struct RingElement: Hashable, Sendable {
  /// A text that stands in the ring below the value while it has room there, else below the ring.
  struct Caption: Hashable, Sendable {
    let inside: TextElement
    /// Up to this width the text stands inside, in points.
    let insideWidth: Double
    /// Points between the value's box and the text's.
    let insideSpacing: Double
    let below: TextElement
  }

  let shape: Ring
  /// Points.
  let diameter: Double
  var value: RowElement
  let caption: Caption?
  /// Below the ring, whatever stands in it.
  let footnote: TextElement?
  /// Points between the ring and the first text below it.
  let spacing: Double
  /// Points between two texts below it.
  let lineSpacing: Double
  /// Points below the last text that stands below the ring.
  let bottomSpace: Double
  /// The part's name in the layout report; `nil` for one that only groups.
  let kind: String?
}
