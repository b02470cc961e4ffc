package import FioriBasics

/// The size of a picture, in points and in pixels.
package struct PictureSize: Hashable, Sendable {
  /// The size in points, as laid out.
  let layout: Size
  package let grid: PixelGrid

  package init(layout: Size, scale: Double) {
    self.layout = layout
    grid = PixelGrid(scale: scale)
  }

  /// The width in pixels, rounded up; at least one.
  package var pixelWidth: Int { max(1, grid.pixelCount(layout.width)) }
  package var pixelHeight: Int { max(1, grid.pixelCount(layout.height)) }

  /// The size that the pixels cover, in points; an SVG or a PDF has this size, to match the PNG.
  package var canvas: Size {
    Size(width: Double(pixelWidth) / grid.scale, height: Double(pixelHeight) / grid.scale)
  }

  /// Returns why the picture is too large to be drawn, or `nil` if it is not.
  package func objection(_ limits: RenderLimits) -> String? {
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

  /// Returns why the picture is too large for an animated WebP; `nil` if it is not.
  package var objectionToAnimatedWebP: String? {
    let most = Limits.animatedPixelCount
    guard pixelWidth * pixelHeight > most else { return nil }
    return "\(extent) is too large for an animated WebP, which may have \(most) pixels; "
      + "lower the scale or the size, or write an SVG"
  }

  private var extent: String { "picture of \(pixelWidth) × \(pixelHeight) pixels" }
}
