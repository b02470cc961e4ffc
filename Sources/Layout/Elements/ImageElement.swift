package import FioriBasics
package import FioriModel

/// An image, either scaled into a box and centered in it, or at its natural size.
package struct ImageElement: Hashable, Sendable {
  /// The way the size of the image is determined.
  package enum Sizing: Hashable, Sendable {
    /// A box in points, regardless of the image's proportions; `ascent` is how far the box reaches
    /// above the baseline of a row.
    case fixedSize(Size, ascent: Double)
    /// The image's own size at one point per pixel, scaled down proportionally if it exceeds the
    /// maximum or the available space. The image has no baseline.
    case intrinsic(maximum: Size)
  }

  package let image: Image
  package let kind: String
  package let origin: DescriptionPath
  package private(set) var sizing: Sizing
  /// The color of a template image.
  package let tint: RGBA
  /// The line width of a built-in icon in points; `nil` for the width it was designed with.
  package var lineWidth: Double?
  /// The corner radius in points, applied to the picture itself, which may be smaller than its box.
  /// Ignored for built-in icons, which have no corners to round.
  package var cornerRadius = 0.0
  /// How the image is scaled into its box; `nil` fills the box with a picture, which has pixels and
  /// no transparent ones, and fits anything else. Built-in icons are always fitted.
  package var contentMode: ImageContentMode? = .fit
  /// The place of the image's name in a style sheet; `nil` for an image of the description.
  package var sheet: SheetSource?
  /// The place of the tint in a style sheet; `nil` if none sets it.
  package var tintSource: SheetSource?

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
  /// Creates an image in a box of a known size.
  package init(
    image: Image, kind: String, origin: DescriptionPath, box: Size, tint: RGBA, ascent: Double,
    lineWidth: Double? = nil, cornerRadius: Double = 0
  ) {
    self.init(
      image: image, kind: kind, origin: origin, sizing: .fixedSize(box, ascent: ascent), tint: tint,
      lineWidth: lineWidth, cornerRadius: cornerRadius)
  }

  /// Returns the image in a box of another size; unchanged if it has its own size.
  func scaled(by factor: Double) -> ImageElement {
    guard case .fixedSize(let box, let ascent) = sizing else { return self }
    var element = self
    element.sizing = .fixedSize(box * factor, ascent: ascent * factor)
    element.lineWidth = lineWidth.map { $0 * factor }
    return element
  }

  /// The largest size that the image can have; its pixels must be fine enough for this size.
  package var maximumSize: Size {
    switch sizing {
    case .fixedSize(let box, _): box
    case .intrinsic(let maximum): maximum
    }
  }

  /// Returns the box that an image of a natural size is shown in.
  package func box(of natural: Size) -> Size {
    switch sizing {
    case .fixedSize(let box, _): box
    case .intrinsic(let maximum):
      Size(
        width: min(natural.width, maximum.width), height: min(natural.height, maximum.height))
    }
  }

  /// The empty part of an icon's box at each of its sides, in points; 0 for an image.
  package var sideMargin: Double {
    guard case .builtin(let name) = image.source, case .fixedSize(let box, _) = sizing
    else { return 0 }
    return name.sideMargin * box.width / name.size.width
  }
}
