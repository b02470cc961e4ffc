package import FioriBasics

/// How large a picture is, in points and in pixels.
package struct PictureSize: Hashable, Sendable {
  /// Points, as laid out.
  let layout: Size
  package let grid: PixelGrid

  package init(layout: Size, scale: Double) {
    self.layout = layout
    grid = PixelGrid(scale: scale)
  }

  /// Pixels, rounded up; at least one.
  package var pixelWidth: Int { max(1, grid.pixelCount(layout.width)) }
  package var pixelHeight: Int { max(1, grid.pixelCount(layout.height)) }

  /// The points that the pixels cover: the size of an SVG or a PDF, so that they lie over the PNG.
  package var canvas: Size {
    Size(width: Double(pixelWidth) / grid.scale, height: Double(pixelHeight) / grid.scale)
  }

  /// Why the picture is too large to be drawn; `nil` when it is not.
  package func objection(_ limits: RenderLimits) -> String? {
    let extent = "picture of \(pixelWidth) × \(pixelHeight) pixels"
    if max(pixelWidth, pixelHeight) > Limits.canvasSide {
      return "\(extent), more than the \(Limits.canvasSide) allowed on a side; "
        + "lower the scale or the size"
    }
    if pixelWidth * pixelHeight > limits.pixelCount {
      return "\(extent), more than the \(limits.pixelCount) allowed; "
        + "lower the scale or the size"
    }
    return nil
  }
}
