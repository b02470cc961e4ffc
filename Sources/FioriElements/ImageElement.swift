package import FioriBasics
package import FioriModel

/// An image, fitted into a box and centered in it, or as large as it is.
package struct ImageElement: Hashable, Sendable {
  /// What says how large the image is.
  package enum Sizing: Hashable, Sendable {
    /// A box of points, whatever the image's proportions; the ascent is how far the box reaches
    /// above the baseline of a row.
    case box(Size, ascent: Double)
    /// Its own size, a pixel to a point, made smaller in proportion where it is beyond the maximum
    /// or the room; it has no baseline.
    case natural(maximum: Size)
  }

  package let image: Image
  package let kind: String
  package let origin: DescriptionPath
  package let sizing: Sizing
  /// What a template is drawn in.
  package let tint: RGBA
  /// Points of the lines that a built-in icon is drawn with; `nil`: as it is drawn.
  package var lineWidth: Double?
  /// Points, of the picture itself, which may be smaller than its box; a built-in icon has no
  /// corners to be round.
  package var cornerRadius = 0.0

  package init(
    image: Image,
    kind: String,
    origin: DescriptionPath,
    sizing: Sizing,
    tint: RGBA,
    lineWidth: Double? = nil,
    cornerRadius: Double = 0.0
  ) {
    self.image = image
    self.kind = kind
    self.origin = origin
    self.sizing = sizing
    self.tint = tint
    self.lineWidth = lineWidth
    self.cornerRadius = cornerRadius
  }
}

extension ImageElement {
  /// An image in a box of a known size.
  package init(
    image: Image, kind: String, origin: DescriptionPath, box: Size, tint: RGBA, ascent: Double,
    lineWidth: Double? = nil, cornerRadius: Double = 0
  ) {
    self.init(
      image: image, kind: kind, origin: origin, sizing: .box(box, ascent: ascent), tint: tint,
      lineWidth: lineWidth, cornerRadius: cornerRadius)
  }

  /// The largest size that the image can have, for which its pixels have to be fine enough.
  package var maximumSize: Size {
    switch sizing {
    case .box(let box, _): box
    case .natural(let maximum): maximum
    }
  }
}
